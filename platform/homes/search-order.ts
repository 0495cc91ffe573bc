/**
 * The order of search results and the cursors into it. A home's position is a list of numbers, smaller first, and its identifier;
 * a cursor is the position of the last home seen, so that pages stay correct while homes are added and removed.
 */
import type { components } from '#schema/platform.openapi.ts';
import { Refusal } from '../kernel/refusal';
import type { Candidate } from './search-candidates';

export type SearchSort = components['schemas']['SearchHomesRequest']['sort'];

export interface Rated {
  readonly candidate: Candidate;
  readonly isAvailable: boolean;
  /** Total of the stay, or the lowest night, in US cents, so that homes of all currencies can be compared. */
  readonly comparablePrice: number;
  /** Whether it complies with the user's policy; undefined for users without a business. */
  readonly isInPolicy: boolean | undefined;
}

type PlaceInOrder = readonly (number | string)[];

export interface Center {
  readonly lat: number;
  readonly lon: number;
}

export const placeInOrder = (home: Rated, sort: SearchSort, center: Center | undefined): PlaceInOrder => [
  home.isAvailable ? 0 : 1,
  ...keysOf(home, sort, center),
  home.candidate.position,
  home.candidate.id,
];

function keysOf(
  { candidate, comparablePrice, isInPolicy }: Rated,
  sort: SearchSort,
  center: Center | undefined,
): number[] {
  switch (sort) {
    case 'Price':
      return [comparablePrice];
    case 'StarRating':
      return [-(candidate.starRating ?? 0), -(candidate.userRating ?? 0)];
    case 'UserRating':
      return [-(candidate.userRating ?? 0)];
    case 'DistanceAscending':
      return center ? [distanceKilometers(candidate, center)] : [];
    case 'MostRecommended':
      return [isInPolicy === false ? 1 : 0];
  }
}

export function comparePlaces(one: PlaceInOrder, other: PlaceInOrder): number {
  for (const [index, key] of one.entries()) {
    const against = other[index];
    if (against === undefined || key === against) continue;
    return key < against ? -1 : 1;
  }
  return 0;
}

export const cursorOf = (place: PlaceInOrder): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** Refuses an invalid cursor with 40001. */
export function placeOfCursor(cursor: string): PlaceInOrder {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(place) && place.every((key) => typeof key === 'number' || typeof key === 'string'))
      return place;
  } catch {
    // Refused below like every other text that is no cursor.
  }
  throw new Refusal(40001, 'The cursor is not one of ours.');
}

const earthRadiusKilometers = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance. */
function distanceKilometers(one: Center, other: Center): number {
  const lat = radians(other.lat - one.lat);
  const lon = radians(other.lon - one.lon);
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * earthRadiusKilometers * Math.asin(Math.sqrt(chord));
}
