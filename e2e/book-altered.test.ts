/**
 * Bookings that are not what they should be: of somebody else, altered on the way, or that do not add up. Each is refused
 * with an answer that names the reason, and nothing has moved: no booking, no entry, no call to the vault, no night.
 */
import { type Books, openBooks } from './testing/books';
import { type Credentials, signIn } from './testing/graph';
import {
  addMainGuest,
  book,
  type BookAnswer,
  bookingEnd,
  type ReadyBooking,
  readyToBook,
} from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';

const card = { card: { paymentMethodId: 'card_helen_summit' } };
const usd = (value: string) => ({ value, currencyCode: 'USD' });
const split = (rewardsAmount: string, accountReferenceId = 'acct_helen_summit') => ({
  funding: { split: { accountReferenceId, rewardsAmount, paymentMethodId: 'card_helen_summit' } },
});

const blocked = (...codes: string[]) => ({
  __typename: 'BookingBlocked',
  blockers: expect.arrayContaining(codes.map((code) => ({ code }))),
});
const refused = (code: string) => ({ __typename: 'BookingRefused', code });
const changed = (code: string) => ({ __typename: 'PriceChanged', code });
const badInput = { __typename: 'Error', code: 'BAD_USER_INPUT' };

/** Whose quote and what of it somebody else gets hold of. */
interface Known {
  readonly own: ReadyBooking;
  readonly others: ReadyBooking;
}

type Row = readonly [
  what: string,
  change: (known: Known) => Readonly<Record<string, unknown>>,
  expected: Partial<BookAnswer>,
];

const paid = (payment: Readonly<Record<string, unknown>>) => () => ({ payment });

