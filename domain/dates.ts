/** Dates and times as dayjs objects. All of them are in UTC, in which each day has 24 hours, whatever the machine's time zone. */
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { remembered } from './remembered';

dayjs.extend(utc);

/** dayjs's format of a plain date. */
export const PLAIN_DATE = 'YYYY-MM-DD';

/** A plain date, alone or with a time (`2026-06-05 16:00`). Memoized: lists and calendars contain the same dates many times. */
export const plainDate: (text: string) => Dayjs = remembered((text: string) => dayjs.utc(text));

/** Swedish dates and times are texts that dayjs parses. Memoized: creating a formatter takes a third of a millisecond. */
const zoneFormat = remembered(
  (timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/**
 * The local date and time of a moment in a time zone. The `timezone` plugin of dayjs takes ten times as long, and is an hour off
 * for local times that the machine's own time zone skips in spring.
 */
export const localTime = (moment: string | Date, timeZone: string): Dayjs =>
  dayjs.utc(zoneFormat(timeZone).format(new Date(moment)));
