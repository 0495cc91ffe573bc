import type { FAILURE_KINDS, FailureCode } from '../domain/failures/failure-codes';
import type { ErrorCode } from '../gateway/generated/graph';

interface Advice {
  /** What the program does about it. */
  readonly action: string;
  /** Whether the same request may be sent again. */
  readonly retry: string;
}

interface ErrorRow extends Advice {
  readonly meaning: string;
}

const NO = 'no';
const AFTER_PAUSE =
  'queries yes, after a pause that grows; mutations only with the same `idempotencyKey` (`book`)';

/** `extensions.code` of GraphQL errors: every one of them, by the compiler. */
export const ERROR_ROWS: Readonly<Record<ErrorCode, ErrorRow>> = {
  UNAUTHENTICATED: {
    meaning: 'The bearer token is missing, has expired, or was revoked.',
    action: 'Sign in, and send the new token. A WebSocket is closed with 4403, an event stream ends.',
    retry: 'with a new token',
  },
  ACCESS_DENIED: {
    meaning: 'The session may not do this, or the page is on an origin that may not use the graph.',
    action: 'Do not repeat it. `extensions.upstreamCode` has the reason of the platform.',
    retry: NO,
  },
  CSRF_TOKEN_INVALID: {
    meaning: 'The anti-forgery token was refused, and the gateway could not get another.',
    action: 'Send the `csrfToken` of `signIn` as `H-Csrf-Token`, or sign in again.',
    retry: 'with the token of the session',
  },
  BAD_REQUEST: {
    meaning: 'The request cannot be read, or the platform refused it as invalid.',
    action: 'Correct the request; `message` says what is wrong with it.',
    retry: NO,
  },
  BAD_USER_INPUT: {
    meaning: 'A variable or an argument has a value that cannot be used.',
    action: 'Correct the value; `message` names the argument.',
    retry: NO,
  },
  NOT_FOUND: {
    meaning: 'What was asked for does not exist, or does not belong to the user.',
    action: 'Check the id or token. Another user of the same token gets this error too.',
    retry: NO,
  },
  CONFLICT: {
    meaning: 'It is not possible in the present state.',
    action: 'Read the state again, and decide from that.',
    retry: 'after reading the state',
  },
  RATE_LIMITED: {
    meaning:
      'The caller has used its points or mutations of the minute, or too many calls of the caller wait.',
    action: 'Wait for `extensions.retryAfterSeconds` (over HTTP and SSE also `Retry-After`).',
    retry: 'after the wait; nothing was done',
  },
  PLATFORM_UNAVAILABLE: {
    meaning: 'The travel platform cannot be reached, or the gateway is stopping.',
    action: 'Try again in a few seconds; `/readyz` says when the platform is back.',
    retry: AFTER_PAUSE,
  },
  PLATFORM_TIMEOUT: {
    meaning: 'The travel platform did not answer in time. A mutation may have had its effect.',
    action: 'Repeat a query. After a mutation, read what has become of it first.',
    retry: AFTER_PAUSE,
  },
  PLATFORM_CONTRACT: {
    meaning: 'The travel platform gave an answer that does not fit its contract.',
    action: 'Report it with `x-request-id`; the log of the gateway names the field.',
    retry: NO,
  },
  PLATFORM_ERROR: {
    meaning: 'The travel platform failed.',
    action: 'Try again later; report it with `x-request-id` when it lasts.',
    retry: AFTER_PAUSE,
  },
  REQUEST_ABORTED: {
    meaning: 'The sender ended the request before its answer.',
    action: 'Nothing; the reader has left.',
    retry: 'yes',
  },
  TOO_MANY_OPERATIONS: {
    meaning:
      'Too much runs for the caller at once: operations, connections, or followed quotes, bookings and cancellations.',
    action: 'End some of it. Follow one quote once, and share its events within the program.',
    retry: 'after something has ended',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: 'The request has a hash instead of a document.',
    action: 'Send the document. Clients that try automatic persisted queries do so by themselves.',
    retry: 'with the document',
  },
  DOCUMENT_NOT_TRUSTED: {
    meaning: 'The gateway runs registered documents only, and this is none of them.',
    action: 'Have the operator add your manifest to `TRUSTED_DOCUMENTS`.',
    retry: NO,
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The document is not GraphQL, or is too large.',
    action: 'Correct the document.',
    retry: NO,
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The document does not fit the graph, or costs more than an operation may.',
    action: 'Compare it with `/graphql/schema.graphql`; `message` names the member or the limit.',
    retry: NO,
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The document has several operations, and the request names none of them.',
    action: 'Send `operationName`.',
    retry: NO,
  },
  INTERNAL_SERVER_ERROR: {
    meaning: 'A defect of the gateway. Its cause is in the log, not in the answer.',
    action: 'Report it with `x-request-id`.',
    retry: AFTER_PAUSE,
  },
};

