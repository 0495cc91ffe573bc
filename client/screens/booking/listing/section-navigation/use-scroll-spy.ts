import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageRoot } from '#client/components/use-page-root.ts';
import { SECTION_TOP_PX } from './sections';

/** LS-13: for how long scrolling does not change the current section after one has been selected. */
const LOCK_MS = 500;
/** The rounding error of browsers when they scroll. */
const TOLERANCE_PX = 2;

export interface ScrollSpy {
  readonly current: string | undefined;
  readonly goTo: (anchor: string) => void;
}

/**
 * The section in view: the last one whose top has passed the offset. At the end of the page, where the sections below it never
 * do, it is the selected one, or the last.
 */
export function useScrollSpy(anchors: readonly string[]): ScrollSpy {
  const [current, setCurrent] = useState(anchors[0]);
  const lockedUntil = useRef(0);
  const root = usePageRoot();
  const topOf = useCallback(
    (anchor: string): number => root().getElementById(anchor)?.getBoundingClientRect().top ?? Infinity,
    [root],
  );

  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (performance.now() < lockedUntil.current) return;
      const passed = anchors.filter((anchor) => topOf(anchor) <= SECTION_TOP_PX + TOLERANCE_PX);
      const reading = passed.at(-1) ?? anchors[0];
      const isBelow = (anchor = '') => anchors.indexOf(anchor) > anchors.indexOf(reading ?? '');
      setCurrent((marked) => (!isAtEnd() ? reading : isBelow(marked) ? marked : anchors.at(-1)));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    // A rendered page may have been scrolled before hydration.
    if (window.scrollY > 0) onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [anchors, topOf]);

  const waiting = useRef(0);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  const goTo = useCallback(
    function go(anchor: string) {
      cancelAnimationFrame(waiting.current);
      lockedUntil.current = performance.now() + LOCK_MS;
      setCurrent(anchor);
      const section = root().getElementById(anchor);
      // Sections below the first view render a little later than this navigation.
      if (!section) return void (waiting.current = requestAnimationFrame(() => go(anchor)));
      window.scrollTo({ top: window.scrollY + topOf(anchor) - SECTION_TOP_PX, behavior: scrollBehavior() });
      section.focus({ preventScroll: true });
    },
    [root, topOf],
  );

  return { current, goTo };
}

const isAtEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - TOLERANCE_PX;

const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
