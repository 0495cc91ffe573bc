/** Parts of a day (FM-08): early morning 0-5, morning 5-12, afternoon 12-17, evening 17-24; a part's end is not of it. */
export type TimeOfDay = 'EARLY_MORNING' | 'MORNING' | 'AFTERNOON' | 'EVENING';

/** The part of the day that an hour (0 to 23, local) is in. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < 5) return 'EARLY_MORNING';
  if (hour < 12) return 'MORNING';
  return hour < 17 ? 'AFTERNOON' : 'EVENING';
}
