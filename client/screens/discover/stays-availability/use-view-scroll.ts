import { useLayoutEffect, useRef } from 'react';
import type { ResultsView } from '#client/features/homes/view-switch.tsx';

/** For a phone, where the map and the list alternate: the map scrolls fully into view, the list to where it was left. */
export function useViewScroll(view: ResultsView, onView: (view: ResultsView) => void) {
  const mapBox = useRef<HTMLDivElement>(null);
  const listScroll = useRef(0);
  const switchedTo = useRef<ResultsView | null>(null);
  useLayoutEffect(() => {
    if (switchedTo.current !== view) return;
    switchedTo.current = null;
    if (view === 'map') mapBox.current?.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, listScroll.current);
  }, [view]);
  const switchView = (next: ResultsView) => {
    if (next === 'map') listScroll.current = window.scrollY;
    switchedTo.current = next;
    onView(next);
  };
  return { mapBox, switchView };
}
