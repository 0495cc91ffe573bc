/** The experiences of a market that match a request, in the requested order. */
import type { components } from '#schema/platform.openapi.ts';
import { toUsdMinor } from '../kernel/money';
import type { Category, Experience } from './experience.types';
import { daysWithStarts, type ExperienceDay, partOfDay } from './starts';

type Request = components['schemas']['SearchExperiencesRequest'];
type Sort = NonNullable<Request['sort']>;

const MIN_SCORES = { Any: 0, Good: 3.5, VeryGood: 4, Great: 4.5 } as const;

export interface FoundExperience {
  readonly experience: Experience;
  /** Undefined when the request contains no days. */
  readonly days: readonly ExperienceDay[] | undefined;
}

export const withDays = (
  experience: Experience,
  dateRange: Request['dateRange'],
  now: Date,
): FoundExperience => ({
  experience,
  days: dateRange && daysWithStarts(experience, dateRange, now),
});

/** The experiences that pass every filter except the category. */
export const matching = (
  experiences: readonly Experience[],
  { timesOfDay = [], rating = 'Any', dateRange }: Request,
  now: Date,
): FoundExperience[] =>
  experiences
    .filter((experience) => (experience.rating?.score ?? 0) >= MIN_SCORES[rating])
    .map((experience) => withDays(experience, dateRange, now))
    .filter(({ days }) => days === undefined || days.length > 0)
    .filter(
      (found) =>
        timesOfDay.length === 0 || startTimesOf(found).some((time) => timesOfDay.includes(partOfDay(time))),
    );

/** On the requested days, or at any of its start times. */
export function startTimesOf({ experience, days }: FoundExperience): string[] {
  const times = days?.flatMap(({ starts }) => starts.map(({ time }) => time)) ?? experience.startTimes;
  return [...new Set(times)].sort();
}

export const inCategory = (
  found: readonly FoundExperience[],
  category: Category | undefined,
): FoundExperience[] =>
  found.filter(({ experience }) => category === undefined || experience.category === category);

/** Equal ones keep the recommended order; prices in different currencies are compared by value. */
export function sorted(found: readonly FoundExperience[], sort: Sort = 'Recommended'): FoundExperience[] {
  const key = KEYS[sort];
  return found.toSorted((one, other) => key(one.experience) - key(other.experience));
}

const price = ({ priceMinor, currencyCode }: Experience): number => toUsdMinor(priceMinor, currencyCode);

const KEYS: Readonly<Record<Sort, (experience: Experience) => number>> = {
  Recommended: () => 0,
  PriceAscending: price,
  PriceDescending: (experience) => -price(experience),
  DurationAscending: ({ minutes }) => minutes,
  DurationDescending: ({ minutes }) => -minutes,
  Rating: ({ rating }) => -(rating?.score ?? 0),
};

export function categoryCounts(found: readonly FoundExperience[]) {
  const counts = new Map<Category, number>();
  for (const { experience } of found)
    counts.set(experience.category, (counts.get(experience.category) ?? 0) + 1);
  return [...counts].map(([category, experiencesCount]) => ({ category, experiencesCount }));
}
