/**
 * Handles a request that the platform refused: the domain decides where the traveler goes, and the browser opens that address.
 */
import { type AccessRedirect, accessRedirect } from '#domain/portal/access-redirect.ts';
import type { Refusal } from '../graph/apollo';
import { forgetCredentials, hasToken } from './credentials';
import {
  rememberSessionRefused,
  rememberReturnPath,
  storedLanding,
  storedReturnPath,
} from '../entry/return-path';
import type { KnownPortal } from './known-portal';

export interface Browser {
  /** Path and query of the page that is shown. */
  readonly path: () => string;
  /** Shows a page of the portal. */
  readonly go: (path: string) => void;
  /** Opens another site. */
  readonly leave: (url: string) => void;
}

const SIGN_INS: ReadonlySet<string> = new Set(['SignIn', 'SignInWithOpenId']);

/** Sends the traveler to the page for a refusal (SE-01, SE-07 to SE-14). A session that has ended is deleted. */
export function followRefusal(
  { httpStatus, code, operation }: Refusal,
  { tenant, adminPortalBase }: KnownPortal,
  browser: Browser,
): void {
  const redirect = accessRedirect(
    { httpStatus, code, isCodeLogin: SIGN_INS.has(operation) },
    {
      tenant,
      currentPath: browser.path(),
      storedLanding: storedLanding() ?? storedReturnPath(),
      adminPortalBase,
    },
  );
  if (redirect.kind === 'SIGN_IN') {
    if (hasToken()) rememberSessionRefused();
    forgetCredentials();
    rememberReturnPath(redirect.returnPath);
  }
  follow(redirect, browser);
}

export function follow(redirect: AccessRedirect, { go, leave }: Pick<Browser, 'go' | 'leave'>): void {
  switch (redirect.kind) {
    case 'STAY':
      return;
    case 'LEAVE':
      return leave(redirect.url);
    case 'GO':
    case 'SIGN_IN':
      return go(redirect.path);
  }
}
