/** The start times of an experience, and the places left. The number of sold places is random, but fixed for each start. */
import { createRandom } from '../catalogue/random';
import { addDays, daysFrom, isoWeekday, momentIn, type PlainDate } from '../kernel/dates';
import type { Experience, PartOfDay } from './experience.types';

export interface Start {
  readonly time: string;
  readonly placesLeft: number;
}

export interface ExperienceDay {
  readonly date: PlainDate;
  readonly starts: readonly Start[];
}

export interface DayRange {
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** The days of a range, both included, with an upcoming start that is not sold out. */
export const daysWithStarts = (
  experience: Experience,
  { from, until }: DayRange,
  now: Date,
): ExperienceDay[] =>
  daysFrom(from, addDays(until, 1))
    .filter((date) => experience.weekdays.includes(isoWeekday(date)))
    .map((date) => ({ date, starts: startsOn(experience, date, now) }))
    .filter(({ starts }) => starts.length > 0);

const startsOn = (experience: Experience, date: PlainDate, now: Date): Start[] =>
  experience.startTimes
    .filter((time) => momentIn(experience.timeZone, date, time) > now)
    .map((time) => ({ time, placesLeft: placesLeft(experience, date, time) }))
    .filter(({ placesLeft }) => placesLeft > 0);

/** A group books the whole start; otherwise some places are sold. One start in eight is sold out. */
function placesLeft({ id, pricing, groupSize }: Experience, date: PlainDate, time: string): number {
  const random = createRandom(`${id} ${date} ${time}`);
  if (random.chance(1 / 8)) return 0;
  return pricing === 'PerGroup' ? 1 : random.between(1, groupSize);
}

/** Morning 5 to 12, Afternoon 12 to 17, EveningAndNight 17 to 5. */
export function partOfDay(time: string): PartOfDay {
  const hour = Number(time.slice(0, 2));
  if (hour >= 5 && hour < 12) return 'Morning';
  return hour >= 12 && hour < 17 ? 'Afternoon' : 'EveningAndNight';
}
