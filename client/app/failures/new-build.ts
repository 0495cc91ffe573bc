/**
 * A newer build of the portal may be deployed while a page of the previous one is open; files that this page has not loaded yet
 * are then gone. The page reloads, once per build: its address, the checkout and the session are preserved. Code that is missing
 * for another reason (no network, say) shows that failure.
 */
import { tabStorage } from '../../components/browser-storage/browser-storage';

const KEY = 'travel-portal.reloaded-for';

/** The address of the script in the page's text. It is only compared, so the text is not parsed. */
const buildNamedIn = (page: string): string | null =>
  /<script\b[^>]*\btype="module"[^>]*\ssrc="([^"]+)"/.exec(page)?.[1] ?? null;

/** The build that is currently served; null when it cannot be determined. */
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
  if (build === null || build === ownBuild || tabStorage.getItem(KEY) === build) return;
  // Where this cannot be stored, the page would reload forever.
  if (tabStorage.setItem(KEY, build)) reload();
}

/**
 * Vite reports every file of code that could not be loaded.
 * @param ownBuild the path of the script that the page has started with; its name changes with each build
 */
export const reloadWhenReplaced = (ownBuild: string, reload = () => window.location.reload()): void =>
  window.addEventListener('vite:preloadError', () => void reloadForNewBuild(ownBuild, reload));
