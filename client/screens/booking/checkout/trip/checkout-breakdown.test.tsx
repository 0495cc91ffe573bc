import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { INITIAL_PAYMENT_CHOICE, type PaymentChoice } from '#domain/payment/payment-choice.ts';
import { paymentPlan } from '#domain/payment/payment-plan.ts';
import { points } from '#domain/money/points.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import { SessionContext, type SessionValue } from '#client/app/session/session-context.ts';
import { system } from '#client/app/theme/system.ts';
import {
  PaymentContext,
  QuoteContext,
  type QuoteReading,
  StateContext,
  TripContext,
} from '../flow/checkout-context';
import { INITIAL_CHECKOUT } from '../flow/checkout-state';
import type { PaymentReading } from '../flow/payment/use-payment-reading';
import type { TripFacts } from '../flow/trip/trip-facts';
import { CheckoutBreakdown } from './checkout-breakdown';

/** The breakdown sends no requests. */
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

const usd = (cents: number) => money(cents, 'USD');
const miles = (hundredths: number) => points(hundredths, 'Miles');

const offer = (id: string, cents: number, maxCredit: number | null = null) => ({
  id,
  amount: usd(cents),
  maxApplicableCredit: maxCredit === null ? null : usd(maxCredit),
  saleEventStartOn: null,
  condition: null,
  funnels: [],
});

/** Helen Ortiz's payment options: an offer that stacks with $100 of credit, $215.50 of credit, and more miles than a stay costs. */
const helensWallet = { offers: [offer('stay-50', 5_000, 10_000)], credit: usd(21_550) };
const walletOf = (credit: number, ...offers: ReturnType<typeof offer>[]) => ({ offers, credit: usd(credit) });
const withoutWallet = { offer: { kind: 'NONE' }, credit: { kind: 'NONE' } } as const;
const withRewards = (amount: number | null = null) => ({
  rewards: { accountReferenceId: 'summit', amount: amount === null ? null : miles(amount) },
});
const withCard = { paymentMethodId: 'card' };

interface Row {
  readonly mode: string;
  readonly total: number;
  readonly wallet: ReturnType<typeof walletOf>;
  readonly choice: Partial<PaymentChoice>;
  /** The platform's value of a part of the rewards. */
  readonly worth?: number;
  readonly last4?: string;
  readonly lines: readonly (readonly [label: string, amount: string, note?: string])[];
}

/** The rows of system-tests/payment-modes.test.ts, which books what is shown here. */
const ROWS: readonly Row[] = [
  {
    mode: 'a card',
    total: 74_000,
    wallet: helensWallet,
    choice: { ...withoutWallet, ...withCard },
    last4: '4821',
    lines: [
      ['Total', '$740.00'],
      ['Ending in 4821:', '$740.00'],
      ['Amount due:', '$740.00'],
    ],
  },
  {
    mode: 'rewards',
    total: 52_000,
    wallet: helensWallet,
    choice: { ...withoutWallet, ...withRewards() },
    lines: [
      ['Total', '$520.00'],
      ['Rewards applied:', '−$520.00'],
      ['Amount due:', '$0.00'],
    ],
  },
  {
    mode: 'rewards that are worth a part of a cent, and a card',
    total: 52_000,
    wallet: helensWallet,
    choice: { ...withoutWallet, ...withRewards(1_234_567), ...withCard },
    worth: 12_345,
    last4: '4821',
    lines: [
      ['Total', '$520.00'],
      ['Rewards applied:', '−$123.45'],
      ['Ending in 4821:', '$396.55'],
      ['Amount due:', '$396.55'],
    ],
  },
  {
    mode: 'an offer, credit, rewards and a card',
    total: 74_000,
    wallet: helensWallet,
    choice: { ...withRewards(1_000_001), ...withCard },
    worth: 10_000,
    last4: '4821',
    lines: [
      ['Total', '$740.00'],
      ['Travel offer applied:', '−$50.00'],
      ['Travel credits applied:', '−$100.00'],
      ['Total travel credits applied:', '−$150.00', 'The travel offer and the travel credits together'],
      ['Rewards applied:', '−$100.00'],
      ['Ending in 4821:', '$490.00'],
      ['Amount due:', '$490.00'],
    ],
  },
  {
    mode: 'credit and a card',
    total: 74_000,
    wallet: walletOf(11_550),
    choice: withCard,
    last4: '7730',
    lines: [
      ['Total', '$740.00'],
      ['Travel credits applied:', '−$115.50'],
      ['Ending in 7730:', '$624.50'],
      ['Amount due:', '$624.50'],
    ],
  },
  {
    mode: 'an offer',
    total: 30_000,
    wallet: walletOf(140_000, offer('night-320', 32_000), offer('home-310', 31_000)),
    choice: {},
    lines: [
      ['Total', '$300.00'],
      ['Travel offer applied:', '−$300.00'],
      ['Amount due:', '$0.00'],
    ],
  },
  {
    mode: 'an offer and credit',
    total: 52_000,
    wallet: walletOf(140_000, offer('home-310', 31_000)),
    choice: {},
    lines: [
      ['Total', '$520.00'],
      ['Travel offer applied:', '−$310.00'],
      ['Travel credits applied:', '−$210.00'],
      ['Total travel credits applied:', '−$520.00', 'The travel offer and the travel credits together'],
      ['Amount due:', '$0.00'],
    ],
  },
  {
    mode: 'credit',
    total: 118_000,
    wallet: walletOf(119_000),
    choice: {},
    lines: [
      ['Total', '$1,180.00'],
      ['Travel credits applied:', '−$1,180.00'],
      ['Amount due:', '$0.00'],
    ],
  },
];

