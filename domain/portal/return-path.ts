/**
 * Where to return to after signing in. The stored text is untrusted: only paths of the portal itself are followed, and never the
 * sign-in or the access-denied pages (SE-01, SE-13).
 */
import { ROUTES } from '../routes';

/** A placeholder for the portal's own origin while a path is parsed; it is never requested. */
const PORTAL = 'https://portal.invalid';
/** Pages that no user is returned to: the sign-in itself, and the access-denied pages. */
const NOT_RETURNED = ['/auth/', ROUTES.accessDenied];
const MAX_LENGTH = 2_000;

/** The path with query and fragment if it leads into the portal, or else the root. */
export function safeReturnPath(stored: string | null | undefined): string {
  if (
    !stored ||
    stored.length > MAX_LENGTH ||
    !/^\/(?![/\\])/.test(stored) ||
    hasControlOrBackslash(stored)
  ) {
    return ROUTES.root;
  }
  const url = parse(stored);
  if (
    url === null ||
    url.origin !== PORTAL ||
    NOT_RETURNED.some((path) => url.pathname.startsWith(path)) ||
    url.pathname.startsWith('//')
  ) {
    return ROUTES.root;
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

function parse(path: string): URL | null {
  try {
    return new URL(path, PORTAL);
  } catch {
    return null;
  }
}

/** Browsers drop control characters and read a backslash as a slash: '/\t/host' and '/\host' would leave the portal. */
const hasControlOrBackslash = (text: string): boolean =>
  text.includes('\\') ||
  [...text].some((character) => character.charCodeAt(0) < 32 || character.charCodeAt(0) === 127);
