/**
 * A page as its user would see it once everything has loaded: the renderer names the queries, the gateway runs them in this
 * process as that user, the renderer renders. If anything fails or takes too long, the response is the page that the browser
 * draws by itself.
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

export interface RenderedView {
  readonly page: RenderedPage;
  readonly request: PageRequest;
  /** The tag of the sign-in; empty for a page that anyone sees. */
  readonly viewTag: string;
}

export interface RenderedPages {
  /** Undefined: the browser draws the page. `onSessionEnd`: the cookie of the request is no longer valid. */
  render(incoming: IncomingPageRequest, onSessionEnd: () => void): Promise<RenderedView | undefined>;
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

/** Pages of one sign-in that are rendered in parallel: as many as a person opens. */
const AT_ONCE = 3;

export function createRenderedPages(options: RenderedPagesOptions): RenderedPages {
  const { environment, clock, cookie, renderer, observe } = options;
  const underWay = new Map<string, number>();

  async function attempt(incoming: IncomingPageRequest): Promise<RenderedView | PageOutcome> {
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
    const page = await renderer.call({ call: 'render', request, answers }, signal);
    return page ? { page, request, viewTag: view?.tag ?? '' } : 'partial';
  }

  return {
    cookie,
    mutations: () => renderer.ready()?.mutations,
    needsSignIn: ({ address, headers }) =>
      renderer.ready()?.paths[pathOf(address)] === 'signed-in' &&
      isShownPage(headers) &&
      !cookie.read(headers.cookie),
    start: () => renderer.start(),
    close: () => renderer.close(),
    async render(incoming, onSessionEnd) {
      const startedAt = performance.now();
      const caller = cookie.read(incoming.headers.cookie)?.tag ?? '';
      const others = underWay.get(caller) ?? 0;
      const result =
        caller !== '' && others >= AT_ONCE
          ? 'busy'
          : await counted(underWay, caller, () => attempt(incoming)).catch(problemOf);
      if (result === 'session-ended') onSessionEnd();
      const isRendered = typeof result !== 'string';
      observe(isRendered ? 'rendered' : result, performance.now() - startedAt);
      return isRendered ? result : undefined;
    },
  };
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

async function counted<Result>(
  counts: Map<string, number>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  try {
    return await work();
  } finally {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  }
}
