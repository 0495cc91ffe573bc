import type { Handlers } from '../http/operations';
import { Refusal } from '../kernel/refusal';
import type { Services } from '../services';
import { changeDemoFlight } from './demo-flights';
import { elsewhereView } from './elsewhere-view';
import { exerciseProtection } from './exercise';
import { watchItinerary } from './watch';
import { watchedFlightView } from './watched-flights';

export const elsewhereHandlers = ({ database, clock, demo }: Services) =>
  ({
    exerciseProtection: async ({ session, idempotencyKey, body }) => {
      const trip = await exerciseProtection(database, clock, {
        userId: session.userId,
        idempotencyKey,
        ...body,
      });
      return { trip: elsewhereView(trip, clock.now(), session) };
    },

    watchItinerary: async ({ session, body }) => {
      const watched = await watchItinerary(database, clock, { userId: session.userId, ...body });
      const now = clock.now();
      return 'trip' in watched
        ? { trip: elsewhereView(watched.trip, now, session) }
        : { watchedFlight: watchedFlightView(watched.flight, now) };
    },

    changeDemoFlight: async ({ session, body }) => {
      if (!demo) throw new Refusal(40402);
      const trip = await changeDemoFlight(database, clock, session.userId, body);
      return { trip: elsewhereView(trip, clock.now(), session) };
    },
  }) satisfies Partial<Handlers>;
