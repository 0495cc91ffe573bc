import { readToken } from './credentials';

/** A page that the browser has kept for the way back is loaded again where its user has left or changed meanwhile. */
export function reloadWhenUserChanged(reload: () => void = () => window.location.reload()): void {
  let token: string | null = null;
  window.addEventListener('pagehide', () => {
    token = readToken();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readToken() === token) return;
    // Until the next page is there, nothing of the user before is seen.
    document.documentElement.style.visibility = 'hidden';
    reload();
  });
}
