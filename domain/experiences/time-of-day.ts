/** Parts of a day (FM-08): early morning 0-5, morning 5-12, afternoon 12-17, evening 17-24; the end of a part is exclusive. */
export type PartOfDay = 'EARLY_MORNING' | 'MORNING' | 'AFTERNOON' | 'EVENING';

/** The part of the day that an hour (0 to 23, local) is in. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5) return 'EARLY_MORNING';
  if (hour < 12) return 'MORNING';
  return hour < 17 ? 'AFTERNOON' : 'EVENING';
}

/** The times of day that experiences are filtered by (VO-11), in chronological order. */
export const TIMES_OF_DAY = {
  MORNING: 'Morning',
  AFTERNOON: 'Afternoon',
  EVENING_AND_NIGHT: 'Evening and night',
} as const;

export type ExperienceTimeOfDay = keyof typeof TIMES_OF_DAY;

/** The time of day of a local time, `HH:mm`: the night belongs to the evening. */
export function experienceTimeOfDay(time: string): ExperienceTimeOfDay {
  const part = partOfDay(Number(time.slice(0, 2)));
  return part === 'MORNING' || part === 'AFTERNOON' ? part : 'EVENING_AND_NIGHT';
}
