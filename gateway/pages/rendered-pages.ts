/**
 * A page as its user would see it once everything has loaded: the renderer names the queries, the gateway runs them in this
 * process as that user, the renderer renders. If anything fails or takes too long, the browser draws the page by itself.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { today } from '../../domain/clock';
import type {
  PageAnswers,
  PageRead,
  PageRequest,
  RenderedPage,
  RendererReady,
} from '../../domain/portal/rendered-page';
import type { SubmittedSignIn } from '../../domain/portal/sign-in';
import type { Clock } from '../context';
import type { Environment } from '../kernel/environment';
import { isForTravelApp, isShownPage, windowOf } from './page-request';
import { type Renderer, RendererFailure, type RendererProblem } from './renderer';
import type { RenderingCookie } from './rendering-cookie';

/** The outcome for a page: rendered, or the reason why the browser draws it. */
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
  signal: AbortSignal,
) => Promise<ReadOutcome>;

export interface IncomingPageRequest {
  /** Path and query. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly nonce: string;
  readonly readAs: ReadAs;
  /** The failed sign-in that the page responds to. */
  readonly signIn?: SubmittedSignIn | undefined;
}

/** A page whose data is complete, so that its response can start. */
export interface OpenedPage {
  readonly request: PageRequest;
  /** The tag of the sign-in; empty for a page that anyone sees. */
  readonly viewTag: string;
  /** Never rejects. Undefined: the browser draws the page. */
  readonly rendered: Promise<RenderedPage | undefined>;
}

export interface RenderedPages {
  /**
   * Reads the data of a page and starts to render it. Undefined: the browser draws the page. `onSessionEnd`: the cookie of the
   * request is no longer valid.
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

/** A page with all of its data. */
interface ReadPage {
  readonly request: PageRequest;
  readonly viewTag: string;
  readonly answers: PageAnswers;
  /** Aborted when the time for the page is over. */
  readonly signal: AbortSignal;
}

/** Pages of one sign-in that are rendered in parallel: as many as a person opens. */
const AT_ONCE = 3;

export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { cookie, renderer, observe } = options;
  const underWay = new Map<string, number>();

  return {
    cookie,
    mutations: () => renderer.ready()?.mutations,
    needsSignIn: ({ address, headers }) =>
      renderer.ready()?.paths[pathOf(address)] === 'signed-in' &&
      isShownPage(headers) &&
      !cookie.read(headers.cookie),
    start: () => renderer.start(),
    close: () => renderer.close(),
    async open(incoming, onSessionEnd) {
      const startedAt = performance.now();
      const caller = cookie.read(incoming.headers.cookie)?.tag ?? '';
      const isBusy = caller !== '' && (underWay.get(caller) ?? 0) >= AT_ONCE;
      count(underWay, caller, 1);
      const end = (outcome: PageOutcome) => {
        count(underWay, caller, -1);
        observe(outcome, performance.now() - startedAt);
      };
      const page = isBusy ? 'busy' : await readPage(options, incoming).catch(problemOf);
      if (typeof page === 'string') {
        end(page);
        if (page === 'session-ended') onSessionEnd();
        return undefined;
      }
      const { request, viewTag, answers, signal } = page;
      const rendered = renderer.call({ call: 'render', request, answers }, signal).then(
        (result) => {
          end(result ? 'rendered' : 'partial');
          return result;
        },
        (error: unknown) => {
          end(problemOf(error));
          return undefined;
        },
      );
      return { request, viewTag, rendered };
    },
  };
}

async function readPage(
  { environment, clock, cookie, renderer }: RenderedPagesOptions,
  incoming: IncomingPageRequest,
): Promise<ReadPage | PageOutcome> {
  const { address, headers, nonce, readAs, signIn } = incoming;
  const ready = renderer.ready();
  const audience = ready?.paths[pathOf(address)];
  if (!ready || audience === undefined || !isShownPage(headers) || isForTravelApp(address)) {
    return 'not-for-rendering';
  }
  const view = cookie.read(headers.cookie);
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
  const signal = AbortSignal.timeout(environment.pages.budgetMs);
  const answers: PageAnswers[number][] = [];
  for (let isLast = false; !isLast;) {
    const next = await renderer.call({ call: 'reads', request, answers }, signal);
    if (!next) return 'not-for-rendering';
    const queries = next.reads.map((read) => ({ query: ready.queries[read.name] ?? '', read }));
    const outcome = await inTime(readAs(queries, view?.token, signal), signal);
    if (outcome.kind !== 'read') return outcome.kind;
    answers.push(...outcome.answers);
    ({ isLast } = next);
  }
  return { request, viewTag: view?.tag ?? '', answers, signal };
}

const pathOf = (address: string): string => (address.split('?', 1)[0] ?? '').replace(/\/+$/, '');

const problemOf = (error: unknown): RendererProblem =>
  error instanceof RendererFailure ? error.problem : 'failed';

async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
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
