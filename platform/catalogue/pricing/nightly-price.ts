import { isoWeekday, type PlainDate } from '../../dates';
import type { IsoWeekday, PricingRules, Season } from '../catalogue.types';

/** Nights are priced in whole currency units, as hosts do. */
const WHOLE_UNIT = 100;

function isWithin(season: Season, monthAndDay: string): boolean {
  return season.from <= season.until
    ? monthAndDay >= season.from && monthAndDay <= season.until
    : monthAndDay >= season.from || monthAndDay <= season.until;
}

/** What the price of a night depends on. */
export interface PricedNight {
  /** MM-DD. */
  readonly monthAndDay: string;
  readonly weekday: IsoWeekday;
}

export const pricedNight = (date: PlainDate): PricedNight => ({
  monthAndDay: date.slice(5),
  weekday: isoWeekday(date),
});

/** The price in minor units of the night that begins on `date`: base, times season, times weekday. */
export const nightlyPrice = ({ pricing }: { pricing: PricingRules }, date: PlainDate): number =>
  priceOfNight(pricing, pricedNight(date));

export function priceOfNight(
  { baseNightlyMinor, seasons, weekdayBasisPoints }: PricingRules,
  { monthAndDay, weekday }: PricedNight,
): number {
  const seasonBasisPoints =
    seasons.findLast((season) => isWithin(season, monthAndDay))?.basisPoints ?? 10_000;
  const exact = (baseNightlyMinor * seasonBasisPoints * weekdayBasisPoints[weekday]) / 100_000_000;
  return Math.round(exact / WHOLE_UNIT) * WHOLE_UNIT;
}
