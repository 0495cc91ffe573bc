/** A purchase outside the checkout that is followed by its idempotency key until its outcome is known, like a booking. */
import type { GatewayContext } from '../../context';
import type { LiveStream, StreamEvent } from '../../live/live-stream';
import { bookingPolicy, type BookingState } from '../booking/booking-policy';

interface Purchase {
  readonly result: string;
}

export type PurchaseStream<Answer extends Purchase> = LiveStream<Answer, BookingState<Answer>>;

/** The outcomes of a poll as those of the policy. */
const RESULTS: Readonly<Record<string, string>> = { Success: 'Success', Failed: 'Failure' };

export const purchaseStream = <Answer extends Purchase>(
  name: string,
  idempotencyKey: string,
  poll: LiveStream<Answer, unknown>['poll'],
  { credentials, environment }: Pick<GatewayContext, 'credentials' | 'environment'>,
): PurchaseStream<Answer> => ({
  name,
  token: idempotencyKey,
  credentials,
  poll,
  policy: bookingPolicy({
    resultOf: ({ result }: Answer) => RESULTS[result] ?? 'Pending',
    steps: environment.live.bookingSteps,
    untilKnown: true,
  }),
});

/** The final response of a purchase; null while its outcome is unknown. */
export const purchaseEnd = <Answer extends Purchase>({
  state,
}: StreamEvent<BookingState<Answer>>): Answer | null => (state.kind === 'answered' ? state.answer : null);
