/**
 * Descriptions: two to four paragraphs. A home has a register (a storyteller, a matter-of-fact host, or a mix of both) and a plan
 * of paragraphs, each on one topic, so that no order, length or tone reveals a pattern. Sentences come from the setting, the
 * shared pools and the market's own notes.
 */
import { readWorld } from '../../world/read-world';
import type { Property } from '../home/property';
import { createRandom, type Random } from '../random';
import { SETTINGS } from '../settings';
import type { Dealer, Facts } from './compose';
import { factsOf } from './property-facts';

interface DescriptionTexts {
  readonly plans: Readonly<Record<'story' | 'mixed' | 'listed', readonly string[]>>;
  /** By topic. */
  readonly sentences: Readonly<Record<string, readonly string[]>>;
}

const TEXTS = readWorld<DescriptionTexts>('texts/descriptions.json');
const STORY_PLANS = plans(TEXTS.plans.story);
const MIXED_PLANS = plans(TEXTS.plans.mixed);
const LISTED_PLANS = plans(TEXTS.plans.listed);

/** Paragraphs separated by |, topics by spaces. */
function plans(sources: readonly string[]): string[][][] {
  return sources.map((source) => source.split(' | ').map((paragraph) => paragraph.split(' ')));
}

function poolsOf(property: Property): Record<string, readonly string[]> {
  const { openings, living, outdoors, table, evenings } = SETTINGS[property.setting];
  return {
    ...TEXTS.sentences,
    opening: openings,
    living,
    outdoors,
    table,
    evening: evenings,
    note: property.market.notes,
  };
}

/** Agencies write lists more often than stories. */
function planOf({ voice }: Property, random: Random): string[][] {
  const roll = random.next() + (voice === 'team' ? 0.25 : 0);
  if (roll < 0.48) return random.pick(STORY_PLANS);
  return random.pick(roll < 0.78 ? MIXED_PLANS : LISTED_PLANS);
}

/** Facts that should be mentioned only once. */
const MENTIONED_ONCE = [
  'kitchenHas',
  'comforts',
  'outsideHas',
  'rooms',
  'beds',
  'areBeds',
  'baths',
  'areBaths',
  'bedroomCount',
  'near',
  'next',
  'third',
  'far',
];

function withoutMentioned(facts: Facts, sentence: string): Facts {
  const heard = sentence.toLowerCase();
  const slots = Object.entries(facts.slots).filter(
    ([name, value]) =>
      !MENTIONED_ONCE.includes(name) || !heard.includes(value.toLowerCase().replace(/^(is|are) /, '')),
  );
  return { tags: facts.tags, slots: Object.fromEntries(slots) };
}

export interface Describer {
  descriptionOf(property: Property): string;
}

/** No paragraph of one description occurs in another. */
export function createDescriber(dealer: Dealer): Describer {
  const written = new Set<string>();
  return {
    descriptionOf: (property) => {
      const random = createRandom(`description of ${property.id}`);
      const pools = poolsOf(property);
      const said = new Set<string>();
      let facts = factsOf(property);
      const sentenceOn = (topic: string): string | null => {
        const sentence = dealer.deal(pools[topic] ?? [], facts, random, said);
        if (sentence !== null) facts = withoutMentioned(facts, sentence);
        return sentence;
      };
      const paragraphOn = (topics: string[]): string => {
        for (;;) {
          const sentences = topics.map(sentenceOn).filter((sentence) => sentence !== null);
          const paragraph = sentences.join(' ');
          if (paragraph === '' || !written.has(paragraph)) {
            written.add(paragraph);
            return paragraph;
          }
        }
      };
      return planOf(property, random)
        .map(paragraphOn)
        .filter((paragraph) => paragraph !== '')
        .join('\n\n');
    },
  };
}
