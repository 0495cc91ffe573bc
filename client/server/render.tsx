/** Renders a page of the portal outside a browser: the same tree, with the results of its queries. */
import { ApolloLink, type NormalizedCacheObject, Observable } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import createEmotionCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type DocumentNode, getOperationAST, print } from 'graphql';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type {
  PageAnswers,
  PageReads,
  PageRequest,
  RenderedPage,
  RendererReady,
} from '#domain/portal/rendered-page.ts';
import { ROUTES, samePath } from '#domain/routes.ts';
import { withoutTrailingSlashes } from '#domain/trailing-slashes.ts';
import { createApolloClient } from '../app/graph/apollo';
import type { RenderedState } from '../app/page/rendered-page';
import { SessionDocument, type SessionQuery } from '../app/session/session.generated';
import { SignOutDocument } from '../app/session/sign-out.generated';
import '../app/theme/late-recipes';
import { RENDERED_STYLES } from '../app/theme/rendered-styles';
import { type Visit, VisitContext } from '../components/visit/visit-context';
import { Providers } from '../portal/app';
import {
  type Answered,
  DOCUMENTS,
  FIRST_VIEWS,
  type Read,
  type RenderedView,
  SESSION_READ,
} from '../portal/first-views';
import { routes } from '../portal/routes';
import { SignInDocument } from '../screens/account/sign-in/sign-in.generated';

const nameOf = (document: DocumentNode): string => getOperationAST(document)?.name?.value ?? '';

const pathOf = ({ address }: Pick<PageRequest, 'address'>): string =>
  new URL(address, 'http://page').pathname;

const viewOf = (request: PageRequest): RenderedView | undefined =>
  FIRST_VIEWS.find(({ paths }) => paths.some((path) => samePath(path, pathOf(request))))?.rendered;

const { dataRoutes, query } = createStaticHandler(routes);

/** The routes of an address, with the code of its screen. */
const match = (address: string) => query(new Request(new URL(address, 'http://page')));

interface AskedReads {
  readonly reads: readonly Read[];
  readonly isLast: boolean;
}

/** All queries, including those that depend on results; undefined for a page that the browser renders. */
function readsOf(request: PageRequest, answers: PageAnswers): AskedReads | undefined {
  const view = viewOf(request);
  if (!view || view.audience === (request.isSignedIn ? 'signed-out' : 'signed-in')) return undefined;
  const first = view.reads(request);
  if (!first) return undefined;
  const reads = [SESSION_READ, ...first];
  const after = view.readsAfter;
  if (!after || !first.some(({ document }) => document === after.document)) return { reads, isLast: true };
  const answer = answers[reads.findIndex(({ document }) => document === after.document)];
  if (!answer) return { reads, isLast: false };
  return { reads: [...reads, ...after.reads(request, answer)], isLast: true };
}

const answered = (reads: readonly Read[], answers: PageAnswers): Answered =>
  new Map(reads.map(({ document }, at) => [document, answers[at] ?? {}]));

/** The pages that this renderer can render, for the gateway. */
export const ready = (): RendererReady => ({
  paths: Object.fromEntries(
    FIRST_VIEWS.flatMap(({ paths, rendered }) =>
      rendered ? paths.map((path) => [withoutTrailingSlashes(path), rendered.audience] as const) : [],
    ),
  ),
  queries: Object.fromEntries(DOCUMENTS.map((document) => [nameOf(document), textOf(document)] as const)),
  sessionQuery: nameOf(SESSION_READ.document),
  mutations: { signIn: textOf(SignInDocument), signOut: textOf(SignOutDocument) },
});

const textOf = (document: DocumentNode): string => print(addTypenameToDocument(document));

/** The queries of a page that are still to be sent; undefined for one that the browser renders. */
export function reads(request: PageRequest, answers: PageAnswers): PageReads | undefined {
  const asked = readsOf(request, answers);
  return (
    asked && {
      reads: asked.reads
        .slice(answers.length)
        .map(({ document, variables }) => ({ name: nameOf(document), variables })),
      isLast: asked.isLast,
    }
  );
}

