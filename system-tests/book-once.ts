/**
 * One intent, one booking, one charge (BK-22), however often, from wherever and in whatever form it is sent: twenty times in
 * parallel, with other payloads and keys, over two gateways that do or do not share their memory, and after restarts.
 */
import { type Books, openBooks } from './testing/books';
import { type Credentials, signIn } from './testing/graph';
import { book, type BookAnswer, bookingEnd, readyToBook } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { freePort, type Program, startProgram } from './testing/programs';
import { primaryCardholder, stayIn } from './testing/stays';
import { watchPlatform, type WatchedPlatform } from './testing/watched-platform';

const TIMES = 20;
const odileFontaine = { emailAddress: 'odile.fontaine@larkfield.example', code: '553100' } as const;
const walterBrandt = { emailAddress: 'walter.brandt@larkfield.example', code: '814000' } as const;

const usd = (cents: number) => ({ value: (cents / 100).toFixed(2), currencyCode: 'USD' });

/** All payment means together, so that none can be taken twice: the offer is used, the credit is reduced. */
const paymentWith = (offerId: string) => ({
  offer: { id: offerId },
  credit: { amount: usd(20_000) },
  rewards: { accountReferenceId: 'acct_odile_meridian', quantity: { value: '5000' } },
  paymentMethodId: 'card_odile_meridian',
});
const BY_CARD = { payment: { paymentMethodId: 'card_helen_summit' }, acceptedAmountDue: usd(74_000) };

