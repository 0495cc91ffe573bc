import { readWorld } from '../../world/read-world';
import type { Persona } from './persona.types';

/** Every user of the demo, the first one of a person before their users in other businesses. */
export const demoUsers: readonly Persona[] = [
  'primary-cardholders',
  'other-cardholders',
  'corporate',
].flatMap((group) => readWorld<{ people: readonly Persona[] }>(`people/${group}.json`).people);

/** Everyone who can sign in to a demo, in the order of the list. */
export const personas: readonly Persona[] = demoUsers.filter(
  ({ samePersonAs }) => samePersonAs === undefined,
);

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