/** The page; undefined where the results do not belong to such a page. */
export async function render(request: PageRequest, answers: PageAnswers): Promise<RenderedPage | undefined> {
  const asked = readsOf(request, answers)?.reads;
  if (asked?.length !== answers.length) return undefined;
  const found = answered(asked, answers);
  const isSignedIn = found.get(SessionDocument)?.['session'] != null;
  if (isSignedIn !== request.isSignedIn || viewOf(request)?.needs?.(found) === false) return undefined;

  const client = createApolloClient(nobodyAnswers, () => undefined);
  for (const [at, { document, variables }] of asked.entries()) {
    client.writeQuery({ query: document, variables, data: answers[at] ?? {} });
  }
  const context = await match(request.address);
  if (context instanceof Response) return undefined;
  const router = createStaticRouter(dataRoutes, context);
  const styles = createEmotionCache({ key: 'css' });
  styles.compat = true;
  const visit: Visit = {
    layout: request.layout,
    colorMode: request.colorMode,
    renderedAt: new Date().toISOString(),
    address: request.address,
    signIn: request.signIn,
  };
  try {
    const html = await renderedMarkup(
      <StrictMode>
        <CacheProvider value={styles}>
          <VisitContext value={visit}>
            <Providers client={{ apollo: client, close: () => undefined }}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </Providers>
          </VisitContext>
        </CacheProvider>
      </StrictMode>,
      request.nonce,
    );
    const { head, body } = inParts(html);
    const variables = Object.fromEntries(asked.map((each) => [nameOf(each.document), each.variables]));
    const state: RenderedState = { visit, cache: client.extract() as NormalizedCacheObject, variables };
    return {
      head: head + styleElements(styles, request.nonce),
      body,
      state: asScriptContent(state),
    };
  } finally {
    client.stop();
  }
}

/** Loads the code of all screens, and renders one that is discarded. */
export async function warmUp(): Promise<void> {
  await Promise.all(FIRST_VIEWS.flatMap(({ paths }) => paths.map(match)));
  const request: PageRequest = {
    address: ROUTES.login,
    isSignedIn: false,
    layout: 'mobile',
    colorMode: 'light',
    tenant: 'consumer',
    today: NO_PORTAL.portal.today,
    nonce: '',
  };
  await render(request, [NO_PORTAL, { demoPersonas: [], openIdProvider: null }]);
}

const NO_PORTAL: SessionQuery = {
  portal: {
    __typename: 'Portal',
    tenant: 'CONSUMER',
    brandName: '',
    supportPhone: '',
    supportHours: null,
    today: '2026-05-01',
    adminPortalUrl: null,
    businessPortalUrl: null,
    isBrowsingPublic: false,
    mapTileUrl: null,
    mapAttribution: null,
    testCardLastFours: [],
    agentTitles: [],
    socialProof: null,
    cardNames: {
      __typename: 'CardNames',
      businessCardPrefixes: [],
      unservicedProduct: null,
      productFamilies: [],
    },
  },
  session: null,
};

/** Queries sent while a page is rendered are sent again by the browser. */
const nobodyAnswers = new ApolloLink(() => new Observable(() => undefined));

/** Unlimited: above a certain size React leaves out boundaries and inserts them by script. */
const WHOLE_PAGE = Number.MAX_SAFE_INTEGER;

function renderedMarkup(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const chunks: Buffer[] = [];
    const end = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        if (failure === undefined) resolve(Buffer.concat(chunks).toString('utf8'));
        else reject(failure instanceof Error ? failure : new Error(String(failure)));
      },
    });
    const stream = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: WHOLE_PAGE,
      onAllReady: () => stream.pipe(end),
      onShellError: reject,
      // If a part fails, the browser renders the whole page.
      onError: (error) => {
        failure = error ?? new Error('a part could not be rendered');
      },
    });
  });
}

/** React starts with the elements of the head. */
function inParts(html: string): Pick<RenderedPage, 'head' | 'body'> {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<link [^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

/** In the form that the browser hydrates (client/app/theme/rendered-styles.ts). */
function styleElements({ key, inserted, registered }: EmotionCache, nonce: string): string {
  const names: string[] = [];
  let globals = '';
  let scoped = '';
  for (const [name, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue;
    if (`${key}-${name}` in registered) {
      names.push(name);
      scoped += rules;
    } else {
      globals += `<style nonce="${nonce}" data-emotion="${key}-global ${name}" data-s="">${asStyle(rules)}</style>`;
    }
  }
  return `${globals}<style nonce="${nonce}" ${RENDERED_STYLES}="${names.join(' ')}">${asStyle(scoped)}</style>`;
}

const asStyle = (rules: string): string => rules.replaceAll('</', '<\\/');

const asScriptContent = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