type FailureKind = (typeof FAILURE_KINDS)[FailureCode];

const NEW_QUOTE: Advice = {
  action: 'Ask for a new quote, or for another home.',
  retry: 'with a new quote',
};
const OTHER_CARD: Advice = { action: 'Let the traveler choose another card.', retry: 'with another card' };

/** What to do about failures that are data, by the kind of message that they have. */
export const FAILURE_ADVICE: Readonly<Record<FailureKind, Advice>> = {
  DEFAULT: NEW_QUOTE,
  NOT_AVAILABLE: { action: 'Let the traveler choose other dates or another home.', retry: NO },
  CARD_NOT_PROCESSED: OTHER_CARD,
  CARD_DECLINED: OTHER_CARD,
  CVV: { action: 'Let the traveler correct the security code.', retry: 'with the correction' },
  ADDRESS: { action: 'Let the traveler correct zip code and country.', retry: 'with the correction' },
  FRAUD: { action: "Send the traveler to the card issuer's support.", retry: NO },
  TRAVELER: {
    action: 'Let the traveler correct the guest; `inputErrors` names the fields.',
    retry: 'with the correction',
  },
  REDEMPTION: { action: 'Pay without rewards, or try later.', retry: 'yes' },
  PRICE_CHANGED: {
    action: 'Show the new price, and send it as `acceptedTotal` when the traveler accepts it.',
    retry: 'with the accepted price',
  },
  TERMS_CHANGED: {
    action: 'Show the new terms, and send their digest when the traveler accepts them.',
    retry: 'with the accepted terms',
  },
  AMOUNT_DUE_CHANGED: {
    action: 'Show the plan in the answer, and send its `amountDue` when the traveler accepts it.',
    retry: 'with the accepted amount',
  },
  STILL_PROCESSING: {
    action: 'Follow the booking with `untilKnown`, or look at `trips`. It may still succeed.',
    retry: NO,
  },
  ALREADY_REQUESTED: { action: 'Look at `trips`: the first request with this key counts.', retry: NO },
  CARD_NOT_FROM_ISSUER: {
    action: 'Use a card that belongs to one of the rewards accounts.',
    retry: 'with another card',
  },
  LISTING_MISSING: { action: 'Search again: the home is not offered any more.', retry: NO },
  WISHLIST_MISSING: { action: 'Read the wishlists again.', retry: NO },
  WISHLIST_NAME_INVALID: { action: 'Let the traveler choose another name.', retry: 'with another name' },
  CANCELLATION_FAILED: {
    action: 'Quote the cancellation again, and let the traveler try again. The stay is still booked.',
    retry: 'with a new key and the token of a new quote',
  },
  CANCELLATION_BY_SUPPORT: { action: 'Send the traveler to customer support.', retry: NO },
  CANCELLATION_TERMS_CHANGED: {
    action: 'Show the new refund, and send the token of its quote when the traveler accepts it.',
    retry: 'with a new key and the token of the new quote',
  },
  ALREADY_CANCELED: { action: 'Read `trip(id)`, or follow `cancellationStatus`.', retry: NO },
  TRIP_MISSING: { action: 'Read `trips` again.', retry: NO },
  CONFIRMATION_UNAVAILABLE: {
    action: 'Read the `state` of the trip; only `CONFIRMED` has a confirmation.',
    retry: NO,
  },
  CONFIRMATION_SENT_TOO_OFTEN: { action: 'Wait a minute, or a day.', retry: 'after that time' },
};

/** Where the message of a code is not its whole story. */
export const FAILURE_EXCEPTIONS: Readonly<Partial<Record<FailureCode, Advice>>> = {
  TICKETING_UNKNOWN: FAILURE_ADVICE.STILL_PROCESSING,
  TICKETING_UNCONFIRMED: FAILURE_ADVICE.STILL_PROCESSING,
  POLLING_TIMEOUT: FAILURE_ADVICE.STILL_PROCESSING,
  DUPLICATE_BOOKING: { action: 'Look at `trips`: the stay is booked already.', retry: NO },
  INVALID_REQUEST: {
    action: 'Correct the input; `inputErrors` names the fields.',
    retry: 'with the correction',
  },
  EXCESSIVE_USER_ACTIVITY: { action: 'Wait before another card is tried.', retry: 'later' },
};
