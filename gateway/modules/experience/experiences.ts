/** Experiences (`POST /api/v0/experiences/availability`) and the places that have them. */
import { today } from '#domain/clock.ts';
import { MAX_DAYS } from '#domain/experiences/experience-search.ts';
import { nightsBetween } from '#domain/stay/stay-dates.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type {
  Experience,
  ExperienceConnection,
  ExperienceDatesInput,
  ExperienceDay,
  ExperiencePlace,
  ExperienceSearchInput,
  QueryExperienceDaysArgs,
  QueryExperiencePlacesArgs,
  QueryExperiencesArgs,
} from '../../generated/graph';
import { autocompleteExperiences, searchExperiences } from '../../rest/endpoints';
import { isIdentifier } from '../../rest/identifier';
import type { Wire } from '../../rest/wire';
import { wireMember } from '../../rest/wire-enum';
import { connection, Cursors, pageEdge, pagePosition, pageRequest } from '../paging/page-cursor';
import { typedText, MAX_PLACES } from '../search/typed-text';
import { experienceCategory, experienceDayOf, experienceOf, experiencePlaceOf } from './experience-mapping';

type Request = Wire<'SearchExperiencesRequest'>;

const MAX_NAME = 200;

export async function experiencePlaces(
  { text, first }: Pick<QueryExperiencePlacesArgs, 'text'> & Partial<QueryExperiencePlacesArgs>,
  { platform }: GatewayContext,
): Promise<ExperiencePlace[]> {
  const limit = first ?? 8;
  if (limit < 1 || limit > MAX_PLACES) {
    throw requestError('BAD_USER_INPUT', `\`first\` must be 1 to ${MAX_PLACES}.`);
  }
  const answer = await autocompleteExperiences(platform, { body: { query: typedText(text), limit } });
  return answer.places.map(experiencePlaceOf);
}

export async function experiences(
  { search, first, after }: Pick<QueryExperiencesArgs, 'search'> & Partial<QueryExperiencesArgs>,
  { platform, clock }: GatewayContext,
): Promise<ExperienceConnection> {
  const request = requestOf(search, today(clock));
  const cursors = new Cursors(['experiences', request]);
  const position = pagePosition(cursors, after);
  const answer = await searchExperiences(platform, {
    body: { ...request, page: pageRequest(position, first) },
  });
  const shown = answer.experiences.slice(position.seenCount);
  const edges = shown.map((each, index) => {
    const isLast = index === shown.length - 1;
    const next =
      isLast && answer.nextCursor !== undefined
        ? { page: answer.nextCursor, seenCount: 0 }
        : { ...position, seenCount: position.seenCount + index + 1 };
    return pageEdge(cursors, next, experienceOf(each));
  });
  return {
    ...connection(edges, {
      hasNextPage: answer.nextCursor !== undefined,
      hasPreviousPage: position.page !== undefined || position.seenCount > 0,
      totalCount: answer.totalCount,
    }),
    place: answer.place ? experiencePlaceOf(answer.place) : null,
    categories: answer.categories.flatMap(({ category, experiencesCount }) => {
      const known = experienceCategory(category);
      return known === 'UNKNOWN' ? [] : [{ category: known, count: experiencesCount }];
    }),
  };
}

function requestOf(search: ExperienceSearchInput, now: string): Request {
  const { category, timesOfDay, rating, sortOrder } = search;
  const locationName = search.locationName.trim();
  if (locationName === '' || locationName.length > MAX_NAME) {
    throw requestError('BAD_USER_INPUT', `\`locationName\` must have 1 to ${MAX_NAME} characters.`);
  }
  return {
    locationName,
    dateRange: dateRange(search.dates, now),
    ...(category && { category: wireMember(category) }),
    ...(timesOfDay &&
      timesOfDay.length > 0 && {
        timesOfDay: [...new Set(timesOfDay)].sort().map(wireMember),
      }),
    rating: wireMember(rating ?? 'ANY'),
    sort: wireMember(sortOrder ?? 'RECOMMENDED'),
  };
}

export async function experience(id: string, { platform }: GatewayContext): Promise<Experience | null> {
  const found = await experienceWith({ activityId: id }, platform);
  return found ? experienceOf(found) : null;
}

export async function experienceDays(
  { experienceId, dates }: QueryExperienceDaysArgs,
  { platform, clock }: GatewayContext,
): Promise<ExperienceDay[] | null> {
  const request = { activityId: experienceId, dateRange: dateRange(dates, today(clock)) };
  const found = await experienceWith(request, platform);
  return found ? (found.days ?? []).map(experienceDayOf) : null;
}

async function experienceWith(
  body: Request & { readonly activityId: string },
  platform: GatewayContext['platform'],
): Promise<Wire<'Experience'> | undefined> {
  if (!isIdentifier(body.activityId)) return undefined;
  return (await searchExperiences(platform, { body })).experiences[0];
}

function dateRange({ fromDate, untilDate }: ExperienceDatesInput, now: string): Wire<'ExperienceDates'> {
  if (fromDate < now) throw requestError('BAD_USER_INPUT', '`fromDate` has to be today or later.');
  const days = nightsBetween(fromDate, untilDate) + 1;
  if (days < 1 || days > MAX_DAYS) {
    throw requestError(
      'BAD_USER_INPUT',
      `\`untilDate\` has to be \`fromDate\`, or at most ${MAX_DAYS - 1} days later.`,
    );
  }
  return { from: fromDate, until: untilDate };
}
