/**
 * Values stored in the browser for a while (LC-01, LC-02). Works on anything shaped like `localStorage`; the clock is an
 * argument. Expired entries are purged on every read and write.
 */
import type { Clock } from './clock';

/** The part of Web Storage that the cache needs. */
export interface CacheStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Six hours. */
export const DEFAULT_LIFETIME_SECONDS = 21_600;
const PREFIX = 'travel-portal.cache.';

interface Entry {
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The value, or undefined when there is none or it has expired. The caller checks its shape, because anyone can write there. */
export function readCache(storage: CacheStorage, clock: Clock, key: string): unknown {
  purgeExpired(storage, clock);
  return parseEntry(storage.getItem(`${PREFIX}${key}`))?.value;
}

export function writeCache(
  storage: CacheStorage,
  clock: Clock,
  key: string,
  value: unknown,
  lifetimeSeconds: number = DEFAULT_LIFETIME_SECONDS,
): void {
  purgeExpired(storage, clock);
  const entry: Entry = { value, expiresAt: clock.now().getTime() + lifetimeSeconds * 1000 };
  storage.setItem(`${PREFIX}${key}`, JSON.stringify(entry));
}

export const removeCached = (storage: CacheStorage, key: string): void =>
  storage.removeItem(`${PREFIX}${key}`);

function purgeExpired(storage: CacheStorage, clock: Clock): void {
  const now = clock.now().getTime();
  ownKeys(storage)
    .filter((key) => (parseEntry(storage.getItem(key))?.expiresAt ?? 0) <= now)
    .forEach((key) => storage.removeItem(key));
}

/** All keys first, then removals: removing during iteration would skip entries. */
const ownKeys = (storage: CacheStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key !== null && key.startsWith(PREFIX),
  );

function parseEntry(text: string | null): Entry | undefined {
  if (text === null) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  'value' in entry &&
  'expiresAt' in entry &&
  typeof entry.expiresAt === 'number';
