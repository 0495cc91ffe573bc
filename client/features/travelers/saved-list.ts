import { hasProfile } from '#domain/booking/travelers.ts';

interface Traveler {
  readonly id: string;
  readonly linkedUserId: string | null;
}

type Known = Traveler & Parameters<typeof hasProfile>[0];

/** The known list with the saved traveler in it: in place of the colleague who had no profile, or else at the end. */
export function savedList<Listed>(
  known: readonly (Listed & Known)[],
  traveler: Listed & Traveler,
): readonly Listed[] {
  const isSaved = (other: Known) =>
    other.id === traveler.id || (!hasProfile(other) && other.linkedUserId === traveler.linkedUserId);
  return known.some(isSaved)
    ? known.map((other) => (isSaved(other) ? traveler : other))
    : [...known, traveler];
}
