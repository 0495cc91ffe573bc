import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Location } from './history';
import { RouteBoundary } from './route-boundary';
import type { NavigateOptions, NavigationType, Router, RouterState } from './router';
import type { Params, RouteMatch } from './routes';

/** The rendered page, which may be the one before the router's. */
interface Drawn extends Pick<RouterState, 'location' | 'historyAction' | 'scroll'> {
  readonly params: Params;
}

const RouterContext = createContext<Router | undefined>(undefined);
const DrawnContext = createContext<Drawn | undefined>(undefined);
const NavigatingContext = createContext(false);
const OutletContext = createContext<ReactNode>(null);

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('This is drawn outside of a RouterProvider');
  return value;
}

export const useRouter = (): Router => required(use(RouterContext));

/**
 * Changes when the transition to another address is complete, in a second render before the browser paints. Apollo's `useQuery`
 * sets its variables whenever a component renders. With an address that changes during the transition, the old page and the next
 * one, which React renders in turn, would request the data of both addresses again and again.
 */
export function useDrawn(): Drawn {
  const next = required(use(DrawnContext));
  const [drawn, setDrawn] = useState(next);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is intended
  useLayoutEffect(() => setDrawn(next), [next]);
  return drawn;
}

export const useLocation = (): Location => useDrawn().location;
export const useNavigationType = (): NavigationType => useDrawn().historyAction;
export const useParams = (): Partial<Params> => useDrawn().params;
/** Whether the code of another page is being loaded. */
export const useIsNavigating = (): boolean => use(NavigatingContext);
/** The address of a path in the browser. */
export const useHref = (to: string): string => useRouter().hrefOf(to);

export function useNavigate(): Router['navigate'] {
  const router = useRouter();
  return useMemo<Router['navigate']>(() => (to, options) => router.navigate(to, options), [router]);
}

export type SetSearchParams = (
  next: URLSearchParams | ((current: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void;

/** The query of the address, and a function that changes it on the same path. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const set: SetSearchParams = (next, options) => {
      const query = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${query}`, options);
    };
    return [params, set];
  }, [search, navigate]);
}

/** The element of the inner route, inside the element of the outer one. */
export const Outlet = (): ReactNode => use(OutletContext);

/** Renders the routes of the current address. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = (next: RouterState, change: { readonly flushSync: boolean }) => {
      if (change.flushSync) flushSync(() => setState(next));
      // What is drawn stays until the next page has its data.
      else startTransition(() => setState(next));
    };
    // The state may have changed since the render.
    follow(router.state, { flushSync: false });
    return router.subscribe(follow);
  }, [router]);
  const { location, historyAction, scroll, match, failure, initialized, isNavigating } = state;
  const params = match?.params ?? NO_PARAMS;
  const drawn = useMemo(
    () => ({ location, historyAction, scroll, params }),
    [location, historyAction, scroll, params],
  );
  const page = useMemo(
    () => (initialized && match ? elementOf(match, location, failure) : null),
    [initialized, match, location, failure],
  );
  return (
    <RouterContext value={router}>
      <NavigatingContext value={isNavigating}>
        <DrawnContext value={drawn}>{page}</DrawnContext>
      </NavigatingContext>
    </RouterContext>
  );
}

const NO_PARAMS: Params = {};

/** The nested routes of a match. The innermost boundary shows that code could not be loaded. */
function elementOf({ routes }: RouteMatch, location: Location, failure: RouterState['failure']): ReactNode {
  const failing = failure && routes.findLast(({ errorElement }) => errorElement !== undefined);
  return routes.reduceRight<ReactNode>((inner, route) => {
    const { Component, element, errorElement } = route;
    const drawn = (
      <OutletContext value={inner}>{Component ? <Component /> : (element ?? <Outlet />)}</OutletContext>
    );
    if (errorElement === undefined) return drawn;
    return (
      <RouteBoundary
        location={location}
        fallback={errorElement}
        failure={route === failing ? failure : undefined}
      >
        {drawn}
      </RouteBoundary>
    );
  }, null);
}
