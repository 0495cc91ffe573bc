import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import {
  mainGuest,
  quoteOutcome,
  readyQuote,
  scheduleQuote,
  shopAndSchedule,
  USUAL_STAY,
  USUAL_TOTAL,
} from '../../testing/booking-journey';

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
});
afterAll(() => platform.close());

const quoteOf = async (key: string) =>
  quoteOutcome(helen, await scheduleQuote(helen, { listingId: `test-${key}` }));

test('[PQ-01] [PQ-08] a scheduled quote is pending twice and then succeeds with price, terms and expiry', async () => {
  const token = await scheduleQuote(helen);
  for (let poll = 0; poll < 2; poll += 1) {
    expect((await helen.call('pollQuote', { value: token })).body).toEqual({ QuoteResponse: 'Pending' });
  }
  const { body } = await helen.call('pollQuote', { value: token });
  expect(body.QuoteResponse).toBe('Success');
  expect(body.quote?.type).toBe('homes');
  const { detailedPrice, cancellationPolicy, paymentPolicy } = body.quote!.value!.rate;
  expect(detailedPrice.payNowTotal.fiat).toEqual({
    value: USUAL_TOTAL,
    currencySymbol: '$',
    currencyCode: 'USD',
  });
  expect(detailedPrice.sellPrice.fiat.value).toBe(600);
  expect(detailedPrice.groupedItems.map(({ kind, amount }) => [kind.Kind, amount.fiat.value])).toEqual([
    ['Rent', 600],
    ['Fees', 80],
    ['Taxes', 60],
  ]);
  expect(cancellationPolicy.policy.Policy).toBe('FullyRefundable');
  expect(paymentPolicy.schedule).toHaveLength(1);
  expect(body.quote!.value!.validUntil).toBe(
    new Date(platform.clock.now().getTime() + 15 * 60_000).toISOString(),
  );
});

test('[PR-11] a quote has its total in the rewards of every account', async () => {
  const { quote } = await quoteOutcome(helen, await scheduleQuote(helen));
  expect(quote!.value!.rate.detailedPrice.payNowTotal.rewards).toMatchObject({
    acct_helen_summit: { value: 74_000, currency: 'Miles' },
    acct_helen_cash: { value: 740, currency: 'Cash' },
  });
});

test('[PR-18] for every home of the catalogue the groups of a quote sum to its total, and the total is the shop’s', async () => {
  const listings = await platform.database
    .selectFrom('listings')
    .select('id')
    .where('id', 'not like', 'test-%')
    .orderBy('id')
    .execute();
  const sample = listings.filter((_, index) => index % 40 === 0);
  let quoted = 0;
  for (const { id } of sample) {
    const { token, shopTotal } = await shopAndSchedule(helen, {
      listingId: id,
      from: '2026-07-10',
      until: '2026-07-17',
    });
    const { quote } = await quoteOutcome(helen, token);
    expect(quote?.value?.rate.detailedPrice.payNowTotal.fiat?.value).toBe(shopTotal);
    if (!quote?.value) continue;
    quoted += 1;
    const { detailedPrice } = quote.value.rate;
    const cents = (value: number) => Math.round(value * 100);
    const sum = detailedPrice.groupedItems.reduce((total, { amount }) => total + cents(amount.fiat.value), 0);
    expect(sum).toBe(cents(detailedPrice.payNowTotal.fiat!.value));
  }
  expect(quoted).toBeGreaterThan(2);
});

test('[PQ-08] a quote is visible to its user only', async () => {
  const token = await scheduleQuote(helen);
  const grace = await platform.signIn('grace');
  expect((await grace.refused('pollQuote', { value: token })).body.code).toBe(40401);
  expect((await grace.refused('discardQuote', { value: token })).body.code).toBe(40401);
});

test('[PQ-05] a quote that is no longer valid is not discarded', async () => {
  const [failed, expired] = [
    await scheduleQuote(helen, { listingId: 'test-quote-fails-no-errors' }),
    await readyQuote(helen),
  ];
  await quoteOutcome(helen, failed);
  platform.clock.advance(15 * 60_000);
  for (const value of [failed, expired.token]) {
    expect((await helen.refused('discardQuote', { value })).body.code).toBe(40401);
  }
});

