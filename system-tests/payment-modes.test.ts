/**
 * All payment combinations for a stay (PM-14), over the graph: the payment plan before the booking matches the ledger, the card
 * vault and the trip after it, to the cent and to the hundredth of a mile. A night in Testing Harbor costs 200, the cleaning 80,
 * the tax 20 a night.
 */
import { gql } from 'graphql-tag';
import { type Books, openBooks } from './testing/books';
import { type Credentials, demand, signIn } from './testing/graph';
import { type Amount, book, bookingEnd, type Payment, planOf, readyToBook } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';

const odileFontaine = { emailAddress: 'odile.fontaine@larkfield.example', code: '553100' } as const;

const BEST_OFFER = { offer: { take: 'BEST' } };
const ALL_CREDIT = { credit: { take: 'MAXIMUM' } };
const ALL_MILES = {
  rewards: { accountReferenceId: 'acct_helen_summit', quantity: { take: 'MAXIMUM' } },
};
const miles = (value: string) => ({
  rewards: { accountReferenceId: 'acct_helen_summit', quantity: { value } },
});

interface PaymentMode {
  readonly mode: string;
  readonly traveler: 'helen' | 'odile';
  readonly nights: number;
  readonly payment: Payment;
  /** The mode and the lines of the payment plan. */
  readonly plan: readonly [string, ...(readonly [string, string])[]];
  /** The parts of the payment in the list of trips. */
  readonly payments: readonly TripPayment[];
  readonly entries: Readonly<Record<string, number>>;
  readonly charged: readonly { readonly last4: string; readonly cents: number }[];
}

interface TripPayment {
  readonly label: string;
  readonly amount: string;
  readonly rewards?: string;
}

