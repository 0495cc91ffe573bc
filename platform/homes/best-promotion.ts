/** The discount that takes the most off a stay (LS-27). */
import type { components } from '#schema/platform.openapi.ts';
import type { DiscountRule } from '../catalogue/catalogue.types';
import type { PriceWriter } from '../payment/rewards/price-in-rewards';
import type { AppliedDiscount, StayPrice } from './stay-price';

type BestPromotion = components['schemas']['BestPromotion'];

/** Named by the condition of the discount, so that rules of any catalogue have a type. */
function typeOf(rule: DiscountRule): BestPromotion['type'] {
  if (rule.minNights !== null) return 'LongStay';
  if (rule.maxDaysUntilCheckIn !== null) return 'LastMinute';
  if (rule.minDaysUntilCheckIn !== null) return 'EarlyBooking';
  return rule.checkInFrom !== null || rule.checkInUntil !== null ? 'Sale' : 'Offer';
}

const kindOf = ({ rule }: AppliedDiscount): Pick<BestPromotion, 'type' | 'percentage'> =>
  'basisPoints' in rule
    ? { type: typeOf(rule), percentage: rule.basisPoints / 100 }
    : { type: 'ComplimentaryNight' };

/** Of equal discounts the first; nothing for a stay without discounts. */
export function bestPromotionView(
  { discounts, currencyCode }: Pick<StayPrice, 'discounts' | 'currencyCode'>,
  writePrice: PriceWriter,
): { bestPromotion?: BestPromotion } {
  const [best] = discounts.toSorted((left, right) => right.minor - left.minor);
  if (!best || best.minor === 0) return {};
  return {
    bestPromotion: {
      ...kindOf(best),
      name: best.rule.name,
      amount: writePrice(best.minor, currencyCode),
    },
  };
}
