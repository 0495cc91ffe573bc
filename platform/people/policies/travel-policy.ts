import type { components } from '#schema/platform.openapi.ts';
import type { Listing } from '../../catalogue/catalogue.types';
import type { Database } from '../../database/connect';
import { toMinor, toUsdMinor } from '../../kernel/money';
import type { PriceWriter } from '../../payment/rewards/price-in-rewards';
import type { PolicyRules } from '../people.tables';

type Schemas = components['schemas'];

/** The policy that applies to a user in the selected business; undefined for everybody else. */
export async function travelPolicyOf(database: Database, userId: string): Promise<PolicyRules | undefined> {
  const row = await database
    .selectFrom('business_members')
    .innerJoin('travel_policies', 'travel_policies.id', 'business_members.policy_id')
    .select('rules')
    .where('user_id', '=', userId)
    .where('is_selected', '=', true)
    .executeTakeFirst();
  return row?.rules;
}

/** Whether a policy allows a home at a nightly price; for homes without stars only the price matters. */
export function isInPolicy(
  { hotels }: PolicyRules,
  { starRating }: { readonly starRating: number | null },
  nightly: { minor: number; currencyCode: string },
): boolean {
  const { maxPricePerNight, allowedStarRatings } = hotels;
  const limit = maxPricePerNight && toMinor(maxPricePerNight.value, maxPricePerNight.currencyCode);
  return (
    (limit === undefined || toUsdMinor(nightly.minor, nightly.currencyCode) <= limit) &&
    (starRating === null || allowedStarRatings.includes(Math.floor(starRating)))
  );
}

/** The user's policy for a listing of the company program. */
export function corporateTravelView(
  policy: PolicyRules | undefined,
  home: Pick<Listing, 'starRating' | 'corporateTravel'>,
  nightly: { minor: number; currencyCode: string },
  writePrice: PriceWriter,
): { corporateTravel?: Schemas['CorporateTravel'] } {
  if (!policy || !home.corporateTravel) return {};
  const limit = policy.hotels.maxPricePerNight;
  return {
    corporateTravel: {
      ...(limit && {
        maxPricePerNight: writePrice(toMinor(limit.value, limit.currencyCode), limit.currencyCode),
      }),
      policyCompliance: { isInPolicy: isInPolicy(policy, home, nightly) },
    },
  };
}
