/**
 * Where the traveler was when a sign-in became necessary (SE-01), kept for the tab. Reading it is always followed by
 * the domain's check, which admits paths of this portal only.
 */
import { safeReturnPath } from '../../domain/portal/return-path';
import { useBrowserFact } from '../components/visit/use-browser-fact';

const KEY = 'travel-portal.return-path';
const LANDING_KEY = 'travel-portal.landing';
const MAX_LANDING = 2_000;
const REFUSED_KEY = 'travel-portal.session-refused';

export const rememberReturnPath = (path: string): void => sessionStorage.setItem(KEY, safeReturnPath(path));

/** As it is stored, to decide with; null when nothing is. */
export const storedReturnPath = (): string | null => sessionStorage.getItem(KEY);

/**
 * SE-13: the page of another site that its user returns to after signing in, which the address that the portal was entered
 * with may name. To be called once for each such address. Untrusted too: the domain follows it into the admin portal only.
 */
export function rememberLanding({ searchParams }: URL): void {
  const landing = searchParams.get('landing');
  if (landing !== null && landing.length <= MAX_LANDING && URL.canParse(landing)) {
    sessionStorage.setItem(LANDING_KEY, landing);
  }
}

/** As it is stored, to decide with; null when nothing is. */
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
