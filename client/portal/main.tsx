import { getMainDefinition } from '@apollo/client/utilities';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { DocumentNode } from 'graphql';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router';
import { rememberEntries } from '../app/entry/entries';
import { answerFailedPresses } from '../app/failures/failed-presses';
import { reloadWhenReplaced } from '../app/failures/new-build';
import { nativeHost } from '../app/host/native-bridge';
import { reloadWhenUserChanged } from '../app/page/kept-page';
import { loadApproached } from '../app/page/load-approached';
import { tolerateMovedNodes } from '../app/page/moved-nodes';
import { type RenderedState, renderedState } from '../app/page/rendered-page';
import { SessionDocument } from '../app/session/session.generated';
import '../app/theme/fonts.css';
import '../app/theme/windows.css';
import '../app/theme/page.css';
import { registerRenderedStyles } from '../app/theme/rendered-styles';
import { installTrustedTypes } from '../app/page/trusted-types';
import { loadWithEach } from '../components/on-demand/on-demand';
import { learnPortalTime } from '../components/visit/portal-clock';
import { VisitContext } from '../components/visit/visit-context';
import { App } from './app';
import { createPortal, type Portal } from './portal';
import { loadLateRecipes, loadScreen, routes } from './routes';

installTrustedTypes();
tolerateMovedNodes();
answerFailedPresses();
loadWithEach(loadLateRecipes);
rememberEntries();
reloadWhenReplaced(new URL(import.meta.url).pathname);
reloadWhenUserChanged();
loadApproached(loadScreen);
const host = nativeHost();

/**
 * The Content-Security-Policy allows only styles with this nonce; the gateway writes it into the page. The browser hides it from
 * the attributes, where markup and styles could read it.
 */
const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const styles = createCache({ key: 'css', nonce });
registerRenderedStyles(styles);

const page = ({ client, router }: Portal, rendered?: RenderedState) => (
  <StrictMode>
    <CacheProvider value={styles}>
      <VisitContext value={rendered?.visit}>
        <App client={client} router={router} host={host} />
      </VisitContext>
    </CacheProvider>
  </StrictMode>
);

async function draw(place: Element): Promise<void> {
  // If the code cannot be loaded, the router tries again and shows the failure.
  await loadScreen(window.location.pathname).catch(() => undefined);
  const portal = createPortal({ graphUrl: '/graphql', host });
  createRoot(place).render(page(portal));
}

/** Resolves in a separate task, so that a press is answered before it. */
const inNextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function takeOver(place: Element, rendered: RenderedState): Promise<void> {
  await inNextTask();
  await loadScreen(window.location.pathname);
  await inNextTask();
  const portal = createPortal({ graphUrl: '/graphql', host, isRendered: true });
  await inNextTask();
  portal.client.apollo.cache.restore(rendered.cache);
  await inNextTask();
  const queries = [SessionDocument, ...queriesOf(window.location.pathname)];
  for (const query of queries) await readFirst(query, portal, rendered);
  // In a transition React hydrates in slices, so that presses in between are handled.
  const options = {
    // A part that a browser has translated, or an extension has changed, is rendered again: the traveler need not know.
    onRecoverableError: (error: unknown) => console.warn(error),
  };
  startTransition(() => void hydrateRoot(place, page(portal, rendered), options));
}

/** The queries of the first view of a path. */
const queriesOf = (path: string): DocumentNode[] =>
  (matchRoutes(routes, path) ?? []).flatMap(
    ({ route }) => (route.handle as { readonly query?: DocumentNode } | undefined)?.query ?? [],
  );

/** The first time, Apollo Client takes long for a query, its result, and a subscription, which React could not interrupt. */
async function readFirst(
  query: DocumentNode,
  { client }: Portal,
  { variables }: RenderedState,
): Promise<void> {
  const name = getMainDefinition(query).name?.value ?? '';
  const watched = client.apollo.watchQuery({
    query,
    variables: variables[name] ?? {},
    fetchPolicy: 'cache-only',
  });
  await inNextTask();
  watched.getCurrentResult();
  await inNextTask();
  watched.subscribe({}).unsubscribe();
  await inNextTask();
}

/** The gateway wrote the time into the page when it began to send it. */
function learnRenderedTime({ visit }: RenderedState): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const firstByteAt = performance.timeOrigin + (navigation?.responseStart ?? 0);
  learnPortalTime(Date.parse(visit.renderedAt), firstByteAt);
}

const rendered = renderedState();
if (rendered) learnRenderedTime(rendered);
void (rendered ? takeOver(root, rendered) : draw(root));
