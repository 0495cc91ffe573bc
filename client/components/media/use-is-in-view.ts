import { type RefObject, useEffect, useState } from 'react';

/** Whether the whole of an element is inside the window; taken for granted until the browser has said so. */
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

/** Fractions of a pixel do not count. */
const WHOLE = 0.98;
