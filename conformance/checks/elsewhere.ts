/** Trips that were booked elsewhere, their protections, and the watch of their prices. */
import type { components } from '#schema/platform.openapi.ts';
import type { Platform, Session } from '../platform';
import { refusedToOther } from './refused-to-other';

type Schemas = components['schemas'];
type Trip = Schemas['TripBookedElsewhere'];

/** The parts of a trip by its kind; at least one is present. */
const PARTS: Readonly<Record<string, readonly (keyof Trip)[]>> = {
  Flight: ['flight'],
  Hotel: ['hotel'],
  Car: ['car'],
  Experience: ['experience'],
  Package: ['flight', 'hotel'],
  PackageFlight: ['flight'],
  PackageHotel: ['hotel'],
};

/** Checks that apply to every trip. */
export function checkElsewhere(platform: Platform, trips: readonly Trip[]): void {
  const seen = new Set<string>();
  for (const [index, trip] of trips.entries()) {
    const at = `/bookedElsewhere/${index}`;
    const problem = (text: string, field: string, rule: 'once' | 'consistency' = 'consistency') =>
      platform.problem('listItineraries', rule, text, `${at}/${field}`);
    if (seen.has(trip.id)) problem('is also the id of another trip', 'id', 'once');
    seen.add(trip.id);
    const parts = PARTS[trip.tripKind] ?? [];
    if (parts.length > 0 && parts.every((part) => trip[part] === undefined))
      problem(`a trip of the kind ${trip.tripKind} lacks the booked product`, 'tripKind');
    if (trip.until < trip.from) problem('is before the first day', 'until');
    for (const [nth, protection] of trip.protections.entries()) checkProtection(protection, nth, problem);
  }
}

function checkProtection(
  { state, choices }: Schemas['TripProtection'],
  index: number,
  problem: (text: string, field: string, rule?: 'once') => void,
): void {
  const field = `protections/${index}/choices`;
  if (state !== 'Exercisable' && choices.length > 0) problem(`has choices although it is ${state}`, field);
  if (new Set(choices.map(({ token }) => token)).size < choices.length)
    problem('has the same token for two choices', field, 'once');
}

/** A choice that was not offered is refused; a watch starts and ends, and its original state is restored. Writes. */
export async function checkElsewhereChanges(
  platform: Platform,
  trips: readonly Trip[],
  other: Session | undefined,
): Promise<void> {
  await checkUnknownChoice(platform, trips, other);
  const trip = trips.find(({ timeState, state }) => timeState === 'Future' && state !== 'Canceled');
  if (trip === undefined) return;
  const itineraryId = trip.id;
  const wasWatched = trip.watchState !== undefined && trip.watchState !== 'NotWatching';
  if (other !== undefined)
    await refusedToOther(platform, other, 'watchItinerary', { itineraryId, isWatched: !wasWatched });
  for (const isWatched of [!wasWatched, !wasWatched, wasWatched]) {
    const answer = await platform.ask('watchItinerary', { itineraryId, isWatched });
    if (answer === undefined) return;
    const { id, watchState = 'NotWatching' } = answer.trip ?? {};
    if (id !== itineraryId)
      platform.problem('watchItinerary', 'consistency', 'is not the requested one', '/trip/id');
    if (watchState !== 'InProcess' && (watchState !== 'NotWatching') !== isWatched)
      platform.problem('watchItinerary', 'consistency', 'is not the requested state', '/trip/watchState');
  }
}

async function checkUnknownChoice(
  platform: Platform,
  trips: readonly Trip[],
  other: Session | undefined,
): Promise<void> {
  const [protectedTrip] = trips.filter(({ protections }) => protections.length > 0);
  const [protection] = protectedTrip?.protections ?? [];
  if (!protectedTrip || !protection) return;
  const body = { itineraryId: protectedTrip.id, protectionId: protection.id, choice: 'conformance-choice' };
  if (other !== undefined) await refusedToOther(platform, other, 'exerciseProtection', body);
  await platform.refused('exerciseProtection', body, {
    idempotencyKey: crypto.randomUUID(),
    statuses: [409],
    code: 40902,
    rule: 'once',
    what: 'a choice that was not offered',
  });
}
