/** The entries that Back and Forward go through: those of the browser, or a list for tests and the gateway. */

export interface Location {
  readonly pathname: string;
  /** Empty, or it begins with `?`. */
  readonly search: string;
  /** Empty, or it begins with `#`. */
  readonly hash: string;
  /** What the entry was made with; null without. */
  readonly state: unknown;
  /** Of the entry. */
  readonly key: string;
}

export interface History {
  readonly current: () => Location;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  readonly go: (delta: number) => void;
  /** Calls when another entry has become the current one, but for `push` and `replace`. The answer takes it back. */
  readonly listen: (onChange: () => void) => () => void;
}

export const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Where an address leads from another one: `/trips`, `?adultsCount=2`, `../photos`. */
export function resolve(to: string, from: Location, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(to, new URL(pathOf(from), 'http://portal'));
  return { pathname, search, hash, state, key: newKey() };
}

interface Entry {
  /** As other entries of the page may have further fields: those of a host, for example. */
  readonly usr?: unknown;
  readonly key?: string;
}

const entry = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

export function browserHistory(): History {
  // Each entry has its own key, the first one of a visit as well: by it the page is scrolled when the user returns.
  if (entry().key === undefined) window.history.replaceState({ ...entry(), key: newKey() }, '');
  return {
    current: () => {
      const { pathname, search, hash } = window.location;
      const { usr = null, key = 'default' } = entry();
      return { pathname, search, hash, state: usr, key };
    },
    push: (location) => {
      try {
        window.history.pushState(entryOf(location), '', pathOf(location));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Some browsers refuse after many entries.
        window.location.assign(pathOf(location));
      }
    },
    replace: (location) => window.history.replaceState(entryOf(location), '', pathOf(location)),
    go: (delta) => window.history.go(delta),
    listen: (onChange) => {
      window.addEventListener('popstate', onChange);
      return () => window.removeEventListener('popstate', onChange);
    },
  };
}

const entryOf = ({ state, key }: Location): Entry => ({ usr: state, key });

export function memoryHistory(address: string): History {
  const first = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  const entries = [{ ...resolve(address, first), key: 'default' }];
  const listeners = new Set<() => void>();
  let at = 0;
  return {
    current: () => entries[at] ?? first,
    push: (location) => void entries.splice(++at, Infinity, location),
    replace: (location) => void entries.splice(at, 1, location),
    go: (delta) => {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1);
      for (const listener of listeners) listener();
    },
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
