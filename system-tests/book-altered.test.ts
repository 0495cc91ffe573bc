/**
 * Invalid bookings: of another user, altered in transit, or with wrong sums. Each is refused with a response that names the
 * reason, and nothing has moved: no booking, no entry, no call to the vault, no night.
 */
import { type Books, openBooks } from './testing/books';
import { type Credentials, signIn } from './testing/graph';
import {
  addMainGuest,
  book,
  type BookAnswer,
  bookingEnd,
  type Payment,
  planOf,
  quotedStay,
  type ReadyBooking,
  readyToBook,
} from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';

const card = { paymentMethodId: 'card_helen_summit' };
const usd = (value: string) => ({ value, currencyCode: 'USD' });
const rewards = (value: string, accountReferenceId = 'acct_helen_summit') => ({
  rewards: { accountReferenceId, quantity: { value } },
});
const allRewards = (accountReferenceId: string) => ({
  rewards: { accountReferenceId, quantity: { take: 'MAXIMUM' } },
});
const credit = (amount: object) => ({ credit: { amount } });

const blocked = (...codes: string[]) => ({
  __typename: 'BookingBlocked',
  blockers: expect.arrayContaining(codes.map((code): unknown => expect.objectContaining({ code }))),
});
const refused = (code: string) => ({ __typename: 'BookingRefused', code });
const changed = (code: string) => ({ __typename: 'PriceChanged', code });
const badInput = { __typename: 'Error', code: 'BAD_USER_INPUT' };

const dueChanged = (value: string) => ({
  __typename: 'AmountDueChanged',
  code: 'AMOUNT_DUE_CHANGED',
  plan: { amountDue: usd(value) },
});

/** Stays of 740.00 each: Helen's, Odile's, and one of Helen's without a main guest. */
interface Known {
  readonly own: ReadyBooking;
  readonly others: ReadyBooking;
  readonly guestless: ReadyBooking;
}

type Row = readonly [what: string, change: (known: Known) => object, expected: Partial<BookAnswer>];

/** A payment, and the amount due that it would leave if it were valid. */
const paid = (payment: Payment, amountDue: string) => () => ({ payment, acceptedAmountDue: usd(amountDue) });
const due = (acceptedAmountDue: object) => () => ({ acceptedAmountDue });

