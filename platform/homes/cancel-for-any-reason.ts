/**
 * Cancel for any reason, as sold with a stay (AD-04, AD-26): the premium is a share of the price of the stay, and so is the
 * coverage, which is rounded down. It can be used until the check-in time at the home.
 */
import type { components } from '#schema/platform.openapi.ts';
import { momentIn } from '../kernel/dates';
import { shareOf, toFiat } from '../kernel/money';
import type { PriceWriter } from '../payment/rewards/price-in-rewards';
import type { StayRules } from './homes.tables';
import type { ProtectionVariant } from './protection-variant';
import type { Stay } from './stay';

type Schemas = components['schemas'];

/** Without a check-in time of the home, it ends when the day of check-in begins. */
const START_OF_DAY = '00:00';

/** The same variant of the same stay has the same id, whatever its current price. */
const quoteIdOf = (coverage: string, { from, until }: Stay): string =>
  Buffer.from(JSON.stringify(['cancel-for-any-reason', coverage, from, until])).toString('base64url');

/** The price to protect. */
interface ProtectedPrice {
  readonly totalMinor: number;
  /** The part that a frozen price takes off: nobody pays it, so that no coverage refunds it. */
  readonly frozenDiscountMinor?: number | undefined;
}

/** The variants that the home sells with the stay, whether or not they are currently available. */
export const variantsOf = (
  { cancelForAnyReason: sold }: Pick<StayRules, 'cancelForAnyReason'>,
  stay: Stay,
  { totalMinor, frozenDiscountMinor = 0 }: ProtectedPrice,
): ProtectionVariant[] =>
  sold
    ? sold.variants.map(({ coverage, premiumBasisPoints, coverageBasisPoints }) => ({
        quoteId: quoteIdOf(coverage, stay),
        coverage,
        premiumMinor: shareOf(totalMinor, premiumBasisPoints),
        coverageMinor: Math.floor(((totalMinor - frozenDiscountMinor) * coverageBasisPoints) / 10_000),
        coveragePercentage: coverageBasisPoints / 100,
        exercisableUntil: momentIn(sold.timezone, stay.from, sold.checkInTime ?? START_OF_DAY).toISOString(),
      }))
    : [];

export const variantView = (
  variant: ProtectionVariant,
  currencyCode: string,
  writePrice: PriceWriter,
): Schemas['RefundableVariant'] => ({
  quoteId: variant.quoteId,
  coverage: variant.coverage,
  premiumPrices: { total: writePrice(variant.premiumMinor, currencyCode) },
  coverageAmount: toFiat(variant.coverageMinor, currencyCode),
  coveragePercentage: variant.coveragePercentage,
  exercisableUntil: variant.exercisableUntil,
});

/** The variants for a response; empty when the home sells none. */
export function cancelForAnyReasonView(
  rules: Pick<StayRules, 'cancelForAnyReason' | 'scenario'>,
  stay: Stay,
  price: ProtectedPrice & { readonly currencyCode: string },
  writePrice: PriceWriter,
): { cancelForAnyReason?: Schemas['CancelForAnyReasonOffer'] } {
  const { availability = 'Available' } = rules.scenario?.protection ?? {};
  if (!rules.cancelForAnyReason) return {};
  return {
    cancelForAnyReason: {
      availability: { Availability: availability },
      variants:
        availability === 'Available'
          ? variantsOf(rules, stay, price).map((variant) =>
              variantView(variant, price.currencyCode, writePrice),
            )
          : [],
    },
  };
}
