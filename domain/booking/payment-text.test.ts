import { points } from '../money/points';
import { partText, paymentLines, paymentText, rewardsWorthText } from './payment-text';

const dollars = (amount: number) => ({ minorUnits: amount * 100, currencyCode: 'USD' as const });
const card = {
  kind: 'USER_CARD' as const,
  label: 'Visa ending in 4821',
  amount: dollars(410),
  rewards: null,
};
const rewards = {
  kind: 'REWARDS' as const,
  label: 'Summit Card',
  amount: dollars(90),
  rewards: { value: '9000', currency: 'Miles' },
};

test('[CF-03] a payment is its total and how each part of it was paid', () => {
  expect(paymentText({ total: dollars(500), payments: [rewards, card] })).toBe(
    '$500.00\nSummit Card, 9,000 Miles: −$90.00\nYou paid by Visa ending in 4821: $410.00',
  );
});

test('[RW-20] cash back is not said to be worth itself', () => {
  const cash = {
    kind: 'REWARDS' as const,
    label: 'Cash Card',
    amount: dollars(90),
    rewards: { value: '90', currency: 'Cash' },
  };
  expect(partText(cash)).toBe('$90.00');
  expect(rewardsWorthText(points(9_000, 'Cash'), dollars(90))).toBe('$90.00');
  expect(rewardsWorthText(points(9_000, 'Cash'), dollars(89))).toBe('$90.00 for $89.00');
  expect(rewardsWorthText(points(900_000, 'Miles'), dollars(90))).toBe('9,000 Miles for $90.00');
});

test('[CF-03] unknown parts of a payment are omitted', () => {
  expect(paymentText({ total: dollars(500), payments: null })).toBe('$500.00');
  expect(paymentText({ total: null, payments: [card] })).toBe('You paid by Visa ending in 4821: $410.00');
  expect(paymentText({ total: null, payments: null })).toBeNull();
});

test('[PR-18] what is taken off the total has a minus sign and comes first, then what was paid', () => {
  const part = (
    kind: 'TRAVEL_WALLET_OFFER' | 'TRAVEL_WALLET_CREDIT' | 'HOTEL_PRICE_FREEZE_DEPOSIT' | 'UNKNOWN',
    label: string,
  ) => ({
    kind,
    label,
    amount: dollars(50),
    rewards: null,
  });
  const cash = {
    kind: 'REWARDS' as const,
    label: 'Cash Card',
    amount: dollars(90),
    rewards: { value: '90', currency: 'Cash' },
  };
  const parts = [
    card,
    part('TRAVEL_WALLET_OFFER', '$50 off'),
    part('UNKNOWN', 'A voucher'),
    part('TRAVEL_WALLET_CREDIT', 'Credit'),
    cash,
  ];
  expect(paymentLines(parts)).toEqual([
    { label: '$50 off', text: '−$50.00' },
    { label: 'Credit', text: '−$50.00' },
    { label: 'Cash Card', text: '−$90.00' },
    { label: 'You paid by Visa ending in 4821', text: '$410.00' },
    { label: 'You paid by A voucher', text: '$50.00' },
  ]);
  expect(paymentLines([card], true)).toEqual([{ label: 'Reserved on Visa ending in 4821', text: '$410.00' }]);
});
