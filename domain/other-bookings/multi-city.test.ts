import { confirmationCode, isItineraryIndex, MULTI_CITY_SUBTITLE, multiCityTitle } from './multi-city';

test.each([
  [['Boston'], 'Boston'],
  [['Boston', 'Lisbon', 'Boston'], 'Boston, Lisbon'],
  [['Boston', 'Lisbon', 'Rome'], 'Boston, Lisbon, Rome'],
  [['Boston', 'Lisbon', 'Rome', 'Boston', 'Oslo'], 'Boston, Lisbon, Rome…'],
  [[], ''],
])('[FM-06] the title of %j is %j', (cities, title) => {
  expect(multiCityTitle(cities)).toBe(title);
});

test('[FM-06] subtitle, confirmation code, and five itineraries', () => {
  expect(MULTI_CITY_SUBTITLE).toBe('Multi-city');
  expect(confirmationCode('8Q2KD4')).toBe('H-8Q2KD4');
  expect([-1, 0, 4, 5, 1.5].map(isItineraryIndex)).toEqual([false, true, true, false, false]);
});
