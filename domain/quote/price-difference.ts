/**
 * Whether the quoted price is still the price that the traveler saw (PD-01 to PD-09). Used by the checkout (the modal) and by the
 * gateway (`book` refuses a total that was not accepted, PD-10).
 */
import { minorUnitsPerUnit } from '../money/currencies';
import { absoluteMoney, type Money, subtractMoney } from '../money/money';
import { formatMoneyWithCode, formatTrimmedMoney } from '../money/money-format';
import { message, type UserMessage } from '../failures/messages';

export type PriceDifference =
  | {
      readonly direction: 'INCREASE' | 'DECREASE';
      /** The absolute change. */
      readonly amount: Money;
    }
  /** Of two currencies none is more than the other. */
  | { readonly direction: 'OTHER_CURRENCY'; readonly quoted: Money };

/** A change of at least one currency unit counts: 0.99 does not, 1.00 does (PD-01). */
const THRESHOLD_UNITS = 1;

/** The change of a price, however small. */
export function priceChange(seen: Money, quoted: Money): PriceDifference {
  if (seen.currencyCode !== quoted.currencyCode) return { direction: 'OTHER_CURRENCY', quoted };
  const change = subtractMoney(quoted, seen);
  return { direction: change.minorUnits > 0 ? 'INCREASE' : 'DECREASE', amount: absoluteMoney(change) };
}

/** The difference that has to be accepted, or null when the quote is close enough to the price that was seen. */
export function priceDifference(seen: Money, quoted: Money): PriceDifference | null {
  const change = priceChange(seen, quoted);
  if (change.direction === 'OTHER_CURRENCY') return change;
  return change.amount.minorUnits < THRESHOLD_UNITS * minorUnitsPerUnit(seen.currencyCode) ? null : change;
}

export interface PriceDifferenceState {
  readonly difference: PriceDifference | null;
  readonly acknowledged: boolean;
  /** PD-09: when false, the traveler is not notified and booking is not blocked. Default true. */
  readonly notifyIfPriceDiffers: boolean;
}

/** PD-03: an unaccepted difference blocks the booking, unless the traveler is not to be notified. */
export const blocksBooking = ({
  difference,
  acknowledged,
  notifyIfPriceDiffers,
}: PriceDifferenceState): boolean => difference !== null && notifyIfPriceDiffers && !acknowledged;

/** PD-04, PD-05, PD-06, PD-08, AD-27: the modal; a quote with an add-on has its own rows. */
export const priceDifferenceMessage = (
  difference: PriceDifference,
  supportPhone: string,
  hasAddOn = false,
): UserMessage =>
  difference.direction === 'OTHER_CURRENCY'
    ? message('CURRENCY_CHANGED', 'pc_price_difference', {
        supportPhone,
        amount: formatMoneyWithCode(difference.quoted),
      })
    : message(
        hasAddOn ? `PRICE_${difference.direction}_WITH_ADD_ON` : `PRICE_${difference.direction}`,
        'pc_price_difference',
        {
          supportPhone,
          amount: formatTrimmedMoney(difference.amount),
        },
      );
