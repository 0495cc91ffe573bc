/** The way to a booked stay as a program goes it: over the graph alone. */
import { ask, type Credentials, demand, follow } from './graph';
import { scheduleQuote, type StayInput } from './stays';

/** What is booked and at what price; how it is paid, and the key of the intent, are the test's. */
export interface ReadyBooking {
  readonly quoteToken: string;
  readonly orderedProductId: string;
  readonly acceptedTotal: { readonly value: string; readonly currencyCode: string };
  readonly acceptedTermsDigest: string;
}

interface QuoteStatus {
  readonly priceQuoteStatus: {
    readonly __typename: string;
    readonly quote?: {
      readonly orderedProductId: string;
      readonly termsDigest: string;
      readonly payNowTotal: { readonly fiat: { readonly value: string; readonly currencyCode: string } };
    };
  };
}

const PHONE = '+14165550148';

/** A stay that is quoted and has a main guest. */
export async function readyToBook(
  url: string,
  credentials: Credentials,
  { listingId = 'test-always-works', stay }: { readonly listingId?: string; readonly stay: StayInput },
): Promise<ReadyBooking> {
  const quoteToken = await scheduleQuote(url, credentials, listingId, stay);
  const { priceQuoteStatus } = await lastOf<QuoteStatus>(
    url,
    `subscription Quote($token: ID!) { priceQuoteStatus(token: $token) {
      __typename
      ... on PriceQuoteSuccess { quote {
        orderedProductId termsDigest payNowTotal { fiat { value currencyCode } }
      } }
    } }`,
    quoteToken,
    credentials,
  );
  const { quote } = priceQuoteStatus;
  if (!quote) throw new Error(`The quote ended as ${priceQuoteStatus.__typename}`);
  const { travelers } = await demand<{ travelers: { id: string }[] }>(
    url,
    '{ travelers { id } }',
    {},
    credentials,
  );
  const guest = await addMainGuest(url, credentials, {
    travelerId: travelers[0]?.id,
    orderedProductId: quote.orderedProductId,
    quoteToken,
  });
  if (guest.__typename !== 'MainGuestAdded') throw new Error(`The main guest: ${JSON.stringify(guest)}`);
  return {
    quoteToken,
    orderedProductId: quote.orderedProductId,
    acceptedTotal: quote.payNowTotal.fiat,
    acceptedTermsDigest: quote.termsDigest,
  };
}

export const addMainGuest = async (
  url: string,
  credentials: Credentials,
  { emailAddress = 'traveler@larkfield.example', ...input }: Readonly<Record<string, unknown>>,
): Promise<{ readonly __typename: string; readonly code?: string }> =>
  (
    await demand<{ addMainGuest: { __typename: string; code?: string } }>(
      url,
      `mutation Guest($input: AddMainGuestInput!) {
        addMainGuest(input: $input) { __typename ... on UserFacingError { code } }
      }`,
      { input: { emailAddress, phoneNumber: PHONE, ...input } },
      credentials,
    )
  ).addMainGuest;

export interface BookAnswer {
  readonly __typename: string;
  readonly token?: string;
  readonly code?: string;
  readonly blockers?: readonly { readonly code: string }[];
}

/** What `book` answers, or the error that the graph has. */
export async function book(
  url: string,
  credentials: Credentials | undefined,
  input: Readonly<Record<string, unknown>>,
): Promise<BookAnswer> {
  const { data, errors } = await ask<{ book: BookAnswer }>(
    url,
    `mutation Book($input: BookInput!) {
      book(input: $input) {
        __typename
        ... on BookingScheduled { token }
        ... on UserFacingError { code }
        ... on BookingBlocked { blockers { code } }
      }
    }`,
    { input },
    credentials,
  );
  return data?.book ?? { __typename: 'Error', code: String(errors?.[0]?.extensions?.['code']) };
}

export interface BookingStatus {
  readonly __typename: string;
  readonly reservation?: { readonly id: string };
  readonly errors?: readonly { readonly code: string }[];
}

/** How a booking ends. */
export const bookingEnd = async (
  url: string,
  credentials: Credentials,
  token: string,
): Promise<BookingStatus> =>
  (
    await lastOf<{ bookingStatus: BookingStatus }>(
      url,
      `subscription Booking($token: ID!) { bookingStatus(token: $token) {
        __typename
        ... on BookingSuccess { reservation { id } }
        ... on BookingFailure { errors { code } }
      } }`,
      token,
      credentials,
    )
  ).bookingStatus;

async function lastOf<Event>(
  url: string,
  query: string,
  token: string,
  credentials: Credentials,
): Promise<Event> {
  const stream = follow<Event>(url, query, { token }, credentials);
  await stream.ended;
  await stream.leave();
  const last = stream.events.at(-1);
  if (last === undefined) throw new Error('The stream ended without an event');
  return last;
}
