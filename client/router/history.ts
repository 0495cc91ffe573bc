/** The entries that Back and Forward navigate: those of the browser, or a list for tests and the gateway. */

export interface Location {
  readonly pathname: string;
  /** Empty, or begins with `?`. */
  readonly search: string;
  /** Empty, or begins with `#`. */
  readonly hash: string;
  /** The state that the entry was created with; null without any. */
  readonly state: unknown;
  /** The key of the entry. */
  readonly key: string;
}

export interface History {
  readonly current: () => Location;
  readonly push: (location: Location) => void;
  readonly replace: (location: Location) => void;
  readonly go: (delta: number) => void;
  /**
   * Calls the listener when another entry becomes the current one, except by `push` and `replace`. The returned function removes
   * it.
   */
  readonly listen: (onChange: () => void) => () => void;
}

export const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Resolves an address against another: `/trips`, `?adultsCount=2`, `../photos`. */
export function resolve(to: string, from: Location, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(to, new URL(pathOf(from), 'http://portal'));
  return { pathname, search, hash, state, key: newKey() };
}

interface Entry {
  /** Other entries of the page may have further fields, such as those of a host. */
  readonly usr?: unknown;
  readonly key?: string;
}

const entry = (): Entry => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

export function browserHistory(): History {
  // Each entry has its own key, including the first one of a visit: the scroll position is restored by it.
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
        // Some browsers throw after many entries.
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
