import { type ReactNode, Suspense, use } from 'react';
import { useBrowserFact } from './use-browser-fact';
import { useRenderedVisit } from './visit-context';

const TOUCHES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let touched: Promise<void> | undefined;

/** Settles with the first sign of a traveler on this page. */
const whenTouched = (): Promise<void> =>
  (touched ??= new Promise((resolve) => {
    // Before there was anyone here to notice (client/build/boot.ts).
    if ('touched' in document.documentElement.dataset) resolve();
    for (const type of TOUCHES)
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  }));

export interface HydrateWhenTouchedProps {
  readonly children: ReactNode;
  /** Where the browser draws it, while its code loads. */
  readonly fallback: ReactNode;
}

/**
 * A part whose code is large and whose first look is all that most visits need of it: on a page that comes rendered, its
 * markup stays as it is until the page is touched. Elsewhere it is drawn at once.
 */
export const HydrateWhenTouched = ({ children, fallback }: HydrateWhenTouchedProps) => (
  <Suspense fallback={fallback}>
    <Gate>{children}</Gate>
  </Suspense>
);

function Gate({ children }: { readonly children: ReactNode }) {
  const isRendered = useRenderedVisit() !== undefined;
  const isDrawnByBrowser = useBrowserFact<boolean>(() => true, false);
  const isHydrating = isRendered && !isDrawnByBrowser && typeof window !== 'undefined';
  if (isHydrating) use(whenTouched());
  return children;
}
