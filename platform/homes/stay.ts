import type { components } from '#schema/platform.openapi.ts';
import { addDays, daysBetween, daysFrom, type PlainDate } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';

type Schemas = components['schemas'];

/** The dates and guests of a stay. The night of `until` is not included. */
export interface Stay {
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly guests: Guests;
}

export interface Guests {
  readonly adults: number;
  readonly children: readonly number[];
  readonly petsIncluded: boolean;
}

/** Homes are sold from today to one year ahead. */
const bookableDays = 365;

/** No stay is longer than homes are on sale ahead; pricing centuries of nights would block everyone else. */
const MAX_NIGHTS = 366;

/** The stay of a request. Refuses one that does not end after it begins, or is longer than a year. */
export function stayOf(
  dates: Schemas['DateRange'],
  { adults, children, petsIncluded }: Schemas['GuestDetails'],
): Stay {
  requireNights(dates);
  return { from: dates.from, until: dates.until, guests: { adults, children, petsIncluded } };
}

export function requireNights({ from, until }: Schemas['DateRange'], most = MAX_NIGHTS): void {
  if (until <= from) throw new Refusal(40001, 'The date range does not end after it begins.');
  if (daysBetween(from, until) > most) throw new Refusal(40001, `A date range has ${most} nights at most.`);
}

const knownNights = new WeakMap<Stay, readonly PlainDate[]>();

/** Computed once for a stay: a search prices the same one at hundreds of homes. */
export function nightsOf(stay: Stay): readonly PlainDate[] {
  const nights = knownNights.get(stay) ?? daysFrom(stay.from, stay.until);
  knownNights.set(stay, nights);
  return nights;
}

export const numberOfNights = ({ from, until }: Stay): number => daysBetween(from, until);

export const numberOfGuests = ({ guests }: Pick<Stay, 'guests'>): number =>
  guests.adults + guests.children.length;

/** The last day on which a stay may end. */
export const lastCheckOut = (today: PlainDate): PlainDate => addDays(today, bookableDays);
