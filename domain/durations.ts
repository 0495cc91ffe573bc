/** Durations in milliseconds, and their texts. */
import { counted } from './counted';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const UNIT_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS } as const;

/** `3 days`, rounded down, so that no traveler is promised a minute too many. */
export const wholeUnits = (ms: number, unit: keyof typeof UNIT_MS): string =>
  counted(Math.floor(ms / UNIT_MS[unit]), unit);