const planOf = ({ total, wallet, choice, worth, last4 }: Row) =>
  paymentPlan({
    total: usd(total),
    // A mile is worth a cent.
    tripTotals: [{ accountReferenceId: 'summit', amount: miles(total * 100) }],
    accounts: [
      {
        accountReferenceId: 'summit',
        productDisplayName: 'Larkfield Summit Reserve',
        role: 'PRIMARY',
        balance: miles(18_245_000),
        redemptionMin: miles(0),
        allowRewardsRedemption: true,
      },
    ],
    setting: { tenant: tenantOf('consumer'), listingCollection: 'NO_COLLECTION' },
    wallet,
    gates: { offers: true, credits: true, stacking: true },
    now: new Date('2026-05-01T12:00:00Z'),
    convertedRewards: worth === undefined ? null : usd(worth),
    cardLast4: last4 ?? null,
    choice: { ...INITIAL_PAYMENT_CHOICE, ...choice },
  });

/** The parts of the checkout and of the session that the breakdown reads. */
const trip = { search: { stay: { from: '2026-06-05', until: '2026-06-08' } } } as unknown as TripFacts;
const quoteOf = (row: Row) =>
  ({
    quote: { payNowTotal: { fiat: usd(row.total) }, groupedItems: [], fees: [] },
    freshness: { kind: 'LASTING' },
  }) as unknown as QuoteReading;
const paymentOf = (row: Row) => ({ plan: planOf(row) }) as unknown as PaymentReading;
const session = { state: { session: { isAgent: false } } } as unknown as SessionValue;

test.each(ROWS)(
  'a stay paid with $mode shows its total and the parts of its payment to the cent [PM-14] [PR-10] [PR-15]',
  (row) => {
    render(
      <ApolloProvider client={client}>
        <ChakraProvider value={system}>
          <SessionContext value={session}>
            <TripContext value={trip}>
              <StateContext value={INITIAL_CHECKOUT}>
                <QuoteContext value={quoteOf(row)}>
                  <PaymentContext value={paymentOf(row)}>
                    <CheckoutBreakdown />
                  </PaymentContext>
                </QuoteContext>
              </StateContext>
            </TripContext>
          </SessionContext>
        </ChakraProvider>
      </ApolloProvider>,
    );
    const breakdown = screen.getByRole('region', { name: 'Checkout Breakdown' }).textContent ?? '';
    expect(breakdown.slice(breakdown.indexOf('Total'))).toBe(row.lines.flat().join(''));
  },
);
