import type { components } from '#schema/platform.openapi.ts';
import type { Setting } from '../catalogue/catalogue.types';
import type { Database } from '../database/connect';
import { allPlaces, matchingPlaces, placeView, type PlaceRow } from '../homes/places';
import type { Handlers } from '../http/operations';
import { daysBetween } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';
import type { Services } from '../services';
import { buildExperiences } from './build-experiences';
import { experienceView } from './experience-view';
import type { Experience } from './experience.types';
import { categoryCounts, inCategory, matching, sorted, withDays } from './search-experiences';

type Schemas = components['schemas'];
type Request = Schemas['SearchExperiencesRequest'];

const MAX_DAYS = 31;
const PAGE_SIZE = 20;

/** The demo's experiences are the same every day, so they are generated once and need no table. */
const byMarket = new Map<string, Experience[]>();
for (const experience of buildExperiences()) {
  const others = byMarket.get(experience.marketId) ?? [];
  byMarket.set(experience.marketId, [...others, experience]);
}

export const experiencesHandlers = ({ database, clock }: Services) =>
  ({
    async autocompleteExperiences({ body: { query, limit } }) {
      const places = matchingPlaces(await placesWithExperiences(database), query);
      return { places: places.slice(0, limit).map(experiencePlaceView) };
    },

    async searchExperiences({ body }) {
      requireSearch(body);
      const places = await placesWithExperiences(database);
      const now = clock.now();
      if (body.activityId !== undefined) return oneExperience(body.activityId, body, places, now);
      const place = matchingPlaces(places, body.locationName ?? '')[0];
      return place ? experiencesIn(place, body, now) : NOTHING;
    },
  }) satisfies Partial<Handlers>;

const NOTHING: Schemas['ExperiencePage'] = { experiences: [], totalCount: 0, categories: [] };

const placesWithExperiences = async (database: Database): Promise<PlaceRow[]> =>
  (await allPlaces(database)).filter(({ id }) => byMarket.has(id));

const SETTINGS = {
  cabin: 'Mountains',
  city: 'City',
  coast: 'Coast',
  desert: 'Desert',
  farm: 'Countryside',
  forest: 'Forest',
  lake: 'Lake',
  tropic: 'Tropics',
} as const satisfies Record<Setting, Schemas['PlaceSetting']>;

function experiencePlaceView(place: PlaceRow): Schemas['ExperiencePlace'] {
  const { placeId, label, sublabel, coordinates } = placeView(place);
  return {
    placeId,
    label,
    sublabel,
    coordinates,
    experiencesCount: byMarket.get(place.id)?.length ?? 0,
    setting: SETTINGS[place.content.setting],
  };
}

function requireSearch({ activityId, locationName, dateRange }: Request): void {
  const hasPlace = locationName !== undefined && locationName.trim() !== '';
  if (hasPlace === (activityId !== undefined)) {
    throw new Refusal(40001, 'Exactly one of activityId and locationName is needed.');
  }
  if (!dateRange) return;
  const days = daysBetween(dateRange.from, dateRange.until) + 1;
  if (days < 1) throw new Refusal(40001, 'The last day is before the first.');
  if (days > MAX_DAYS) throw new Refusal(40001, `The days are ${MAX_DAYS} at most.`);
}

function oneExperience(
  activityId: string,
  request: Request,
  places: readonly PlaceRow[],
  now: Date,
): Schemas['ExperiencePage'] {
  const place = places.find(({ id }) => byMarket.get(id)?.some((each) => each.id === activityId));
  const experience = byMarket.get(place?.id ?? '')?.find(({ id }) => id === activityId);
  if (!place || !experience) return NOTHING;
  const found = withDays(experience, request.dateRange, now);
  const placed = experiencePlaceView(place);
  return {
    experiences: [experienceView(found, placed, { withDays: true })],
    totalCount: 1,
    categories: categoryCounts([found]),
    place: placed,
  };
}

function experiencesIn(place: PlaceRow, request: Request, now: Date): Schemas['ExperiencePage'] {
  const found = matching(byMarket.get(place.id) ?? [], request, now);
  const listed = sorted(inCategory(found, request.category), request.sort);
  const first = positionOf(request.page?.cursor);
  const end = first + (request.page?.size ?? PAGE_SIZE);
  const placed = experiencePlaceView(place);
  return {
    experiences: listed.slice(first, end).map((each) => experienceView(each, placed, { withDays: false })),
    totalCount: listed.length,
    categories: categoryCounts(found),
    place: placed,
    ...(end < listed.length && { nextCursor: Buffer.from(String(end)).toString('base64url') }),
  };
}

function positionOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const position = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d{1,4}$/.test(position)) throw new Refusal(40001, 'The cursor is not one of ours.');
  return Number(position);
}
