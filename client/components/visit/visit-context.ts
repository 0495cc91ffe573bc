import { createContext, use } from 'react';
import type { SubmittedSignIn } from '#domain/portal/sign-in.ts';

/**
 * The facts that a page is rendered with: from the request on the gateway and from the page in the browser, so that both render
 * the same. What only the browser knows (its storage, its window) takes effect once the page has been hydrated.
 */
export interface Visit {
  readonly layout: 'desktop' | 'mobile';
  readonly colorMode: 'light' | 'dark';
  /** When the gateway rendered the page, in ISO 8601. */
  readonly renderedAt: string;
  /** The path and query of the request for the page. */
  readonly address: string;
  /** The failed sign-in that the page responds to. */
  readonly signIn?: SubmittedSignIn | undefined;
}

/** Undefined on a page that the browser renders without the gateway. */
export const VisitContext = createContext<Visit | undefined>(undefined);

export const useRenderedVisit = (): Visit | undefined => use(VisitContext);