/** In this order: each booking reduces the offers and credit of the next one. */
const MODES: readonly PaymentMode[] = [
  {
    mode: 'a card',
    traveler: 'helen',
    nights: 3,
    payment: { paymentMethodId: 'card_helen_summit' },
    plan: ['CARD_ONLY', ['Total', '740.00'], ['Ending in 4821:', '740.00'], ['Amount due:', '740.00']],
    payments: [{ label: 'Visa ending in 4821', amount: '740.00' }],
    entries: { 'CardCaptured CardClearing USD': -74_000, 'CardCaptured Revenue USD': 74_000 },
    charged: [{ last4: '4821', cents: 74_000 }],
  },
  {
    mode: 'rewards',
    traveler: 'helen',
    nights: 2,
    payment: ALL_MILES,
    plan: ['REWARDS_ONLY', ['Total', '520.00'], ['Rewards applied:', '520.00'], ['Amount due:', '0.00']],
    payments: [{ label: 'Larkfield Summit Reserve', amount: '520.00', rewards: '52000.00 Miles' }],
    entries: {
      'RewardsRedeemed RewardsDue USD': -52_000,
      'RewardsRedeemed Revenue USD': 52_000,
      'RewardsRedeemed acct_helen_summit Miles': -5_200_000,
      'RewardsRedeemed RewardsIssuer Miles': 5_200_000,
    },
    charged: [],
  },
  {
    mode: 'rewards that are worth a part of a cent, and a card',
    traveler: 'helen',
    nights: 2,
    payment: { ...miles('12345.67'), paymentMethodId: 'card_helen_summit' },
    plan: [
      'SPLIT',
      ['Total', '520.00'],
      ['Rewards applied:', '123.45'],
      ['Ending in 4821:', '396.55'],
      ['Amount due:', '396.55'],
    ],
    payments: [
      { label: 'Larkfield Summit Reserve', amount: '123.45', rewards: '12345.67 Miles' },
      { label: 'Visa ending in 4821', amount: '396.55' },
    ],
    entries: {
      'RewardsRedeemed RewardsDue USD': -12_345,
      'RewardsRedeemed acct_helen_summit Miles': -1_234_567,
      'RewardsRedeemed RewardsIssuer Miles': 1_234_567,
      'RewardsRedeemed Revenue USD': 12_345,
      'CardCaptured CardClearing USD': -39_655,
      'CardCaptured Revenue USD': 39_655,
    },
    charged: [{ last4: '4821', cents: 39_655 }],
  },
  {
    mode: 'an offer, credit, rewards and a card',
    traveler: 'helen',
    nights: 3,
    payment: {
      ...BEST_OFFER,
      ...ALL_CREDIT,
      ...miles('10000.01'),
      paymentMethodId: 'card_helen_summit',
    },
    plan: [
      'SPLIT',
      ['Total', '740.00'],
      ['Travel offer applied:', '50.00'],
      ['Travel credits applied:', '100.00'],
      ['Total travel credits applied:', '150.00'],
      ['Rewards applied:', '100.00'],
      ['Ending in 4821:', '490.00'],
      ['Amount due:', '490.00'],
    ],
    payments: [
      { label: '$50 off a vacation rental', amount: '50.00' },
      { label: 'Travel credit', amount: '100.00' },
      { label: 'Larkfield Summit Reserve', amount: '100.00', rewards: '10000.01 Miles' },
      { label: 'Visa ending in 4821', amount: '490.00' },
    ],
    entries: {
      'OfferRedeemed OfferFunding USD': -5_000,
      'OfferRedeemed Revenue USD': 5_000,
      'CreditRedeemed credit_helen_annual USD': -10_000,
      'CreditRedeemed Revenue USD': 10_000,
      'RewardsRedeemed RewardsDue USD': -10_000,
      'RewardsRedeemed acct_helen_summit Miles': -1_000_001,
      'RewardsRedeemed RewardsIssuer Miles': 1_000_001,
      'RewardsRedeemed Revenue USD': 10_000,
      'CardCaptured CardClearing USD': -49_000,
      'CardCaptured Revenue USD': 49_000,
    },
    charged: [{ last4: '4821', cents: 49_000 }],
  },
  {
    mode: 'credit and a card',
    traveler: 'helen',
    nights: 3,
    payment: { ...BEST_OFFER, ...ALL_CREDIT, paymentMethodId: 'card_helen_cash' },
    plan: [
      'CARD_ONLY',
      ['Total', '740.00'],
      ['Travel credits applied:', '115.50'],
      ['Ending in 7730:', '624.50'],
      ['Amount due:', '624.50'],
    ],
    payments: [
      { label: 'Travel credit', amount: '115.50' },
      { label: 'Mastercard ending in 7730', amount: '624.50' },
    ],
    entries: {
      'CreditRedeemed credit_helen_annual USD': -11_550,
      'CreditRedeemed Revenue USD': 11_550,
      'CardCaptured CardClearing USD': -62_450,
      'CardCaptured Revenue USD': 62_450,
    },
    charged: [{ last4: '7730', cents: 62_450 }],
  },
  {
    mode: 'an offer',
    traveler: 'odile',
    nights: 1,
    payment: { ...BEST_OFFER, ...ALL_CREDIT },
    plan: ['OFFER_ONLY', ['Total', '300.00'], ['Travel offer applied:', '300.00'], ['Amount due:', '0.00']],
    payments: [{ label: 'A night on us, up to $320', amount: '300.00' }],
    entries: { 'OfferRedeemed OfferFunding USD': -30_000, 'OfferRedeemed Revenue USD': 30_000 },
    charged: [],
  },
  {
    mode: 'an offer and credit',
    traveler: 'odile',
    nights: 2,
    payment: { ...BEST_OFFER, ...ALL_CREDIT },
    plan: [
      'OFFER_AND_CREDITS',
      ['Total', '520.00'],
      ['Travel offer applied:', '310.00'],
      ['Travel credits applied:', '210.00'],
      ['Total travel credits applied:', '520.00'],
      ['Amount due:', '0.00'],
    ],
    payments: [
      { label: '$310 off a vacation rental', amount: '310.00' },
      { label: 'Travel credit', amount: '210.00' },
    ],
    entries: {
      'OfferRedeemed OfferFunding USD': -31_000,
      'OfferRedeemed Revenue USD': 31_000,
      'CreditRedeemed credit_odile_goodwill USD': -21_000,
      'CreditRedeemed Revenue USD': 21_000,
    },
    charged: [],
  },
  {
    mode: 'credit from two grants, the one that expires first before the other',
    traveler: 'odile',
    nights: 5,
    payment: { ...BEST_OFFER, ...ALL_CREDIT },
    plan: [
      'CREDITS_ONLY',
      ['Total', '1180.00'],
      ['Travel credits applied:', '1180.00'],
      ['Amount due:', '0.00'],
    ],
    payments: [{ label: 'Travel credit', amount: '1180.00' }],
    entries: {
      'CreditRedeemed credit_odile_goodwill USD': -89_000,
      'CreditRedeemed credit_odile_thanks USD': -29_000,
      'CreditRedeemed Revenue USD': 118_000,
    },
    charged: [],
  },
];

