import type { components } from '#schema/platform.openapi.ts';
import { Refusal } from '../../kernel/refusal';

type PageRequest = components['schemas']['BusinessPageRequest'];

/** The place after an entry: the values that the list is ordered by. */
export type Place = readonly string[];

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** The place that a request continues after; undefined for the first page. Refuses other cursors with 40001. */
export function placeOf({ cursor }: PageRequest, length: number): Place | undefined {
  if (cursor === undefined) return undefined;
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(place) && place.length === length && place.every((each) => typeof each === 'string'))
      return place;
  } catch {
    // Refused below.
  }
  throw new Refusal(40001, 'cursor is none of this list.');
}

/** The entries of a page, of which one more was read, and the cursor of the next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  { size }: PageRequest,
  placeAfter: (row: Row) => Place,
): { rows: readonly Row[]; next: { nextCursor?: string } } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last ? { nextCursor: cursorOf(placeAfter(last)) } : {} };
}