test('[PQ-05] a discarded quote cannot be booked, or be discarded again', async () => {
  const quote = await readyQuote(helen);
  await helen.call('discardQuote', { value: quote.token });
  expect((await helen.refused('discardQuote', { value: quote.token })).body.code).toBe(40401);
  expect(await quoteOutcome(helen, quote.token)).toEqual({
    QuoteResponse: 'Failure',
    errors: [{ kind: 'ErrorCode', code: 'InvalidSession' }],
  });
  expect((await helen.refused('addMainGuest', mainGuest(quote))).body.code).toBe(40902);
});

test('[PQ-22] a quote expires after fifteen minutes', async () => {
  const quote = await readyQuote(helen);
  platform.clock.advance(15 * 60_000 - 1);
  expect((await quoteOutcome(helen, quote.token)).QuoteResponse).toBe('Success');
  platform.clock.advance(1);
  expect(await quoteOutcome(helen, quote.token)).toEqual({
    QuoteResponse: 'Failure',
    errors: [{ kind: 'ErrorCode', code: 'ExpiredQuoteToken' }],
  });
});

test('[PQ-09] a failure without errors has an empty list', async () => {
  expect(await quoteOf('quote-fails-no-errors')).toEqual({ QuoteResponse: 'Failure', errors: [] });
});

test('[PQ-07] [PQ-11] a quote of another product has its type and no price', async () => {
  expect(await quoteOf('quote-other-product')).toEqual({
    QuoteResponse: 'Success',
    quote: { type: 'hotel' },
  });
});

test('a quote without an amount has no total', async () => {
  const { quote } = await quoteOf('quote-missing-amount');
  expect(quote!.value!.rate.detailedPrice.payNowTotal).toEqual({});
});

test.each([
  ['quote-price-increase', 752.5],
  ['quote-price-decrease', 727.5],
  ['quote-price-below-threshold', 740.99],
])('[PD-01] the quote of test-%s differs from the shop’s total', async (key, total) => {
  const { quote } = await quoteOf(key);
  const { payNowTotal, groupedItems } = quote!.value!.rate.detailedPrice;
  expect(payNowTotal.fiat!.value).toBe(total);
  expect(groupedItems.reduce((sum, { amount }) => sum + Math.round(amount.fiat.value * 100), 0)).toBe(
    Math.round(total * 100),
  );
});

test("the terms of a quote may differ from the shop's", async () => {
  const { quote } = await quoteOf('quote-changed-terms');
  expect(quote!.value!.rate.cancellationPolicy.policy.Policy).toBe('NonRefundable');
});

test('[PQ-07] a slow quote is pending for the polls of its scenario', async () => {
  const token = await scheduleQuote(helen, { listingId: 'test-quote-slow' });
  const answers: string[] = [];
  for (let poll = 0; poll < 9; poll += 1) {
    answers.push((await helen.call('pollQuote', { value: token })).body.QuoteResponse);
  }
  expect(answers).toEqual([...Array<string>(8).fill('Pending'), 'Success']);
});

test('a stay that breaks a rule is not available', async () => {
  expect(await quoteOf('min-stay')).toEqual({
    QuoteResponse: 'Failure',
    errors: [{ kind: 'ProductError', code: 'NotAvailable' }],
  });
});

test('a request with a provider other than the listing’s is an invalid quote', async () => {
  const { body } = await helen.call('scheduleQuote', {
    emailAddress: 'traveler@larkfield.example',
    request: {
      type: 'homes',
      value: {
        listingId: USUAL_STAY.listingId,
        listingProviderId: { provider: 'Somebody Else', id: 'X-1' },
        stayDates: { from: USUAL_STAY.from, until: USUAL_STAY.until },
        guests: { adults: 2, children: [], infants: 0, petsIncluded: false },
        seenPrice: { value: USUAL_TOTAL, currencyCode: 'USD' },
        listingCollection: 'NoCollection',
      },
    },
  });
  expect(await quoteOutcome(helen, body.value)).toEqual({
    QuoteResponse: 'Failure',
    errors: [{ kind: 'ErrorCode', code: 'InvalidQuote' }],
  });
});

