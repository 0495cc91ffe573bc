/**
 * A stay with cancel for any reason, over the graph: booked, and canceled the evening before it begins. The refund is the
 * coverage to the cent, once, however often it is confirmed, and whatever happens to the platform (AD-04).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { gql } from 'graphql-tag';
import { type Books, openBooks } from './testing/books';
import { canceledStays } from './testing/canceled-stays';
import { execute, type Credentials, demand, signIn } from './testing/graph';
import { book, bookingEnd, lastOf, readyToBook } from './testing/graph-booking';
import { CANCEL, FOLLOW_CANCELLATION } from './testing/persistent-canceler';
import { type Portal, startPortal, untilReady } from './testing/portal';
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

interface Quoted {
  readonly trip: {
    readonly state: string;
    readonly cancellationQuote: {
      readonly outcome: string;
      readonly refund: { readonly value: string };
      readonly protection: { readonly token: string; readonly refund: { readonly value: string } } | null;
    };
    readonly protection: { readonly action: string; readonly refund: object | null };
    readonly cancellation: { readonly refund: { readonly value: string } } | null;
  };
}

const read = async (id: string): Promise<Quoted['trip']> =>
  (
    await demand<Quoted>(
      portal.url,
      gql`query ($id: ID!) { trip(id: $id) {
        state ... on HomeTrip {
          cancellationQuote { outcome refund { value } protection { token refund { value } } }
          protection { action refund { state amount { value } } } cancellation { refund { value } }
        }
      } }`,
      { id },
      helen,
    )
  ).trip;

/** Three nights from tomorrow; returns the reservation number. */
async function bookedForTomorrow(coverage: 'PARTIAL' | 'FULL', total: string): Promise<string> {
  const stay = stayIn(1, 3);
  const ready = await readyToBook(portal.url, helen, { listingId: 'test-protection', stay, coverage });
  expect(ready.acceptedTotal.value).toBe(total);
  const answer = await book(portal.url, helen, {
    ...ready,
    payment: { paymentMethodId: 'card_helen_summit' },
    acceptedAmountDue: ready.acceptedTotal,
    idempotencyKey: crypto.randomUUID(),
  });
  expect(answer.__typename).toBe('BookingScheduled');
  return (await bookingEnd(portal.url, helen, answer.token!)).trip!.id;
}

test.each([
  ['PARTIAL', '791.80', '592.00', 5_180],
  ['FULL', '825.10', '740.00', 8_510],
] as const)(
  '[AD-04] a %s coverage is refunded once: confirmed twice concurrently, across a restart of the platform, and again',
  async (coverage, total, refund, premium) => {
    const tripId = await bookedForTomorrow(coverage, total);
    const cents = Math.round(Number(refund) * 100);
    const { cancellationQuote } = await read(tripId);
    expect(cancellationQuote).toMatchObject({
      outcome: 'NON_REFUNDABLE',
      refund: { value: '0.00' },
      protection: { refund: { value: refund } },
    });
    const quoteToken = cancellationQuote.protection!.token;
    const idempotencyKey = crypto.randomUUID();
    const confirm = (key = idempotencyKey) =>
      execute<{ cancelTrip: { __typename: string } }>(
        portal.url,
        CANCEL,
        { input: { tripId, quoteToken, idempotencyKey: key } },
        helen,
      );
    const twice = Promise.allSettled([confirm(), confirm()]);
    await sleep(30);
    await portal.platform().kill();
    await portal.restartPlatform();
    await twice;
    await untilReady(portal.url);

    let answer = (await confirm()).data?.cancelTrip.__typename;
    for (let tries = 0; answer !== 'TripCanceled' && tries < 50; tries += 1) {
      if (answer === 'CancellationStarted') await lastOf(portal.url, FOLLOW_CANCELLATION, { tripId }, helen);
      await sleep(100);
      answer = (await confirm()).data?.cancelTrip.__typename;
    }
    expect(answer).toBe('TripCanceled');
    // Another key for the same terms has the outcome of the first.
    expect((await confirm(crypto.randomUUID())).data?.cancelTrip.__typename).toBe('TripCanceled');

    expect(await read(tripId)).toMatchObject({
      state: 'CANCELED',
      cancellation: { refund: { value: refund } },
      protection: { action: 'EXERCISE', refund: { state: 'SUCCESS', amount: { value: refund } } },
    });
    const stays = await canceledStays(portal.databaseUrl);
    expect(stays.find(({ reservationNumber }) => reservationNumber === tripId)).toMatchObject({
      state: 'Canceled',
      attempts: ['Succeeded'],
      refunded: cents,
      refundOperations: 1,
      nights: 0,
    });
    expect(await books.entriesOf(tripId)).toEqual({
      'CardCaptured CardClearing USD': -(74_000 + premium),
      'CardCaptured Revenue USD': 74_000 + premium,
      'PremiumEarned Revenue USD': -premium,
      'PremiumEarned Premiums USD': premium,
      'CardRefunded Claims USD': -cents,
      'CardRefunded CardClearing USD': cents,
    });
  },
);
