/** The steps to a booked stay for a program: using only the graph. */
import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { execute, type Credentials, demand, follow } from './graph';
import { scheduleQuote, type StayInput } from './stays';

/** An amount of money, as a result and as an argument. */
export interface Amount {
  readonly value: string;
  readonly currencyCode: string;
}

/** The stay to book and its price; the test sets the payment, its amount due and the key of the intent. */
export interface ReadyBooking {
  readonly quoteToken: string;
  readonly orderedProductId: string;
  readonly acceptedTotal: Amount;
  readonly acceptedTermsDigest: string;
}

interface QuoteStatus {
  readonly priceQuoteStatus: {
    readonly __typename: string;
    readonly quote?: {
      readonly orderedProductId: string;
      readonly termsDigest: string;
      readonly payNowTotal: { readonly fiat: Amount };
    };
  };
}

const PHONE = '+14165550148';

interface StayToBook {
  readonly listingId?: string;
  readonly stay: StayInput;
  /** Cancel for any reason that is bought with it. */
  readonly coverage?: 'PARTIAL' | 'FULL';
}

/** A quoted stay with a main guest, the first of the user's travelers. */
export async function readyToBook(
  url: string,
  credentials: Credentials,
  toBook: StayToBook,
): Promise<ReadyBooking> {
  const ready = await quotedStay(url, credentials, toBook);
  const { travelers } = await demand<{ travelers: { id: string }[] }>(
    url,
    gql`{ travelers { id } }`,
    {},
    credentials,
  );
  const guest = await addMainGuest(url, credentials, {
    travelerId: travelers[0]?.id,
    orderedProductId: ready.orderedProductId,
    quoteToken: ready.quoteToken,
  });
  if (guest.__typename !== 'MainGuestAdded') throw new Error(`The main guest: ${JSON.stringify(guest)}`);
  return ready;
}

/** A quoted stay without a main guest, so it cannot be booked yet. */
export async function quotedStay(
  url: string,
  credentials: Credentials,
  { listingId = 'test-always-works', stay, coverage }: StayToBook,
): Promise<ReadyBooking> {
  const quoteToken = await scheduleQuote(url, credentials, listingId, stay, coverage);
  const { priceQuoteStatus } = await lastOf<QuoteStatus>(
    url,
    gql`subscription Quote($token: ID!) { priceQuoteStatus(token: $token) {
      __typename
      ... on PriceQuoteSuccess { quote {
        orderedProductId termsDigest payNowTotal { fiat { value currencyCode } }
      } }
    } }`,
    { token: quoteToken },
    credentials,
  );
  const { quote } = priceQuoteStatus;
  if (!quote) throw new Error(`The quote ended as ${priceQuoteStatus.__typename}`);
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
      gql`mutation Guest($input: AddMainGuestInput!) {
        addMainGuest(input: $input) { __typename ... on UserFacingError { code } }
      }`,
      { input: { emailAddress, phoneNumber: PHONE, ...input } },
      credentials,
    )
  ).addMainGuest;

/** The payment of a stay, as `paymentPlan` and `book` accept it; tests send invalid ones too. */
export type Payment = Readonly<Record<string, unknown>>;

export interface Plan {
  readonly mode: string;
  readonly offer: { readonly amount: Amount } | null;
  readonly credit: Amount | null;
  readonly rewards: {
    readonly rewards: {
      readonly accountReferenceId: string;
      readonly value: string;
      readonly currency: string;
    };
    readonly cash: Amount;
  } | null;
  readonly amountDue: Amount;
  readonly lines: readonly { readonly label: string; readonly amount: Amount }[];
  readonly accounts: readonly {
    readonly accountReferenceId: string;
    readonly isEnabled: boolean;
    readonly tripTotal: { readonly value: string; readonly currency: string } | null;
  }[];
  readonly problems: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

/** The plan of a payment for a quoted stay. */
export const planOf = async (
  url: string,
  credentials: Credentials,
  quoteToken: string,
  payment: Payment,
): Promise<Plan> =>
  (
    await demand<{ paymentPlan: Plan }>(
      url,
      gql`query Plan($quoteToken: ID!, $payment: PaymentInput!) {
        paymentPlan(quoteToken: $quoteToken, payment: $payment) {
          mode
          offer { amount { value currencyCode } }
          credit { value currencyCode }
          rewards { rewards { accountReferenceId value currency } cash { value currencyCode } }
          amountDue { value currencyCode }
          lines { label amount { value currencyCode } }
          accounts { accountReferenceId isEnabled tripTotal { value currency } }
          problems { field code message }
        }
      }`,
      { quoteToken, payment },
      credentials,
    )
  ).paymentPlan;

export interface BookAnswer {
  readonly __typename: string;
  readonly token?: string;
  readonly isRepeated?: boolean;
  readonly code?: string;
  readonly blockers?: readonly { readonly code: string; readonly paymentProblem: string | null }[];
  /** For an amount due that was not accepted. */
  readonly plan?: { readonly amountDue: Amount };
}

/** The result of `book`, or the graph's error. */
export async function book(
  url: string,
  credentials: Credentials | undefined,
  input: Readonly<Record<string, unknown>>,
): Promise<BookAnswer> {
  const { data, errors } = await execute<{ book: BookAnswer }>(
    url,
    gql`mutation Book($input: BookInput!) {
      book(input: $input) {
        __typename
        ... on BookingScheduled { token isRepeated }
        ... on UserFacingError { code }
        ... on BookingBlocked { blockers { code paymentProblem } }
        ... on AmountDueChanged { plan { amountDue { value currencyCode } } }
      }
    }`,
    { input },
    credentials,
  );
  return data?.book ?? { __typename: 'Error', code: String(errors?.[0]?.extensions?.['code']) };
}

export interface BookingStatus {
  readonly __typename: string;
  readonly trip?: { readonly id: string };
  readonly errors?: readonly { readonly code: string }[];
}

/** The outcome of a booking. */
export const bookingEnd = async (
  url: string,
  credentials: Credentials,
  token: string,
): Promise<BookingStatus> =>
  (
    await lastOf<{ bookingStatus: BookingStatus }>(
      url,
      gql`subscription Booking($token: ID!) { bookingStatus(token: $token) {
        __typename
        ... on BookingSuccess { trip { id } }
        ... on BookingFailure { errors { code } }
      } }`,
      { token },
      credentials,
    )
  ).bookingStatus;

/** Follows a subscription to its end and returns its last event. */
export async function lastOf<Event>(
  url: string,
  operation: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  credentials: Credentials,
): Promise<Event> {
  const stream = follow<Event>(url, operation, variables, credentials);
  await stream.ended;
  await stream.leave();
  const last = stream.events.at(-1);
  if (last === undefined) throw new Error('The stream ended without an event');
  return last;
}
