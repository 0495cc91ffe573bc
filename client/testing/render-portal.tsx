import createStyleCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { followRefusal } from '../app/session/access';
import { createApolloClient, type PortalClient } from '../app/graph/apollo';
import type { Host } from '../app/host/host-context';
import { knownPortal } from '../app/session/known-portal';
import type { TrackedEvent } from '../app/tracking/events';
import { App } from '../portal/app';
import { loadScreen, routes } from '../portal/routes';
import { helen, portalFacts } from './portal-facts';
import { schemaLink, type TestResolvers } from './schema-link';

export interface PortalOptions {
  /** The page to open. */
  readonly path: string;
  /** The resolvers of the graph; `portal` and `session` have defaults. */
  readonly resolvers?: TestResolvers;
  /** The signed-in user: Helen by default; null for none. */
  readonly session?: typeof helen | null;
  readonly portal?: Partial<typeof portalFacts>;
  /** The host that shows the portal; none by default. */
  readonly host?: Host;
}

export interface RenderedPortal extends RenderResult {
  readonly router: DataRouter;
  readonly client: PortalClient;
  /** Path and query of the current page. */
  readonly address: () => string;
  /** The tracked events, once they have been sent. */
  readonly tracked: readonly TrackedEvent[];
}

/** Sends the events that have been tracked so far, as leaving the page does. */
export const leavePage = () => window.dispatchEvent(new Event('pagehide'));

/** Adds rules to one style sheet, as in production. In development, each rule has its own element in the head. */
const styles = createStyleCache({ key: 'css', speedy: true });

/** Opens a page of the whole portal (its shell, routes and Apollo Client) over the real schema. */
export async function renderPortal({ path, resolvers = {}, session = helen, portal, host }: PortalOptions) {
  await loadScreen(path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  const tracked: TrackedEvent[] = [];
  const known: TestResolvers = {
    Query: { portal: () => ({ ...portalFacts, ...portal }), session: () => session },
    Mutation: {
      trackEvents: (_root: unknown, { input }: { input: { events: TrackedEvent[] } }) => ({
        areAllRecorded: tracked.push(...input.events) > 0,
      }),
    },
  };
  const client: PortalClient = {
    apollo: createApolloClient(schemaLink(merged(known, resolvers)), (refusal) =>
      followRefusal(refusal, knownPortal(client), {
        path: address,
        go: (to) => void router.navigate(to),
        leave: () => undefined,
      }),
    ),
    close: () => undefined,
  };
  const rendered = await act(async () =>
    render(
      <CacheProvider value={styles}>
        <App client={client} router={router} host={host} />
      </CacheProvider>,
    ),
  );
  return { ...rendered, router, client, address, tracked } satisfies RenderedPortal;
}

function merged(...sets: readonly TestResolvers[]): TestResolvers {
  const all: Record<string, TestResolvers[string]> = {};
  for (const [type, fields] of sets.flatMap((set) => Object.entries(set))) {
    all[type] = { ...all[type], ...fields };
  }
  return all;
}

/** Makes the window as wide as a desktop or as narrow as a phone, for code that uses `matchMedia`. */
export function setViewport(kind: 'desktop' | 'mobile'): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: kind === 'desktop' && media.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
      onchange: null,
    }) satisfies MediaQueryList;
}
