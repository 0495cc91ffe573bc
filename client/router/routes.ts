import type { DocumentNode } from 'graphql';
import type { ComponentType, ReactNode } from 'react';

/** A node of the tree of routes. Only leaves have a path; the nodes above render the frame of their screens. */
export interface RouteObject {
  /** A whole path: `/trips/:tripId/:modal?`, or `/search/*` for all addresses below it. */
  readonly path?: string;
  readonly Component?: ComponentType;
  readonly element?: ReactNode;
  /** The query of the component's first view. A rendered page is hydrated when its result has been read. */
  readonly query?: DocumentNode;
  /** Loads the component, and its query, on the first visit and stores them here. */
  readonly lazy?: (() => Promise<Pick<RouteObject, 'Component' | 'query'>>) | undefined;
  /** Replaces the route when it cannot be loaded or rendered. */
  readonly errorElement?: ReactNode;
  readonly children?: readonly RouteObject[];
}

export type Params = Readonly<Record<string, string>>;

export interface RouteMatch {
  /** From the outermost route to that of the path. */
  readonly routes: readonly RouteObject[];
  readonly params: Params;
}

/** The first route that matches the path, in the order of the tree. */
export function matchRoutes(routes: readonly RouteObject[], pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    const params = route.path === undefined ? undefined : paramsOf(route.path, pathname);
    if (params) return { routes: [route], params };
    const below = matchRoutes(route.children ?? [], pathname);
    if (below) return { routes: [route, ...below.routes], params: below.params };
  }
  return undefined;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** The values of a path for the parameters of a pattern; undefined unless it matches. Case and a trailing slash are ignored. */
function paramsOf(pattern: string, pathname: string): Params | undefined {
  const parts = partsOf(pathname).map(decoded);
  const wanted = partsOf(pattern);
  const params: Record<string, string> = {};
  for (const [at, name] of wanted.entries()) {
    if (name === '*') return params;
    const part = parts[at];
    const [, param, optional] = /^:(\w+)(\??)$/.exec(name) ?? [];
    if (param === undefined) {
      if (part?.toLowerCase() !== name.toLowerCase()) return undefined;
    } else if (part !== undefined) {
      params[param] = part;
    } else if (!optional) {
      return undefined;
    }
  }
  return parts.length > wanted.length ? undefined : params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Loads a route's component, unless it is loaded already. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Loads the code of everything that an address shows. */
export const loadRoutes = async ({ routes }: RouteMatch): Promise<void> => {
  await Promise.all(routes.map(loadRoute));
};
