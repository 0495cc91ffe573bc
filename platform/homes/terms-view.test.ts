import { NON_REFUNDABLE } from '../catalogue/home/cancellation';
import type { CancellationRules } from '../catalogue/cancellation-rules.types';
import { cancellationView, rulesOfStay } from './terms-view';

const IN_TWO_STEPS: CancellationRules = {
  policy: 'PartiallyRefundable',
  primaryText: 'Full refund until 14 days before check-in, 50% until 7 days',
  secondaryText: null,
  deadlines: [
    { daysBeforeCheckIn: 14, refundBasisPoints: 10_000 },
    { daysBeforeCheckIn: 7, refundBasisPoints: 5_000 },
  ],
};
const FREE: CancellationRules = {
  policy: 'FullyRefundable',
  primaryText: 'Free cancellation until 5 days before check-in',
  secondaryText: null,
  deadlines: [{ daysBeforeCheckIn: 5, refundBasisPoints: 10_000 }],
};
const CHECK_IN = '2026-06-20';

test('a stay whose last deadline has passed is not refundable', () => {
  expect(rulesOfStay(FREE, CHECK_IN, '2026-06-15')).toBe(FREE);
  expect(rulesOfStay(FREE, CHECK_IN, '2026-06-16')).toBe(NON_REFUNDABLE);
  expect(cancellationView(FREE, CHECK_IN, '2026-06-16').policy).toEqual({
    Policy: 'NonRefundable',
    primaryText: 'Non-refundable',
    secondaryText: 'The price of this stay is not refunded if you cancel, change the dates or do not arrive.',
    refunds: [],
  });
});

test('after the first of two deadlines only the second one counts', () => {
  expect(rulesOfStay(IN_TWO_STEPS, CHECK_IN, '2026-06-06')).toBe(IN_TWO_STEPS);
  expect(cancellationView(IN_TWO_STEPS, CHECK_IN, '2026-06-07').policy).toEqual({
    Policy: 'PartiallyRefundable',
    primaryText: '50% refund until 7 days before check-in',
    secondaryText:
      'Cancel up to 7 days before check-in for 50% of the price. Later cancellations are not refunded.',
    refunds: [{ until: '2026-06-14T04:00:00.000Z', percent: 50 }],
  });
  expect(rulesOfStay(IN_TWO_STEPS, CHECK_IN, '2026-06-14')).toBe(NON_REFUNDABLE);
});

test('without a check-in day a home has its own policy', () => {
  expect(cancellationView(FREE, undefined, '2026-06-19').policy).toEqual({
    Policy: 'FullyRefundable',
    primaryText: 'Free cancellation until 5 days before check-in',
  });
});
