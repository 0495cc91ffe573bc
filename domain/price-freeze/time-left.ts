/** The countdown of a frozen price (CN-04): the time left, as text, and how long that text is valid. */
import { counted } from '../counted';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface TimeLeft {
  readonly isOver: boolean;
  /** `6 days 23 hours`, `5 hours 12 minutes`, `4 minutes`, `less than a minute`. */
  readonly text: string;
  /** Whether less than a day is left. */
  readonly isUrgent: boolean;
}

export function timeLeft(expiresAt: string, now: Date): TimeLeft {
  const left = Date.parse(expiresAt) - now.getTime();
  if (!(left > 0)) return { isOver: true, text: 'expired', isUrgent: false };
  return { isOver: false, text: textOf(left), isUrgent: left < DAY_MS };
}

function textOf(left: number): string {
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  if (days > 0) return together(counted(days, 'day'), hours, 'hour');
  if (hours > 0) return together(counted(hours, 'hour'), minutes, 'minute');
  return minutes > 0 ? counted(minutes, 'minute') : 'less than a minute';
}

const together = (larger: string, count: number, unit: string): string =>
  count > 0 ? `${larger} ${counted(count, unit)}` : larger;
