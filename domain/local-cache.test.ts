import { type CacheStorage, DEFAULT_LIFETIME_SECONDS, readCache, writeCache } from './local-cache';

class MapStorage implements CacheStorage {
  readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
  removeItem(key: string) {
    this.entries.delete(key);
  }
}

const at = (seconds: number) => ({ now: () => new Date(seconds * 1000) });

test('[LC-01] a value is valid for six hours by default', () => {
  const storage = new MapStorage();
  writeCache(storage, at(0), 'accounts', ['a-1']);
  expect(DEFAULT_LIFETIME_SECONDS).toBe(21_600);
  expect(readCache(storage, at(21_599), 'accounts')).toEqual(['a-1']);
  expect(readCache(storage, at(21_600), 'accounts')).toBeUndefined();
  writeCache(storage, at(0), 'accounts', 1, 10);
  expect(readCache(storage, at(9), 'accounts')).toBe(1);
  expect(readCache(storage, at(10), 'accounts')).toBeUndefined();
});

test('[LC-02] every read and every write purges expired entries, and nothing else', () => {
  const storage = new MapStorage();
  const fill = () => {
    writeCache(storage, at(0), 'a', 1, 10);
    writeCache(storage, at(0), 'b', 1, 10);
    writeCache(storage, at(0), 'c', 1, 100);
    storage.setItem('not-ours', 'stays');
  };
  fill();
  readCache(storage, at(50), 'c');
  expect(storage.length).toBe(2);
  fill();
  writeCache(storage, at(50), 'd', 1, 10);
  expect([...storage.entries.keys()].map((key) => key.split('.').at(-1)).sort()).toEqual([
    'c',
    'd',
    'not-ours',
  ]);
});

test('[LC-02] corrupt entries are purged, never trusted', () => {
  const storage = new MapStorage();
  for (const [index, text] of [
    '{',
    'null',
    '5',
    '{"value":1}',
    '{"value":1,"expiresAt":"never"}',
  ].entries()) {
    storage.setItem(`travel-portal.cache.${index}`, text);
  }
  expect(readCache(storage, at(0), '3')).toBeUndefined();
  expect(storage.length).toBe(0);
});
