import { amenityKind, HIGHLIGHTED_AMENITIES } from './amenities';

test('[LS-10] fifteen kinds are highlighted', () => {
  expect(new Set(HIGHLIGHTED_AMENITIES).size).toBe(15);
});

test.each([
  ['CoffeeMaker', 'COFFEE_MAKER'],
  ['Wifi', 'WIFI'],
  ['FreeParking', 'FREE_PARKING'],
  ['Piano', 'OTHER'],
])('[LS-10] %s is of kind %s', (wire, kind) => {
  expect(amenityKind(wire)).toBe(kind);
});
