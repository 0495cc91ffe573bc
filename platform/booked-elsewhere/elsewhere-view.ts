import type { components } from '#schema/platform.openapi.ts';
import type { Session } from '../http/session';
import { HOUR_MS } from '../kernel/durations';
import { toFiat } from '../kernel/money';
import type { Flight, FlightEvent, Penalty } from './elsewhere.types';
import { priceMatchView } from './price-match-view';
import { protectionView } from './protection-view';
import { standingOf } from './protections';
import { flightCompliance } from './rules/flight-policy';
import { hotelCompliance } from './rules/hotel-policy';
import type { TripElsewhere, TripRow } from './trips-elsewhere';

type Schemas = components['schemas'];

/** A trip at a given moment, for a session. AG-05: support users see the brands of fares. */
export function elsewhereView(
  trip: TripElsewhere,
  now: Date,
  { agentUserId, tenant }: Pick<Session, 'agentUserId' | 'tenant'>,
): Schemas['TripBookedElsewhere'] {
  const { flight, hotel, ...others } = trip.details;
  const priceMatch = priceMatchView(trip, tenant, now);
  return {
    id: trip.id,
    tripKind: trip.kind,
    state: trip.state,
    timeState: timeStateOf(trip, now),
    watchState: watchStateOf(trip, now),
    bookedAt: trip.booked_at.toISOString(),
    bookedWith: trip.booked_with,
    confirmationCode: trip.confirmation_code,
    from: trip.starts_on,
    until: trip.ends_on,
    total: toFiat(trip.total_minor, trip.currency),
    ...(flight && {
      flight: {
        ...flightView(flight, trip.currency),
        showsFareBrand: agentUserId !== null,
        ...(trip.policy && {
          policyCompliance: flightCompliance(flight, trip.currency, trip.policy.flights),
        }),
      },
    }),
    ...(hotel && {
      hotel: {
        ...hotel,
        // The price of a package is not divided.
        ...(trip.policy &&
          trip.kind === 'Hotel' && {
            policyCompliance: hotelCompliance(hotel, trip, trip.policy),
          }),
      },
    }),
    ...others,
    ...(priceMatch && { priceMatch }),
    protections: trip.protections.map((protection) => protectionView(trip, protection, now)),
  };
}

/** For an hour, a watch is shown as new. */
export const watchStateOf = (
  { watch_state, watched_at }: Pick<TripRow, 'watch_state' | 'watched_at'>,
  now: Date,
): string =>
  watch_state === 'JustWatched' && watched_at && now.getTime() - watched_at.getTime() >= HOUR_MS
    ? 'Watching'
    : watch_state;

/**
 * A flight that the traveler canceled with the airline was not used, nor one that the airline canceled. The journey of a traveler
 * who can still be rebooked goes on.
 */
export function timeStateOf(trip: TripElsewhere, now: Date): string {
  const { state, starts_at, ends_at, details } = trip;
  if (state === 'Canceled') return hasEvent(details.flight, 'CanceledWithAirline') ? 'Unused' : 'Canceled';
  if (now < starts_at) return 'Future';
  if (now <= ends_at || isStranded(trip, now)) return 'Present';
  return isLastFlightCanceled(details.flight) ? 'Unused' : 'Past';
}

const isStranded = (trip: TripElsewhere, now: Date): boolean =>
  trip.protections.some((protection) => {
    const { state, disruption } = standingOf(trip, protection, now);
    return state === 'Exercisable' && disruption !== undefined && disruption.reason !== 'Delayed';
  });

const isLastFlightCanceled = (flight: Flight | undefined): boolean =>
  flight?.slices.at(-1)?.segments.some(({ state }) => state === 'Canceled') ?? false;

const hasEvent = (flight: Flight | undefined, event: FlightEvent['kind']): boolean =>
  flight?.events.some(({ kind }) => kind === event) ?? false;

function flightView(flight: Flight, currency: string): Schemas['BookedFlight'] {
  const { slices, baseMinor, taxesMinor, cancelPenalty, changePenalty } = flight;
  const { tripType, ticketing, passengers, locators, cancellationOutcome, exchange } = flight;
  return {
    tripType,
    passengers: [...passengers],
    locators,
    ...(ticketing === undefined ? {} : { ticketing }),
    ...(cancellationOutcome === undefined ? {} : { cancellationOutcome }),
    ...(exchange === undefined ? {} : { exchange }),
    fare: { base: toFiat(baseMinor, currency), taxes: toFiat(taxesMinor, currency) },
    slices: slices.map(({ bags, segments, ...slice }) => ({
      ...slice,
      segments: [...segments],
      ...(bags
        ? { bags: bags.map(({ number, priceMinor }) => ({ number, price: toFiat(priceMinor, currency) })) }
        : {}),
    })),
    ...(cancelPenalty ? { cancelPenalty: penaltyView(cancelPenalty, currency) } : {}),
    ...(changePenalty ? { changePenalty: penaltyView(changePenalty, currency) } : {}),
  };
}

const penaltyView = ({ kind, feeMinor }: Penalty, currency: string): Schemas['FarePenalty'] => ({
  kind,
  ...(feeMinor === undefined ? {} : { fee: toFiat(feeMinor, currency) }),
});
