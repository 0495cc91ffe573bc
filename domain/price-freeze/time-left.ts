/** The countdown of a frozen price (CN-04): the time left, as text. */
import { DAY_MS, HOUR_MS, MINUTE_MS, UNIT_MS, wholeUnits } from '../durations';

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
  if (left < MINUTE_MS) return 'less than a minute';
  if (left < HOUR_MS) return wholeUnits(left, 'minute');
  return left < DAY_MS ? inUnits(left, 'hour', 'minute') : inUnits(left, 'day', 'hour');
}

function inUnits(left: number, larger: 'day' | 'hour', smaller: 'hour' | 'minute'): string {
  const rest = left % UNIT_MS[larger];
  return rest < UNIT_MS[smaller]
    ? wholeUnits(left, larger)
    : `${wholeUnits(left, larger)} ${wholeUnits(rest, smaller)}`;
}
