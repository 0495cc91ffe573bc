import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useIsRenderedMarkup } from './use-rendered-markup';

const TOUCHES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let touched: Promise<void> | undefined;
let resolveTouched: () => void = () => undefined;

/** Settles with the first sign of a traveler on this page. */
const whenTouched = (): Promise<void> =>
  (touched ??= new Promise((resolve) => {
    resolveTouched = resolve;
    // Before there was anyone here to notice (client/build/boot.ts).
    if ('touched' in document.documentElement.dataset || window.scrollY > 0) resolve();
    for (const type of TOUCHES)
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  }));

/** As if the traveler had touched the page. */
function touch(): void {
  void whenTouched();
  resolveTouched();
}

export interface HydrateWhenTouchedProps {
  readonly children: ReactNode;
  /** Where the browser draws it, while its code loads. */
  readonly fallback: ReactNode;
  /** The browser knows better than the markup: there is no waiting for a touch. */
  readonly isOutdated?: boolean;
}

/**
 * A part whose code is large and whose first look is all that most visits need of it: on a page that comes rendered, its
 * markup stays as it is until the page is touched. Elsewhere it is drawn at once.
 */
export function HydrateWhenTouched({ children, fallback, isOutdated = false }: HydrateWhenTouchedProps) {
  const [isWaiting, setIsWaiting] = useState(useIsRenderedMarkup());
  const part = (
    <Suspense fallback={fallback}>
      <Gate>
        {children}
        {isWaiting && <TakenOver tell={setIsWaiting} />}
      </Gate>
    </Suspense>
  );
  useEffect(() => {
    if (isOutdated) touch();
  }, [isOutdated]);
  // React hydrates a part at once when its properties change: until the page is touched, they stay those of the markup.
  const [markup] = useState(part);
  return isWaiting ? markup : part;
}

function Gate({ children }: { readonly children: ReactNode }) {
  if (useIsRenderedMarkup() && typeof window !== 'undefined') use(whenTouched());
  return children;
}

/** Mounted with the part, once its code is there. */
function TakenOver({ tell }: { readonly tell: (isWaiting: false) => void }) {
  useEffect(() => tell(false), [tell]);
  return null;
}
