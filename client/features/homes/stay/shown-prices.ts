import { formatWholeMoney } from '#domain/money/money-format.ts';
import {
  cheapestWeek,
  comparedWithMonth,
  comparisonText,
  type NightlyPrices,
  otherWeeks,
  type PricedStay,
  priceLevels,
} from '#domain/stay/calendar-prices.ts';
import { plainDate } from '#domain/dates.ts';
import { stayCalendar } from '#domain/stay/stay-calendar.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import type { CalendarPrices } from '#client/components/stay-dates/calendar-prices.ts';
import type { ListingDays } from './listing-calendars';

type Days = NonNullable<ListingDays['days']>;

/** The prices of the nights on sale. */
const nightlyPrices = (days: Days): NightlyPrices =>
  new Map(
    days.flatMap(({ date, isAvailable, nightlyPrice }) =>
      isAvailable && nightlyPrice ? [[date, nightlyPrice.minorUnits] as const] : [],
    ),
  );

const monthName = (month: string): string => plainDate(`${month}-01`).format('MMMM');

/** The prices that the calendar of a home shows; undefined if the platform provides none. */
export function calendarPrices(days: Days, today: string): CalendarPrices | undefined {
  const prices = nightlyPrices(days);
  const currencyCode = days.find(({ nightlyPrice }) => nightlyPrice)?.nightlyPrice?.currencyCode;
  if (currencyCode === undefined) return undefined;
  const levels = priceLevels(prices);
  const texts = new Map(
    days.map(({ date, nightlyPrice }) => [date, nightlyPrice && formatWholeMoney(nightlyPrice)]),
  );
  const calendar = stayCalendar(days);
  const week = cheapestWeek(calendar, prices, today);
  const suggested = ({ stay, minor }: PricedStay) => ({
    stay,
    total: formatWholeMoney({ minorUnits: minor, currencyCode }),
  });
  return {
    of: (date) => {
      const text = texts.get(date);
      return text ? { text, level: levels.get(date) } : undefined;
    },
    cheapestWeek: week ? suggested(week) : undefined,
    otherWeeks: (stay) => otherWeeks(calendar, prices, stay, today).map(suggested),
    comparison: (stay) => {
      const compared = comparedWithMonth(prices, stay);
      return compared ? comparisonText(compared, monthName(compared.month)) : undefined;
    },
  };
}

export interface SeasonPrice {
  /** `12% below this home’s median for January` */
  readonly text: string;
  /** What it is computed from. */
  readonly basis: string;
}

/** The price of a stay against its month, from the prices of the home's calendar; null if they are missing. */
export function seasonPrice(days: Days, stay: Stay): SeasonPrice | null {
  const compared = comparedWithMonth(nightlyPrices(days), stay);
  const currencyCode = days.find(({ nightlyPrice }) => nightlyPrice)?.nightlyPrice?.currencyCode;
  if (!compared || currencyCode === undefined) return null;
  const shown = (minorUnits: number) => formatWholeMoney({ minorUnits, currencyCode });
  const { month, averageMinor, medianMinor, nights } = compared;
  return {
    text: comparisonText(compared, monthName(month)),
    basis: `The nights of these dates cost ${shown(averageMinor)} on average in this home’s calendar. The median of the ${nights} nights on sale there in ${monthName(month)} is ${shown(medianMinor)}. Both are before discounts, fees and taxes.`,
  };
}
