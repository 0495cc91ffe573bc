/** The named modals that the page of a flight booked elsewhere has (CN-08, FM-06). */
import type { NamedModal } from '../booking/trip-modals';
import { isItineraryIndex } from './multi-city';

const FLIGHT_MODALS = [
  'itinerary-outbound',
  'itinerary-return',
  'itinerary-multicity-0',
  'itinerary-multicity-1',
  'itinerary-multicity-2',
  'itinerary-multicity-3',
  'itinerary-multicity-4',
  'self-serve-cancel-flight',
  'exchange-flight',
  'cancel-for-any-reason-flight',
  'schedule-change',
] as const satisfies readonly NamedModal[];

export type FlightModal = (typeof FLIGHT_MODALS)[number];

/** The modal that an address names; undefined for a name that no booked flight has. */
export const flightModal = (name: string | undefined): FlightModal | undefined =>
  FLIGHT_MODALS.find((modal) => modal === name);

/** The modal of a slice: those of a multi-city flight are numbered. */
export function sliceModal(isMultiCity: boolean, slice: number): FlightModal | undefined {
  if (!isMultiCity) return slice === 0 ? 'itinerary-outbound' : slice === 1 ? 'itinerary-return' : undefined;
  return isItineraryIndex(slice) ? flightModal(`itinerary-multicity-${slice}`) : undefined;
}
