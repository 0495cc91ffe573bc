/** Times of the platform as text, in the portal's time zone (FM-02). */
import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE } from './clock';
import { localTime } from './dates';

const day = {
  timeZone: DEFAULT_TIME_ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZoneName: 'short',
} as const;
const dayFormat = new Intl.DateTimeFormat(DEFAULT_LOCALE, day);
const momentFormat = new Intl.DateTimeFormat(DEFAULT_LOCALE, { ...day, hour: 'numeric', minute: '2-digit' });

/** 'Fri, Jun 5, 2026, 4:00 PM EDT': travelers are in any time zone, and money depends on some of these times. */
export const formatMoment = (moment: string): string =>
  momentFormat.format(new Date(moment)).replace(/\s/g, ' ');

/** A deadline: as a moment, and as 'the end of Fri, Jun 5, 2026, EDT' if it is at the end of a day. */
export function formatDeadline(moment: string): string {
  return localTime(moment, DEFAULT_TIME_ZONE).format('HH:mm:ss') === '00:00:00'
    ? `the end of ${dayFormat.format(new Date(Date.parse(moment) - 1))}`
    : formatMoment(moment);
}
