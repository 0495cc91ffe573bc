/**
 * A page as its user would see it once everything has loaded: the renderer names the queries, the gateway runs them in this
 * process as that user, the renderer renders. If anything fails or takes too long, the browser renders the page.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { today } from '#domain/clock.ts';
import type {
  PageAnswers,
  PageAudience,
  PageRead,
  PageReads,
  PageRequest,
  RenderedPage,
  RendererReady,
} from '#domain/portal/rendered-page.ts';
import type { SubmittedSignIn } from '#domain/portal/sign-in.ts';
import { withoutTrailingSlashes } from '#domain/trailing-slashes.ts';
import type { Clock } from '../context';
import { Ending, type EndSignal } from '../kernel/ending';
import type { Environment } from '../kernel/environment';
import { systemClock } from '../kernel/timer-clock';
import { isForTravelApp, isShownPage, windowOf } from './page-request';
import { type Renderer, RendererFailure, type RendererProblem } from './renderer';
import type { RenderingCookie, View } from './rendering-cookie';

/** The outcome for a page: rendered, or the reason why the browser renders it. */
export type PageOutcome = 'rendered' | 'not-for-rendering' | 'partial' | 'session-ended' | RendererProblem;

/** How the queries of a page ended. */
export type ReadOutcome =
  | { readonly kind: 'read'; readonly answers: PageAnswers }
  /** The token opens nothing any more. */
  | { readonly kind: 'session-ended' }
  | { readonly kind: 'partial' };

/** Runs queries as the user of a token. */
export type ReadAs = (
  queries: readonly { readonly query: string; readonly read: PageRead }[],
  token: string | undefined,
  signal: EndSignal,
) => Promise<ReadOutcome>;

export interface IncomingPageRequest {
  /** Path and query. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** The address of the client. */
  readonly sender: string;
  readonly nonce: string;
  readonly readAs: ReadAs;
  /** The failed sign-in that the page responds to. */
  readonly signIn?: SubmittedSignIn | undefined;
}

/** A page that the renderer knows, so that its response can start. */
export interface OpenedPage {
  readonly request: PageRequest;
  /** The tag of the sign-in; empty for a page that anyone sees. */
  readonly viewTag: string;
  /** Never rejects. Undefined: the browser renders the page; `session-ended`: without scripts, its user has to sign in first. */
  readonly rendered: Promise<RenderedPage | 'session-ended' | undefined>;
}

export interface RenderedPages {
  /**
   * Starts to read the data of a page and to render it. Undefined: the browser renders the page. `onSessionEnd`: the response has to
   * delete the cookie of the request.
   */
  open(incoming: IncomingPageRequest, onSessionEnd: () => void): Promise<OpenedPage | undefined>;
  /** Whether a page is rendered for signed-in users, and the request has no user. */
  needsSignIn(incoming: Pick<IncomingPageRequest, 'address' | 'headers'>): boolean;
  /** The mutations of the forms; undefined until the renderer is ready. */
  readonly mutations: () => RendererReady['mutations'] | undefined;
  readonly cookie: RenderingCookie;
  start(): void;
  close(): Promise<void>;
}

export interface RenderedPagesOptions {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly cookie: RenderingCookie;
  readonly renderer: Renderer;
  readonly observe: (outcome: PageOutcome, milliseconds: number) => void;
}

/** A page with the queries that it needs first. */
interface StartedPage {
  readonly request: PageRequest;
  readonly view: View | undefined;
  readonly reads: PageReads;
  /** Aborted when the time for the page is over. */
  readonly signal: EndSignal;
}

/** Pages of one sign-in, or of one address without a sign-in, that are rendered in parallel: as many as a person opens. */
const AT_ONCE = 3;
/** The share of the renderer for all requests without a sign-in: the others are for users. */
const VISITORS_SHARE = 0.5;
const VISITORS = 'visitors';

