import {
  EXPERIENCE_CATEGORIES,
  experiencePath,
  experiencesPath,
  hasExperienceFilters,
  parseExperienceSearch,
  withoutExperienceFilters,
} from './experience-search';

const TODAY = '2026-06-01';
const parse = (query: string) => parseExperienceSearch(new URLSearchParams(query), TODAY);

const everything =
  '/activities/availability/?locationName=Qu%C3%A9bec+%26+area&fromDate=2026-06-05&untilDate=2026-06-08' +
  '&categoryTagId=arts-and-culture&timesOfDay=MORNING%2CEVENING_AND_NIGHT&rating=GREAT&sortOrder=PRICE_ASCENDING' +
  '&isTravelApp=true&entryType=cross_sell_my_trips';

test('[RT-12] [VO-11] a complete search is unchanged after it is written to an address and read', () => {
  const search = parse(everything.split('?')[1] ?? '');
  expect(search).toEqual({
    locationName: 'Québec & area',
    days: { from: '2026-06-05', until: '2026-06-08' },
    category: 'ARTS_AND_CULTURE',
    timesOfDay: ['MORNING', 'EVENING_AND_NIGHT'],
    rating: 'GREAT',
    sortOrder: 'PRICE_ASCENDING',
    isTravelApp: true,
    entryType: 'cross_sell_my_trips',
  });
  expect(experiencesPath(search)).toBe(everything);
});

test('[RT-12] the address of an experience contains its id, the days and the place', () => {
  const search = parse(everything.split('?')[1] ?? '');
  expect(experiencePath('exp 1', search)).toBe(
    '/activities/shop/?activityId=exp+1&locationName=Qu%C3%A9bec+%26+area&fromDate=2026-06-05&untilDate=2026-06-08&isTravelApp=true',
  );
});

test('[VO-11] unreadable values are ignored, and defaults are omitted from the address', () => {
  const search = parse('categoryTagId=space&timesOfDay=NOON,,&rating=Superb&sortOrder=1&locationName=%20');
  expect(search).toEqual({
    days: { from: '2026-06-02', until: '2026-06-04' },
    timesOfDay: [],
    rating: 'ANY',
    sortOrder: 'RECOMMENDED',
    isTravelApp: false,
  });
  expect(experiencesPath(search)).toBe('/activities/availability/?fromDate=2026-06-02&untilDate=2026-06-04');
});

test.each([
  ['one day', '2026-06-05', '2026-06-05', '2026-06-05'],
  ['no last day', '2026-06-05', '', '2026-06-07'],
  ['a last day before the first', '2026-06-05', '2026-06-04', '2026-06-07'],
  ['more days than the platform returns', '2026-06-05', '2026-09-01', '2026-07-05'],
])('[RT-12] %s', (_what, from, wanted, until) => {
  expect(parse(`fromDate=${from}&untilDate=${wanted}`).days).toEqual({ from, until });
});

test('[VO-11] filters are removed together; the place, the days and the order stay', () => {
  const search = parse(everything.split('?')[1] ?? '');
  expect(hasExperienceFilters(search)).toBe(true);
  const bare = withoutExperienceFilters(search);
  expect(hasExperienceFilters(bare)).toBe(false);
  expect(bare).toMatchObject({ locationName: 'Québec & area', sortOrder: 'PRICE_ASCENDING' });
});

test('[VO-11] the categories have the specified names', () => {
  expect(Object.values(EXPERIENCE_CATEGORIES).map(({ label }) => label)).toEqual([
    'City',
    'Outdoors',
    'Wellness',
    'Arts & culture',
    'Beach',
  ]);
});
