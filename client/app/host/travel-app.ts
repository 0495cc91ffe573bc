/**
 * TA-01: whether the travel app shows this tab. The address that it opens says so; addresses inside of the portal may not,
 * so it is kept for the tab, reloads included.
 */
const KEY = 'travel-portal.travel-app';

/** To be called when the page loads in a native app; whether that is the travel app. */
export function rememberTravelApp(): boolean {
  if (new URLSearchParams(window.location.search).get('isTravelApp') === 'true') {
    sessionStorage.setItem(KEY, 'true');
  }
  return isInTravelApp();
}

export const isInTravelApp = (): boolean => sessionStorage.getItem(KEY) === 'true';
