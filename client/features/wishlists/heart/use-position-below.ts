import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const GAP_PX = 12;

/** The position of a note that ends below another element, in pixels of its container; the note follows that element. */
export function usePositionBelow(anchor: RefObject<HTMLElement | null>) {
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, right: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!anchor.current || !note.current) return;
      const { offsetParent, ownerDocument } = note.current;
      const around = offsetParent === ownerDocument.body ? ownerDocument.documentElement : offsetParent;
      const outer = (around ?? ownerDocument.documentElement).getBoundingClientRect();
      const inner = anchor.current.getBoundingClientRect();
      const next = { top: inner.bottom - outer.top + GAP_PX, right: outer.right - inner.right };
      setPlace((now) => (now.top === next.top && now.right === next.right ? now : next));
    };
    measure();
    // Content that loads above the anchor moves it, just as a resized window does.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [anchor]);
  return { note, ...place };
}
