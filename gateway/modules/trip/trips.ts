/** The user's trips (`PUT /api/v0/itineraries/list`): booked stays, and trips that were booked elsewhere. */
import type { GatewayContext } from '../../context';
import type { QueryTripsArgs, TripSection, TripTimeState, WatchState } from '../../generated/graph';
import { listItineraries } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { isReadFailure } from '../failure/read-failure';
import { compareRanks, type Connection, pageOfAll, type Rank } from '../paging/page-cursor';
import { tripElsewhereOf, type TripElsewhereModel } from '../booked-elsewhere/trip-elsewhere-mapping';
import { watchedFlightOf, type WatchedFlightModel } from '../booked-elsewhere/watched-flight-mapping';
import { type ListedFacts, type ListedTrip, type TripModel, tripOf } from './trip-mapping';

type Platform = Pick<GatewayContext, 'platform'>;
type Reader = Pick<GatewayContext, 'platform' | 'clock'>;

const SECTIONS: Readonly<Record<TripTimeState, TripSection>> = {
  FUTURE: 'UPCOMING',
  PRESENT: 'UPCOMING',
  CANCELLATION_FAILURE: 'NEEDS_ATTENTION',
  UNKNOWN: 'NEEDS_ATTENTION',
  PAST: 'PAST',
  CANCELED: 'CANCELED',
  INVALID: 'PAST',
  UNUSED: 'PAST',
};

/** A trip of any kind, with its name in the graph. */
type AnyTrip = (ListedTrip & { readonly __typename: 'HomeTrip' }) | TripElsewhereModel | WatchedFlightModel;

/** The platform returns all trips together. These are the itineraries of homes; the other kinds have a separate list. */
const homesOf = ({ itineraries }: Wire<'ItineraryList'>): ListedTrip[] =>
  itineraries.filter(({ tripKind }) => tripKind === 'Home').map(tripOf);

async function allTrips({ platform, clock }: Reader): Promise<AnyTrip[]> {
  const list = await listItineraries(platform);
  const now = clock.now();
  return [
    ...homesOf(list).map((home) => ({ ...home, __typename: 'HomeTrip' as const })),
    ...(list.bookedElsewhere ?? []).flatMap((trip) => tripElsewhereOf(trip, now) ?? []),
    ...(list.watchedFlights ?? []).map(watchedFlightOf),
  ];
}

export async function trips(
  { section, ...page }: Partial<QueryTripsArgs>,
  context: Reader,
): Promise<Connection<AnyTrip>> {
  const all = (await allTrips(context))
    .sort((left, right) => compareRanks(rankOf(left), rankOf(right)))
    .filter((trip) => !section || isIn(section, trip, context.clock.now()));
  return pageOfAll(all, page, { name: ['trips', section ?? null], keyOf: ({ id }) => id, rankOf });
}

export const anyTrip = async (id: string, context: Reader): Promise<AnyTrip | null> =>
  (await allTrips(context)).find((each) => each.id === id) ?? null;

/** A booked stay. */
export const trip = async (id: string, { platform }: Platform): Promise<ListedTrip | null> =>
  homesOf(await listItineraries(platform)).find((each) => each.id === id) ?? null;

/** The trip of an itinerary, by the platform's own id; a trip's id is the number of its reservation. */
export async function tripOfItinerary(
  itineraryId: string,
  { platform }: Platform,
): Promise<ListedTrip | null> {
  const { itineraries } = await listItineraries(platform);
  const found = itineraries.find(({ id, tripKind }) => id === itineraryId && tripKind === 'Home');
  return found ? tripOf(found) : null;
}

/** The facts of a booking that was just confirmed and is not in the list yet. */
const JUST_BOOKED: ListedFacts = {
  state: 'CONFIRMED',
  timeState: 'UNKNOWN',
  guestCount: null,
  guests: null,
  mainGuestName: null,
  bookedBy: null,
  total: null,
  payments: null,
  priceGroups: null,
  corporate: null,
  approval: null,
  protection: null,
  cancellation: null,
  cancellationAttempt: null,
  bookedAt: null,
};

export async function listedFacts({ id, listed }: TripModel, context: Platform): Promise<ListedFacts> {
  if (listed) return listed;
  const facts = (await trip(id, context))?.listed ?? JUST_BOOKED;
  // The booking is confirmed, even if the list does not contain it yet.
  return facts.state === 'PENDING' ? { ...facts, state: 'CONFIRMED' } : facts;
}

/** The platform's own identifier; null for a trip that is not in the list yet. */
export const listedItineraryId = async (model: TripModel, context: Platform): Promise<string | null> =>
  model.itineraryId ?? (await trip(model.id, context))?.itineraryId ?? null;

/** For fields that are never null: a list that could not be read does not affect a confirmed booking. */
export async function listedOrBooked(model: TripModel, context: Platform): Promise<ListedFacts> {
  try {
    return await listedFacts(model, context);
  } catch (error) {
    if (isReadFailure(error)) return JUST_BOOKED;
    throw error;
  }
}

function isIn(section: TripSection, trip: AnyTrip, now: Date): boolean {
  const own = sectionOf(trip);
  if (section === 'WATCHED') return !isOver(own) && isWatched(trip);
  if (section === 'WITH_OFFERS') return !isOver(own) && hasUsableProtection(trip, now);
  return section === own;
}

const WATCHED: ReadonlySet<WatchState> = new Set(['WATCHING', 'JUST_WATCHED', 'IN_PROCESS']);

const isWatched = (trip: AnyTrip): boolean => trip.__typename !== 'HomeTrip' && WATCHED.has(trip.watchState);

function hasUsableProtection(trip: AnyTrip, now: Date): boolean {
  if (trip.__typename === 'WatchedFlight') return false;
  if (trip.__typename !== 'HomeTrip') return trip.protections.some(({ state }) => state === 'EXERCISABLE');
  const { protection } = trip.listed;
  return (
    protection?.action === 'PURCHASE' &&
    protection.expiredBy === null &&
    new Date(protection.exercisableUntil) > now
  );
}

/** CN-05: a canceled trip is canceled whatever its time state, and a trip with an unknown state may not take place. */
function stageOf(trip: AnyTrip): TripSection {
  if (trip.__typename === 'WatchedFlight') return 'WATCHED';
  const { state, timeState } = trip.__typename === 'HomeTrip' ? trip.listed : trip;
  if (state === 'CANCELED') return 'CANCELED';
  const stage = SECTIONS[timeState];
  return state === 'UNKNOWN' && stage === 'UPCOMING' ? 'NEEDS_ATTENTION' : stage;
}

/** A disrupted trip needs attention while its traveler can still choose what to do; the list of all trips keeps it at its day. */
function sectionOf(trip: AnyTrip): TripSection {
  const stage = stageOf(trip);
  return stage === 'UPCOMING' && isDisrupted(trip) ? 'NEEDS_ATTENTION' : stage;
}

const isDisrupted = (trip: AnyTrip): boolean =>
  'protections' in trip &&
  trip.protections.some(({ state, disruption }) => state === 'EXERCISABLE' && disruption);

const isOver = (section: TripSection): boolean => section === 'PAST' || section === 'CANCELED';

const ORDER: readonly TripSection[] = ['UPCOMING', 'NEEDS_ATTENTION', 'WATCHED', 'PAST', 'CANCELED'];

/** The next first day first; past and canceled trips come after, the latest first. */
function rankOf(trip: AnyTrip): Rank {
  const stage = stageOf(trip);
  const firstDay = Date.parse(trip.fromDate);
  return [ORDER.indexOf(stage), isOver(stage) ? -firstDay : firstDay];
}
