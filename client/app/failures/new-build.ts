/**
 * A newer build of the portal may be served while a page of the last one is open; files that this page has not loaded yet
 * no longer exist then. The page is loaded again, once for each build: its address, the checkout and the session are kept, and
 * code that is missing for another reason (no network, say) ends at the failure that says so.
 */
const KEY = 'travel-portal.reloaded-for';

/** The script's address in the text of a page. It is only compared, so the text is not parsed. */
const buildNamedIn = (page: string): string | null =>
  /<script\b[^>]*\btype="module"[^>]*\ssrc="([^"]+)"/.exec(page)?.[1] ?? null;

/** The build that is served now; null when that cannot be found out. */
async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    return answer.ok ? buildNamedIn(await answer.text()) : null;
  } catch {
    return null;
  }
}

async function reloadForNewBuild(ownBuild: string, reload: () => void): Promise<void> {
  const build = await servedBuild();
  if (build === null || build === ownBuild || sessionStorage.getItem(KEY) === build) return;
  sessionStorage.setItem(KEY, build);
  reload();
}

/**
 * Vite reports every file of code that could not be loaded.
 * @param ownBuild the path of the script that the page has started with; its name changes with each build
 */
export const reloadWhenReplaced = (ownBuild: string, reload = () => window.location.reload()): void =>
  window.addEventListener('vite:preloadError', () => void reloadForNewBuild(ownBuild, reload));
