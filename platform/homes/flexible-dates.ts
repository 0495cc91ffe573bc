/**
 * Flexible dates: the matching stays, and the best one for a home. A search compares up to 365 stays of each of thousands of
 * homes, so the year of a home is summed up once a day, and a stay then costs two subtractions and its charges.
 */
import type { components } from '#schema/platform.openapi.ts';
import { nightlyPrice } from '../catalogue/pricing/nightly-price';
import { addDays, daysBetween, daysFrom, isoWeekday, type PlainDate } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';
import { complimentaryNightIndex } from './complimentary-night';
import type { StayRules } from './homes.tables';
import { type Guests, lastCheckOut, numberOfGuests, type Stay } from './stay';
import { pricedTerms, type PricedTerms, totalOf } from './stay-price';

type WireDates = components['schemas']['FlexibleDates'];

const NIGHTS: Readonly<Record<WireDates['length'], number>> = { Weekend: 2, Week: 7, Month: 28 };
const FRIDAY = 5;

interface FlexibleStay {
  readonly stay: Stay;
  readonly terms: PricedTerms;
  /** Its first night, as an index into `FlexibleStays.days`. */
  readonly start: number;
  readonly checkInWeekday: ReturnType<typeof isoWeekday>;
  readonly checkOutWeekday: ReturnType<typeof isoWeekday>;
}

/** The stays that a search requests. */
export interface FlexibleStays {
  readonly stays: readonly FlexibleStay[];
  readonly guests: Guests;
  readonly numberOfNights: number;
  /** From the first check-in until the last check-out. */
  readonly from: PlainDate;
  readonly until: PlainDate;
  /** Every night of the year that is on sale, starting with today's. */
  readonly days: readonly PlainDate[];
}

/** Refuses months in which no such stay can still begin. */
export function flexibleStays(
  { length, months }: WireDates,
  guests: Guests,
  today: PlainDate,
): FlexibleStays {
  const numberOfNights = NIGHTS[length];
  const days = daysFrom(today, lastCheckOut(today));
  const stays = days.slice(0, days.length + 1 - numberOfNights).flatMap((from, start): FlexibleStay[] => {
    const checkInWeekday = isoWeekday(from);
    if (!months.includes(from.slice(0, 7)) || (length === 'Weekend' && checkInWeekday !== FRIDAY)) return [];
    const stay = { from, until: addDays(from, numberOfNights), guests };
    const checkOutWeekday = isoWeekday(stay.until);
    return [{ stay, terms: pricedTerms(stay, start), start, checkInWeekday, checkOutWeekday }];
  });
  const [first, last] = [stays[0], stays.at(-1)];
  if (!first || !last) throw new Refusal(40001, 'No such stay can begin in these months.');
  return { stays, guests, numberOfNights, from: first.stay.from, until: last.stay.until, days };
}

/**
 * The stay to return for a home: the bookable one with the lowest total, or else the one that breaks the fewest rules; the
 * earliest of equals. `soldDays` are indexes into `days`, ascending.
 */
export function bestStay(rules: StayRules, asked: FlexibleStays, soldDays: readonly number[]): Stay {
  const { stays, numberOfNights } = asked;
  const year = yearOf(rules, asked.days);
  const totalOfStay = isEveryStayAllowed(rules, asked)
    ? totals(rules.pricing, year, numberOfNights)
    : undefined;
  let best: { readonly stay: Stay; readonly broken: number; readonly total: number } | undefined;
  let sold = 0;
  for (const each of stays) {
    while ((soldDays[sold] ?? Infinity) < each.start) sold += 1;
    const takenFrom = Math.min(year.keptFrom[each.start] ?? 0, soldDays[sold] ?? Infinity);
    const broken = brokenRules(rules.availability, each) + (takenFrom < each.start + numberOfNights ? 1 : 0);
    if (best && broken > best.broken) continue;
    const total = broken === 0 && totalOfStay ? totalOfStay(each) : Infinity;
    if (best && broken === best.broken && total >= best.total) continue;
    best = { stay: each.stay, broken, total };
  }
  if (!best) throw new Error('Flexible dates without a stay');
  return best.stay;
}

/** How many of the rules that depend on the stay it breaks, not counting taken nights. */
const brokenRules = (
  { checkInWeekdays, checkOutWeekdays, minBookingWindowDays }: StayRules['availability'],
  { terms, checkInWeekday, checkOutWeekday }: FlexibleStay,
): number =>
  (checkInWeekdays.includes(checkInWeekday) ? 0 : 1) +
  (checkOutWeekdays.includes(checkOutWeekday) ? 0 : 1) +
  (terms.notice < minBookingWindowDays ? 1 : 0);

/** The conditions that are the same for all of the stays. */
const isEveryStayAllowed = (
  { availability, maxOccupancy, petFriendly }: StayRules,
  { numberOfNights, guests }: FlexibleStays,
): boolean =>
  numberOfNights >= availability.minNights &&
  numberOfNights <= availability.maxNights &&
  numberOfGuests({ guests }) <= maxOccupancy &&
  (petFriendly || !guests.petsIncluded);

/** The totals of the stays of a home. */
function totals(
  pricing: StayRules['pricing'],
  { rentUntil }: HomeYear,
  numberOfNights: number,
): (stay: FlexibleStay) => number {
  const complimentary = complimentaryNightIndex(pricing, numberOfNights);
  const rentOf = (from: number, nights: number) => (rentUntil[from + nights] ?? 0) - (rentUntil[from] ?? 0);
  return ({ start, terms }) =>
    totalOf(
      pricing,
      terms,
      rentOf(start, numberOfNights),
      complimentary === undefined ? 0 : rentOf(start + complimentary, 1),
    );
}

/** A home's rules and occupied nights for a year, by day, from `first` on. */
interface HomeYear {
  readonly first: PlainDate | undefined;
  /** The rent of all nights before the day, before discounts. */
  readonly rentUntil: Float64Array;
  /** The first night from the day on that the host blocks. */
  readonly keptFrom: Uint16Array;
}

/** Rules never change while a platform runs (`catalogue-cache.ts`), so a year is valid for a day. */
const years = new WeakMap<StayRules, HomeYear>();

function yearOf(rules: StayRules, days: readonly PlainDate[]): HomeYear {
  const known = years.get(rules);
  if (known && known.first === days[0]) return known;
  const year = {
    first: days[0],
    rentUntil: rentUntilDays(rules.pricing, days),
    keptFrom: keptFromDays(rules.availability.blocked, days),
  };
  years.set(rules, year);
  return year;
}

function rentUntilDays(pricing: StayRules['pricing'], days: readonly PlainDate[]): Float64Array {
  const sums = new Float64Array(days.length + 1);
  for (const [index, day] of days.entries())
    sums[index + 1] = (sums[index] ?? 0) + nightlyPrice({ pricing }, day);
  return sums;
}

const NEVER = 65_535;

function keptFromDays(
  blocked: StayRules['availability']['blocked'],
  days: readonly PlainDate[],
): Uint16Array {
  const keptFrom = new Uint16Array(days.length);
  const isKept = new Uint8Array(days.length);
  const [first = ''] = days;
  for (const { from, until } of blocked) {
    isKept.fill(1, Math.max(0, daysBetween(first, from)), Math.max(0, daysBetween(first, until)));
  }
  let next = NEVER;
  for (let index = days.length - 1; index >= 0; index -= 1) {
    if (isKept[index]) next = index;
    keptFrom[index] = next;
  }
  return keptFrom;
}
