/** The mutations `watchTrip` and `stopWatchingTrip` (CN-04, CN-05). */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import type { ResolversTypes, ResolversUnionTypes, WatchTripInput } from '../../generated/graph';
import { watchItinerary } from '../../rest/endpoints';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { tripElsewhereOf } from './trip-elsewhere-mapping';
import { watchedFlightOf } from './watched-flight-mapping';

type Result = ResolversUnionTypes<ResolversTypes>['WatchTripResult'];

/** An id that the platform cannot read does not identify a trip either. */
const REFUSALS: Refusals<MutationFailure<'watchTrip'>> = {
  badRequest: 'TRIP_MISSING',
  notFound: 'TRIP_MISSING',
  conflict: 'TRIP_NOT_WATCHABLE',
};

export async function changeWatch(
  { tripId }: WatchTripInput,
  isWatched: boolean,
  context: GatewayContext,
): Promise<Result> {
  try {
    const { trip, watchedFlight } = await watchItinerary(context.platform, {
      body: { itineraryId: tripId, isWatched },
    });
    const changed = watchedFlight
      ? watchedFlightOf(watchedFlight)
      : trip && tripElsewhereOf(trip, context.clock.now());
    if (!changed) throw new Error('A trip whose watch has changed has lost its kind.');
    return { __typename: 'TripWatchChanged', trip: changed };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return {
      __typename: 'TripWatchRefused',
      ...failed(code, 'TRIPS', context, { rawCode }),
      inputErrors: code === 'TRIP_MISSING' ? [inputError('NOT_FOUND', ['input', 'tripId'])] : [],
    };
  }
}
