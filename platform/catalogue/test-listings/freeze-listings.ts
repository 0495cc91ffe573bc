/** The test listings whose prices can be frozen, with their intended failures (AD-11, AD-13, AD-25). */
import { PARTIAL_AND_FULL } from '../home/cancel-for-any-reason';
import { NON_REFUNDABLE } from '../home/cancellation';
import { priceFreezeRules } from '../pricing/price-freeze';
import type { Scenario } from '../scenario.types';
import type { TestListing } from './test-listing.types';

type FreezeScenario = NonNullable<Scenario['freeze']>;

const frozen = (name: string, does: string, freeze?: FreezeScenario): TestListing => ({
  name,
  does,
  ...(freeze ? { scenario: { freeze } } : {}),
  pricing: { priceFreeze: priceFreezeRules(['HoldTheRoom', 'RoomType'], 'USD') },
});

const PURCHASE_ERRORS = [
  'SetBookParamsFailed',
  'GenericFailed',
  'GenerateCustomOfferFailed',
  'NoAvailability',
];

const EXERCISE_ERRORS = [
  'SetBookParamsFailed',
  'GenericFailed',
  'SimilarFlightsAndRefund',
  'Refund',
  'ProviderError',
  'LikelyFraud',
];

const VOUCHER_ERRORS = [
  'ExchangeRatesFailed',
  'RewardsAccountsFailed',
  'VoucherNotFound',
  'VouchersNotFound',
  'VoucherFailed',
  'VouchersFailed',
  'NoMatchingRoomForVoucher',
  'HotelShopFailed',
  'RoomTypeMismatch',
  'LodgingNotAvailable',
  'MismatchedQuoteForVoucher',
  'QuotePending',
  'QuoteUnavailable',
];

/** The nights of the stay choose the error. */
const byNights = (errors: readonly string[]): string =>
  errors.map((code, index) => `${index + 1} ${code}`).join(', ');

export const FREEZE_LISTINGS: Record<string, TestListing> = {
  'freeze-works': frozen(
    'A price to freeze',
    'Its price can be frozen for seven days, with its nights held or not, and stays what it is.',
  ),
  'freeze-price-rises': frozen(
    'A frozen price that rises',
    'Once its price is frozen, the stay costs 120 more: the frozen price covers all of it.',
    { laterDeltaMinor: 12_000 },
  ),
  'freeze-with-protection': {
    ...frozen(
      'A frozen price that rises, with a protection',
      'Cancel for any reason is sold, and once its price is frozen, the stay costs 120 more. Canceling otherwise gives nothing back.',
      { laterDeltaMinor: 12_000 },
    ),
    changes: { cancellation: NON_REFUNDABLE },
    protection: PARTIAL_AND_FULL,
  },
  'freeze-price-rises-beyond-cap': frozen(
    'A frozen price that rises beyond its cap',
    'Once its price is frozen, the stay costs 620 more: the frozen price covers 500 of it.',
    { laterDeltaMinor: 62_000 },
  ),
  'freeze-price-falls': frozen(
    'A frozen price that falls',
    'Once its price is frozen, the stay costs 90 less, and is booked at that price.',
    { laterDeltaMinor: -9_000 },
  ),
  'freeze-slow': frozen('Freezing takes its time', 'Freezing its price is pending for about eight seconds.', {
    pendingAsks: 5,
  }),
  'freeze-expires-soon': frozen(
    'A price frozen for twenty seconds',
    'Its frozen price ends after twenty seconds, whatever its days say.',
    { secondsToUse: 20 },
  ),
  'freeze-purchase-price-increase': frozen(
    'Freezing costs 12.50 more',
    'FrozenPriceIncreased: the stay costs 12.50 more than the price seen when its price is frozen.',
    { priceChange: { deltaMinor: 1_250, at: 'Purchase' } },
  ),
  'freeze-purchase-price-decrease': frozen(
    'Freezing costs 12.50 less',
    'FrozenPriceDecreased: the stay costs 12.50 less than the price seen when its price is frozen.',
    { priceChange: { deltaMinor: -1_250, at: 'Purchase' } },
  ),
  'freeze-payment-price-increase': frozen(
    'Freezing costs 12.50 more at payment',
    'FrozenPriceIncreasedDuringPayment: the stay costs 12.50 more when the deposit is to be paid.',
    { priceChange: { deltaMinor: 1_250, at: 'Payment' } },
  ),
  'freeze-payment-price-decrease': frozen(
    'Freezing costs 12.50 less at payment',
    'FrozenPriceDecreasedDuringPayment: the stay costs 12.50 less when the deposit is to be paid.',
    { priceChange: { deltaMinor: -1_250, at: 'Payment' } },
  ),
  'freeze-purchase-fails': frozen(
    'Freezing fails, by nights',
    `Freezing its price fails, and the nights of the stay choose the code: ${byNights(PURCHASE_ERRORS)}.`,
    { purchaseErrors: PURCHASE_ERRORS },
  ),
  'freeze-exercise-fails': frozen(
    'Using a frozen price fails, by nights',
    `Its price can be frozen; booking with it fails, and the nights choose the code: ${byNights(EXERCISE_ERRORS)}.`,
    { exerciseErrors: EXERCISE_ERRORS },
  ),
  'freeze-voucher-fails': frozen(
    'Vouchers fail, by nights',
    `Its price can be frozen; its vouchers fail, and the nights choose the code: ${byNights(VOUCHER_ERRORS)}.`,
    { voucherErrors: VOUCHER_ERRORS },
  ),
};
