import { nearestPlaces } from './nearest-places';

const place = (name: string, lat: number, lon: number) => ({ name, center: { lat, lon } });
const PLACES = [
  place('Outer Banks', 35.9, -75.6),
  place('Maui', 20.8, -156.3),
  place('Lisbon', 38.7, -9.1),
  place('Fiji', -17.8, 178),
];

test.each([
  ['Raleigh', 35.8, -78.6, 'Outer Banks'],
  ['Paris', 48.9, 2.4, 'Lisbon'],
  ['a ship east of the date line', -16, -178, 'Fiji'],
  ['the place itself', 20.8, -156.3, 'Maui'],
])('[FM-13] the place nearest to %s is the nearest over the globe', (_name, lat, lon, nearest) => {
  expect(nearestPlaces(PLACES, { lat, lon }, 1).map(({ name }) => name)).toEqual([nearest]);
});

test('[FM-13] several are in the order of their distance, and no more than requested', () => {
  const found = nearestPlaces(PLACES, { lat: 40, lon: -74 }, 2);
  expect(found.map(({ name }) => name)).toEqual(['Outer Banks', 'Lisbon']);
});
