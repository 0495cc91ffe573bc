import { airlineCreditsOf } from '../../booked-elsewhere/airline-credits';
import { elsewhereView } from '../../booked-elsewhere/elsewhere-view';
import { tripsElsewhereOf } from '../../booked-elsewhere/trips-elsewhere';
import { watchedFlightsOf } from '../../booked-elsewhere/watched-flights';
import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { confirmCancellation, pollCancellation, quoteCancellation } from './cancellation';
import { resendConfirmation } from './confirmation';
import { itineraryOf } from './itineraries';
import { tripsOf } from './trips';

export const itineraryHandlers = ({ database, clock, bookingWorker }: Services) =>
  ({
    listItineraries: async ({ session }) => {
      const { userId } = session;
      const [trips, elsewhere, watchedFlights, airlineCredits] = await Promise.all([
        tripsOf(database, userId),
        tripsElsewhereOf(database, userId),
        watchedFlightsOf(database, userId, clock.now()),
        airlineCreditsOf(database, userId),
      ]);
      return {
        itineraries: await Promise.all(trips.map((trip) => itineraryOf(database, clock, trip))),
        bookedElsewhere: elsewhere.map((trip) => elsewhereView(trip, clock.now(), session)),
        watchedFlights,
        airlineCredits,
      };
    },

    resendHomeConfirmation: ({ session, body }) =>
      resendConfirmation(database, clock, { userId: session.userId, ...body }),

    quoteHomeCancellation: ({ session, body }) =>
      quoteCancellation(database, clock, session.userId, body.itineraryId),

    confirmHomeCancellation: ({ session, idempotencyKey, body }) =>
      confirmCancellation(database, clock, bookingWorker, {
        userId: session.userId,
        idempotencyKey,
        ...body,
      }),

    pollHomeCancellation: ({ session, body }) =>
      pollCancellation(database, clock, { userId: session.userId, ...body }),
  }) satisfies Partial<Handlers>;
