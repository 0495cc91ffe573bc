/** The texts of a multi-city trip (FM-06). */

/** Itineraries have the indices 0 to 4. */
export const MAX_MULTI_CITY_ITINERARIES = 5;
export const MULTI_CITY_SUBTITLE = 'Multi-city';
const MAX_CITIES_NAMED = 3;

/** The first three distinct cities, with an ellipsis when there are more: 'Boston, Lisbon, Rome…'. */
export function multiCityTitle(cities: readonly string[]): string {
  const distinct = [...new Set(cities)];
  const named = distinct.slice(0, MAX_CITIES_NAMED).join(', ');
  return distinct.length > MAX_CITIES_NAMED ? `${named}…` : named;
}

export const confirmationCode = (code: string): string => `H-${code}`;

/** Whether an itinerary of a multi-city trip can have this index. */
export const isItineraryIndex = (index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < MAX_MULTI_CITY_ITINERARIES;
