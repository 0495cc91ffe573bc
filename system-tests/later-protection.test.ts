/**
 * A booked stay is protected over the graph (AD-18): once, however often the request is sent and whatever happens to the
 * platform; the coverage is refunded with the stay's cancellation, and the premium is not.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { gql } from 'graphql-tag';
import { type Books, openBooks } from './testing/books';
import { execute, type Credentials, demand, signIn } from './testing/graph';
import { book, bookingEnd, lastOf, readyToBook } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';

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

/** Three nights without a protection; returns the reservation number. */
async function booked(listingId: string, daysAhead: number): Promise<string> {
  const ready = await readyToBook(portal.url, helen, { listingId, stay: stayIn(daysAhead, 3) });
  const answer = await book(portal.url, helen, {
    ...ready,
    payment: { paymentMethodId: 'card_helen_summit' },
    acceptedAmountDue: ready.acceptedTotal,
    idempotencyKey: crypto.randomUUID(),
  });
  expect(answer.__typename).toBe('BookingScheduled');
  return (await bookingEnd(portal.url, helen, answer.token!)).trip!.id;
}

interface Offered {
  readonly trip: {
    readonly protectionOffer: {
      readonly variants: readonly {
        readonly quoteId: string;
        readonly coverage: string;
        readonly premiumPrices: { readonly total: { readonly fiat: { readonly value: string } } };
      }[];
    } | null;
  };
}

const offerFor = async (id: string) =>
  (
    await demand<Offered>(
      portal.url,
      gql`query ($id: ID!) { trip(id: $id) { ... on HomeTrip { protectionOffer {
        variants { quoteId coverage premiumPrices { total { fiat { value } } } } } } } }`,
      { id },
      helen,
    )
  ).trip.protectionOffer;

async function inputFor(tripId: string) {
  const variant = (await offerFor(tripId))?.variants.find(({ coverage }) => coverage === 'FULL');
  expect(variant?.premiumPrices.total.fiat.value).toBe('85.10');
  return {
    idempotencyKey: crypto.randomUUID(),
    tripId,
    quoteId: variant?.quoteId ?? '',
    premium: { value: '85.10', currencyCode: 'USD' },
    paymentMethodId: 'card_helen_cash',
    termsAccepted: true,
  };
}

const buy = (input: object) =>
  execute<{ buyProtection: { __typename: string } }>(
    portal.url,
    gql`mutation ($input: BuyProtectionInput!) { buyProtection(input: $input) { __typename } }`,
    { input },
    helen,
  );

const FOLLOW = gql`subscription ($key: ID!) { protectionPurchase(idempotencyKey: $key) {
  __typename ... on ProtectionBought { trip { total { value } protection { coverage } } } } }`;

test('[AD-18] a stay is protected once: sent twice concurrently, across a restart of the platform, and again', async () => {
  const tripId = await booked('test-protection', 5);
  const input = await inputFor(tripId);
  const twice = Promise.allSettled([buy(input), buy(input)]);
  await sleep(30);
  await portal.platform().kill();
  await portal.restartPlatform();
  await twice;
  while (!(await fetch(`${portal.url}/readyz?platform=1`)).ok) await sleep(20);

  let answer = (await buy(input)).data?.buyProtection.__typename;
  for (let tries = 0; answer !== 'ProtectionBought' && tries < 100; tries += 1) {
    await sleep(100);
    answer = (await buy(input)).data?.buyProtection.__typename;
  }
  expect(answer).toBe('ProtectionBought');
  expect(await offerFor(tripId)).toBeNull();
  expect(await books.entriesOf(tripId)).toEqual({
    'CardCaptured CardClearing USD': -74_000,
    'CardCaptured Revenue USD': 74_000,
    'PremiumPaid CardClearing USD': -8_510,
    'PremiumPaid Premiums USD': 8_510,
  });

  const { trip } = await demand<{ trip: { cancellationQuote: { protection: { token: string } } } }>(
    portal.url,
    gql`query ($id: ID!) { trip(id: $id) { ... on HomeTrip { cancellationQuote { protection { token } } } } }`,
    { id: tripId },
    helen,
  );
  const { cancelTrip } = await demand<{ cancelTrip: object }>(
    portal.url,
    gql`mutation ($input: CancelTripInput!) { cancelTrip(input: $input) {
      __typename ... on TripCanceled { trip { cancellation { refund { value } } protection { action } } } } }`,
    {
      input: {
        tripId,
        quoteToken: trip.cancellationQuote.protection.token,
        idempotencyKey: crypto.randomUUID(),
      },
    },
    helen,
  );
  expect(cancelTrip).toEqual({
    __typename: 'TripCanceled',
    trip: { cancellation: { refund: { value: '740.00' } }, protection: { action: 'EXERCISE' } },
  });
});

test('[AD-18] [PQ-18] a slow purchase is followed to its end', async () => {
  const tripId = await booked('test-protection-sale-slow', 9);
  const input = await inputFor(tripId);
  expect((await buy(input)).data?.buyProtection.__typename).toBe('ProtectionPending');
  expect(await lastOf(portal.url, FOLLOW, { key: input.idempotencyKey }, helen)).toEqual({
    protectionPurchase: {
      __typename: 'ProtectionBought',
      trip: { total: { value: '825.10' }, protection: { coverage: 'FULL' } },
    },
  });
});
