/**
 * The page that the traveler was on when a sign-in became necessary (SE-01), stored for the tab. Each read is followed by the
 * domain's check, which admits only paths of this portal.
 */
import { safeReturnPath } from '../../domain/portal/return-path';
import { useBrowserFact } from '../components/visit/use-browser-fact';

const KEY = 'travel-portal.return-path';
const LANDING_KEY = 'travel-portal.landing';
const MAX_LANDING = 2_000;
const REFUSED_KEY = 'travel-portal.session-refused';

export const rememberReturnPath = (path: string): void => sessionStorage.setItem(KEY, safeReturnPath(path));

/** The stored value, unchecked; null without one. */
export const storedReturnPath = (): string | null => sessionStorage.getItem(KEY);

/**
 * SE-13: the page of another site that the user returns to after signing in, which an entry address may name. Call this once for
 * each entry address. The value is untrusted: the domain follows it into the admin portal only.
 */
export function rememberLanding({ searchParams }: URL): void {
  const landing = searchParams.get('landing');
  if (landing !== null && landing.length <= MAX_LANDING && URL.canParse(landing)) {
    sessionStorage.setItem(LANDING_KEY, landing);
  }
}

/** The stored value, unchecked; null without one. */
export const storedLanding = (): string | null => sessionStorage.getItem(LANDING_KEY);

/** The session ended without a sign-out; the sign-in page mentions it. */
export const rememberSessionRefused = (): void => sessionStorage.setItem(REFUSED_KEY, 'true');

const wasSessionRefused = (): boolean => sessionStorage.getItem(REFUSED_KEY) !== null;

export const useWasSessionRefused = (): boolean => useBrowserFact<boolean>(wasSessionRefused, false);

export function forgetReturnPath(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(LANDING_KEY);
  sessionStorage.removeItem(REFUSED_KEY);
}
