import { expect, test } from 'vitest';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { scheduleLines } from './payment-schedule';

const usd = (minorUnits: number) => ({ minorUnits, currencyCode: 'USD' as const });

const plan = (parts: Partial<PaymentPlan> = {}) =>
  ({
    total: usd(120_252),
    amountDue: usd(120_252),
    offer: null,
    credit: null,
    rewards: null,
    ...parts,
  }) as PaymentPlan;

const AT_BOOKING = [{ due: 'Due at the time of booking', amount: usd(120_252) }];

test.each([
  ['the payment is unknown', null, '$1,202.52'],
  ['a card pays for all of it', plan(), '$1,202.52'],
  [
    'credits pay for a part of it',
    plan({ credit: usd(10_000), amountDue: usd(110_252) }),
    '$1,102.52, after $100.00 from travel credits',
  ],
  [
    'an offer, credits and rewards pay for a part of it',
    plan({
      offer: { id: 'offer-1', amount: usd(5_000) },
      credit: usd(10_000),
      rewards: { cash: usd(50_000) } as NonNullable<PaymentPlan['rewards']>,
      amountDue: usd(55_252),
    }),
    '$552.52, after $650.00 from your travel offer, travel credits, and rewards',
  ],
])('[FM-09] [PR-15] while %s, the amount due at booking is %s', (_, paid, text) => {
  expect(scheduleLines(AT_BOOKING, paid)).toEqual([`Due at the time of booking: ${text}`]);
});

test('[FM-09] the parts of an installment payment show their amounts, and a part without an amount its text', () => {
  const parts = [
    { due: 'Due at the time of booking', amount: usd(60_000) },
    { due: 'Due 30 days before check-in', amount: null },
  ];
  expect(scheduleLines(parts, plan({ credit: usd(10_000), amountDue: usd(110_252) }))).toEqual([
    'Due at the time of booking: $600.00',
    'Due 30 days before check-in',
  ]);
});
