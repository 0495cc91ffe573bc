import type { Property } from '../home/property';
import { createRandom } from '../random';
import { createDealer, fill } from './compose';
import { factsOf } from './property-facts';
import { SETTING_TEXTS } from './settings';

export interface Namer {
  /** No two homes get the same. */
  nameOf(property: Property): string;
}

/** Two homes of three have a proper name; the rest, and all when the names are used up, say what they are. */
export function createNamer(): Namer {
  const dealer = createDealer(1);
  return {
    nameOf: (property) => {
      const random = createRandom(`name of ${property.id}`);
      const facts = factsOf(property);
      const { names, descriptiveNames } = SETTING_TEXTS[property.setting];
      const own = random.chance(0.67) ? dealer.deal(names, facts, random, new Set()) : null;
      return (
        own ??
        dealer.deal(descriptiveNames, facts, random, new Set()) ??
        fill(`{Noun} at ${property.houseNumber} {street}, {hood}`, facts)
      );
    },
  };
}
