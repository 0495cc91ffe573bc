/** The days of a listing (`PUT /api/v0/homes/listing/getCalendarAvailability`). */
import { today } from '#domain/clock.ts';
import { bookingWindow, nightsBetween } from '#domain/stay/stay-dates.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { CalendarDay, QueryCalendarArgs, Resolvers } from '../../generated/graph';
import { getListingCalendar } from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';
import { moneyOf } from '../money/money-mapping';

export const calendarResolvers: Resolvers = {
  Query: {
    calendar: (_, args, context) => calendar(args, context),
  },
};

/** The longest calendar of the platform. */
const MAX_DAYS = 400;

/** From today, or the first requested day, to one year ahead, or the last requested day (LQ-11, LQ-17). */
async function calendar(
  { listingId, fromDate, untilDate }: QueryCalendarArgs,
  { platform, clock }: GatewayContext,
): Promise<CalendarDay[]> {
  if (!isIdentifier(listingId)) throw requestError('NOT_FOUND', 'There is no such listing.');
  const from = fromDate ?? today(clock);
  const until = untilDate ?? bookingWindow(from).last;
  if (until <= from) throw requestError('BAD_USER_INPUT', '`untilDate` has to be after `fromDate`.');
  if (nightsBetween(from, until) > MAX_DAYS) {
    throw requestError(
      'BAD_USER_INPUT',
      `\`untilDate\` has to be at most ${MAX_DAYS} days after \`fromDate\`.`,
    );
  }
  const { calendarDays } = await getListingCalendar(platform, {
    body: { listingId, dateRange: { from, until } },
  });
  return calendarDays.map(dayOf);
}

const dayOf = (wire: Wire<'CalendarDay'>): CalendarDay => ({
  date: wire.date,
  isAvailable: wire.isAvailable,
  isAvailableForCheckout: wire.isAvailableForCheckout,
  isCheckInAllowed: wire.isCheckInAllowed,
  nightlyPrice: moneyOf(wire.price),
  minimumStay: wire.minimumStay ?? null,
  maximumStay: wire.maximumStay ?? null,
});
