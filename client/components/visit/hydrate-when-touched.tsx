import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useBeganAsRenderedMarkup } from './use-rendered-markup';

/** The press of an assistive technology is a mouse press without a pointer. */
const TOUCHES = [
  'pointerdown',
  'pointermove',
  'mousedown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
] as const;

let touched: Promise<void> | undefined;
let resolveTouched: () => void = () => undefined;

/** Settles with the traveler's first interaction with this page. */
const whenTouched = (): Promise<void> =>
  (touched ??= new Promise((resolve) => {
    resolveTouched = resolve;
    // Touched before this script could notice it (client/build/boot.ts).
    if ('touched' in document.documentElement.dataset || window.scrollY > 0) resolve();
    for (const type of TOUCHES)
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  }));

/** Simulates a touch of the page. */
function touch(): void {
  void whenTouched();
  resolveTouched();
}

export interface HydrateWhenTouchedProps {
  readonly children: ReactNode;
  /** Shown while the code loads, where the browser renders the part. */
  readonly fallback: ReactNode;
  /** The markup is out of date in this browser, so the part does not wait for a touch. */
  readonly isOutdated?: boolean;
  /** The part is in the first view, unlike others of its kind, and is hydrated with the page. */
  readonly isInFirstView?: boolean;
}

/**
 * A part with a lot of code of which most visits need only the first view: on a rendered page, its markup stays as it is until
 * the page is touched. Elsewhere it renders immediately.
 */
export function HydrateWhenTouched({
  children,
  fallback,
  isOutdated = false,
  isInFirstView = false,
}: HydrateWhenTouchedProps) {
  const beganAsMarkup = useBeganAsRenderedMarkup();
  const [isWaiting, setIsWaiting] = useState(beganAsMarkup && !isInFirstView);
  const part = (
    <Suspense fallback={fallback}>
      <Gate isOpen={!isWaiting}>
        {children}
        {isWaiting && <TakenOver tell={setIsWaiting} />}
      </Gate>
    </Suspense>
  );
  useEffect(() => {
    if (isOutdated) touch();
  }, [isOutdated]);
  // React hydrates a part immediately when its properties change, so they stay those of the markup until the page is touched.
  const [markup] = useState(part);
  return isWaiting ? markup : part;
}

function Gate({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  if (useBeganAsRenderedMarkup() && !isOpen && typeof window !== 'undefined') use(whenTouched());
  return children;
}

/** Mounted with the part, once its code has loaded. */
function TakenOver({ tell }: { readonly tell: (isWaiting: false) => void }) {
  useEffect(() => tell(false), [tell]);
  return null;
}
