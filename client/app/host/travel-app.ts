/**
 * TA-01: whether the travel app shows this tab. The address that the app opens says so; links inside the portal may not, so the
 * tab stores it, across reloads too.
 */
import { tabStorage } from '../../components/browser-storage/browser-storage';

const KEY = 'travel-portal.travel-app';

/** Call this when the page loads in a native app; returns whether that app is the travel app. */
export function rememberTravelApp(): boolean {
  if (new URLSearchParams(window.location.search).get('isTravelApp') === 'true') {
    tabStorage.setItem(KEY, 'true');
  }
  return isInTravelApp();
}

export const isInTravelApp = (): boolean => tabStorage.getItem(KEY) === 'true';
