/**
 * The cookie that identifies a browser when it requests a page, and for nothing else: the graph does not read it, over any
 * transport (docs/adr/0023-rendered-pages.md). It contains the session's bearer token, sealed, so that a page can be rendered
 * with that user's current data.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../context';
import { seal, unseal } from '../kernel/sealed-value';

const NAME = '__Host-portal-view';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
/** A longer value is not one that this gateway issued. */
const MAX_LENGTH = 4_096;
/** The whole text is secret: a sealed value extends to the end of its cookie. */
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{40,})(?:;|$)`);

const sealedView = z.object({ token: z.string().min(1), until: z.number() });

export interface View {
  readonly token: string;
  /** Distinguishes sign-ins; the browser stores the same one with its token (client/app/session/credentials.ts). */
  readonly tag: string;
}

export interface RenderingCookie {
  /** `Set-Cookie` after a sign-in. */
  issue(session: { readonly token: string; readonly expiresAt: string }): string;
  /** `Set-Cookie` after a sign-out, or when the session has ended. */
  readonly clear: string;
  /** The user of a request; undefined without a cookie, and for one that is altered, foreign, or expired. */
  read(cookies: string | undefined): View | undefined;
}

/** The first key seals; all of them open, so that keys can be rotated. */
export function createRenderingCookie(keys: readonly string[], clock: Clock): RenderingCookie {
  const [newest = ''] = keys;
  return {
    issue({ token, expiresAt }) {
      const until = Date.parse(expiresAt);
      const value = Buffer.from(seal({ token, until }, newest), 'base64').toString('base64url');
      const seconds = Math.max(0, Math.floor((until - clock.now().getTime()) / 1_000));
      return `${NAME}=${value}; ${ATTRIBUTES}; Max-Age=${seconds}`;
    },
    clear: `${NAME}=; ${ATTRIBUTES}; Max-Age=0`,
    read(cookies) {
      const value = COOKIE.exec(cookies ?? '')?.[1];
      if (value === undefined || value.length > MAX_LENGTH) return undefined;
      for (const key of keys) {
        const found = sealedView.safeParse(unseal(value, key));
        if (!found.success) continue;
        const { token, until } = found.data;
        if (until <= clock.now().getTime()) return undefined;
        return { token, tag: viewTag(token) };
      }
      return undefined;
    },
  };
}

/** 128 bits of a hash: it distinguishes sign-ins, and reveals nothing about the token. */
export const viewTag = (token: string): string =>
  createHash('sha256').update(`view ${token}`).digest('base64url').slice(0, 22);
