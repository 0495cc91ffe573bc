import { type BookingPayment, sumOf } from '../purchase/booking-payment';
import { type CancellationFacts, cancellationTerms } from './cancellation-terms';

const CARD: BookingPayment = {
  kind: 'UserCard',
  paymentId: 'card_helen_summit',
  vaultToken: 'tok_helen_summit',
  amountMinor: 49_001,
  description: 'Visa ending in 4821',
};
const MILES: BookingPayment = {
  kind: 'Rewards',
  accountReferenceId: 'acct_helen_summit',
  unit: 'Miles',
  hundredths: 1_000_001,
  amountMinor: 10_000,
  description: 'Larkfield Summit Reserve',
};
const OFFER: BookingPayment = {
  kind: 'TravelWalletOffer',
  offerId: 'offer_helen_stay-50',
  amountMinor: 5_000,
  description: '$50 off a vacation rental',
};

/** The price rise that a frozen price covered. */
const DISCOUNT: BookingPayment = {
  kind: 'HotelPriceFreezeDiscount',
  priceFreezeId: 'freeze_1',
  amountMinor: 12_000,
  description: 'Price freeze discount',
};

const facts = (changes: Partial<CancellationFacts> = {}): CancellationFacts => ({
  bookingId: 'trip_1',
  state: 'Confirmed',
  checkIn: '2026-06-20',
  policy: {
    Policy: 'PartiallyRefundable',
    primaryText: '',
    refunds: [
      { until: '2026-06-07T04:00:00.000Z', percent: 100 },
      { until: '2026-06-14T04:00:00.000Z', percent: 50 },
    ],
  },
  payments: [CARD, MILES, OFFER],
  protection: null,
  extrasMinor: 0,
  refunded: [],
  expiredMinor: {},
  attempts: 0,
  maxPercent: 100,
  today: '2026-06-01',
  now: new Date('2026-06-01T12:00:00.000Z'),
  ...changes,
});

const at = (moment: string): Partial<CancellationFacts> => ({
  now: new Date(moment),
  today: moment.slice(0, 10),
});
const amounts = (changes: Partial<CancellationFacts>) =>
  cancellationTerms(facts(changes)).lines.map(({ kind, amountMinor }) => [kind, amountMinor]);

test('[CN-02] before the first deadline everything is refunded, including the offer', () => {
  const terms = cancellationTerms(facts());
  expect(terms.outcome).toBe('FullyRefundable');
  expect(terms.validUntil).toEqual(new Date('2026-06-07T04:00:00.000Z'));
  expect(amounts({})).toEqual([
    ['UserCard', 49_001],
    ['Rewards', 10_000],
    ['TravelWalletOffer', 5_000],
  ]);
});

test('[CN-02] before the second deadline half of the payment is refunded, rounded down, and no offer', () => {
  const { outcome, lines } = cancellationTerms(facts(at('2026-06-07T04:00:00.000Z')));
  expect(outcome).toBe('PartiallyRefundable');
  expect(lines).toEqual([
    { kind: 'UserCard', description: CARD.description, amountMinor: 24_500 },
    {
      kind: 'Rewards',
      description: MILES.description,
      amountMinor: 5_000,
      hundredths: 500_000,
      unit: 'Miles',
    },
  ]);
});

test('[CN-02] the refund of a payment in several parts is rounded once', () => {
  const credit = {
    kind: 'TravelWalletCredit',
    creditId: null,
    amountMinor: 33_333,
    description: '',
  } as const;
  const payments = [
    credit,
    { ...MILES, amountMinor: 7_777, hundredths: 777_700 },
    { ...CARD, amountMinor: 106_816 },
  ];
  const { lines } = cancellationTerms(facts({ ...at('2026-06-07T04:00:00.000Z'), payments }));
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([16_667, 3_888, 53_408]);
  // Half of 1,479.26.
  expect(sumOf(lines)).toBe(73_963);
});

test('[CN-02] after the last deadline nothing is refunded, and the stay can still be canceled', () => {
  const terms = cancellationTerms(facts(at('2026-06-14T04:00:00.000Z')));
  expect(terms).toMatchObject({ outcome: 'NonRefundable', lines: [] });
  expect(terms.token).not.toBeNull();
});

test('[CN-02] payments that have expired since are not returned', () => {
  const { outcome, lines } = cancellationTerms(facts({ expiredMinor: { TravelWalletOffer: 5_000 } }));
  expect(outcome).toBe('NonRefundablePartially');
  expect(lines.map(({ kind }) => kind)).toEqual(['UserCard', 'Rewards']);
});

test.each([
  ['in full', '2026-06-01T12:00:00.000Z', 'NonRefundablePartially', 8_000],
  ['in part', '2026-06-08T12:00:00.000Z', 'PartiallyRefundable', 5_000],
])('[CN-02] of partly expired credit, the rest is returned: %s', (_what, moment, outcome, minor) => {
  const credit = {
    kind: 'TravelWalletCredit',
    creditId: null,
    amountMinor: 10_000,
    description: '',
  } as const;
  const paidByCredit = { ...at(moment), payments: [credit], expiredMinor: { TravelWalletCredit: 2_000 } };
  expect(cancellationTerms(facts(paidByCredit)).outcome).toBe(outcome);
  expect(amounts(paidByCredit)).toEqual([['TravelWalletCredit', minor]]);
});

test.each([
  ['expired', { expiredMinor: { TravelWalletOffer: 5_000 } }],
  ['refunded whole or not at all, and half is due', at('2026-06-08T12:00:00.000Z')],
])(
  '[CN-02] a stay for which a traveler paid only with an offer that is %s is not refundable',
  (_why, changes) => {
    for (const payments of [[OFFER], [OFFER, DISCOUNT]]) {
      const terms = cancellationTerms(facts({ payments, ...changes }));
      expect(terms.outcome).toBe('NonRefundable');
      expect(terms.token).not.toBeNull();
    }
  },
);

test.each([
  ['PastCheckInDate', at('2026-06-20T12:00:00.000Z')],
  ['ContactCustomerService', { policy: { Policy: 'Unknown', primaryText: '' } }],
  ['AgentReviewAndFulfillment', { state: 'Running' as const }],
  ['Canceled', { state: 'Canceled' as const }],
  ['CancellationPending', { state: 'Canceling' as const }],
])('[CN-02] %s cannot be canceled here', (outcome, changes) => {
  expect(cancellationTerms(facts(changes))).toMatchObject({ outcome, token: null });
});

test('different terms have different tokens, equal terms the same', () => {
  const token = (changes: Partial<CancellationFacts>) => cancellationTerms(facts(changes)).token;
  expect(token(at('2026-06-02T12:00:00.000Z'))).toBe(token({}));
  expect(token(at('2026-06-08T12:00:00.000Z'))).not.toBe(token({}));
  expect(token({ bookingId: 'trip_2' })).not.toBe(token({}));
  expect(token({ attempts: 1 })).not.toBe(token({}));
});

test("[CN-06] the provider's fee is part of the next quoted terms", () => {
  const terms = cancellationTerms(facts({ attempts: 1, maxPercent: 50 }));
  expect(terms.outcome).toBe('PartiallyRefundable');
  expect(terms.lines.map(({ amountMinor }) => amountMinor)).toEqual([24_500, 5_000]);
});
