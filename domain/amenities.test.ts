import { amenityHighlights, amenityKind, HIGHLIGHTED_AMENITIES } from './amenities';

test('[LS-10] fifteen kinds are highlighted, in the order of the listing', () => {
  expect(HIGHLIGHTED_AMENITIES).toHaveLength(15);
  const amenities = ['HOT_TUB', 'PIANO', 'WIFI'].map((kind) => ({ kind }));
  expect(amenityHighlights(amenities).map(({ kind }) => kind)).toEqual(['HOT_TUB', 'WIFI']);
});

test.each([
  ['CoffeeMaker', 'COFFEE_MAKER'],
  ['Wifi', 'WIFI'],
  ['FreeParking', 'FREE_PARKING'],
  ['Piano', 'OTHER'],
])('[LS-10] %s is of kind %s', (wire, kind) => {
  expect(amenityKind(wire)).toBe(kind);
});
