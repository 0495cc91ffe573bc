/** Check-in and check-out times in 12 hours (FM-03). */
import { plainDate } from '../dates';

export interface TimeWindow {
  /** HH:mm; null when open. */
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
}

const CLOCK_TIME = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** '16:00' is '4:00 PM'; undefined for anything that is not a time. */
export function formatTime(time: string | null | undefined): string | undefined {
  const text = time?.trim() ?? '';
  return CLOCK_TIME.test(text) ? plainDate(`1970-01-01 ${text}`).format('h:mm A') : undefined;
}

/** 'From X - Y', 'From X' or 'Until Y'; null when both ends are open. */
export function formatTimeWindow({ startTime, endTime }: TimeWindow): string | null {
  const [start, end] = [formatTime(startTime), formatTime(endTime)];
  if (start) return end ? `From ${start} - ${end}` : `From ${start}`;
  return end ? `Until ${end}` : null;
}
