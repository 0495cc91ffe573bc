import { points } from '../money/points';
import { partText, paymentText, rewardsWorthText } from './payment-text';

const dollars = (amount: number) => ({ minorUnits: amount * 100, currencyCode: 'USD' as const });
const card = { label: 'Visa ending in 4821', amount: dollars(410), rewards: null };
const rewards = {
  label: 'Summit Card',
  amount: dollars(90),
  rewards: { value: '9000', currency: 'Miles' },
};

test('[CF-03] a payment is its total and how each part of it was paid', () => {
  expect(paymentText({ total: dollars(500), payments: [rewards, card] })).toBe(
    '$500.00\nSummit Card: 9,000 Miles =\u00a0$90.00\nVisa ending in 4821: $410.00',
  );
});

test('[RW-20] cash back is not said to be worth itself', () => {
  const cash = { label: 'Cash Card', amount: dollars(90), rewards: { value: '90', currency: 'Cash' } };
  expect(partText(cash)).toBe('$90.00');
  expect(rewardsWorthText(points(9_000, 'Cash'), dollars(90))).toBe('$90.00');
  expect(rewardsWorthText(points(9_000, 'Cash'), dollars(89))).toBe('$90.00 for $89.00');
  expect(rewardsWorthText(points(900_000, 'Miles'), dollars(90))).toBe('9,000 Miles for $90.00');
});

test('[CF-03] unknown parts of a payment are omitted', () => {
  expect(paymentText({ total: dollars(500), payments: null })).toBe('$500.00');
  expect(paymentText({ total: null, payments: [card] })).toBe('Visa ending in 4821: $410.00');
  expect(paymentText({ total: null, payments: null })).toBeNull();
});
