/**
 * A frozen price over the graph, to the cent: frozen at 740, risen by 120, preserved through a crash of the platform, and booked
 * once at the frozen price. The plan before the booking matches ledger, vault and trip after it (AD-11, PM-17).
 */
import { randomUUID } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { type Books, openBooks } from './testing/books';
import { type Credentials, demand, signIn } from './testing/graph';
import { book, bookingEnd, planOf, readyToBook } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';

const RISES = 'test-freeze-price-rises';
const stay = stayIn(30, 3);
const payment = { paymentMethodId: 'card_helen_summit' };
const usd = (value: string) => ({ value, currencyCode: 'USD' });

let portal: Portal;
let books: Books;
let helen: Credentials;

beforeAll(async () => {
  portal = await startPortal();
  books = openBooks(portal.databaseUrl);
  helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
});
afterAll(async () => {
  expect(await books.problems()).toEqual([]);
  await books.close();
  await portal.close();
});

const ask = <Answer>(operation: DocumentNode, variables: object = {}) =>
  demand<Answer>(portal.url, operation, { ...variables }, helen);

test('[AD-11] [AD-12] [PM-17] a frozen price survives a rise and a crash, and books one stay at the frozen price', async () => {
  const { listing } = await ask<{
    listing: { availability: { rate: { freezeOptions: { id: string; kind: string; deposit: object }[] } } };
  }>(
    gql`query ($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) { availability(stay: $stay) {
      ... on Available { rate { freezeOptions { id kind deposit { value } } } }
    } } }`,
    { id: RISES, stay },
  );
  const option = listing.availability.rate.freezeOptions.find(({ kind }) => kind === 'HOLD_THE_ROOM');
  expect(option?.deposit).toEqual({ value: '59.20' });

  const idempotencyKey = randomUUID();
  const freeze = () =>
    ask<{ freezePrice: { __typename: string; frozenPrice: { id: string } } }>(
      gql`mutation ($input: FreezePriceInput!) { freezePrice(input: $input) { __typename ... on PriceFrozen { frozenPrice { id } } } }`,
      { input: { idempotencyKey, optionId: option?.id, ...payment } },
    );
  const { freezePrice } = await freeze();
  expect(freezePrice.__typename).toBe('PriceFrozen');
  const frozenPriceId = freezePrice.frozenPrice.id;
  expect(await books.charged()).toBe(5_920);

  await portal.platform().kill();
  await portal.restartPlatform();
  // The same intent after the crash, through a gateway without its records.
  const { url } = await portal.startGateway();
  expect(url).toBeTruthy();
  expect((await freeze()).freezePrice.frozenPrice.id).toBe(frozenPriceId);
  expect(await books.charged()).toBe(5_920);

  const frozen = await ask<{ frozenPrice: { state: string; today: object } }>(
    gql`query ($id: ID!) { frozenPrice(id: $id) { state today { total { value } discount { value } due { value } } } }`,
    { id: frozenPriceId },
  );
  expect(frozen.frozenPrice).toEqual({
    state: 'VALID',
    today: { total: { value: '860.00' }, discount: { value: '120.00' }, due: { value: '680.80' } },
  });

  // Two tabs have a quote with the same frozen price.
  const first = await readyToBook(portal.url, helen, {
    listingId: RISES,
    stay: { ...stay, frozenPriceId } as typeof stay,
  });
  const second = await readyToBook(portal.url, helen, {
    listingId: RISES,
    stay: { ...stay, frozenPriceId } as typeof stay,
  });
  expect(first.acceptedTotal.value).toBe('860.00');
  const plan = await planOf(portal.url, helen, first.quoteToken, payment);
  expect(plan.lines.map(({ label, amount }) => [label, amount.value])).toEqual([
    ['Total', '860.00'],
    ['Price freeze savings:', '120.00'],
    ['Price freeze deposit paid:', '59.20'],
    ['Ending in 4821:', '680.80'],
    ['Amount due:', '680.80'],
  ]);
  const order = (ready: typeof first) => ({
    ...ready,
    payment,
    acceptedAmountDue: usd('680.80'),
    idempotencyKey: randomUUID(),
  });
  const booked = await book(portal.url, helen, order(first));
  const end = await bookingEnd(portal.url, helen, booked.token ?? '');
  expect(end.__typename).toBe('BookingSuccess');
  expect(await book(portal.url, helen, order(second))).toMatchObject({
    __typename: 'BookingRefused',
    code: 'PRICE_FREEZE_UNUSABLE',
  });

  const number = end.trip?.id ?? '';
  expect(await books.entriesOf(number)).toEqual({
    'PriceFreezeDepositUsed PriceFreezeDeposits USD': -5_920,
    'PriceFreezeDepositUsed Revenue USD': 5_920,
    'PriceFreezeDiscountUsed PriceFreezeFunding USD': -12_000,
    'PriceFreezeDiscountUsed Revenue USD': 12_000,
    'CardCaptured CardClearing USD': -68_080,
    'CardCaptured Revenue USD': 68_080,
  });
  expect(await books.charged()).toBe(74_000);
  const { trip } = await ask<{ trip: { payments: { label: string; amount: { value: string } }[] } }>(
    gql`query ($id: ID!) { trip(id: $id) { ... on HomeTrip { payments { label amount { value } } } } }`,
    { id: number },
  );
  expect(trip.payments.map(({ label, amount }) => `${label} ${amount.value}`)).toEqual([
    'Price freeze deposit 59.20',
    'Price freeze discount 120.00',
    'Visa ending in 4821 680.80',
  ]);
});
