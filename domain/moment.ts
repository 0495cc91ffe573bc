/**
 * Moments of the platform in words, in the portal's time zone (FM-02).
 */
import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE } from './clock';

const parts = new Intl.DateTimeFormat(DEFAULT_LOCALE, {
  timeZone: DEFAULT_TIME_ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Fri, Jun 5, 2026, 4:00 PM'. */
export const formatMoment = (moment: string): string => parts.format(new Date(moment)).replace(/\s/g, ' ');
