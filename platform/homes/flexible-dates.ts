/**
 * Flexible dates: the stays that they mean, and which of them a home is answered for. A search reads each of up to 365 stays for
 * each of thousands of homes, so the nights of a home are summed up once, and a stay is then two differences and its charges.
 */
import type { components } from '../../schema/platform.openapi';
import { pricedNight, priceOfNight, type PricedNight } from '../catalogue/pricing/nightly-price';
import { addDays, daysFrom, isoWeekday, type PlainDate } from '../dates';
import { Refusal } from '../http/refusal';
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
  /** Of its first night, from `FlexibleStays.from` on. */
  readonly start: number;
  readonly checkInWeekday: number;
  readonly checkOutWeekday: number;
}

/** The stays that a search asks for, with all their nights. */
export interface FlexibleStays {
  readonly stays: readonly FlexibleStay[];
  readonly guests: Guests;
  readonly numberOfNights: number;
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly days: readonly PlainDate[];
  readonly nights: readonly PricedNight[];
  /** Where a day is among `days`. */
  readonly indexes: ReadonlyMap<PlainDate, number>;
}

/** Refuses months in which no such stay can begin any more. */
export function flexibleStays(
  { length, months }: WireDates,
  guests: Guests,
  today: PlainDate,
): FlexibleStays {
  const numberOfNights = NIGHTS[length];
  const checkIns = daysFrom(today, addDays(lastCheckOut(today), 1 - numberOfNights)).flatMap(
    (from, notice) =>
      months.includes(from.slice(0, 7)) && (length !== 'Weekend' || isoWeekday(from) === FRIDAY)
        ? [{ stay: { from, until: addDays(from, numberOfNights), guests }, notice }]
        : [],
  );
  const [first, last] = [checkIns[0], checkIns.at(-1)];
  if (!first || !last) throw new Refusal(40001, 'No such stay can begin in these months.');
  const { from } = first.stay;
  const { until } = last.stay;
  const days = daysFrom(from, until);
  return {
    stays: checkIns.map(({ stay, notice }) => ({
      stay,
      terms: pricedTerms(stay, notice),
      start: notice - first.notice,
      checkInWeekday: isoWeekday(stay.from),
      checkOutWeekday: isoWeekday(stay.until),
    })),
    guests,
    numberOfNights,
    from,
    until,
    days,
    nights: days.map(pricedNight),
    indexes: new Map(days.map((day, index) => [day, index])),
  };
}

/**
 * The stay that a home is answered for: of those that can be booked the one with the lowest total, else the one that the fewest
 * rules stand against; the earliest of equals. `soldDays` are indexes into `days`, ascending.
 */
export function bestStay(rules: StayRules, asked: FlexibleStays, soldDays: readonly number[]): Stay {
  const { stays, numberOfNights } = asked;
  const { availability, pricing } = rules;
  const canBeBooked = isEveryStayAllowed(rules, asked);
  const takenFrom = takenFromDays(availability.blocked, asked, soldDays);
  const rentUntil = canBeBooked ? rentUntilDays(pricing, asked) : [];
  const complimentaryIndex = complimentaryNightIndex(pricing, numberOfNights);

  let best: Stay | undefined;
  let fewest = Infinity;
  let lowest = Infinity;
  for (const { stay, terms, start, checkInWeekday, checkOutWeekday } of stays) {
    const broken =
      (isAmong(availability.checkInWeekdays, checkInWeekday) ? 0 : 1) +
      (isAmong(availability.checkOutWeekdays, checkOutWeekday) ? 0 : 1) +
      ((takenFrom[start] ?? 0) < start + numberOfNights ? 1 : 0) +
      (terms.notice < availability.minBookingWindowDays ? 1 : 0);
    if (broken > fewest || (broken === fewest && (broken > 0 || !canBeBooked))) continue;
    const rentOf = (from: number, until: number) => (rentUntil[until] ?? 0) - (rentUntil[from] ?? 0);
    const total =
      broken > 0 || !canBeBooked
        ? Infinity
        : totalOf(
            pricing,
            terms,
            rentOf(start, start + numberOfNights),
            complimentaryIndex === undefined
              ? 0
              : rentOf(start + complimentaryIndex, start + complimentaryIndex + 1),
          );
    if (broken === fewest && total >= lowest) continue;
    best = stay;
    fewest = broken;
    lowest = total;
  }
  if (!best) throw new Error('Flexible dates without a stay');
  return best;
}

/** What is the same for all of the stays. */
const isEveryStayAllowed = (
  { availability, maxOccupancy, petFriendly }: StayRules,
  { numberOfNights, guests }: FlexibleStays,
): boolean =>
  numberOfNights >= availability.minNights &&
  numberOfNights <= availability.maxNights &&
  numberOfGuests({ guests }) <= maxOccupancy &&
  (petFriendly || !guests.petsIncluded);

const isAmong = (weekdays: readonly number[], weekday: number): boolean => weekdays.includes(weekday);

/** By day: what the nights before it cost before discounts, from the first day on. */
function rentUntilDays(pricing: StayRules['pricing'], { nights }: FlexibleStays): number[] {
  const sums = [0];
  let sum = 0;
  for (const night of nights) {
    sum += priceOfNight(pricing, night);
    sums.push(sum);
  }
  return sums;
}

/** By day: the first taken night from it on; beyond the last day when there is none. */
function takenFromDays(
  blocked: StayRules['availability']['blocked'],
  { from: first, days, indexes }: FlexibleStays,
  soldDays: readonly number[],
): number[] {
  const isTaken = new Uint8Array(days.length);
  for (const { from, until } of blocked) {
    const start = from < first ? 0 : (indexes.get(from) ?? days.length);
    if (until > first) isTaken.fill(1, start, indexes.get(until) ?? days.length);
  }
  for (const day of soldDays) isTaken[day] = 1;
  const takenFrom = new Array<number>(days.length);
  let next = Infinity;
  for (let index = days.length - 1; index >= 0; index -= 1) {
    if (isTaken[index]) next = index;
    takenFrom[index] = next;
  }
  return takenFrom;
}
