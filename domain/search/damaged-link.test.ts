import { unusableParts } from './damaged-link';
import { parseSearch } from './search-state';

const read = (query: string) => {
  const params = new URLSearchParams(query);
  const search = parseSearch(params, { today: '2027-05-01' });
  return { stay: search.stay, guests: search.guests, unusable: unusableParts(params, search) };
};
const STAY = { from: '2027-07-13', until: '2027-07-18' };
const DEFAULT_STAY = { from: '2027-05-02', until: '2027-05-04' };

test.each([
  'listingId=1&fromDate=2027-07-13&untilDate=2027-07-18&adultsCount=3',
  'listingId=1&amp;fromDate=2027-07-13&amp;untilDate=2027-07-18&amp;adultsCount=3',
  'listingId=1&amp;amp;fromDate=2027-07-13&amp;amp;untilDate=2027-07-18&amp;adultsCount=3',
  'listingId=1&fromDate=2027-07-13T00:00:00.000Z&untilDate=2027-07-18T00:00:00.000Z&adultsCount=3',
  'listingId=1&fromDate=2027-07-13&untilDate=2027-07-18&adultsCount=3.',
  'listingId=1&adultsCount=3&fromDate=2027-07-13&untilDate=2027-07-18).',
])('[LQ-01] [LQ-03] a damaged link has the stay that it names: %s', (query) => {
  expect(read(query)).toMatchObject({ stay: STAY, guests: { adults: 3 }, unusable: [] });
});

test.each([
  ['fromDate=2027-13-13&untilDate=2027-13-18&adultsCount=3', ['dates']],
  ['fromDate=2020-07-13&untilDate=2020-07-18', ['dates']],
  ['adultsCount=three&fromDate=soon', ['dates', 'guests']],
  ['children=x', ['guests']],
  ['children=4,18', ['guests']],
  ['adultsCount=2&petsCount=1,5', ['guests']],
])(
  '[LQ-03] [LQ-04] a link with unusable parts has the defaults, and names the parts: %s',
  (query, unusable) => {
    expect(read(query)).toMatchObject({ stay: DEFAULT_STAY, unusable });
  },
);

test.each([
  '',
  'fromDate=2027-05-02',
  'children=4,9&childrenCount=2',
  'adultsCount=&locationName=St.',
  'children=',
  'children=[]',
  'adultsCount=02&petsCount=0',
])('[LQ-03] a link that leaves parts out has no unusable ones: %s', (query) => {
  expect(read(query).unusable).toEqual([]);
});
