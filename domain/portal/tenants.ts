/**
 * The two tenants and all their differences (TN-01, TN-03, TN-04, RW-09, RW-15, RW-16, RW-19, RW-21, EA-04, EA-07). To add a
 * difference, add a column here and read it in the rule; no other code checks a tenant's name. Their brands and telephone numbers
 * (brands.ts) and the names of their cards (card-products.ts) are settings of the operator.
 */
import { type CardNames, DEMONSTRATION_CARD_NAMES, type ProductFamily } from '../card-products';

export type TenantId = 'consumer' | 'corporate';

export interface Tenant {
  readonly id: TenantId;
  readonly layout: 'CONSUMER' | 'BUSINESS';
  readonly fetchesPolicies: boolean;
  /** EA-04: whether the banner shows, or an experiment decides. */
  readonly rewardsBanner: 'ALWAYS' | 'CORPORATE_REWARDS_EARN_BANNER';
  /** EA-07: whether account roles other than Primary see what a booking earns. */
  readonly showsEarningsToEveryRole: boolean;
  /** RW-09: users of a business redeem regardless of their accounts' settings. */
  readonly alwaysAllowRedemption: boolean;
  readonly defaultAdults: number;
  /** RW-04: whether rewards accounts are narrowed to the business of the session. */
  readonly filtersAccountsByBusiness: boolean;
  /** RW-15: families for which split pay is never disabled. */
  readonly splitPayExemptFamilies: readonly ProductFamily[];
}

/** A tenant with the names of its cards, which its operator sets. */
export interface TenantRules extends Tenant, CardNames {}

export const TENANTS: Readonly<Record<TenantId, Tenant>> = {
  consumer: {
    id: 'consumer',
    layout: 'CONSUMER',
    fetchesPolicies: false,
    rewardsBanner: 'ALWAYS',
    showsEarningsToEveryRole: true,
    alwaysAllowRedemption: false,
    defaultAdults: 2,
    filtersAccountsByBusiness: false,
    splitPayExemptFamilies: ['PREMIUM'],
  },
  corporate: {
    id: 'corporate',
    layout: 'BUSINESS',
    fetchesPolicies: true,
    rewardsBanner: 'CORPORATE_REWARDS_EARN_BANNER',
    showsEarningsToEveryRole: false,
    alwaysAllowRedemption: true,
    defaultAdults: 1,
    filtersAccountsByBusiness: true,
    splitPayExemptFamilies: ['PREMIUM', 'BUSINESS'],
  },
};

/** TN-01: the tenant of a runtime setting; any other value is the consumer tenant. */
export const tenantOf = (
  setting: string | null | undefined,
  cardNames: CardNames = DEMONSTRATION_CARD_NAMES,
): TenantRules => ({ ...TENANTS[setting === 'corporate' ? 'corporate' : 'consumer'], ...cardNames });
