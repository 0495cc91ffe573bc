import type { Property } from '../home/property';
import { createRandom } from '../random';
import { SETTINGS } from '../settings';
import { createDealer, fill } from './compose';
import { factsOf } from './property-facts';

export interface Namer {
  /** No two homes get the same. */
  nameOf(property: Property): string;
}

/** Two in three homes have a proper name; the others, and all once the names are used up, have a descriptive one. */
export function createNamer(): Namer {
  const dealer = createDealer(1);
  return {
    nameOf: (property) => {
      const random = createRandom(`name of ${property.id}`);
      const facts = factsOf(property);
      const { names, descriptiveNames } = SETTINGS[property.setting];
      const own = random.chance(0.67) ? dealer.deal(names, facts, random, new Set()) : null;
      return (
        own ??
        dealer.deal(descriptiveNames, facts, random, new Set()) ??
        fill(`{Noun} at ${property.houseNumber} {street}, {hood}`, facts)
      );
    },
  };
}
