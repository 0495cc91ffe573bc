import { readToken } from '../session/credentials';

/** Reloads a page from the back/forward cache if its user has signed out or changed since. */
export function reloadWhenUserChanged(reload: () => void = () => window.location.reload()): void {
  let token: string | null = null;
  window.addEventListener('pagehide', () => {
    token = readToken();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readToken() === token) return;
    // Hide the previous user's data until the next page has loaded.
    document.documentElement.style.visibility = 'hidden';
    reload();
  });
}