test('[PQ-03] a stay that ends before it begins, or at an unknown home, is refused', async () => {
  await expect(scheduleQuote(helen, { from: '2026-06-05', until: '2026-06-05' })).rejects.toThrow('40001');
  const unknown = {
    emailAddress: 'traveler@larkfield.example',
    request: {
      type: 'homes',
      value: {
        listingId: 'nowhere',
        listingProviderId: { provider: 'Hearthway', id: 'X-1' },
        stayDates: { from: USUAL_STAY.from, until: USUAL_STAY.until },
        guests: { adults: 2, children: [], infants: 0, petsIncluded: false },
        seenPrice: { value: 1, currencyCode: 'USD' },
        listingCollection: 'NoCollection',
      },
    },
  };
  expect((await helen.refused('scheduleQuote', unknown)).body.code).toBe(40401);
});

test('[PQ-16] [AG-03] only an agent may charge a fee, and it is a separate group', async () => {
  await expect(scheduleQuote(helen, { agentFee: 10 })).rejects.toThrow('40302');
  const priya = await platform.actFor('priya', 'walter');
  const { quote } = await quoteOutcome(priya, await scheduleQuote(priya, { agentFee: 10 }));
  const { payNowTotal, groupedItems } = quote!.value!.rate.detailedPrice;
  expect(payNowTotal.fiat!.value).toBe(USUAL_TOTAL + 10);
  expect(groupedItems.at(-1)).toMatchObject({ kind: { Kind: 'AgentFee' }, amount: { fiat: { value: 10 } } });
});

describe('main guest', () => {
  test('[BK-04] [BK-05] a traveler with contact details is added to the product', async () => {
    const quote = await readyQuote(helen);
    const { body } = await helen.call('addMainGuest', {
      ...mainGuest(quote),
      mainGuest: {
        id: 'trav_helen_marco',
        givenName: 'Marco',
        surname: 'Ortiz',
        phoneNumber: '+14165550149',
      },
    });
    expect(body).toEqual({ orderedProductId: quote.orderedProductId });
  });

  test('[BK-04] another user’s traveler, product or quote is not found', async () => {
    const quote = await readyQuote(helen);
    const request = mainGuest(quote);
    const withTraveler = { ...request, mainGuest: { ...request.mainGuest, id: 'trav_daniel_daniel' } };
    expect((await helen.refused('addMainGuest', withTraveler)).body.code).toBe(40401);
    const otherProduct = { ...request, orderedProductId: 'prod_other' };
    expect((await helen.refused('addMainGuest', otherProduct)).body.code).toBe(40401);
    const daniel = await platform.signIn('daniel');
    expect((await daniel.refused('addMainGuest', request)).body.code).toBe(40401);
  });

  test('[BK-04] a colleague’s traveler is accessible only with the permission to view users', async () => {
    const ingrid = await platform.signIn('ingrid');
    const quote = await readyQuote(ingrid);
    const request = mainGuest(quote);
    const colleague = { ...request, mainGuest: { ...request.mainGuest, id: 'trav_sam_sam' } };
    expect((await ingrid.call('addMainGuest', colleague)).body.orderedProductId).toBe(quote.orderedProductId);
    const stranger = { ...request, mainGuest: { ...request.mainGuest, id: 'trav_helen_helen' } };
    expect((await ingrid.refused('addMainGuest', stranger)).body.code).toBe(40401);
    const sam = await platform.signIn('sam');
    const ofSam = mainGuest(await readyQuote(sam));
    const ofIngrid = { ...ofSam, mainGuest: { ...ofSam.mainGuest, id: 'trav_ingrid_ingrid' } };
    expect((await sam.refused('addMainGuest', ofIngrid)).body.code).toBe(40401);
  });

  test.each([
    ['an e-mail address without a domain', { emailAddress: 'nobody@nowhere' }],
    ['a phone number without +', { mainGuest: { givenName: 'A', surname: 'B', phoneNumber: '4165550148' } }],
  ])('%s is refused', async (_what, wrong) => {
    const quote = await readyQuote(helen);
    expect((await helen.refused('addMainGuest', { ...mainGuest(quote), ...wrong })).body.code).toBe(40001);
  });
});
