import type { components } from '#schema/platform.openapi.ts';
import { nightlyPrice } from '../catalogue/pricing/nightly-price';
import { addDays, daysBetween, daysFrom, isoWeekday, type PlainDate } from '../kernel/dates';
import { toFiat } from '../kernel/money';
import type { StayRules } from './homes.tables';
import { lastCheckOut } from './stay';
import { isNightTaken } from './stay-availability';

type CalendarDay = components['schemas']['CalendarDay'];

export interface CalendarInput {
  readonly rules: StayRules;
  readonly today: PlainDate;
  /** Must start on the day before the first one. */
  readonly soldNights: ReadonlySet<PlainDate>;
}

/** The days of a range, both ends included. */
export function calendarDays(
  range: { from: PlainDate; until: PlainDate },
  { rules, today, soldNights }: CalendarInput,
): CalendarDay[] {
  const { availability, pricing } = rules;
  const isClosed = rules.scenario?.shop?.kind === 'Unavailable';
  const canBeSlept = (night: PlainDate): boolean =>
    !isClosed && night >= today && night < lastCheckOut(today) && !isNightTaken(rules, soldNights, night);

  return daysFrom(range.from, addDays(range.until, 1)).map((date) => {
    const isAvailable = canBeSlept(date);
    const weekday = isoWeekday(date);
    return {
      date,
      isAvailable,
      isAvailableForCheckout:
        availability.checkOutWeekdays.includes(weekday) && canBeSlept(addDays(date, -1)),
      isCheckInAllowed:
        isAvailable &&
        availability.checkInWeekdays.includes(weekday) &&
        daysBetween(today, date) >= availability.minBookingWindowDays,
      price: toFiat(nightlyPrice({ pricing }, date), pricing.currencyCode),
      minimumStay: availability.minNights,
      maximumStay: availability.maxNights,
    };
  });
}