const ROWS: readonly Row[] = [
  ['[PD-10] a lower total', () => ({ acceptedTotal: usd('1.00') }), changed('PRICE_CHANGED')],
  ['[PD-10] a total that is a cent less', () => ({ acceptedTotal: usd('739.99') }), changed('PRICE_CHANGED')],
  ['[PD-10] a higher total', () => ({ acceptedTotal: usd('740.01') }), changed('PRICE_CHANGED')],
  ['[PD-10] a total below nothing', () => ({ acceptedTotal: usd('-740.00') }), changed('PRICE_CHANGED')],
  ['[PD-10] no total', () => ({ acceptedTotal: usd('0') }), changed('PRICE_CHANGED')],
  [
    '[PD-10] a total in another currency',
    () => ({ acceptedTotal: { value: '740.00', currencyCode: 'CLP' } }),
    badInput,
  ],
  [
    '[PD-10] a total in another currency with cents',
    () => ({ acceptedTotal: { value: '740.00', currencyCode: 'MXN' } }),
    changed('PRICE_CHANGED'),
  ],
  ['a currency that is none', () => ({ acceptedTotal: { value: '740.00', currencyCode: 'XXX' } }), badInput],
  ['a total that is no number', () => ({ acceptedTotal: usd('NaN') }), badInput],
  ['a total without end', () => ({ acceptedTotal: usd('Infinity') }), badInput],
  ['a total with a part of a cent', () => ({ acceptedTotal: usd('740.001') }), badInput],
  ['terms that nobody offered', () => ({ acceptedTermsDigest: 'x' }), changed('TERMS_CHANGED')],
  ['[BK-01] no quote', () => ({ quoteToken: '' }), blocked('SESSION_MISSING')],
  ['a quote that was never made', () => ({ quoteToken: 'made-up' }), refused('INVALID_SESSION')],
  [
    'the quote of somebody else',
    ({ others }) => ({ quoteToken: others.quoteToken, orderedProductId: others.orderedProductId }),
    refused('INVALID_SESSION'),
  ],
  [
    '[BK-02] [BK-03] the product of somebody else',
    ({ others }) => ({ orderedProductId: others.orderedProductId }),
    blocked('QUOTE_MISSING', 'MAIN_GUEST_MISSING'),
  ],
  [
    '[PM-01] the card of somebody else',
    paid({ funding: { card: { paymentMethodId: 'card_odile_meridian' } } }),
    blocked('CARD_MISSING'),
  ],
  [
    'the card of somebody else beside own rewards',
    paid({
      funding: {
        split: {
          accountReferenceId: 'acct_helen_summit',
          rewardsAmount: '1000',
          paymentMethodId: 'card_odile_meridian',
        },
      },
    }),
    blocked('CARD_MISSING'),
  ],
  [
    'the token that the vault keeps for the own card',
    paid({ funding: { card: { paymentMethodId: 'tok_helen_summit' } } }),
    blocked('CARD_MISSING'),
  ],
  [
    'the rewards of somebody else',
    paid({ funding: { rewards: { accountReferenceId: 'acct_odile_meridian' } } }),
    blocked('PAYMENT_INVALID'),
  ],
  [
    'the rewards of somebody else beside the own card',
    paid(split('5000', 'acct_odile_meridian')),
    blocked('PAYMENT_INVALID'),
  ],
  [
    'the offer of somebody else',
    paid({ funding: card, walletOfferId: 'offer_odile_night-320' }),
    blocked('PAYMENT_INVALID'),
  ],
  [
    '[WA-05] an offer whose sale has not begun',
    paid({ funding: card, walletOfferId: 'offer_helen_sale-75' }),
    blocked('PAYMENT_INVALID'),
  ],
  [
    '[WA-06] an offer for flights',
    paid({ funding: card, walletOfferId: 'offer_helen_flight-40' }),
    blocked('PAYMENT_INVALID'),
  ],
  [
    '[WA-07] more credit than the offer is stacked with',
    paid({ funding: card, walletOfferId: 'offer_helen_stay-50', walletCredit: usd('100.01') }),
    blocked('PAYMENT_INVALID'),
  ],
  [
    'more credit than there is',
    paid({ funding: card, walletCredit: usd('215.51') }),
    blocked('PAYMENT_INVALID'),
  ],
  ['credit below nothing', paid({ funding: card, walletCredit: usd('-100.00') }), blocked('PAYMENT_INVALID')],
  [
    'credit in another currency',
    paid({ funding: card, walletCredit: { value: '100', currencyCode: 'JPY' } }),
    blocked('PAYMENT_INVALID'),
  ],
  ['credit that is no number', paid({ funding: card, walletCredit: usd('NaN') }), badInput],
  ['credit with a part of a cent', paid({ funding: card, walletCredit: usd('1.005') }), badInput],
  ['[SP-08] more rewards than there are', paid(split('182450.01')), blocked('PAYMENT_INVALID')],
  ['[SP-08] rewards below nothing', paid(split('-1000')), blocked('PAYMENT_INVALID')],
  ['[SP-08] no rewards', paid(split('0')), blocked('PAYMENT_INVALID')],
  ['[SP-12] a part of a hundredth of a mile', paid(split('1000.001')), badInput],
  ['rewards that are no number', paid(split('NaN')), badInput],
  ['[PM-14] a split that leaves nothing for the card', paid(split('74000')), blocked('PAYMENT_INVALID')],
  [
    '[RW-10] fewer rewards than can be redeemed at least',
    paid(split('24.99', 'acct_helen_cash')),
    blocked('PAYMENT_INVALID'),
  ],
  [
    '[PM-15] rewards that do not cover the total, alone',
    paid({ funding: { rewards: { accountReferenceId: 'acct_helen_cash' } } }),
    blocked('CARD_MISSING'),
  ],
  [
    '[PM-15] credit that does not cover the total, alone',
    paid({ funding: { wallet: { covered: true } }, walletCredit: usd('215.50') }),
    blocked('CARD_MISSING'),
  ],
  ['[PM-14] nothing at all', paid({ funding: { wallet: { covered: true } } }), blocked('CARD_MISSING')],
  ['[PM-14] two ways at once', paid({ funding: { ...card, wallet: { covered: true } } }), badInput],
  ['[PM-14] no way at all', paid({ funding: {} }), badInput],
  [
    '[PQ-16] a fee that only an agent may charge',
    () => ({ isAgentPortal: true }),
    { __typename: 'Error', code: 'ACCESS_DENIED' },
  ],
  ['[BK-22] a key that is none', () => ({ idempotencyKey: 'x' }), refused('INVALID_REQUEST')],
];

describe('a booking that is not what it should be', () => {
  let portal: Portal;
  let books: Books;
  let helen: Credentials;
  let odile: Credentials;
  let known: Known;
  let daysAhead = 40;

  beforeAll(async () => {
    portal = await startPortal();
    books = openBooks(portal.dataDir);
    helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
    odile = await signIn(portal.url, 'odile.fontaine@larkfield.example', '553100');
    known = {
      own: await readyToBook(portal.url, helen, { stay: stayIn(30, 3) }),
      others: await readyToBook(portal.url, odile, { stay: stayIn(40, 3) }),
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
    payment: { funding: card },
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  });

  test.each(ROWS)('is refused before money moves: %s', (_what, change, expected) =>
    expectNothingMoves(async () => {
      expect(await book(portal.url, helen, intent(change(known)))).toMatchObject(expected);
    }),
  );

  test('[SE-01] [SE-04] without a session, or with the anti-forgery token of another, there is none', () =>
    expectNothingMoves(async () => {
      expect(await book(portal.url, undefined, intent({}))).toMatchObject({ code: 'UNAUTHENTICATED' });
      const mixed = { token: helen.token, csrfToken: odile.csrfToken };
      expect(await book(portal.url, mixed, intent({}))).toMatchObject({ __typename: 'Error' });
    }));

  test('[BK-04] a traveler of somebody else is not named, nor anybody for the quote of somebody else', () =>
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

  test('[PQ-22] a quote whose time has run out is not booked, and one that stands is, as it was asked for', async () => {
    // Stays of its own: what is booked here is not what the other tests ask for.
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