/** The tests over two gateways with these settings; each caller passes different ones. */
export function testBookOnce(gatewaySettings: () => Readonly<Record<string, string>>) {
  let portal: Portal;
  let books: Books;
  let watched: WatchedPlatform;
  let second: Program;
  let secondPort: number;
  let helen: Credentials;
  let chargedBefore: number;
  let daysAhead = 20;
  // Wallets that suffice for only one of two attempts: credit for one stay, and offers.
  const wallets = [odileFontaine, walterBrandt];
  const offers = [
    { id: 'offer_odile_home-310', cents: 31_000 },
    { id: 'offer_odile_night-320', cents: 32_000 },
  ];

  const settings = () => ({ LIVE_POLL_INTERVAL_MS: '100', ...gatewaySettings() });
  const startSecond = () =>
    startProgram('gateway', secondPort, {
      PORT: String(secondPort),
      PLATFORM_URL: watched.url,
      ...settings(),
    });

  beforeAll(async () => {
    portal = await startPortal({ gateway: settings() });
    watched = await watchPlatform(portal.platform().url);
    secondPort = await freePort();
    second = await startSecond();
    books = openBooks(portal.databaseUrl);
    helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
  });

  afterAll(async () => {
    await books.close();
    await second.stop();
    await watched.close();
    await portal.close();
  });

  beforeEach(async () => {
    chargedBefore = await books.charged();
  });

  afterEach(async () => expect(await books.problems()).toEqual([]));

  const ready = (credentials = helen) =>
    readyToBook(portal.url, credentials, { stay: stayIn((daysAhead += 7), 3) });

  /** Sequentially from one gateway and the other. */
  const fromBoth = <Answer>(ask: (url: string, index: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(
      Array.from({ length: TIMES }, (_, index) => ask(index % 2 === 0 ? portal.url : second.url, index)),
    );

  const tokensOf = (answers: readonly BookAnswer[]) => [
    ...new Set(answers.flatMap(({ token }) => (token === undefined ? [] : [token]))),
  ];

  const refusalsOf = (answers: readonly BookAnswer[]) =>
    answers.filter(({ __typename }) => __typename !== 'BookingScheduled');

  /** The one booking that the responses name, which has charged one card, once. */
  async function expectOneCharge(answers: readonly BookAnswer[], cents: number): Promise<void> {
    const tokens = tokensOf(answers);
    expect(tokens).toHaveLength(1);
    const ends = await Promise.all([
      bookingEnd(portal.url, helen, tokens[0]!),
      bookingEnd(second.url, helen, tokens[0]!),
    ]);
    const number = ends[0].trip?.id ?? '';
    expect(ends).toMatchObject(ends.map(() => ({ __typename: 'BookingSuccess', trip: { id: number } })));
    expect(await books.cardsOf(number)).toMatchObject([{ authorized_minor: cents, captured_minor: cents }]);
    expect(await books.charged()).toBe(chargedBefore + cents);
  }

  test('[BK-22] twenty concurrent bookings with one key, from two tabs', async () => {
    const input = { ...(await ready()), ...BY_CARD, idempotencyKey: crypto.randomUUID() };
    const answers = await fromBoth((url) => book(url, helen, input));
    expect(refusalsOf(answers)).toEqual([]);
    await expectOneCharge(answers, 74_000);
  });

  test('[BK-22] concurrent bookings with one key and two payloads', async () => {
    const input = { ...(await ready()), ...BY_CARD, idempotencyKey: crypto.randomUUID() };
    const answers = await fromBoth((url, index) =>
      book(url, helen, { ...input, isRecommended: index % 4 < 2 }),
    );
    for (const refusal of refusalsOf(answers))
      expect(refusal).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await expectOneCharge(answers, 74_000);
  });

  test('[BK-22] concurrent bookings with twenty keys for one quote', async () => {
    const input = { ...(await ready()), ...BY_CARD };
    const answers = await fromBoth((url) =>
      book(url, helen, { ...input, idempotencyKey: crypto.randomUUID() }),
    );
    expect(refusalsOf(answers)).toEqual([]);
    await expectOneCharge(answers, 74_000);
  });

  test.each(['one key', 'two keys'])(
    '[BK-22] concurrent bookings from two sessions, with %s',
    async (keys) => {
      const sessions = [
        helen,
        await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code),
      ];
      const input = { ...(await ready()), ...BY_CARD, idempotencyKey: crypto.randomUUID() };
      const answers = await Promise.all(
        sessions.map((session, index) =>
          book(index === 0 ? portal.url : second.url, session, {
            ...input,
            ...(keys === 'two keys' && { idempotencyKey: crypto.randomUUID() }),
          }),
        ),
      );
      expect(answers.map(({ isRepeated }) => isRepeated).sort()).toEqual([false, true]);
      await expectOneCharge(answers, 74_000);
    },
  );

  test('[BK-22] concurrent bookings with one key for two quotes', async () => {
    const idempotencyKey = crypto.randomUUID();
    const quotes = [await ready(), await ready()];
    const answers = await fromBoth((url, index) =>
      book(url, helen, { ...quotes[index % 4 < 2 ? 0 : 1], ...BY_CARD, idempotencyKey }),
    );
    for (const refusal of refusalsOf(answers))
      expect(refusal).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await expectOneCharge(answers, 74_000);
  });

  test('[BK-22] [WA-06] two concurrent bookings from one credit: the credit is spent once, and the other booking is refused or fails', async () => {
    const { emailAddress, code } = wallets.shift()!;
    const owner = await signIn(portal.url, emailAddress, code);
    const payment = { credit: { amount: usd(74_000) } };
    const stays = [await ready(owner), await ready(owner)];
    const answers = await Promise.all(
      stays.map((stay, index) =>
        book(index === 0 ? portal.url : second.url, owner, {
          ...stay,
          payment,
          acceptedAmountDue: usd(0),
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    );
    const ends = await Promise.all(tokensOf(answers).map((token) => bookingEnd(portal.url, owner, token)));
    expect(ends.filter(({ __typename }) => __typename === 'BookingSuccess')).toHaveLength(1);
    for (const { errors } of ends) if (errors) expect(errors).toEqual([{ code: 'CART_VALIDATION_ERROR' }]);
  });

  async function restartGateways(): Promise<void> {
    await Promise.all([portal.gateway().kill(), second.kill()]);
    await portal.restartGateway();
    second = await startSecond();
  }

  async function restartPlatform(): Promise<void> {
    await portal.platform().kill();
    await portal.restartPlatform();
  }

  const restartEverything = () => Promise.all([restartGateways(), restartPlatform()]);

  test('[BK-22] after restarts of each and of all, and after the quote has expired, the first outcome stands', async () => {
    const odile = await signIn(portal.url, odileFontaine.emailAddress, odileFontaine.code);
    const offer = offers.shift()!;
    const cardCents = 74_000 - offer.cents - 20_000 - 5_000;
    const input = {
      ...(await ready(odile)),
      payment: paymentWith(offer.id),
      acceptedAmountDue: usd(cardCents),
      idempotencyKey: crypto.randomUUID(),
    };
    const answers = [await book(portal.url, odile, input)];
    const end = await bookingEnd(portal.url, odile, answers[0]?.token ?? '');
    for (const restart of [restartGateways, restartPlatform, restartEverything]) {
      await restart();
      answers.push(await book(portal.url, odile, input), await book(second.url, odile, input));
      answers.push(await book(portal.url, odile, { ...input, idempotencyKey: crypto.randomUUID() }));
    }
    await books.expireQuote(input.quoteToken);
    await restartGateways();
    answers.push(await book(portal.url, odile, input));
    expect(refusalsOf(answers)).toEqual([]);
    expect(tokensOf(answers)).toHaveLength(1);
    expect(await books.entriesOf(end.trip?.id ?? '')).toMatchObject({
      'OfferRedeemed OfferFunding USD': -offer.cents,
      'CreditRedeemed credit_odile_goodwill USD': -20_000,
      'RewardsRedeemed acct_odile_meridian Points': -500_000,
      'CardCaptured CardClearing USD': -cardCents,
    });
    expect(await books.charged()).toBe(chargedBefore + cardCents);
  }, 180_000);

  test('[BK-22] a gateway dies before it has sent the order, and the same key books at another one', async () => {
    const input = { ...(await ready()), ...BY_CARD, idempotencyKey: crypto.randomUUID() };
    const held = watched.hold('/api/v0/paymentMethods/list');
    const interrupted = book(second.url, helen, input).catch(() => undefined);
    await held.received;
    await second.kill();
    await interrupted;
    held.release();
    second = await startSecond();
    const answers = [await book(portal.url, helen, input), await book(second.url, helen, input)];
    expect(refusalsOf(answers)).toEqual([]);
    await expectOneCharge(answers, 74_000);
  });

  test('[BK-22] the platform books, its answer is lost, and the quote names the outcome', async () => {
    const input = { ...(await ready()), ...BY_CARD, idempotencyKey: crypto.randomUUID() };
    watched.loseAnswers('/api/v0/purchase/fulfill/schedule');
    const first = await book(second.url, helen, input);
    watched.loseAnswers(null);
    const answers = [first, await book(second.url, helen, input), await book(portal.url, helen, input)];
    expect(refusalsOf(answers)).toEqual([]);
    await expectOneCharge(answers, 74_000);
  });
}
