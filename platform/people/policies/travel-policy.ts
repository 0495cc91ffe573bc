import type { components } from '#schema/platform.openapi.ts';
import type { Listing } from '../../catalogue/catalogue.types';
import type { Database } from '../../database/connect';
import { fiatToUsdMinor, toMinor, toUsdMinor } from '../../kernel/money';
import type { PriceWriter } from '../../payment/rewards/price-in-rewards';
import type { PolicyRules } from '../people.tables';
import { hasApprover } from './approvers';

type Schemas = components['schemas'];

/** The policy of a user in the selected business. */
export interface TravelPolicy {
  /** The rules of the user's tier; null for a user without a tier, whom nothing limits. */
  readonly rules: PolicyRules | null;
  /** Whether bookings out of policy wait for an approval; false where nobody could give it. */
  readonly isApprovalRequired: boolean;
}

/** A limit that a home exceeds. */
export type PolicyReason = 'PricePerNight' | 'StarRating';

interface Nightly {
  readonly minor: number;
  readonly currencyCode: string;
}

type JudgedHome = { readonly starRating: number | null };

/** Undefined for users without a business. */
export async function travelPolicyOf(database: Database, userId: string): Promise<TravelPolicy | undefined> {
  const row = await database
    .selectFrom('business_members')
    .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
    .leftJoin('travel_policies', 'travel_policies.id', 'business_members.policy_id')
    .select(['businesses.id', 'rules', 'is_approval_required'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      rules: row.rules,
      isApprovalRequired: row.is_approval_required && (await hasApprover(database, row.id, userId)),
    }
  );
}

/** The rules of the tiers of these users, by user; none for a user without a tier. */
export async function policyRulesOf(
  database: Pick<Database, 'selectFrom'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PolicyRules>> {
  const rows = await database
    .selectFrom('business_members')
    .innerJoin('travel_policies', 'travel_policies.id', 'business_members.policy_id')
    .select(['user_id', 'rules'])
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id, rules }) => [user_id, rules]));
}

/** Empty for a home in policy. A price may reach its limit; of homes without stars only the price is judged. */
export function outOfPolicyReasons(
  { rules }: Pick<TravelPolicy, 'rules'>,
  { starRating }: JudgedHome,
  nightly: Nightly,
): PolicyReason[] {
  if (rules === null) return [];
  const { maxPricePerNight, allowedStarRatings } = rules.hotels;
  const limit = maxPricePerNight && fiatToUsdMinor(maxPricePerNight);
  return [
    ...(limit !== undefined && toUsdMinor(nightly.minor, nightly.currencyCode) > limit
      ? (['PricePerNight'] as const)
      : []),
    ...(starRating !== null && !allowedStarRatings.includes(Math.floor(starRating))
      ? (['StarRating'] as const)
      : []),
  ];
}

/** How a home complies with the user's policy, and whether it is in the program; nothing for users without a business. */
export function corporateTravelView(
  policy: TravelPolicy | undefined,
  home: JudgedHome & Pick<Listing, 'corporateTravel'>,
  nightly: Nightly,
  writePrice: PriceWriter,
): { corporateTravel?: Schemas['CorporateTravel']; hasCorporateRates?: boolean } {
  if (!policy) return {};
  const { maxPricePerNight: limit, allowedStarRatings } = policy.rules?.hotels ?? {};
  const reasons = outOfPolicyReasons(policy, home, nightly);
  return {
    hasCorporateRates: home.corporateTravel !== null,
    corporateTravel: {
      ...(limit && {
        maxPricePerNight: writePrice(toMinor(limit.value, limit.currencyCode), limit.currencyCode),
      }),
      ...(allowedStarRatings && { allowedStarRatings }),
      policyCompliance: { isInPolicy: reasons.length === 0, reasons },
    },
  };
}
