/** A cancellation that waits for the provider, followed like a booking (booking/booking-policy.ts). */
import { STILL_PROCESSING_PATH } from '#domain/quote/polling.ts';
import type { GatewayContext } from '../../context';
import type { ResolversTypes, ResolversUnionTypes } from '../../generated/graph';
import type { LiveStream, StreamEvent } from '../../live/live-stream';
import { PlatformError } from '../../rest/client/platform-error';
import { pollHomeCancellation } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { bookingPolicy, type BookingState } from '../booking/booking-policy';
import { liveFields } from '../live/live-states';
import { tripOf } from '../trip/trip-mapping';
import { trip } from '../trip/trips';
import { cancellationErrors } from './cancellation-errors';

type HomeCancellation = Wire<'HomeCancellation'>;
type CancellationStatus = ResolversUnionTypes<ResolversTypes>['CancellationStatus'];
type CancellationStream = LiveStream<HomeCancellation, BookingState<HomeCancellation>>;

/** The outcomes of a poll as those of the policy. */
const RESULTS: Readonly<Record<string, string>> = { Success: 'Success', Failed: 'Failure' };

/** The reservation number is the graph's id; the platform identifies a trip by its own. */
export async function cancellationStream(
  tripId: string,
  context: GatewayContext,
  untilKnown = false,
): Promise<CancellationStream> {
  const followed = await trip(tripId, context);
  if (followed === null) {
    throw new PlatformError('notFound', { endpoint: 'PUT /api/v0/itineraries/list', httpStatus: 404 });
  }
  const { credentials, platform, environment } = context;
  const { itineraryId } = followed;
  return {
    name: untilKnown ? 'cancellation until its end' : 'cancellation',
    token: itineraryId,
    credentials,
    poll: (signal) => pollHomeCancellation(platform.polled(signal), { body: { itineraryId } }),
    policy: bookingPolicy({
      resultOf: ({ result }: HomeCancellation) => RESULTS[result] ?? 'Pending',
      steps: environment.live.bookingSteps,
      untilKnown,
    }),
  };
}

export function cancellationStatusOf(
  event: StreamEvent<BookingState<HomeCancellation>>,
  context: GatewayContext,
): CancellationStatus {
  const { state } = event;
  const live = liveFields(event);
  if (state.kind === 'pending') return { __typename: 'CancellationPending', ...live };
  if (state.kind === 'answered' && state.answer.itinerary) {
    const { result, itinerary, errors } = state.answer;
    const changed = tripOf(itinerary);
    return result === 'Success'
      ? { __typename: 'CancellationSuccess', ...live, trip: changed }
      : {
          __typename: 'CancellationFailure',
          ...live,
          trip: changed,
          errors: cancellationErrors(errors, context),
        };
  }
  // Includes an outcome that leaves the trip's state open: the trips show it.
  return { __typename: 'CancellationStillProcessing', ...live, redirectTo: STILL_PROCESSING_PATH };
}
