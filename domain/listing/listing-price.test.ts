import {
  CLEANING_FEE_TOOLTIP,
  DEFAULT_CARD_ON_FILE_POLICY,
  DEFAULT_PAYMENT_POLICY,
  FEE_LABELS,
  feeLabel,
  linesDifference,
  nightlyBeforeDiscounts,
  rentBeforeDiscounts,
  seemsToMissTotal,
  tripTotalLabel,
} from './listing-price';
import { money } from '../money/money';
import { points } from '../money/points';

const usd = (cents: number) => money(cents, 'USD');

test('[PR-05] the struck-through price is the nightly price plus the discounts per night', () => {
  expect(nightlyBeforeDiscounts(usd(10_000), [usd(3_000), usd(1_000)], 3)).toEqual(usd(11_333));
  expect(nightlyBeforeDiscounts(usd(10_000), [usd(4_000)], 1)).toEqual(usd(14_000));
  expect(nightlyBeforeDiscounts(usd(10_000), [], 3)).toBeNull();
  expect(nightlyBeforeDiscounts(usd(10_000), [usd(4_000)], 0)).toBeNull();
  expect(nightlyBeforeDiscounts(usd(10_000), [usd(0)], 3)).toBeNull();
  expect(nightlyBeforeDiscounts(usd(10_000), [usd(1)], 1)).toEqual(usd(10_001));
  expect(nightlyBeforeDiscounts(usd(10_000), [usd(500)], 0)).toBeNull();
});

test('[PR-07] the trip total, with rewards after a slash', () => {
  expect(tripTotalLabel(usd(123_456))).toBe('Trip total: USD 1,234.56');
  expect(tripTotalLabel(usd(123_456), points(4_115_150, 'Miles'))).toBe(
    'Trip total: USD 1,234.56 / 41,152 Miles',
  );
});

test('[PR-08] the thirteen fee labels', () => {
  expect(Object.values(FEE_LABELS)).toEqual([
    'City Tax',
    'Cleaning Fee',
    'Fee',
    'Service Fee',
    'Hotel Fee',
    'Occupancy Fee',
    'Pet Fee',
    'Property Fee',
    'Recovery Charges Tax',
    'Resort Fee',
    'Sales Tax',
    'Tax',
    'Traveler Service Fee',
  ]);
  expect(feeLabel('CleaningFee', 'Putzgebühr')).toBe('Cleaning Fee');
  expect(feeLabel('RecoveryChargesTax')).toBe('Recovery Charges Tax');
});

test('[PR-17] an unknown kind shows its own name, else Fee', () => {
  expect(feeLabel('LinenFee', 'Linen')).toBe('Linen');
  expect(feeLabel('LinenFee', ' ')).toBe('Fee');
  expect(feeLabel('LinenFee', null)).toBe('Fee');
});

test('[PR-09] [PR-12] [PR-13] the default texts', () => {
  expect(CLEANING_FEE_TOOLTIP).toBe('One-time fee charged to cover the cost of cleaning the space.');
  expect(DEFAULT_PAYMENT_POLICY).toBe('Full payment is due at the time of booking.');
  expect(DEFAULT_CARD_ON_FILE_POLICY).toBe(
    'If you cause damage to the property or incur incidental fees, your card may be charged.',
  );
});

test('[PR-18] the nights and the discounts of a breakdown sum to the rent', () => {
  expect(rentBeforeDiscounts(usd(36_000), [usd(4_000), usd(500)])).toEqual(usd(40_500));
  expect(rentBeforeDiscounts(usd(36_000), [])).toEqual(usd(36_000));
});

test('[PR-18] lines equal their total within 0.01', () => {
  expect(linesDifference([usd(333), usd(333), usd(333)], usd(1_000))).toBeNull();
  expect(linesDifference([usd(333), usd(333), usd(332)], usd(1_000))).toEqual(usd(-2));
  expect(linesDifference([money(99, 'JPY')], money(100, 'JPY'))).toEqual(money(-1, 'JPY'));
});

test('[PR-04] lines in whole units may not add up to the total that they sum to', () => {
  expect(seemsToMissTotal([usd(10_040), usd(-2_020)], usd(8_020))).toBe(false);
  expect(seemsToMissTotal([usd(140), usd(140)], usd(280))).toBe(true);
  expect(seemsToMissTotal([usd(140), usd(100)], usd(240))).toBe(false);
});