const ROWS: readonly Row[] = [
  ['a lower total [PD-10]', () => ({ acceptedTotal: usd('1.00') }), changed('PRICE_CHANGED')],
  ['a total that is a cent less [PD-10]', () => ({ acceptedTotal: usd('739.99') }), changed('PRICE_CHANGED')],
  ['a higher total [PD-10]', () => ({ acceptedTotal: usd('740.01') }), changed('PRICE_CHANGED')],
  ['a total below zero [PD-10]', () => ({ acceptedTotal: usd('-740.00') }), changed('PRICE_CHANGED')],
  ['a total of zero [PD-10]', () => ({ acceptedTotal: usd('0') }), changed('PRICE_CHANGED')],
  [
    'a total in another currency [PD-10]',
    () => ({ acceptedTotal: { value: '740.00', currencyCode: 'CLP' } }),
    badInput,
  ],
  [
    'a total in another currency with cents [PD-10]',
    () => ({ acceptedTotal: { value: '740.00', currencyCode: 'MXN' } }),
    changed('PRICE_CHANGED'),
  ],
  ['an unknown currency', () => ({ acceptedTotal: { value: '740.00', currencyCode: 'XXX' } }), badInput],
  ['a total that is not a number', () => ({ acceptedTotal: usd('NaN') }), badInput],
  ['an infinite total', () => ({ acceptedTotal: usd('Infinity') }), badInput],
  ['a total with a fraction of a cent', () => ({ acceptedTotal: usd('740.001') }), badInput],
  ['terms that were never offered', () => ({ acceptedTermsDigest: 'x' }), changed('TERMS_CHANGED')],
  ['an amount due that is a cent less [PM-14]', due(usd('739.99')), dueChanged('740.00')],
  ['an amount due that is a cent more [PM-14]', due(usd('740.01')), dueChanged('740.00')],
  ['an amount due of zero [PM-14]', due(usd('0')), dueChanged('740.00')],
  ['an amount due below zero [PM-14]', due(usd('-740.00')), dueChanged('740.00')],
  [
    'an amount due in another currency [PM-14]',
    due({ value: '740.00', currencyCode: 'CAD' }),
    dueChanged('740.00'),
  ],
  ['an amount due with a fraction of a cent [PM-14]', due(usd('740.001')), badInput],
  ['no amount due [PM-14]', () => ({ acceptedAmountDue: null }), badInput],
  [
    'the amount due without the best offer, which the payment requests [PM-14] [WA-06]',
    paid({ ...card, offer: { take: 'BEST' } }, '740.00'),
    dueChanged('690.00'),
  ],
  [
    'the amount due with the best offer and all credit, which the payment does not request [PM-14] [WA-06]',
    paid(card, '590.00'),
    dueChanged('740.00'),
  ],
  ['no quote [BK-01]', () => ({ quoteToken: '' }), blocked('SESSION_MISSING')],
  ['a quote that was never made', () => ({ quoteToken: 'made-up' }), refused('INVALID_SESSION')],
  [
    "another user's quote",
    ({ others }) => ({ quoteToken: others.quoteToken, orderedProductId: others.orderedProductId }),
    refused('INVALID_SESSION'),
  ],
  [
    "another user's product [BK-02] [BK-03]",
    ({ others }) => ({ orderedProductId: others.orderedProductId }),
    blocked('QUOTE_MISSING', 'MAIN_GUEST_MISSING'),
  ],
  ['a main guest that was never added [BK-03]', ({ guestless }) => guestless, blocked('MAIN_GUEST_MISSING')],
  [
    "another user's card [PM-01]",
    paid({ paymentMethodId: 'card_odile_meridian' }, '740.00'),
    blocked('CARD_MISSING'),
  ],
  [
    "another user's card together with own rewards [PM-01]",
    paid({ ...rewards('1000'), paymentMethodId: 'card_odile_meridian' }, '730.00'),
    blocked('CARD_MISSING'),
  ],
  [
    "the vault's token of the user's own card [PM-01]",
    paid({ paymentMethodId: 'tok_helen_summit' }, '740.00'),
    blocked('CARD_MISSING'),
  ],
  [
    "another user's rewards [SP-02]",
    paid(allRewards('acct_odile_meridian'), '0'),
    blocked('PAYMENT_INVALID'),
  ],
  [
    "another user's rewards together with the user's own card [SP-02]",
    paid({ ...card, ...rewards('5000', 'acct_odile_meridian') }, '690.00'),
    blocked('PAYMENT_INVALID'),
  ],
  [
    "another user's offer",
    paid({ ...card, offer: { id: 'offer_odile_night-320' } }, '420.00'),
    blocked('PAYMENT_INVALID'),
  ],
  [
    'an offer whose sale has not begun [WA-05]',
    paid({ ...card, offer: { id: 'offer_helen_sale-75' } }, '665.00'),
    blocked('PAYMENT_INVALID'),
  ],
  [
    'an offer for flights [WA-06]',
    paid({ ...card, offer: { id: 'offer_helen_flight-40' } }, '700.00'),
    blocked('PAYMENT_INVALID'),
  ],
  [
    'more credit than the offer is stacked with [WA-07]',
    paid({ ...card, offer: { id: 'offer_helen_stay-50' }, ...credit(usd('100.01')) }, '589.99'),
    dueChanged('590.00'),
  ],
  [
    'more credit than the balance',
    paid({ ...card, ...credit(usd('215.51')) }, '524.49'),
    blocked('PAYMENT_INVALID'),
  ],
  ['credit below zero', paid({ ...card, ...credit(usd('-100.00')) }, '840.00'), blocked('PAYMENT_INVALID')],
  ['credit of zero', paid({ ...card, ...credit(usd('0')) }, '740.00'), blocked('PAYMENT_INVALID')],
  [
    'credit in another currency [WA-03]',
    paid({ ...card, ...credit({ value: '100', currencyCode: 'JPY' }) }, '740.00'),
    blocked('PAYMENT_INVALID'),
  ],
  ['credit that is not a number', paid({ ...card, ...credit(usd('NaN')) }, '740.00'), badInput],
  ['credit with a fraction of a cent', paid({ ...card, ...credit(usd('1.005')) }, '738.99'), badInput],
  [
    'more rewards than the balance [SP-08]',
    paid({ ...card, ...rewards('182450.01') }, '0'),
    blocked('PAYMENT_INVALID'),
  ],
  [
    'rewards below zero [SP-08]',
    paid({ ...card, ...rewards('-1000') }, '750.00'),
    blocked('PAYMENT_INVALID'),
  ],
  ['rewards of zero [SP-08]', paid({ ...card, ...rewards('0') }, '740.00'), blocked('PAYMENT_INVALID')],
  [
    'a fraction of a hundredth of a mile [SP-12]',
    paid({ ...card, ...rewards('1000.001') }, '730.00'),
    badInput,
  ],
  ['rewards that are not a number', paid({ ...card, ...rewards('NaN') }, '740.00'), badInput],
  [
    'rewards that leave nothing of the accepted amount due to the card [PM-14]',
    paid({ ...card, ...rewards('74000') }, '740.00'),
    dueChanged('0.00'),
  ],
  [
    'fewer rewards than the minimum redemption [RW-10]',
    paid({ ...card, ...rewards('24.99', 'acct_helen_cash') }, '715.01'),
    blocked('PAYMENT_INVALID'),
  ],
  [
    'rewards that do not cover the total, alone [PM-15]',
    paid(allRewards('acct_helen_cash'), '527.60'),
    blocked('CARD_MISSING'),
  ],
  [
    'credit that does not cover the total, alone [PM-15]',
    paid(credit(usd('215.50')), '524.50'),
    blocked('CARD_MISSING'),
  ],
  ['no payment at all [PM-14]', paid({}, '740.00'), blocked('CARD_MISSING')],
  [
    'an offer by both id and rule [PM-14]',
    paid({ ...card, offer: { id: 'offer_helen_stay-50', take: 'BEST' } }, '690.00'),
    badInput,
  ],
  ['an offer by neither id nor rule [PM-14]', paid({ ...card, offer: {} }, '740.00'), badInput],
  [
    'a fee that only an agent may charge [PQ-16]',
    () => ({ isAgentPortal: true }),
    { __typename: 'Error', code: 'ACCESS_DENIED' },
  ],
  ['a key that is too short [BK-22]', () => ({ idempotencyKey: 'x' }), refused('INVALID_REQUEST')],
];

