/**
 * The signed-in user, as the browser stores it: the bearer token in local storage, the anti-forgery token in a cookie that the
 * sign-in sets (SE-03). Both are read for each request, so a sign-in or sign-out in another tab takes effect immediately. Where
 * cookies are blocked, as in a frame of another site, the page stores the anti-forgery token itself.
 */
import { browserStorage } from '../../components/browser-storage/browser-storage';
import { digest } from '../../components/secure-page';

const TOKEN_KEY = 'travel-portal.token';
const CSRF_COOKIE = 'h-csrf-token';
/** Identifies this sign-in on pages that the gateway renders, so that a page rendered for another sign-in is not shown. */
const VIEW_TAG_KEY = 'travel-portal.view-tag';

const listeners = new Set<() => void>();

/**
 * The bearer token from the page that mounts the portal and signs its users in: null while nobody is signed in there, undefined
 * where users sign in here. It is never stored.
 */
let handedOver: string | null | undefined;

/** Whether the host page signs users in, rather than the portal. */
export const isSignedInByHost = (): boolean => handedOver !== undefined;

/** Sets the token from the host page; undefined: users sign in here. */
export function acceptToken(token: string | null | undefined): void {
  if (token === handedOver) return;
  handedOver = token;
  answered = undefined;
  for (const listener of listeners) listener();
}

export const readToken = (): string | null =>
  handedOver === undefined ? browserStorage.getItem(TOKEN_KEY) : handedOver;

export const hasToken = (): boolean => readToken() !== null;

/** The anti-forgery token that this page received last, and the session that it belongs to. */
let answered: { readonly token: string; readonly csrfToken: string } | undefined;

/** The cookie belongs to the session that was opened here. */
export const readCsrfToken = (): string | null =>
  (isSignedInByHost() ? null : readCookie(CSRF_COOKIE)) ??
  (answered?.token === readToken() ? (answered?.csrfToken ?? null) : null);

/** The credential headers of a request to the graph (SE-02). */
export function credentialHeaders(): Readonly<Record<string, string>> {
  const token = readToken();
  const csrfToken = readCsrfToken();
  return {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(csrfToken !== null && { 'h-csrf-token': csrfToken }),
  };
}

/** Stores the credentials of a sign-in. The cookie is written as well, for portals whose gateway is on another origin. */
export function storeCredentials({ token, csrfToken }: { token: string; csrfToken: string }): void {
  browserStorage.removeItem(VIEW_TAG_KEY);
  browserStorage.setItem(TOKEN_KEY, token);
  void storeViewTag(token);
  storeCsrfToken(csrfToken);
}

/** Stores a new anti-forgery token for the current session. */
export function storeCsrfToken(csrfToken: string): void {
  const token = readToken();
  if (token === null) return;
  answered = { token, csrfToken };
  if (!isSignedInByHost()) writeCookie(CSRF_COOKIE, csrfToken);
}

/** Deletes the credentials when the user signs out or the session has ended, and calls the listeners. */
export function forgetCredentials(): void {
  const wasKept = hasToken();
  answered = undefined;
  if (isSignedInByHost()) {
    handedOver = null;
  } else {
    browserStorage.removeItem(TOKEN_KEY);
    browserStorage.removeItem(VIEW_TAG_KEY);
    clearCookie(CSRF_COOKIE);
  }
  if (wasKept) for (const listener of listeners) listener();
}

/** Calls the listener when the credentials are deleted, and when another tab signs in or out. */
export function onCredentialsChanged(listener: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (!isSignedInByHost() && (key === TOKEN_KEY || key === null)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handle);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handle);
  };
}

/** Whether the gateway rendered the page for another user than the one who is signed in now, as after a sign-out in another tab. */
export function isRenderedForAnother(): boolean {
  const { view } = document.documentElement.dataset;
  return view !== undefined && view !== (browserStorage.getItem(VIEW_TAG_KEY) ?? '');
}

/** Computed as in the gateway (gateway/pages/rendering-cookie.ts). Without it, the browser renders the pages of a user. */
async function storeViewTag(token: string): Promise<void> {
  const hashed = await digest()?.('SHA-256', new TextEncoder().encode(`view ${token}`));
  if (!hashed) return;
  const hash = new Uint8Array(hashed);
  const text = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  if (readToken() === token) browserStorage.setItem(VIEW_TAG_KEY, text.slice(0, VIEW_TAG_LENGTH));
}

/** 128 bits. */
const VIEW_TAG_LENGTH = 22;

/** LC-03: cookies are read, set on path '/' and cleared by name. */
function readCookie(name: string): string | null {
  const entry = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : null;
}

function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict${secure}`;
}

function clearCookie(name: string): void {
  document.cookie = `${name}=; path=/; max-age=0`;
}
