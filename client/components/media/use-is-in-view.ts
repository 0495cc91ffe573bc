import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is entirely inside the window; true until the browser has reported it. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView((entries.at(-1)?.intersectionRatio ?? 1) >= WHOLE),
      { threshold: [0, WHOLE] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** Ignores fractions of a pixel. */
const WHOLE = 0.98;
