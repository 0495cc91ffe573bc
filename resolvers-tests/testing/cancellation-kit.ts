/** A trip of the list, and the responses to its cancellation. */
import { fixture } from '#fixtures/fixture.ts';
import { usd } from '#fixtures/builders.ts';
import type { components } from '#schema/platform.openapi.ts';

type Schemas = components['schemas'];
type Itinerary = Schemas['Itinerary'];

/** Helen's next stay, which is confirmed. */
export const TRIP_ID = 'LF-5';
export const ITINERARY_ID = 'trip-5';

const listed = (): Itinerary => {
  const found = fixture<'ItineraryList'>('itineraries/list-itineraries.five').itineraries.find(
    ({ id }) => id === ITINERARY_ID,
  );
  if (!found) throw new Error(`The list has no ${ITINERARY_ID}`);
  return found;
};

export const trips = (...changed: Partial<Itinerary>[]): Schemas['ItineraryList'] => ({
  itineraries: changed.length === 0 ? [listed()] : changed.map((changes) => ({ ...listed(), ...changes })),
});

const requestedAt = '2026-05-01T16:00:00.000Z';

export const pending = (): Schemas['HomeCancellation'] => ({
  result: 'Pending',
  itinerary: { ...listed(), state: 'Pending', cancellationAttempt: { result: 'Pending', requestedAt } },
});

export const canceled = (): Schemas['HomeCancellation'] => ({
  result: 'Success',
  itinerary: {
    ...listed(),
    state: 'Canceled',
    timeState: 'Canceled',
    cancellation: { canceledAt: '2026-05-01T16:00:02.000Z', refund: usd(288.75) },
    cancellationAttempt: { result: 'Success', requestedAt },
  },
});

/** Codes may be ones that no contract lists yet. */
export const failedWithEvents = (...events: string[]): Schemas['HomeCancellation'] => {
  const errors = events.map((code) => ({ code: code as 'CancellationAttemptFailed' }));
  return {
    result: 'Failed',
    errors,
    itinerary: {
      ...listed(),
      timeState: 'CancellationFailure',
      cancellationAttempt: { result: 'Failed', requestedAt, errors },
    },
  };
};

export const quote = (
  changes: Partial<Schemas['HomeCancellationQuote']> = {},
): Schemas['HomeCancellationQuote'] => ({
  ...fixture<'HomeCancellationQuote'>('itineraries/quote-home-cancellation.half'),
  ...changes,
});

/** For a stay that cannot be canceled here. */
export function quoteWithoutToken(outcome: string): Schemas['HomeCancellationQuote'] {
  const wire = quote({ outcome: { Outcome: outcome as 'Canceled' } });
  delete wire.token;
  return wire;
}
