import {
  EXERCISE_ERRORS,
  exerciseErrorCode,
  offersSimilarHomes,
  PURCHASE_ERRORS,
  purchaseErrorCode,
  VOUCHER_ERRORS,
  voucherErrorCode,
} from './price-freeze-errors';

test('[AD-13] the lists have the errors of the specification, each with its words', () => {
  expect(Object.keys(PURCHASE_ERRORS)).toHaveLength(8 + 1);
  expect(Object.keys(EXERCISE_ERRORS)).toHaveLength(6 + 1);
  expect(Object.keys(VOUCHER_ERRORS)).toHaveLength(13 + 1);
  for (const { title, text } of [PURCHASE_ERRORS, EXERCISE_ERRORS, VOUCHER_ERRORS].flatMap((list) =>
    Object.values(list),
  )) {
    expect(title).toMatch(/^[A-Z].*\.$/);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});

test('[AD-13] codes of the wire are read, and one that no row names is UNKNOWN', () => {
  expect(purchaseErrorCode('FrozenPriceIncreasedDuringPayment')).toBe(
    'FROZEN_PRICE_INCREASED_DURING_PAYMENT',
  );
  expect(exerciseErrorCode('SimilarFlightsAndRefund')).toBe('SIMILAR_FLIGHTS_AND_REFUND');
  expect(voucherErrorCode('NoMatchingRoomForVoucher')).toBe('NO_MATCHING_ROOM_FOR_VOUCHER');
  expect(
    [purchaseErrorCode, exerciseErrorCode, voucherErrorCode].map((read) => read('MoonInTheWrongHouse')),
  ).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
});

test('[AD-25] similar homes are offered when the stay is no longer available', () => {
  expect(offersSimilarHomes('REFUND')).toBe(true);
  expect(offersSimilarHomes('SIMILAR_FLIGHTS_AND_REFUND')).toBe(true);
  expect(offersSimilarHomes('GENERIC_FAILED')).toBe(false);
  expect(offersSimilarHomes(null)).toBe(false);
});
