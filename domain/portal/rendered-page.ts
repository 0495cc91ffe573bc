/**
 * The messages between the gateway and the renderer of pages. The renderer is the client's own code in a thread of the gateway:
 * it names the queries that a page needs, the gateway runs them as the user, and the renderer renders the page with their
 * results.
 */
import type { SubmittedSignIn } from './sign-in';
import type { TenantId } from './tenants';

/** A page request, as far as the renderer needs it. */
export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  readonly isSignedIn: boolean;
  readonly layout: 'desktop' | 'mobile';
  readonly colorMode: 'light' | 'dark';
  readonly tenant: TenantId;
  /** The portal's current day, YYYY-MM-DD. */
  readonly today: string;
  /** For the styles of the page. */
  readonly nonce: string;
  /** The failed sign-in that this page shows. */
  readonly signIn?: SubmittedSignIn | undefined;
}

/** A query from the closed list in the renderer's first message. */
export interface PageRead {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The queries of a page, or further ones that depend on earlier results. */
export interface PageReads {
  readonly reads: readonly PageRead[];
  /** Whether their results can require no further queries. */
  readonly isLast: boolean;
}

/** The data of each read, in the order of the reads. */
export type PageAnswers = readonly Readonly<Record<string, unknown>>[];

/** Parts of the document, as they are written into it. */
export interface RenderedPage {
  /** Title, preloads and styles. */
  readonly head: string;
  readonly body: string;
  /** JSON that is safe in a script element. */
  readonly state: string;
}

/** The renderer's first message: its capabilities. */
export interface RendererReady {
  /** The paths that it renders, without a trailing slash, and their audience. */
  readonly paths: Readonly<Record<string, PageAudience>>;
  /** The texts of all queries that it may request, by name. */
  readonly queries: Readonly<Record<string, string>>;
  /** The name of the query that reads the session, which has no variables. */
  readonly sessionQuery: string;
  /** The mutations that the gateway runs for forms without scripts. */
  readonly mutations: { readonly signIn: string; readonly signOut: string };
}

/** The audience of a page; that of `visitors` is anyone where the operator lets visitors browse, and signed-in users elsewhere. */
export type PageAudience = 'anyone' | 'visitors' | 'signed-in' | 'signed-out';

export type RendererCall =
  | { readonly call: 'reads'; readonly request: PageRequest; readonly answers: PageAnswers }
  | { readonly call: 'render'; readonly request: PageRequest; readonly answers: PageAnswers };

/** The result is undefined for a page that the renderer does not support: the browser renders it. */
export interface RendererAnswers {
  readonly reads: PageReads | undefined;
  readonly render: RenderedPage | undefined;
}

export type RendererMessage =
  | { readonly ready: RendererReady }
  | { readonly id: number; readonly answer: RendererAnswers[RendererCall['call']] }
  | { readonly id: number; readonly failure: string };
