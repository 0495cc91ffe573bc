/**
 * The page that is shown, and the one that is loading: the previous page stays until the code of the next one has arrived.
 * docs/adr/0025-own-router.md explains why this is not a package.
 */
import { browserHistory, type History, type Location, memoryHistory, pathOf, resolve } from './history';
import { loadRoutes, matchRoutes, type RouteMatch, type RouteObject } from './routes';

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  readonly replace?: boolean;
  /** Stored with the entry. */
  readonly state?: unknown;
  /** Keeps the scroll position of the page. */
  readonly preventScrollReset?: boolean;
  /** Renders the page before the call returns, if its code has loaded. */
  readonly flushSync?: boolean;
}

/** How the current entry was reached: by Back, Forward, or the start of the visit; by a link; or by replacing another one. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface RouterState {
  /** Without the base. */
  readonly location: Location;
  readonly historyAction: NavigationType;
  readonly match: RouteMatch | undefined;
  /** The code of the page could not be loaded. */
  readonly failure?: { readonly error: unknown } | undefined;
  /** False until the first page has loaded: nothing renders before. */
  readonly initialized: boolean;
  readonly isNavigating: boolean;
  /** Where the page scrolls to when it renders, unless the entry was left at another position: the top, or nowhere. */
  readonly scroll: 'top' | 'stay' | 'untouched';
}

type StateListener = (state: RouterState, change: { readonly flushSync: boolean }) => void;

export interface RouterOptions {
  /** The prefix of the portal's addresses; empty by default. */
  readonly base?: string | undefined;
  /** The first page is already rendered, and may have been scrolled. */
  readonly isRendered?: boolean;
}

export const createBrowserRouter = (routes: readonly RouteObject[], options?: RouterOptions): Router =>
  new Router(routes, browserHistory(), options);

export const createMemoryRouter = (routes: readonly RouteObject[], address: string): Router =>
  new Router(routes, memoryHistory(address));

export class Router {
  readonly #routes: readonly RouteObject[];
  readonly #history: History;
  readonly #base: string;
  readonly #listeners = new Set<StateListener>();
  readonly #leaveListeners = new Set<() => void>();
  readonly #stopListening: () => void;
  #state: RouterState;
  /** Counts navigations: a navigation that takes longer than the next one is dropped. */
  #latest = 0;
  #onReturned: () => void = () => undefined;

  constructor(
    routes: readonly RouteObject[],
    history: History,
    { base = '', isRendered = false }: RouterOptions = {},
  ) {
    this.#routes = routes;
    this.#history = history;
    this.#base = base.replace(/\/+$/, '');
    const location = withoutBase(this.#base, history.current());
    const match = matchRoutes(routes, location.pathname);
    this.#state = {
      location,
      historyAction: 'POP',
      match,
      initialized: isLoaded(match),
      isNavigating: false,
      scroll: isRendered ? 'untouched' : 'top',
    };
    this.#stopListening = history.listen(() => {
      const location = history.current();
      // Entries outside of the base are those of a host page.
      if (!isBelow(this.#base, location)) return this.#onReturned();
      void this.#show(withoutBase(this.#base, location), 'POP').then(() => this.#onReturned());
    });
    if (!this.#state.initialized) void this.#start(match);
  }

  get state(): RouterState {
    return this.#state;
  }

  /**
   * Navigates to an address, or by a number of entries. Resolves when its page is shown, or when another navigation has begun.
   */
  navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      return new Promise((resolved) => {
        this.#onReturned = resolved;
        this.#history.go(to);
      });
    }
    const location = resolve(to, this.#state.location, options.state);
    return this.#show(location, options.replace === true ? 'REPLACE' : 'PUSH', options);
  }

  /** The address of a path in the browser, including the base. */
  hrefOf(to: string): string {
    return pathOf(withBase(this.#base, resolve(to, this.#state.location)));
  }

  subscribe(listener: StateListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the listener before another page replaces the current one. */
  onLeave(listener: () => void): () => void {
    this.#leaveListeners.add(listener);
    return () => this.#leaveListeners.delete(listener);
  }

  dispose(): void {
    this.#stopListening();
    this.#latest += 1;
    this.#listeners.clear();
  }

  #update(next: Partial<RouterState>, flushSync = false): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener(this.#state, { flushSync });
  }

  async #start(match: RouteMatch | undefined): Promise<void> {
    const mine = ++this.#latest;
    const failure = await loadFailure(match);
    if (mine === this.#latest) this.#update({ failure, initialized: true });
  }

  async #show(
    location: Location,
    historyAction: NavigationType,
    { preventScrollReset = false, flushSync = false }: NavigateOptions = {},
  ): Promise<void> {
    for (const listener of this.#leaveListeners) listener();
    const mine = ++this.#latest;
    const match = matchRoutes(this.#routes, location.pathname);
    const isThere = isLoaded(match);
    if (!isThere) this.#update({ isNavigating: true }, flushSync);
    const failure = isThere && flushSync ? undefined : await loadFailure(match);
    if (mine !== this.#latest) return;
    const scroll = preventScrollReset ? 'stay' : 'top';
    if (historyAction === 'PUSH') this.#history.push(withBase(this.#base, location));
    if (historyAction === 'REPLACE') this.#history.replace(withBase(this.#base, location));
    this.#update(
      { failure, location, historyAction, match, initialized: true, isNavigating: false, scroll },
      flushSync,
    );
  }
}

/** Loads the code of a page. */
async function loadFailure(match: RouteMatch | undefined): Promise<RouterState['failure']> {
  try {
    if (match) await loadRoutes(match);
    return undefined;
  } catch (error) {
    return { error };
  }
}

/** The path below the base; other paths are unchanged. */
const withoutBase = (base: string, location: Location): Location =>
  isBelow(base, location) ? { ...location, pathname: location.pathname.slice(base.length) || '/' } : location;

const isBelow = (base: string, { pathname }: Location): boolean =>
  `${pathname}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());

const withBase = (base: string, location: Location): Location => ({
  ...location,
  pathname: base !== '' && location.pathname === '/' ? base : `${base}${location.pathname}`,
});

const isLoaded = (match: RouteMatch | undefined): boolean =>
  match?.routes.every(({ lazy }) => lazy === undefined) ?? true;

/** Resolves when the code of the first page has loaded, or has failed to load. */
export const untilLoaded = (router: Router): Promise<void> =>
  new Promise((resolved) => {
    if (router.state.initialized) return resolved();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolved();
    });
  });
