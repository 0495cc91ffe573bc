import { corporatePersonas } from './corporate.personas';
import { otherCardholders } from './other-cardholders.personas';
import type { Persona } from './persona.types';
import { primaryCardholders } from './primary-cardholders.personas';

/** Everyone who can sign in to a demo. To add a persona: an entry in one of the files next to this one. */
export const personas: readonly Persona[] = [
  ...primaryCardholders,
  ...otherCardholders,
  ...corporatePersonas,
];

/** Identifiers of a persona's data, the same on every database. */
export const personaIds = {
  user: (key: string) => `user_${key}`,
  traveler: (person: string, key: string) => `trav_${person}_${key}`,
  account: (person: string, key: string) => `acct_${person}_${key}`,
  card: (person: string, key: string) => `card_${person}_${key}`,
  vaultToken: (person: string, key: string) => `tok_${person}_${key}`,
  credit: (person: string, key: string) => `credit_${person}_${key}`,
  offer: (person: string, key: string) => `offer_${person}_${key}`,
  business: (key: string) => `biz_${key}`,
  policy: (business: string, name: string) => `policy_${business}_${name.toLowerCase()}`,
};
