import { type RefObject, useEffect, useState } from 'react';

/** Whether most of an element is inside the window; true until the browser has reported it. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView((entries.at(-1)?.intersectionRatio ?? 1) >= MOST),
      { threshold: [0, MOST] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** Of the foot of a panel, all down to its button, without the note below. */
const MOST = 0.75;
