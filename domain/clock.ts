/**
 * The one way to ask what day it is (LQ-21, FM-02): a clock that is passed in, and a zone.
 */
export interface Clock {
  now(): Date;
}

export const DEFAULT_TIME_ZONE = 'America/Toronto';
/** en_US, as browsers write it. */
export const DEFAULT_LOCALE = 'en-US';

/** Making a formatter costs a third of a millisecond; there are few zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(DEFAULT_LOCALE, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, made);
  return made;
}

/** Today's date (YYYY-MM-DD) in a zone: at 23:30 in Toronto it is not yet tomorrow, whatever UTC says. */
export function today(clock: Clock, timeZone: string = DEFAULT_TIME_ZONE): string {
  const parts = dayFormat(timeZone).formatToParts(clock.now());
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
