/**
 * What the nightly prices of a home's calendar say about its days: which are low, the cheapest week, and how a stay compares with
 * its month. Only prices of nights on sale count; nothing is estimated.
 */
import { isStayPossible, type StayCalendar } from './stay-calendar';
import { addDays, nightsOf, type Stay } from './stay-dates';

/** In minor units of one currency, by day. */
export type NightlyPrices = ReadonlyMap<string, number>;

/** From the lowest fifth of a home's prices (1) to the highest (5). */
export type PriceLevel = 1 | 2 | 3 | 4 | 5;

/** The level of each price; empty if all are equal. Nights of the same price count as if in the middle of their ranks. */
export function priceLevels(prices: NightlyPrices): ReadonlyMap<string, PriceLevel> {
  const sorted = [...prices.values()].sort((one, other) => one - other);
  if (sorted[0] === sorted.at(-1)) return new Map();
  const middles = new Map<number, number>();
  for (const price of new Set(sorted)) {
    middles.set(price, (sorted.indexOf(price) + sorted.lastIndexOf(price) + 1) / 2 / sorted.length);
  }
  return new Map(
    [...prices].map(([date, price]) => [date, (1 + Math.floor(5 * (middles.get(price) ?? 0))) as PriceLevel]),
  );
}

export interface PricedStay {
  readonly stay: Stay;
  /** The sum of its nightly prices. */
  readonly minor: number;
}

const WEEK = 7;

/** The possible stay of seven nights with the lowest sum of prices, the first one of several; null if all cost the same. */
export function cheapestWeek(
  calendar: StayCalendar,
  prices: NightlyPrices,
  today: string,
): PricedStay | null {
  const weeks = [...prices.keys()].flatMap((from) => {
    const stay = { from, until: addDays(from, WEEK) };
    const minor = sumOf(prices, stay);
    return minor !== null && isStayPossible(calendar, stay, today) ? [{ stay, minor }] : [];
  });
  const [first, ...others] = weeks.sort(
    (one, other) => one.minor - other.minor || (one.stay.from < other.stay.from ? -1 : 1),
  );
  return first && others.some(({ minor }) => minor > first.minor) ? first : null;
}

/** So far from the stay, in weeks, another one is still what the traveler looks for. */
const MAX_WEEKS_AWAY = 8;
const MAX_OTHERS = 3;

/** Possible stays of as many nights, from the same day of the week on, in the nearest weeks; in the order of their dates. */
export function otherWeeks(
  calendar: StayCalendar,
  prices: NightlyPrices,
  stay: Stay,
  today: string,
): PricedStay[] {
  const found: PricedStay[] = [];
  for (let away = 1; away <= MAX_WEEKS_AWAY; away += 1) {
    for (const days of [-WEEK * away, WEEK * away]) {
      const other = { from: addDays(stay.from, days), until: addDays(stay.until, days) };
      const minor = sumOf(prices, other);
      if (minor !== null && isStayPossible(calendar, other, today)) found.push({ stay: other, minor });
    }
  }
  return found.slice(0, MAX_OTHERS).sort((one, another) => (one.stay.from < another.stay.from ? -1 : 1));
}

/** Null unless all nights have a price. */
function sumOf(prices: NightlyPrices, stay: Stay): number | null {
  let sum = 0;
  for (const night of nightsOf(stay)) {
    const price = prices.get(night);
    if (price === undefined) return null;
    sum += price;
  }
  return sum;
}

export interface MonthComparison {
  /** YYYY-MM: the month with most nights of the stay, the first one of several. */
  readonly month: string;
  /** The average night of the stay. */
  readonly averageMinor: number;
  /** Of the nights of the month. */
  readonly medianMinor: number;
  /** How many nights the median is of. */
  readonly nights: number;
  /** Whole; negative below the median. */
  readonly percent: number;
}

/** A median of fewer nights says nothing about a month. */
const MIN_NIGHTS_OF_MONTH = 7;

/** Compares the average night of a stay with the median of its month; null if prices are missing. */
export function comparedWithMonth(prices: NightlyPrices, stay: Stay): MonthComparison | null {
  const nights = nightsOf(stay);
  const sum = sumOf(prices, stay);
  const month = monthWithMost(nights);
  const ofMonth = [...prices]
    .filter(([date]) => date.startsWith(month))
    .map(([, price]) => price)
    .sort((one, other) => one - other);
  if (sum === null || ofMonth.length < MIN_NIGHTS_OF_MONTH) return null;
  const averageMinor = Math.round(sum / nights.length);
  const half = ofMonth.length >> 1;
  const middle = ofMonth.slice(ofMonth.length % 2 === 1 ? half : half - 1, half + 1);
  const medianMinor = Math.round(middle.reduce((total, price) => total + price, 0) / middle.length);
  if (medianMinor === 0) return null;
  const percent = Math.round((100 * (averageMinor - medianMinor)) / medianMinor);
  return { month, averageMinor, medianMinor, nights: ofMonth.length, percent };
}

function monthWithMost(nights: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const night of nights) {
    const month = night.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}

/** A difference that nobody would notice. */
const SAME_PERCENT = 2;

/** `12% below this home’s median for January` */
export function comparisonText({ percent }: MonthComparison, monthName: string): string {
  const direction = percent < 0 ? 'below' : 'above';
  return Math.abs(percent) <= SAME_PERCENT
    ? `About this home’s median for ${monthName}`
    : `${Math.abs(percent)}% ${direction} this home’s median for ${monthName}`;
}
