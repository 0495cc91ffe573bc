/** A traveler who does not give up: repeats requests with the same key until there is a response, and follows to the outcome. */
import { gql } from 'graphql-tag';
import { type Credentials } from './graph';
import { book, type BookingStatus, lastOf, type ReadyBooking } from './graph-booking';

export interface Intent {
  readonly credentials: Credentials;
  readonly ready: ReadyBooking;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface IntentEnd {
  readonly intent: Intent;
  readonly end: BookingStatus;
  /** Every acknowledged booking. */
  readonly tokens: readonly string[];
  /** Refused attempts: none of them may end up booked. */
  readonly refusals: readonly string[];
  readonly milliseconds: number;
}

const PAUSE_MS = 100;
/** A booking that the platform may or may not have. */
const UNCONFIRMED = 'unconfirmed:';

/**
 * Rejects when the booking has no outcome by the deadline, which is set after the last kill. A traveler who repeatedly reads an
 * unknown outcome then leaves it to the trips page.
 */
export async function bookAndFollow(url: string, intent: Intent, deadline: () => number): Promise<IntentEnd> {
  const startedAt = performance.now();
  const tokens = new Set<string>();
  const refusals: string[] = [];
  const ended = (end: BookingStatus): IntentEnd => ({
    intent,
    end,
    tokens: [...tokens],
    refusals,
    milliseconds: performance.now() - startedAt,
  });
  let unconfirmed = 0;
  let last = 'nothing was answered';
  while (performance.now() < deadline()) {
    try {
      const answer = await book(url, intent.credentials, intent.input);
      last = JSON.stringify(answer);
      if (answer.token === undefined) {
        if (answer.__typename !== 'Error') refusals.push(last);
      } else if (!answer.token.startsWith(UNCONFIRMED)) {
        tokens.add(answer.token);
        return ended(await endOf(url, intent.credentials, answer.token));
      } else if (Number.isFinite(deadline()) && ++unconfirmed === 5) {
        return ended({ __typename: 'BookingStillProcessing' });
      }
    } catch (error) {
      last = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`The booking of ${intent.ready.quoteToken} has not ended; last: ${last}`);
}

const endOf = async (url: string, credentials: Credentials, token: string): Promise<BookingStatus> =>
  (
    await lastOf<{ bookingStatus: BookingStatus }>(
      url,
      gql`subscription Booking($token: ID!) { bookingStatus(token: $token, untilKnown: true) {
        __typename
        ... on BookingSuccess { trip { id } }
        ... on BookingFailure { errors { code } }
      } }`,
      { token },
      credentials,
    )
  ).bookingStatus;