/** For Odile, whose minimum redemption is 2,500 points, worth 25.00: rewards for the part of 740.00 that her credit leaves. */
const BELOW_MINIMUM: readonly (readonly [what: string, left: string, payment: Payment])[] = [
  [
    'all rewards, when 20.00 is left to pay',
    '20.00',
    { ...credit(usd('720.00')), ...allRewards('acct_odile_meridian') },
  ],
  [
    'all rewards with a card, when a cent less than the minimum is left to pay',
    '24.99',
    {
      ...credit(usd('715.01')),
      ...allRewards('acct_odile_meridian'),
      paymentMethodId: 'card_odile_meridian',
    },
  ],
  [
    'rewards of the minimum, when a cent less is left to pay',
    '24.99',
    { ...credit(usd('715.01')), ...rewards('2500', 'acct_odile_meridian') },
  ],
];

describe('an altered booking', () => {
  let portal: Portal;
  let books: Books;
  let helen: Credentials;
  let odile: Credentials;
  let known: Known;
  let daysAhead = 40;

  beforeAll(async () => {
    portal = await startPortal();
    books = openBooks(portal.databaseUrl);
    helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
    odile = await signIn(portal.url, 'odile.fontaine@larkfield.example', '553100');
    known = {
      own: await readyToBook(portal.url, helen, { stay: stayIn(30, 3) }),
      others: await readyToBook(portal.url, odile, { stay: stayIn(40, 3) }),
      guestless: await quotedStay(portal.url, helen, { stay: stayIn(45, 3) }),
    };
  });

  afterAll(async () => {
    await books.close();
    await portal.close();
  });

  async function expectNothingMoves(act: () => Promise<void>): Promise<void> {
    const before = await books.everything();
    await act();
    expect(await books.everything()).toEqual(before);
    expect(await books.problems()).toEqual([]);
  }

  const intent = (changes: object) => ({
    ...known.own,
    payment: card,
    acceptedAmountDue: usd('740.00'),
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  });

  test.each(ROWS)('is refused before money moves: %s', (_what, change, expected) =>
    expectNothingMoves(async () => {
      expect(await book(portal.url, helen, intent(change(known)))).toMatchObject(expected);
    }),
  );

  test.each(BELOW_MINIMUM)('is refused before money moves: %s [RW-10] [SP-03]', (_what, left, payment) =>
    expectNothingMoves(async () => {
      const { others } = known;
      const plan = await planOf(portal.url, odile, others.quoteToken, payment);
      expect(plan).toMatchObject({ rewards: null, amountDue: usd(left), problems: [{ field: 'REWARDS' }] });
      for (const acceptedAmountDue of [usd('0'), usd(left)]) {
        expect(
          await book(portal.url, odile, intent({ ...others, payment, acceptedAmountDue })),
        ).toMatchObject(blocked('PAYMENT_INVALID'));
      }
    }),
  );

  test('[SE-01] is refused without a session, with any anti-forgery token', () =>
    expectNothingMoves(async () => {
      expect(await book(portal.url, undefined, intent({}))).toMatchObject({ code: 'UNAUTHENTICATED' });
      const withoutSession = { token: 'nobody', csrfToken: odile.csrfToken };
      expect(await book(portal.url, withoutSession, intent({}))).toMatchObject({ code: 'UNAUTHENTICATED' });
    }));

  test("[BK-04] cannot name another user's traveler, or any traveler on another user's quote", () =>
    expectNothingMoves(async () => {
      const { quoteToken, orderedProductId } = known.own;
      const theirs = { travelerId: 'trav_odile_odile', quoteToken, orderedProductId };
      expect(await addMainGuest(portal.url, helen, theirs)).toMatchObject({ code: 'INVALID_PASSENGERS' });
      const { others } = known;
      const forThem = {
        travelerId: 'trav_helen_helen',
        quoteToken: others.quoteToken,
        orderedProductId: others.orderedProductId,
      };
      expect(await addMainGuest(portal.url, helen, forThem)).toMatchObject({ code: 'INVALID_SESSION' });
    }));

  test('[PQ-22] is refused with an expired quote, and accepted with a valid one', async () => {
    // Dates that no other test books.
    const ready = () => readyToBook(portal.url, helen, { stay: stayIn((daysAhead += 10), 3) });
    const late = await ready();
    await books.expireQuote(late.quoteToken);
    await expectNothingMoves(async () => {
      expect(await book(portal.url, helen, intent(late))).toMatchObject(refused('EXPIRED_QUOTE_TOKEN'));
    });
    const { token } = await book(portal.url, helen, intent(await ready()));
    expect(await bookingEnd(portal.url, helen, token ?? '')).toMatchObject({ __typename: 'BookingSuccess' });
    expect(await books.problems()).toEqual([]);
  });
});
