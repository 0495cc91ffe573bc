import { addressLine, LISTING_MAP } from './location';

test.each([
  ['FULL_ADDRESS', 'Asheville', 'North Carolina', 'Asheville, North Carolina'],
  ['OBFUSCATED_ADDRESS', 'Asheville', 'North Carolina', 'Asheville, North Carolina'],
  ['FULL_ADDRESS', 'Asheville', null, 'Asheville'],
  ['EMPTY', 'Asheville', 'North Carolina', null],
  ['UNKNOWN', 'Asheville', 'North Carolina', null],
  ['FULL_ADDRESS', ' ', undefined, null],
] as const)('[LS-12] %s of %p, %p is shown as %p', (kind, city, state, line) => {
  expect(addressLine({ kind, city, state })).toBe(line);
});

test('[LS-11] the map shows a circle of 500 m at zoom 13', () => {
  expect(LISTING_MAP).toEqual({ circleRadiusMeters: 500, zoom: 13 });
});
