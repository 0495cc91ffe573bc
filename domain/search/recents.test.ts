import type { CacheStorage } from '../local-cache';
import { recentHomes, recentSearches, rememberHome, rememberSearch } from './recents';
import { parseSearch } from './search-state';

const defaults = { today: '2026-05-01' };
const clockAt = (day: string) => ({ now: () => new Date(`${day}T12:00:00Z`) });
const clock = clockAt('2026-05-01');

function memory(): CacheStorage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const searchIn = (place: string, query = 'fromDate=2026-06-05&untilDate=2026-06-08') =>
  parseSearch(new URLSearchParams(`locationName=${place}&${query}`), defaults);

test('[FM-13] [LC-01] the last four searches are kept, the newest first, with their filters', () => {
  const storage = memory();
  for (const place of ['A', 'B', 'C', 'D', 'E']) rememberSearch(storage, clock, searchIn(place));
  rememberSearch(storage, clock, searchIn('C', 'fromDate=2026-06-05&untilDate=2026-06-08&bedrooms=2'));
  const kept = recentSearches(storage, clock, defaults);
  expect(kept.map(({ locationName }) => locationName)).toEqual(['C', 'E', 'D', 'B']);
  expect(kept[0]?.filters).toEqual({ minimumBedrooms: 2 });
});

test('[FM-13] a search with a past arrival is not shown, and nothing is stored after a month', () => {
  const storage = memory();
  rememberSearch(storage, clock, searchIn('Duck'));
  rememberHome(storage, clock, 'home-1');
  expect(recentSearches(storage, clock, { today: '2026-06-06' })).toEqual([]);
  expect(recentSearches(storage, clockAt('2026-06-02'), defaults)).toEqual([]);
  expect(recentHomes(storage, clockAt('2026-06-02'))).toEqual([]);
});

test('[FM-13] a search for flexible dates is stored once for its length and months, until they have passed', () => {
  const storage = memory();
  const weekend = 'flexibleLength=WEEKEND&flexibleMonths=2026-05,2026-06';
  rememberSearch(storage, clock, searchIn('Duck', weekend));
  rememberSearch(storage, clock, searchIn('Duck', `${weekend}&bedrooms=2&fromDate=2026-09-01`));
  rememberSearch(storage, clock, searchIn('Duck', 'flexibleLength=WEEK&flexibleMonths=2026-05'));
  const shown = (today: string) =>
    recentSearches(storage, clock, { today }).map(({ flexible, filters }) => ({ ...flexible, ...filters }));
  expect(shown('2026-05-01')).toEqual([
    { length: 'WEEK', months: ['2026-05'] },
    { length: 'WEEKEND', months: ['2026-05', '2026-06'], minimumBedrooms: 2 },
  ]);
  expect(shown('2026-06-02')).toEqual([{ length: 'WEEKEND', months: ['2026-06'], minimumBedrooms: 2 }]);
});

test('[FM-13] the last four homes are stored, each once, the newest first', () => {
  const storage = memory();
  for (const id of ['1', '2', '3', '4', '5', '3']) rememberHome(storage, clock, id);
  expect(recentHomes(storage, clock)).toEqual(['3', '5', '4', '2']);
});

test.each([
  '"text"',
  '{"value":[1,{}],"expiresAt":99999999999999}',
  '{"value":"x","expiresAt":99999999999999}',
])('[FM-13] %s in the browser is ignored', (text) => {
  const storage = memory();
  storage.setItem('travel-portal.cache.recent-searches', text);
  storage.setItem('travel-portal.cache.recent-homes', text);
  expect(recentSearches(storage, clock, defaults)).toEqual([]);
  expect(recentHomes(storage, clock)).toEqual([]);
});
