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
  const isOther = (name: string, used: string | number): boolean => {
    const text = params.get(name)?.trim();
    return text !== undefined && text !== '' && text !== String(used);
  };
  const areDatesOther = isOther('fromDate', stay.from) || isOther('untilDate', stay.until);
  const areGuestsOther =
    isOther('adultsCount', guests.adults) ||
    isOther('petsCount', guests.pets) ||
    (params.has('children')
      ? guests.children.length === 0
      : isOther('childrenCount', guests.children.length));
  return [...(areDatesOther ? (['dates'] as const) : []), ...(areGuestsOther ? (['guests'] as const) : [])];
}
