import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const GAP_PX = 12;
const MARGIN_PX = 16;

/**
 * The position of a note that ends below another element, in pixels of its container, and how far to the right of that element the note
 * ends so that it is within the window. The note follows the element.
 */
export function usePositionBelow(anchor: RefObject<HTMLElement | null>) {
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, right: 0, shift: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      if (!anchor.current || !note.current) return;
      const { offsetParent, ownerDocument } = note.current;
      const around = offsetParent === ownerDocument.body ? ownerDocument.documentElement : offsetParent;
      const outer = (around ?? ownerDocument.documentElement).getBoundingClientRect();
      const inner = anchor.current.getBoundingClientRect();
      const top = inner.bottom - outer.top + GAP_PX;
      const wanted = outer.right - inner.right;
      const right = Math.max(0, Math.min(wanted, outer.width - note.current.offsetWidth - MARGIN_PX));
      const next = { top, right, shift: Math.max(0, wanted - right) };
      setPlace((now) => (now.top === top && now.right === right && now.shift === next.shift ? now : next));
    };
    measure();
    // Content that loads above the anchor moves it, just as a resized window does.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [anchor]);
  return { note, ...place };
}
