/** What a traveler's program does, whatever the client: two searches, pages, a quote, a booking, and the trip read again. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { BOOK, BOOKING, GUEST, NODE, PEOPLE, PLAN, QUOTE, RATE, SCHEDULE, SEARCH, TRIP } from './operations';

/** A client of one user. */
export interface Client {
  /** A query or a mutation, from the client's cache when it has one. */
  run<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>;
  /** The events of a subscription, until it ends. */
  follow<Data>(document: string, variables: Record<string, unknown>): Promise<Data[]>;
}

interface Amount {
  readonly value: string;
  readonly currencyCode: string;
}

interface Search {
  readonly stays: {
    readonly nodes: readonly {
      readonly listingId: string;
      readonly stay: { readonly fromDate: string };
      readonly price: { readonly total: { readonly fiat: Amount } };
    }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

const LISTING = 'test-always-works';

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

export const stayIn = (daysAhead: number, nights: number) => ({
  fromDate: day(daysAhead),
  untilDate: day(daysAhead + nights),
  adults: 2,
});

export const asheville = (stay: ReturnType<typeof stayIn>) => ({
  placeId: 'asheville',
  sortOrder: 'PRICE' as const,
  stay,
});

/** Results of one search never show the prices of another: each home has its price for the stay of its search. */
export async function searchesKeepTheirPrices({ run }: Client): Promise<void> {
  const [two, seven] = [{ search: asheville(stayIn(60, 2)) }, { search: asheville(stayIn(60, 7)) }];
  const short = await run<Search>(SEARCH, two);
  const long = await run<Search>(SEARCH, seven);
  expect(await run<Search>(SEARCH, two)).toEqual(short);
  expect(await run<Search>(SEARCH, seven)).toEqual(long);
  const priceOf = ({ stays }: Search, id: string) =>
    stays.nodes.find(({ listingId }) => listingId === id)?.price.total.fiat.value;
  const inBoth = short.stays.nodes.filter(({ listingId }) => priceOf(long, listingId) !== undefined);
  expect(inBoth).not.toEqual([]);
  for (const { listingId, price } of inBoth)
    expect(Number(price.total.fiat.value)).toBeLessThan(Number(priceOf(long, listingId)));
}

/** Two pages of two are the first four. */
export async function pagesContinue({ run }: Client): Promise<void> {
  const search = asheville(stayIn(60, 2));
  const whole = await run<Search>(SEARCH, { search, first: 4 });
  const first = await run<Search>(SEARCH, { search, first: 2 });
  expect(first.stays.pageInfo.hasNextPage).toBe(true);
  const second = await run<Search>(SEARCH, { search, first: 2, after: first.stays.pageInfo.endCursor });
  expect([...first.stays.nodes, ...second.stays.nodes]).toEqual(whole.stays.nodes);
}

interface Quote {
  readonly token: string;
  readonly orderedProductId: string;
  readonly termsDigest: string;
  readonly payNowTotal: { readonly fiat: Amount };
}

/** A quote goes from pending to its price, and the stream ends. */
export async function quoteIsFollowed({ run, follow }: Client, daysAhead: number): Promise<Quote> {
  const stay = stayIn(daysAhead, 3);
  const { listing } = await run<{ listing: { availability: { rate: { id: string } } } }>(RATE, {
    id: LISTING,
    stay,
  });
  const rateId = listing.availability.rate.id;
  const { schedulePriceQuote } = await run<{ schedulePriceQuote: { token: string } }>(SCHEDULE, {
    input: { rateId, emailAddress: 'traveler@larkfield.example' },
  });
  const { token } = schedulePriceQuote;
  const events = await follow<{ priceQuoteStatus: { __typename: string; quote?: Quote } }>(QUOTE, { token });
  const last = events.at(-1)?.priceQuoteStatus;
  expect(last?.__typename).toBe('PriceQuoteSuccess');
  expect(last?.quote?.payNowTotal.fiat).toMatchObject({
    value: expect.stringMatching(/^\d+\.\d\d$/),
    currencyCode: 'USD',
  });
  return { ...(last?.quote as Quote), token };
}

/** A quoted stay is booked; returns the id of its trip. */
export async function bookStay(client: Client, daysAhead: number): Promise<string> {
  const { run, follow } = client;
  const quote = await quoteIsFollowed(client, daysAhead);
  const { travelers, paymentMethods } =
    await run<Record<'travelers' | 'paymentMethods', { id: string }[]>>(PEOPLE);
  const { orderedProductId, token: quoteToken } = quote;
  const guest = await run<{ addMainGuest: { orderedProductId: string } }>(GUEST, {
    input: {
      quoteToken,
      orderedProductId,
      travelerId: travelers[0]?.id,
      emailAddress: 'traveler@larkfield.example',
      phoneNumber: '+14165550148',
    },
  });
  const payment = { paymentMethodId: paymentMethods[0]?.id };
  const { paymentPlan } = await run<{ paymentPlan: { amountDue: Amount; problems: unknown[] } }>(PLAN, {
    quoteToken,
    payment,
  });
  expect(paymentPlan.problems).toEqual([]);
  const amount = ({ value, currencyCode }: Amount) => ({ value, currencyCode });
  const { book } = await run<{ book: { token: string; isRepeated: boolean } }>(BOOK, {
    input: {
      idempotencyKey: randomUUID(),
      quoteToken,
      orderedProductId: guest.addMainGuest.orderedProductId,
      payment,
      acceptedTotal: amount(quote.payNowTotal.fiat),
      acceptedAmountDue: amount(paymentPlan.amountDue),
      acceptedTermsDigest: quote.termsDigest,
    },
  });
  expect(book).toMatchObject({ isRepeated: false });
  const events = await follow<{
    bookingStatus: { __typename: string; trip?: { id: string; state: string } };
  }>(BOOKING, {
    token: book.token,
  });
  const trip = events.at(-1)?.bookingStatus.trip;
  if (!trip) throw new Error(`The booking ended with ${JSON.stringify(events.at(-1))}`);
  expect(trip.state).toBe('CONFIRMED');
  return trip.id;
}

/** A stay is booked, and its trip is read again by `node`; returns its node id. */
export async function stayIsBooked(client: Client, daysAhead: number): Promise<string> {
  const id = await bookStay(client, daysAhead);
  const { trip } = await client.run<{ trip: { id: string; nodeId: string } }>(TRIP, { id });
  const { node } = await client.run<{ node: unknown }>(NODE, { id: trip.nodeId });
  const { fromDate, untilDate } = stayIn(daysAhead, 3);
  expect(node).toMatchObject({ __typename: 'HomeTrip', ...trip, state: 'CONFIRMED', fromDate, untilDate });
  return trip.nodeId;
}
