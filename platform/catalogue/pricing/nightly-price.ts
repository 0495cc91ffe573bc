import { isoWeekday, type PlainDate } from '../../kernel/dates';
import type { PricingRules, Season } from '../catalogue.types';

/** Nights are priced in whole currency units, as by hosts. */
const WHOLE_UNIT = 100;

function isWithin(season: Season, monthAndDay: string): boolean {
  return season.from <= season.until
    ? monthAndDay >= season.from && monthAndDay <= season.until
    : monthAndDay >= season.from || monthAndDay <= season.until;
}

/** The price in minor units of the night that begins on `date`: base, times season, times weekday. */
export function nightlyPrice(listing: { pricing: PricingRules }, date: PlainDate): number {
  const { baseNightlyMinor, seasons, weekdayBasisPoints } = listing.pricing;
  const monthAndDay = date.slice(5);
  const seasonBasisPoints =
    seasons.findLast((season) => isWithin(season, monthAndDay))?.basisPoints ?? 10_000;
  const exact = (baseNightlyMinor * seasonBasisPoints * weekdayBasisPoints[isoWeekday(date)]) / 100_000_000;
  return Math.round(exact / WHOLE_UNIT) * WHOLE_UNIT;
}
