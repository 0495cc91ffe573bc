/**
 * A seeded generator (mulberry32 over an FNV-1a hash of the seed): the same seed produces the same catalogue on every machine.
 * Each listing has its own seed, so that a new market does not change the others.
 */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Both ends inclusive. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16777619);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
}

/** # becomes a digit, @ a capital letter except those that are easily misread. */
export const fillPattern = (pattern: string, random: Random): string =>
  pattern.replace(/[#@]/g, (mark) =>
    mark === '#' ? String(random.between(0, 9)) : random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ']),
  );
