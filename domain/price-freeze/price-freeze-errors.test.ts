import {
  EXERCISE_ERRORS,
  exerciseErrorCode,
  offersSimilarHomes,
  PURCHASE_ERRORS,
  purchaseErrorCode,
  REFUND_ERRORS,
  refundErrorOf,
  VOUCHER_ERRORS,
  voucherErrorCode,
} from './price-freeze-errors';

test('[AD-13] the lists have the specified errors, each with a text', () => {
  expect(Object.keys(PURCHASE_ERRORS)).toHaveLength(8 + 1);
  expect(Object.keys(EXERCISE_ERRORS)).toHaveLength(6 + 1);
  expect(Object.keys(VOUCHER_ERRORS)).toHaveLength(13 + 1);
  for (const { title, text } of [PURCHASE_ERRORS, EXERCISE_ERRORS, VOUCHER_ERRORS, REFUND_ERRORS].flatMap(
    (list) => Object.values(list),
  )) {
    expect(title).toMatch(/^[A-Z].*\.$/);
    expect(text).toMatch(/^[A-Z].*\.$/);
  }
});

test('[AD-13] wire codes are mapped, and unknown ones become UNKNOWN', () => {
  expect(purchaseErrorCode('FrozenPriceIncreasedDuringPayment')).toBe(
    'FROZEN_PRICE_INCREASED_DURING_PAYMENT',
  );
  expect(exerciseErrorCode('SimilarFlightsAndRefund')).toBe('SIMILAR_FLIGHTS_AND_REFUND');
  expect(voucherErrorCode('NoMatchingRoomForVoucher')).toBe('NO_MATCHING_ROOM_FOR_VOUCHER');
  expect(
    [purchaseErrorCode, exerciseErrorCode, voucherErrorCode].map((read) => read('MoonInTheWrongHouse')),
  ).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
});

test('[VO-13] the errors of refunds are the specified ones, by the state of the frozen price', () => {
  expect(Object.keys(REFUND_ERRORS).toSorted()).toEqual([
    'ALREADY_EXCHANGED',
    'ALREADY_EXERCISED',
    'ALREADY_REFUNDED',
    'NOT_FOUND',
    'UNKNOWN',
  ]);
  expect(['EXCHANGED', 'EXERCISED', 'REFUNDED', 'VALID', 'EXPIRED', null].map(refundErrorOf)).toEqual([
    'ALREADY_EXCHANGED',
    'ALREADY_EXERCISED',
    'ALREADY_REFUNDED',
    'UNKNOWN',
    'UNKNOWN',
    'NOT_FOUND',
  ]);
});

test('[AD-25] similar homes are offered when the stay is no longer available', () => {
  expect(offersSimilarHomes('REFUND')).toBe(true);
  expect(offersSimilarHomes('SIMILAR_FLIGHTS_AND_REFUND')).toBe(true);
  expect(offersSimilarHomes('GENERIC_FAILED')).toBe(false);
  expect(offersSimilarHomes(null)).toBe(false);
});
