/** A traveler who cancels a stay and retries until it succeeds: each intent keeps its key until its outcome is known. */
import { gql } from 'graphql-tag';
import { execute, type Credentials } from './graph';
import { lastOf } from './graph-booking';

interface Quoted {
  readonly trip: {
    readonly state: string;
    readonly cancellationQuote: { readonly token: string | null; readonly outcome: string } | null;
  } | null;
}
interface Asked {
  readonly cancelTrip: { readonly __typename: string };
}

const QUOTE = gql`query ($id: ID!) { trip(id: $id) { id state ... on HomeTrip { cancellationQuote { token outcome } } } }`;
export const CANCEL = gql`mutation ($input: CancelTripInput!) { cancelTrip(input: $input) { __typename } }`;
export const FOLLOW_CANCELLATION = gql`subscription ($tripId: ID!) { cancellationStatus(tripId: $tripId, untilKnown: true) { __typename } }`;

const PAUSE_MS = 100;

/** Resolves with the number of attempts that failed, once the trip is canceled; rejects at the deadline. */
export async function cancelAndFollow(
  url: string,
  credentials: Credentials,
  tripId: string,
  deadline: () => number,
): Promise<number> {
  let failures = 0;
  let last = 'nothing was answered';
  let intent: { idempotencyKey: string; quoteToken: string } | undefined;
  while (performance.now() < deadline()) {
    try {
      const { data: quoted } = await execute<Quoted>(url, QUOTE, { id: tripId }, credentials);
      const { token, outcome } = quoted?.trip?.cancellationQuote ?? {};
      last = JSON.stringify(quoted);
      if (outcome === 'CANCELED' && quoted?.trip?.state === 'CANCELED') return failures;
      if (outcome === 'CANCELLATION_PENDING') {
        await lastOf(url, FOLLOW_CANCELLATION, { tripId }, credentials);
        continue;
      }
      if (token) {
        if (intent?.quoteToken !== token) intent = { idempotencyKey: crypto.randomUUID(), quoteToken: token };
        const { data } = await execute<Asked>(url, CANCEL, { input: { tripId, ...intent } }, credentials);
        last = JSON.stringify(data);
        if (data?.cancelTrip.__typename === 'CancellationFailed') failures += 1;
      }
    } catch (error) {
      last = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`The trip ${tripId} is not canceled; last: ${last}`);
}
