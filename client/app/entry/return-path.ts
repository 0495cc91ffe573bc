/**
 * The page that the traveler was on when a sign-in became necessary (SE-01), stored for the tab. Each read is followed by the
 * domain's check, which admits only paths of this portal.
 */
import { safeReturnPath } from '#domain/portal/return-path.ts';
import { useBrowserFact } from '../../components/visit/use-browser-fact';
import { tabStorage } from '../../components/browser-storage/browser-storage';

const KEY = 'travel-portal.return-path';
const LANDING_KEY = 'travel-portal.landing';
const MAX_LANDING = 2_000;
const REFUSED_KEY = 'travel-portal.session-refused';

export function rememberReturnPath(path: string): void {
  tabStorage.setItem(KEY, safeReturnPath(path));
}

/** The stored value, unchecked; null without one. */
export const storedReturnPath = (): string | null => tabStorage.getItem(KEY);

/**
 * SE-13: the page of another site that the user returns to after signing in, which an entry address may name. Call this once for
 * each entry address. The value is untrusted: the domain follows it into the admin portal only.
 */
export function rememberLanding({ searchParams }: URL): void {
  const landing = searchParams.get('landing');
  if (landing !== null && landing.length <= MAX_LANDING && URL.canParse(landing)) {
    tabStorage.setItem(LANDING_KEY, landing);
  }
}

/** The stored value, unchecked; null without one. */
export const storedLanding = (): string | null => tabStorage.getItem(LANDING_KEY);

/** The session ended without a sign-out; the sign-in page mentions it. */
export function rememberSessionRefused(): void {
  tabStorage.setItem(REFUSED_KEY, 'true');
}

const wasSessionRefused = (): boolean => tabStorage.getItem(REFUSED_KEY) !== null;

export const useWasSessionRefused = (): boolean => useBrowserFact<boolean>(wasSessionRefused, false);

export function forgetReturnPath(): void {
  tabStorage.removeItem(KEY);
  tabStorage.removeItem(LANDING_KEY);
  tabStorage.removeItem(REFUSED_KEY);
}
