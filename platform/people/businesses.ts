import type { Selectable } from 'kysely';
import { readWorld } from '../world/read-world';
import type { PeopleTables, PolicyRules, WhoBooks } from './people.tables';

interface DemoBusiness {
  readonly key: string;
  readonly name: string;
  /** The persona who holds the business's account, and the key of that account. */
  readonly owner: string;
  readonly ownerAccount: string;
  readonly isLive: boolean;
  readonly isApprovalRequired: boolean;
  readonly whoBooks: WhoBooks;
  readonly loyaltyPrograms: Selectable<PeopleTables['businesses']>['loyalty_programs'];
  readonly policies: readonly { name: string; rules: PolicyRules }[];
}

/** The businesses of the corporate personas. */
export const demoBusinesses = readWorld<{ businesses: readonly DemoBusiness[] }>(
  'people/businesses.json',
).businesses;
