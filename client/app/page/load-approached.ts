import { loadEarly } from '../../components/on-demand/on-demand';

const APPROACHES = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads the code of a linked page when the pointer, the focus, or a finger reaches the link: a press usually follows, and
 * otherwise only a small file was loaded. The returned function removes the listeners.
 */
export function loadApproached(load: (path: string) => Promise<unknown>): () => void {
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin || savesData()) return;
    loadEarly(() => load(link.pathname));
  };
  for (const type of APPROACHES) document.addEventListener(type, approach, { passive: true });
  return () => {
    for (const type of APPROACHES) document.removeEventListener(type, approach);
  };
}

const savesData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
