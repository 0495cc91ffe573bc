import { createContext, use } from 'react';
import type { SubmittedSignIn } from '../../../domain/portal/sign-in';

/**
 * What a page that the gateway has drawn takes for granted, on the gateway from the request and in the browser from the page,
 * so that both draw the same. What only the browser knows (its storage, its window) counts once the page has been hydrated.
 */
export interface Visit {
  readonly layout: 'desktop' | 'mobile';
  readonly colorMode: 'light' | 'dark';
  /** When the gateway drew the page, in ISO 8601. */
  readonly drawnAt: string;
  /** Path and query that the page was asked for under. */
  readonly address: string;
  /** The sign-in that the page answers, because it came to nothing. */
  readonly signIn?: SubmittedSignIn | undefined;
}

/** Undefined on a page that the browser draws by itself. */
export const VisitContext = createContext<Visit | undefined>(undefined);

export const useRenderedVisit = (): Visit | undefined => use(VisitContext);
