/**
 * Links that mail programs and people damage: `&amp;` instead of `&`, a time behind a date, punctuation behind the address. What can
 * be read is read; what cannot is named, so that the traveler learns about it.
 */
import type { Guests } from '../stay/guests';
import type { Stay } from '../stay/stay-dates';

const ENTITY = /^(?:amp;)+/;
const PUNCTUATION = ' .,;:!?)>]"\'';
const TIME = /^(\d{4}-\d{2}-\d{2})T.*$/;

/** Parameters whose values are dates or numbers, which never end with punctuation. */
const PLAIN_VALUES: ReadonlySet<string> = new Set([
  'fromDate',
  'untilDate',
  'adultsCount',
  'children',
  'childrenCount',
  'petsCount',
]);

export function repairedParams(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...params].map(([damaged, value]) => {
      const name = damaged.replace(ENTITY, '');
      return [name, PLAIN_VALUES.has(name) ? withoutPunctuation(value).replace(TIME, '$1') : value];
    }),
  );
}

function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export type UnusablePart = 'dates' | 'guests';

/** The parts of a link that differ from the search that was read from it. */
export function unusableParts(
  given: URLSearchParams,
  { stay, guests }: { readonly stay: Stay; readonly guests: Guests },
): UnusablePart[] {
  const params = repairedParams(given);
  const isOther = (name: string, used: string): boolean => {
    const text = params.get(name)?.trim() ?? '';
    return text !== '' && text !== used;
  };
  const isOtherCount = (name: string, used: number): boolean =>
    isOther(name, String(used)) && Number(params.get(name)) !== used;
  // An empty list names no children, however it is written.
  const ages = params
    .getAll('children')
    .join()
    .split(/[\s,[\]]/)
    .filter(Boolean);
  const areDatesOther = isOther('fromDate', stay.from) || isOther('untilDate', stay.until);
  const areGuestsOther =
    isOtherCount('adultsCount', guests.adults) ||
    isOtherCount('petsCount', guests.pets) ||
    (ages.length > 0
      ? ages.length !== guests.children.length
      : isOtherCount('childrenCount', guests.children.length));
  return [...(areDatesOther ? (['dates'] as const) : []), ...(areGuestsOther ? (['guests'] as const) : [])];
}