describe('a stay', () => {
  let portal: Portal;
  let books: Books;
  let signedIn: Readonly<Record<PaymentMode['traveler'], Credentials>>;
  let daysAhead = 20;

  beforeAll(async () => {
    portal = await startPortal();
    books = openBooks(portal.databaseUrl);
    signedIn = {
      helen: await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code),
      odile: await signIn(portal.url, odileFontaine.emailAddress, odileFontaine.code),
    };
  });

  afterAll(async () => {
    await books.close();
    await portal.close();
  });

  afterEach(async () => expect(await books.problems()).toEqual([]));

  test.each(MODES)(
    'a payment by $mode moves to the cent the amounts of its payment plan [PM-14] [PM-15] [PR-10] [PR-15]',
    async (row) => {
      const traveler = signedIn[row.traveler];
      const ready = await readyToBook(portal.url, traveler, { stay: stayIn((daysAhead += 7), row.nights) });
      const plan = await planOf(portal.url, traveler, ready.quoteToken, row.payment);
      expect(plan.problems).toEqual([]);
      expect([plan.mode, ...plan.lines.map(({ label, amount }) => [label, amount.value])]).toEqual(row.plan);

      const { token = '' } = await book(portal.url, traveler, {
        ...ready,
        payment: row.payment,
        acceptedAmountDue: plan.amountDue,
        idempotencyKey: crypto.randomUUID(),
      });
      const end = await bookingEnd(portal.url, traveler, token);
      expect(end.__typename).toBe('BookingSuccess');
      const number = end.trip?.id ?? '';

      expect(await books.entriesOf(number)).toEqual(row.entries);
      expect(await books.cardsOf(number)).toEqual(
        row.charged.map(({ last4, cents }) => ({
          last4,
          currency: 'USD',
          authorized_minor: cents,
          captured_minor: cents,
          refunded_minor: 0,
          voided: false,
        })),
      );
      expect(await tripOf(number, traveler)).toEqual({ total: ready.acceptedTotal, payments: row.payments });
    },
  );

  interface Trip {
    readonly id: string;
    readonly total: Amount;
    readonly payments: readonly {
      readonly label: string;
      readonly amount: Amount;
      readonly rewards: { readonly value: string; readonly currency: string } | null;
    }[];
  }

  async function tripOf(reservationNumber: string, traveler: Credentials) {
    const { trips } = await demand<{ trips: { nodes: readonly Trip[] } }>(
      portal.url,
      gql`query Trips { trips(section: UPCOMING, first: 50) { nodes {
        id
        total { value currencyCode }
        ... on HomeTrip { payments { label amount { value } rewards { value currency } } }
      } } }`,
      {},
      traveler,
    );
    const trip = trips.nodes.find(({ id }) => id === reservationNumber);
    return {
      total: trip?.total,
      payments: trip?.payments.map(({ label, amount, rewards }) => ({
        label,
        amount: amount.value,
        ...(rewards && { rewards: `${rewards.value} ${rewards.currency}` }),
      })),
    };
  }
});
