import type { TripSection } from '../../generated/graph';
import type { TripsSectionQueryVariables } from './trips.generated';

/** The sections of the page of trips. */
export const TRIP_SECTIONS = [
  'NEEDS_ATTENTION',
  'UPCOMING',
  'PAST',
  'CANCELED',
] as const satisfies readonly TripSection[];

const PAGE_SIZE = 10;

/** The first page of a section. */
export const tripsVariables = (section: TripSection): TripsSectionQueryVariables => ({
  section,
  first: PAGE_SIZE,
});

/** Trips with offers, and watched trips; more than these are on the pages of their trips. */
export const WATCHED_AND_OFFERED_TRIPS = { first: 50 };
