/**
 * Sentences are handwritten templates: `{slot}` is replaced with a fact, a leading `[a b !c]` lists the facts that must be true.
 * A dealer hands them out like cards, the least used first, so that none is repeated before all have been used.
 */
import type { Random } from '../random';

export interface Facts {
  slots: Readonly<Record<string, string>>;
  /** The tags that a template's leading brackets may contain. */
  tags: ReadonlySet<string>;
}

interface Template {
  needs: string[];
  excludes: string[];
  slots: string[];
  text: string;
}

export interface Dealer {
  /**
   * The next suitable template of the pool, filled in; null when none is suitable. Templates in `said` are not repeated; the new
   * one is added to it.
   */
  deal(pool: readonly string[], facts: Facts, random: Random, said: Set<string>): string | null;
}

/** No identical sentence is used more often than `maxRepeats` times. */
export function createDealer(maxRepeats: number): Dealer {
  const uses = new Map<string, number>();
  const repeats = new Map<string, number>();
  const templates = new Map<string, Template>();
  const templateOf = (source: string): Template => {
    const known = templates.get(source) ?? parse(source);
    templates.set(source, known);
    return known;
  };
  const usesOf = (source: string) => uses.get(source) ?? 0;

  /** Among the least used suitable ones, the first after a random start. */
  const choose = (
    pool: readonly string[],
    facts: Facts,
    start: number,
    refused: Set<string>,
  ): string | null => {
    let best: string | null = null;
    let fewest = Infinity;
    for (let step = 0; step < pool.length && fewest > 0; step += 1) {
      const source = pool[(start + step) % pool.length] ?? '';
      if (usesOf(source) < fewest && !refused.has(source) && isSuitable(templateOf(source), facts)) {
        best = source;
        fewest = usesOf(source);
      }
    }
    return best;
  };

  return {
    deal: (pool, facts, random, said) => {
      if (pool.length === 0) return null;
      const start = random.between(0, pool.length - 1);
      const refused = new Set(said);
      for (;;) {
        const source = choose(pool, facts, start, refused);
        if (source === null) return null;
        const sentence = fill(templateOf(source).text, facts);
        const repeated = repeats.get(sentence) ?? 0;
        if (repeated < maxRepeats) {
          repeats.set(sentence, repeated + 1);
          uses.set(source, usesOf(source) + 1);
          said.add(source);
          return sentence;
        }
        refused.add(source);
      }
    },
  };
}

function parse(source: string): Template {
  const [, conditions, text] = /^(?:\[([^\]]*)\])?([\s\S]*)$/.exec(source) ?? [];
  const words = conditions?.split(/\s+/).filter(Boolean) ?? [];
  if (/\{bedrooms\}-bedroom/i.test(source)) words.push('!studio');
  if (/\{bedrooms\} bedrooms/i.test(source)) words.push('two-plus');
  return {
    needs: words.filter((word) => !word.startsWith('!')),
    excludes: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
    slots: [...source.matchAll(/\{(\w+)\}/g)].map(
      ([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1),
    ),
    text: (text ?? source).trimStart(),
  };
}

const isSuitable = (template: Template, { tags, slots }: Facts) =>
  template.needs.every((need) => tags.has(need)) &&
  !template.excludes.some((excluded) => tags.has(excluded)) &&
  template.slots.every((slot) => slot in slots);

/** `{Slot}` is `{slot}` with a capital first letter; `a {slot}` becomes `an …` when its fact requires it. */
export function fill(text: string, { slots }: Facts): string {
  const valueOf = (name: string): string => {
    const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (value === undefined) throw new Error(`no fact named ${name} for: ${text}`);
    return /^[A-Z]/.test(name) ? capitalize(value) : value;
  };
  return text
    .replace(/\b([Aa]) \{(\w+)\}/g, (_, article: string, name: string) => {
      const value = valueOf(name);
      return `${article}${WITH_AN.test(value) ? 'n' : ''} ${value}`;
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
}

const WITH_AN = /^(eight|eleven|[aio](?!ne\b)|e(?![uw]))/i;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
