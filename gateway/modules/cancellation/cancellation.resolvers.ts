import type { Resolvers } from '../../generated/graph';
import { currentState, liveStates } from '../live/live-states';
import { listedItineraryId } from '../trip/trips';
import { cancelTrip } from './cancel-trip';
import { cancellationErrors } from './cancellation-errors';
import { readCancellationQuote } from './cancellation-quote';
import { cancellationStatusOf, cancellationStream } from './cancellation-status';

export const cancellationResolvers: Resolvers = {
  Query: {
    cancellationStatus: async (_, { tripId, untilKnown }, context) =>
      cancellationStatusOf(
        await currentState(await cancellationStream(tripId, context, untilKnown === true), context),
        context,
      ),
  },
  Mutation: {
    cancelTrip: (_, { input }, context) => cancelTrip(input, context),
  },
  Subscription: {
    cancellationStatus: {
      subscribe: async (_, { tripId, untilKnown }, context) =>
        liveStates(await cancellationStream(tripId, context, untilKnown === true), context, (event) => ({
          cancellationStatus: cancellationStatusOf(event, context),
        })),
    },
  },
  HomeTrip: {
    cancellationQuote: async (model, _, context) => {
      const itineraryId = await listedItineraryId(model, context);
      return itineraryId === null ? null : readCancellationQuote(itineraryId, context);
    },
  },
  CancellationAttempt: {
    errors: ({ state, errors }, _, context) =>
      state === 'FAILED' ? cancellationErrors(errors, context) : [],
  },
};
