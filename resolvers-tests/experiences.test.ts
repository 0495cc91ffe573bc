import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok } from './testing/platform-mock';
import { useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const two = () => ok(fixture('experiences/search-experiences.two'));
const none = () => ok(fixture('experiences/search-experiences.none'));
const dates = { fromDate: '2026-06-05', untilDate: '2026-06-07' };
const dateRange = { from: '2026-06-05', until: '2026-06-07' };
const search = { locationName: 'Asheville', dates };

const SEARCH = gql`query ($search: ExperienceSearchInput!, $first: Int, $after: String) {
  experiences(search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    place { placeId label country center { lat lon } experienceCount }
    categories { category count }
    nodes { id category pricing ticket price { value } cancellation { status untilHoursBefore refundPercent } }
  }
}`;

describe('places with experiences', () => {
  const PLACES = gql`query ($text: String!, $first: Int) { experiencePlaces(text: $text, first: $first) {
    placeId label country experienceCount } }`;

  test('[VO-11] come from POST /api/v0/autocomplete/experiences with the typed text', async () => {
    kit.platform.on('autocompleteExperiences', ok(fixture('experiences/autocomplete-experiences.asheville')));
    const { data } = await kit.run(PLACES, { text: ' ashe ', first: 5 });
    expect(data).toEqual({
      experiencePlaces: [
        {
          placeId: 'asheville',
          label: 'Asheville, North Carolina',
          country: 'United States',
          experienceCount: 14,
        },
      ],
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/autocomplete/experiences',
        body: { query: 'ashe', limit: 5 },
      }),
    ]);
  });

  test.each([0, 61])('[VO-11] %i of them cannot be requested', async (first) => {
    const { errors } = await kit.run(PLACES, { text: 'ashe', first });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('a search for experiences', () => {
  test('[VO-11] is POST /api/v0/experiences/availability with every filter', async () => {
    kit.platform.on('searchExperiences', two());
    const filters = {
      category: 'ARTS_AND_CULTURE',
      timesOfDay: ['EVENING_AND_NIGHT', 'MORNING', 'MORNING'],
      rating: 'VERY_GOOD',
      sortOrder: 'DURATION_DESCENDING',
    };
    await kit.run(SEARCH, { search: { ...search, ...filters }, first: 2 });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/experiences/availability',
        body: {
          locationName: 'Asheville',
          dateRange,
          category: 'ArtsAndCulture',
          timesOfDay: ['EveningAndNight', 'Morning'],
          rating: 'VeryGood',
          sort: 'DurationDescending',
          page: { size: 2 },
        },
      }),
    ]);
  });

  test('[VO-11] maps the page, and unknown values stay readable', async () => {
    kit.platform.on('searchExperiences', two());
    const { data, errors } = await kit.run(SEARCH, { search });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      experiences: {
        totalCount: 3,
        pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
        place: {
          placeId: 'asheville',
          label: 'Asheville, North Carolina',
          country: 'United States',
          center: { lat: 35.5951, lon: -82.5515 },
          experienceCount: 14,
        },
        categories: [
          { category: 'CITY', count: 2 },
          { category: 'ARTS_AND_CULTURE', count: 4 },
        ],
        nodes: [
          {
            id: 'exp-asheville-pottery',
            category: 'ARTS_AND_CULTURE',
            pricing: 'PER_PERSON',
            ticket: 'MOBILE_ONLY',
            price: { value: '75.00' },
            cancellation: { status: 'PARTIALLY_REFUNDABLE', untilHoursBefore: 24, refundPercent: 50 },
          },
          {
            id: 'exp-asheville-sail',
            category: 'UNKNOWN',
            pricing: 'UNKNOWN',
            ticket: 'UNKNOWN',
            price: null,
            cancellation: { status: 'UNKNOWN', untilHoursBefore: null, refundPercent: null },
          },
        ],
      },
    });
  });

  test('[VO-11] continues after the last one with the cursor of the platform', async () => {
    kit.platform.on('searchExperiences', two());
    const { data } = await kit.run<{ experiences: { pageInfo: { endCursor: string } } }>(SEARCH, { search });
    await kit.run(SEARCH, { search, after: data?.experiences.pageInfo.endCursor, first: 5 });
    expect(kit.platform.sent.at(-1)?.body).toMatchObject({ page: { cursor: 'Mg', size: 5 } });
  });

  test('[VO-11] in an unknown place finds nothing, and no place', async () => {
    kit.platform.on('searchExperiences', none());
    const { data } = await kit.run(SEARCH, { search: { ...search, locationName: 'Atlantis' } });
    expect(data).toMatchObject({ experiences: { totalCount: 0, place: null, categories: [], nodes: [] } });
  });

  test.each([
    ['no name', { locationName: ' ' }, '`locationName`'],
    ['a past day', { dates: { ...dates, fromDate: '2020-01-01' } }, '`fromDate` has to be today or later.'],
    [
      'the last day before the first',
      { dates: { ...dates, untilDate: '2026-06-04' } },
      '`untilDate` has to be `fromDate`',
    ],
    ['more than 31 days', { dates: { ...dates, untilDate: '2026-07-06' } }, 'at most 30 days later'],
  ])('[VO-11] with %s is refused before anything is sent', async (_what, change, message) => {
    const { errors } = await kit.run(SEARCH, { search: { ...search, ...change } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain(message);
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('one experience', () => {
  const EXPERIENCE = gql`query ($id: ID!) { experience(id: $id) { id title summary description placeName durationMinutes
    maximumGroupSize minimumAge rating reviewCount included toBring languages accessibility
    meetingPoint { name directions coordinates { lat lon } } } }`;
  const DAYS = gql`query ($id: ID!, $dates: ExperienceDatesInput!) { experienceDays(experienceId: $id, dates: $dates) {
    date starts { time timeOfDay placesLeft } } }`;
  const id = 'exp-asheville-pottery';

  test('[VO-11] is requested by its id, and its texts are plain', async () => {
    kit.platform.on('searchExperiences', two());
    const { data } = await kit.run(EXPERIENCE, { id });
    expect(data).toEqual({
      experience: {
        id,
        title: 'Two hours at the potter’s wheel',
        summary: 'A potter, six wheels and a bowl that will be yours.',
        description: ['You center the clay once.', 'The group meets in Montford.'],
        placeName: 'Asheville, North Carolina',
        durationMinutes: 120,
        maximumGroupSize: 6,
        minimumAge: 8,
        rating: 4.8,
        reviewCount: 212,
        included: ['Clay and tools', 'Apron'],
        toBring: ['Short fingernails'],
        languages: ['English', 'Spanish'],
        accessibility: ['WHEELCHAIR_ACCESSIBLE'],
        meetingPoint: {
          name: 'The studio, Montford',
          directions: 'Look for the green door.',
          coordinates: { lat: 35.6, lon: -82.56 },
        },
      },
    });
    expect(kit.platform.sent[0]?.body).toEqual({ activityId: id });
  });

  test('[VO-11] its days have the times of day', async () => {
    kit.platform.on('searchExperiences', ok(fixture('experiences/search-experiences.pottery-days')));
    const { data } = await kit.run(DAYS, { id, dates });
    expect(data).toEqual({
      experienceDays: [
        {
          date: '2026-06-05',
          starts: [
            { time: '10:00', timeOfDay: 'MORNING', placesLeft: 2 },
            { time: '18:00', timeOfDay: 'EVENING_AND_NIGHT', placesLeft: 6 },
          ],
        },
      ],
    });
    expect(kit.platform.sent[0]?.body).toEqual({ activityId: id, dateRange });
  });

  test('[VO-11] is null when the platform does not know it, and so are its days', async () => {
    kit.platform.on('searchExperiences', none());
    expect(await kit.run(EXPERIENCE, { id })).toMatchObject({ data: { experience: null } });
    expect(await kit.run(DAYS, { id, dates })).toMatchObject({ data: { experienceDays: null } });
  });

  test('[VO-11] an impossible id is null, and nothing is sent', async () => {
    expect(await kit.run(EXPERIENCE, { id: 'a b' })).toMatchObject({ data: { experience: null } });
    expect(kit.platform.sent).toEqual([]);
  });
});
