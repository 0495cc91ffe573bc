import type { RequestBody } from '../http/operations';
import { addDays } from '../kernel/dates';
import { testDay } from '../testing/test-clock';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import { partOfDay } from './starts';

type Search = NonNullable<RequestBody<'searchExperiences'>>;

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterAll(() => platform.close());

const locationName = 'Asheville, North Carolina';
const dateRange = { from: addDays(testDay, 3), until: addDays(testDay, 5) };
const search = async (request: Partial<Search> = {}) =>
  (await helen.call('searchExperiences', { locationName, dateRange, ...request })).body;
const idsOf = ({ experiences }: Awaited<ReturnType<typeof search>>) =>
  experiences.map(({ activityId }) => activityId);

describe('places', () => {
  const suggest = async (query: string, limit = 60) =>
    (await helen.call('autocompleteExperiences', { query, limit })).body.places;

  test('[VO-11] every market that can be browsed has 12 to 20 experiences', async () => {
    const places = await suggest('');
    expect(places.length).toBeGreaterThanOrEqual(50);
    for (const { label, experiencesCount } of places) {
      expect([label, experiencesCount >= 12 && experiencesCount <= 20]).toEqual([label, true]);
    }
    expect(places.map(({ placeId }) => placeId)).not.toContain('testing-harbor');
  });

  test('[VO-11] are found by name, with a limit', async () => {
    expect((await suggest('ashe'))[0]).toMatchObject({
      placeId: 'asheville',
      label: locationName,
      setting: 'Mountains',
    });
    expect(await suggest('', 3)).toHaveLength(3);
    expect(await suggest('zzzz')).toEqual([]);
  });
});

describe('a search', () => {
  test('[VO-11] returns the place and its experiences, the same ones every time, without their days', async () => {
    const page = await search();
    expect(page.place).toMatchObject({ placeId: 'asheville', label: locationName });
    expect(page.totalCount).toBe(page.experiences.length);
    expect(page.experiences.every((each) => each.days === undefined && each.startTimes.length > 0)).toBe(
      true,
    );
    expect(new Set(page.experiences.map(({ title }) => title)).size).toBe(page.totalCount);
    expect(await search()).toEqual(page);
  });

  test('[VO-11] of an unknown place is empty, and requires either a place or an id', async () => {
    expect(await search({ locationName: 'Atlantis' })).toEqual({
      experiences: [],
      totalCount: 0,
      categories: [],
    });
    for (const wrong of [{}, { locationName: ' ' }, { locationName, activityId: 'exp-1' }])
      expect((await helen.refused('searchExperiences', wrong)).body.code).toBe(40001);
  });

  test('[VO-11] a category has as many experiences as its count in a search without it', async () => {
    const { categories, totalCount } = await search();
    expect(categories.reduce((sum, { experiencesCount }) => sum + experiencesCount, 0)).toBe(totalCount);
    for (const { category, experiencesCount } of categories) {
      const found = await search({ category: category as NonNullable<Search['category']> });
      expect(found.experiences.map((each) => each.category)).toEqual(Array(experiencesCount).fill(category));
      expect(found.categories).toEqual(categories);
    }
  });

  test.each(['Morning', 'Afternoon', 'EveningAndNight'] as const)(
    '[VO-11] of the %s finds experiences that start then',
    async (part) => {
      const { experiences, totalCount } = await search({ timesOfDay: [part] });
      expect(totalCount).toBeGreaterThan(0);
      expect(experiences.every(({ startTimes }) => startTimes.some((time) => partOfDay(time) === part))).toBe(
        true,
      );
    },
  );

  test.each([
    ['Good', 3.5],
    ['VeryGood', 4],
    ['Great', 4.5],
  ] as const)('[VO-11] of %s ratings leaves out lower scores and no score', async (rating, least) => {
    const all = await search({ rating: 'Any' });
    const wanted = all.experiences.filter((each) => (each.rating?.score ?? 0) >= least);
    expect(idsOf(await search({ rating }))).toEqual(wanted.map(({ activityId }) => activityId));
  });

  test.each([
    ['PriceAscending', (each) => each.price.value],
    ['PriceDescending', (each) => -each.price.value],
    ['DurationAscending', (each) => each.durationMinutes],
    ['DurationDescending', (each) => -each.durationMinutes],
    ['Rating', (each) => -(each.rating?.score ?? 0)],
  ] as [
    NonNullable<Search['sort']>,
    (each: Awaited<ReturnType<typeof search>>['experiences'][number]) => number,
  ][])('[VO-11] sorts by %s', async (sort, key) => {
    const keys = (await search({ sort })).experiences.map(key);
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
  });

  test('[VO-11] is paginated without repetitions', async () => {
    const whole = idsOf(await search());
    const first = await search({ page: { size: 5 } });
    const rest = await search({ page: { size: 100, cursor: first.nextCursor ?? '' } });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(whole);
    expect(rest).not.toHaveProperty('nextCursor');
    const wrong = { locationName, page: { cursor: 'eHl6' } };
    expect((await helen.refused('searchExperiences', wrong)).body.code).toBe(40001);
  });

  test.each([
    ['the last day before the first', { from: addDays(testDay, 2), until: testDay }],
    ['more than 31 days', { from: testDay, until: addDays(testDay, 31) }],
  ])('is refused with %s', async (_what, range) => {
    const { body } = await helen.refused('searchExperiences', { locationName, dateRange: range });
    expect(body.code).toBe(40001);
  });
});

describe('one experience', () => {
  test('[VO-11] has the requested days on which it starts, with places left', async () => {
    const [activityId = ''] = idsOf(await search());
    const month = { from: testDay, until: addDays(testDay, 30) };
    const { body } = await helen.call('searchExperiences', { activityId, dateRange: month });
    const { days = [], maximumGroupSize = 0 } = body.experiences[0] ?? {};
    expect(days.length).toBeGreaterThan(5);
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
    const starts = days.flatMap((day) => day.starts);
    expect(starts.every(({ placesLeft }) => placesLeft >= 1 && placesLeft <= maximumGroupSize)).toBe(true);
    const inSearch = await search({ dateRange: month });
    expect(inSearch.experiences.find((each) => each.activityId === activityId)?.startTimes).toEqual(
      [...new Set(starts.map(({ time }) => time))].toSorted(),
    );
  });

  test('[VO-11] never starts in the past of its time zone', async () => {
    const activityId = 'exp-asheville-first-walk';
    const today = { from: addDays(testDay, -7), until: testDay };
    const { body } = await helen.call('searchExperiences', { activityId, dateRange: today });
    // It is noon in Asheville.
    for (const { date, starts } of body.experiences[0]?.days ?? []) {
      expect(date).toBe(testDay);
      expect(starts.every(({ time }) => time > '12:00')).toBe(true);
    }
  });

  test('[VO-11] without days has all its start times; an unknown one is not found', async () => {
    const known = await helen.call('searchExperiences', { activityId: 'exp-asheville-first-walk' });
    expect(known.body.experiences).toEqual([expect.objectContaining({ title: expect.any(String) })]);
    expect(known.body.experiences[0]).not.toHaveProperty('days');
    const unknown = await helen.call('searchExperiences', { activityId: 'exp-nowhere' });
    expect(unknown.body).toEqual({ experiences: [], totalCount: 0, categories: [] });
  });
});