export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { cookie, renderer, observe } = options;
  const underWay = new Map<string, number>();

  return {
    cookie,
    mutations: () => renderer.ready()?.mutations,
    needsSignIn: ({ address, headers }) =>
      audienceOf(options, address) === 'signed-in' && isShownPage(headers) && !cookie.read(headers.cookie),
    start: () => renderer.start(),
    close: () => renderer.close(),
    async open(incoming, onSessionEnd) {
      const startedAt = performance.now();
      const tag = cookie.read(incoming.headers.cookie)?.tag;
      const callers = tag === undefined ? [VISITORS, `address ${incoming.sender}`] : [`user ${tag}`];
      const maxOf = (caller: string) => (caller === VISITORS ? VISITORS_SHARE * renderer.maxCalls : AT_ONCE);
      const isBusy = callers.some((caller) => (underWay.get(caller) ?? 0) >= maxOf(caller));
      if (!isBusy) for (const caller of callers) count(underWay, caller, 1);
      const end = (outcome: PageOutcome) => {
        if (!isBusy) for (const caller of callers) count(underWay, caller, -1);
        observe(outcome, performance.now() - startedAt);
      };
      const started = isBusy ? 'busy' : await startPage(options, incoming, onSessionEnd).catch(problemOf);
      if (typeof started === 'string') {
        end(started);
        return undefined;
      }
      const rendered = renderPage(options, incoming.readAs, started)
        .catch(problemOf)
        .then((result) => {
          end(typeof result === 'string' ? result : 'rendered');
          return typeof result === 'string' && result !== 'session-ended' ? undefined : result;
        });
      return { request: started.request, viewTag: started.view?.tag ?? '', rendered };
    },
  };
}

/** Undefined for a page that the browser renders. */
function audienceOf(
  { environment, renderer }: RenderedPagesOptions,
  address: string,
): Exclude<PageAudience, 'visitors'> | undefined {
  const audience = renderer.ready()?.paths[pathOf(address)];
  if (audience !== 'visitors') return audience;
  return environment.publicBrowsing ? 'anyone' : 'signed-in';
}

async function startPage(
  options: RenderedPagesOptions,
  incoming: IncomingPageRequest,
  onSessionEnd: () => void,
): Promise<StartedPage | PageOutcome> {
  const { environment, clock, renderer } = options;
  const { address, headers, nonce, signIn } = incoming;
  const audience = audienceOf(options, address);
  if (audience === undefined || !isShownPage(headers) || isForTravelApp(address)) return 'not-for-rendering';
  const signal = new Ending();
  systemClock.schedule(environment.pages.budgetMs, () => signal.abort());
  const view = await viewOf(options, incoming, audience, signal, onSessionEnd);
  if (audience === (view ? 'signed-out' : 'signed-in')) return 'not-for-rendering';
  const request: PageRequest = {
    address,
    isSignedIn: view !== undefined,
    ...windowOf(headers),
    tenant: environment.tenant,
    today: today(clock),
    nonce,
    signIn,
  };
  const reads = await renderer.call({ call: 'reads', request, answers: [] }, signal);
  return reads ? { request, view, reads, signal } : 'not-for-rendering';
}

/**
 * The user of a request. An ended session is noticed when the response of its page has started, which then cannot delete the
 * cookie. The page leads to the sign-in, whose response can.
 */
async function viewOf(
  { cookie, renderer }: RenderedPagesOptions,
  { headers, readAs }: IncomingPageRequest,
  audience: PageAudience,
  signal: EndSignal,
  onSessionEnd: () => void,
): Promise<View | undefined> {
  const view = cookie.read(headers.cookie);
  if (!view || audience !== 'signed-out') return view;
  const session = { name: renderer.ready()?.sessionQuery ?? '', variables: {} };
  const { kind } = await inTime(readAs(queriesOf(renderer, [session]), view.token, signal), signal);
  if (kind !== 'session-ended') return view;
  onSessionEnd();
  return undefined;
}

async function renderPage(
  { renderer }: RenderedPagesOptions,
  readAs: ReadAs,
  { request, view, reads, signal }: StartedPage,
): Promise<RenderedPage | PageOutcome> {
  const answers: PageAnswers[number][] = [];
  for (let next: PageReads | undefined = reads; next;) {
    const outcome = await inTime(readAs(queriesOf(renderer, next.reads), view?.token, signal), signal);
    if (outcome.kind !== 'read') return outcome.kind;
    answers.push(...outcome.answers);
    if (next.isLast) return (await renderer.call({ call: 'render', request, answers }, signal)) ?? 'partial';
    next = await renderer.call({ call: 'reads', request, answers }, signal);
  }
  return 'not-for-rendering';
}

const queriesOf = (renderer: Renderer, reads: readonly PageRead[]) =>
  reads.map((read) => ({ query: renderer.ready()?.queries[read.name] ?? '', read }));

const pathOf = (address: string): string => withoutTrailingSlashes(address.split('?', 1)[0] ?? '');

const problemOf = (error: unknown): RendererProblem =>
  error instanceof RendererFailure ? error.problem : 'failed';

async function inTime<Result>(work: Promise<Result>, signal: EndSignal): Promise<Result> {
  work.catch(() => undefined);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new RendererFailure('late')), { once: true });
    }),
  ]);
}

function count(counts: Map<string, number>, key: string, change: number): void {
  const total = (counts.get(key) ?? 0) + change;
  if (total === 0) counts.delete(key);
  else counts.set(key, total);
}
