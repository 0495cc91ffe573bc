/**
 * The demo users, as in `platform/world/people/`; `seed-people.ts` turns them into rows. Days and moments are relative to the day of seeding, so
 * that on a new database credit is never expired and history is never in the future.
 */
import type { components } from '#schema/platform.openapi.ts';
import type { UserAccess } from '../people.tables';

type Schemas = components['schemas'];

export interface Persona {
  /** Part of every identifier of this person. */
  readonly key: string;
  readonly emailAddress: string;
  /** The six digits of the sign-in code. */
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber?: string;
  /** The features that the persona shows, in a few words. */
  readonly role: string;
  /** One sentence for the list of personas. */
  readonly description: string;
  readonly tenant: 'consumer' | 'corporate';
  readonly access?: UserAccess;
  /** Omitted: the persona has never signed in before. */
  readonly lastSignInDaysAgo?: number;
  readonly customerSince: string;
  readonly isAgent?: boolean;
  /** The first one is the default traveler. */
  readonly travelers: readonly PersonaTraveler[];
  readonly accounts: readonly PersonaAccount[];
  readonly cards: readonly PersonaCard[];
  readonly credits: readonly PersonaCredit[];
  readonly offers: readonly PersonaOffer[];
  readonly business?: PersonaBusiness;
  /** The key of the persona who is this user in another business. */
  readonly samePersonAs?: string;
}

interface PersonaTraveler {
  readonly key: string;
  readonly person: Omit<Schemas['Person'], 'id'>;
  /** Travelers are the persona by default. */
  readonly isSomebodyElse?: boolean;
  readonly isGhost?: boolean;
  readonly isPrivate?: boolean;
  readonly addedDaysAgo: number;
}

interface PersonaAccount {
  readonly key: string;
  readonly product: string;
  readonly role: Schemas['RewardsAccount']['customerAccountRole'] &
    ('Primary' | 'AuthorizedUser' | 'AccountManager' | 'NonFinancialUser');
  readonly currency: 'Miles' | 'Points' | 'Cash';
  readonly balance: number;
  readonly redemptionMinimum: number;
  readonly allowsRedemption: boolean;
  readonly lastFour: string;
  readonly lastFourVirtual?: readonly string[];
  readonly isTiered?: boolean;
  readonly useType: 'Personal' | 'Business';
  readonly earn: { homes: number; flights: number; hotels: number; cars: number };
  /** When it was opened; at the start of the customer's relationship by default. */
  readonly opened?: { readonly yearsAgo: number; readonly daysAgo: number };
  /** How long it has been in bad standing; omitted: it is in good standing. */
  readonly badStandingSinceDaysAgo?: number;
  /** The value of one unit in ten-thousandths of a US dollar; 100 (one cent) by default. */
  readonly unitValue?: number;
}

interface PersonaCard {
  readonly key: string;
  /** A valid number without special behavior in the vault. */
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiresInYears: number;
  readonly account: string;
  readonly isVirtual?: boolean;
  readonly addedDaysAgo: number;
}

interface PersonaCredit {
  readonly key: string;
  readonly kind: 'AnnualTravelCredit' | 'OneTimeTravelCredit' | 'LimitedOfferTravelCredit' | 'GoodwillCredit';
  readonly description: string;
  readonly amount: number;
  /** The key of the account whose card includes it, which has no other credit of the kind and the year. */
  readonly account?: string;
  readonly grantedDaysAgo: number;
  readonly expiresInDays?: number;
  /** The events since it was granted. */
  readonly history: readonly {
    daysAgo: number;
    event: 'redeemed' | 'canceled' | 'expired';
    amount: number;
    description: string;
  }[];
}

interface PersonaOffer {
  readonly key: string;
  readonly amount: number;
  readonly descriptions: readonly string[];
  readonly maxApplicableCredit?: number;
  readonly saleStartsInDays?: number;
  readonly expiresInDays: number;
  readonly funnels: readonly ('homes' | 'hotels' | 'flights' | 'cars')[];
  readonly condition?: Schemas['OfferCondition'];
}

interface PersonaBusiness {
  readonly key: string;
  readonly roles: readonly ('Admin' | 'Traveler' | 'Agent')[];
  readonly canViewUsers: boolean;
  readonly canViewAdmin: boolean;
  readonly cardRole: 'Primary' | 'AuthorizedUser' | 'AccountManager' | 'NonFinancialUser';
  /** Name of the travel policy that applies. */
  readonly policy: string;
  /** Key of the business's account. */
  readonly account: string;
}
