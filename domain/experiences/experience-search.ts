/**
 * A search for experiences, as encoded in an address (VO-11, RT-12). Every value of an address is untrusted: unreadable ones
 * count as absent.
 */
import { ROUTES } from '../routes';
import { shortText } from '../short-text';
import { addDays, nightsBetween, parseStayDate, type Stay } from '../stay/stay-dates';
import { type ExperienceTimeOfDay, TIMES_OF_DAY } from './time-of-day';

/** The categories with their tags in addresses. Without a category, all are included. */
export const EXPERIENCE_CATEGORIES = {
  CITY: { label: 'City', tag: 'city' },
  OUTDOORS: { label: 'Outdoors', tag: 'outdoors' },
  WELLNESS: { label: 'Wellness', tag: 'wellness' },
  ARTS_AND_CULTURE: { label: 'Arts & culture', tag: 'arts-and-culture' },
  BEACH: { label: 'Beach', tag: 'beach' },
} as const;
export const ALL_CATEGORIES = 'All';

export const EXPERIENCE_SORT_ORDERS = {
  RECOMMENDED: 'Recommended',
  PRICE_ASCENDING: 'Lowest price',
  PRICE_DESCENDING: 'Highest price',
  DURATION_ASCENDING: 'Shortest',
  DURATION_DESCENDING: 'Longest',
  RATING: 'Best reviewed',
} as const;

export const EXPERIENCE_RATINGS = {
  ANY: 'Any rating',
  GOOD: 'Good, 3.5 or more',
  VERY_GOOD: 'Very good, 4 or more',
  GREAT: 'Great, 4.5 or more',
} as const;

export type ExperienceCategory = keyof typeof EXPERIENCE_CATEGORIES;
export type ExperienceSortOrder = keyof typeof EXPERIENCE_SORT_ORDERS;
export type ExperienceRating = keyof typeof EXPERIENCE_RATINGS;

export interface ExperienceSearch {
  readonly locationName?: string;
  /** The days of the search, both included. */
  readonly days: Stay;
  /** All categories when absent. */
  readonly category?: ExperienceCategory | undefined;
  readonly timesOfDay: readonly ExperienceTimeOfDay[];
  readonly rating: ExperienceRating;
  readonly sortOrder: ExperienceSortOrder;
  readonly isTravelApp: boolean;
  /** The entry point that led the traveler to the search (TL-06). */
  readonly entryType?: string;
}

/** The maximum number of days that the platform returns. */
export const MAX_DAYS = 31;
const DEFAULT_DAYS = 3;

export function parseExperienceSearch(params: URLSearchParams, today: string): ExperienceSearch {
  const locationName = shortText(params.get('locationName'));
  const category = keysOf(EXPERIENCE_CATEGORIES).find(
    (each) => EXPERIENCE_CATEGORIES[each].tag === params.get('categoryTagId'),
  );
  const entryType = shortText(params.get('entryType'));
  const wanted = (params.get('timesOfDay') ?? '').split(',');
  return {
    ...(locationName !== undefined && { locationName }),
    days: parseDays(params, today),
    ...(category !== undefined && { category }),
    timesOfDay: keysOf(TIMES_OF_DAY).filter((each) => wanted.includes(each)),
    rating: member(EXPERIENCE_RATINGS, params.get('rating')) ?? 'ANY',
    sortOrder: member(EXPERIENCE_SORT_ORDERS, params.get('sortOrder')) ?? 'RECOMMENDED',
    isTravelApp: params.get('isTravelApp') === 'true',
    ...(entryType !== undefined && { entryType }),
  };
}

/** Three days from tomorrow by default; at most as many as the platform returns. */
function parseDays(params: URLSearchParams, today: string): Stay {
  const wantedFrom = parseStayDate(params.get('fromDate'));
  const wantedUntil = parseStayDate(params.get('untilDate'));
  const from = wantedFrom !== undefined && wantedFrom >= today ? wantedFrom : addDays(today, 1);
  return withinLimits({ from, until: wantedUntil ?? '' });
}

/** Moves the last day within the limits of the first one. */
function withinLimits({ from, until }: Stay): Stay {
  if (parseStayDate(until) === undefined || until < from)
    return { from, until: addDays(from, DEFAULT_DAYS - 1) };
  return { from, until: nightsBetween(from, until) < MAX_DAYS ? until : addDays(from, MAX_DAYS - 1) };
}

/** Whether a choice narrows the results. */
export const hasExperienceFilters = ({ category, timesOfDay, rating }: ExperienceSearch): boolean =>
  category !== undefined || timesOfDay.length > 0 || rating !== 'ANY';

export const withoutExperienceFilters = (search: ExperienceSearch): ExperienceSearch => ({
  ...search,
  category: undefined,
  timesOfDay: [],
  rating: 'ANY',
});

/** RT-12: the results of a search. */
export function experiencesPath(search: ExperienceSearch): string {
  const { timesOfDay, rating, sortOrder, entryType, category } = search;
  const params = placeParams(search);
  if (category) params.set('categoryTagId', EXPERIENCE_CATEGORIES[category].tag);
  if (timesOfDay.length > 0) params.set('timesOfDay', timesOfDay.join(','));
  if (rating !== 'ANY') params.set('rating', rating);
  if (sortOrder !== 'RECOMMENDED') params.set('sortOrder', sortOrder);
  if (search.isTravelApp) params.set('isTravelApp', 'true');
  if (entryType !== undefined) params.set('entryType', entryType);
  return `${ROUTES.activitiesAvailability}?${params}`;
}

/** RT-12: the page of an experience. */
export function experiencePath(activityId: string, search: ExperienceSearch): string {
  const params = new URLSearchParams({ activityId });
  for (const [name, value] of placeParams(search)) params.set(name, value);
  if (search.isTravelApp) params.set('isTravelApp', 'true');
  return `${ROUTES.activitiesShop}?${params}`;
}

function placeParams({ locationName, days }: ExperienceSearch): URLSearchParams {
  return new URLSearchParams({
    ...(locationName !== undefined && { locationName }),
    fromDate: days.from,
    untilDate: days.until,
  });
}

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[];

const member = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  text: string | null,
): Key | undefined => keysOf(table).find((each) => each === text);
