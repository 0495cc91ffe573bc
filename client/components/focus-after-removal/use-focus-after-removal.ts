import { useEffect, useRef } from 'react';

/** A removed item loses the focus of its buttons. The element with this ref then receives the focus. */
export function useFocusAfterRemoval<Item extends HTMLElement = HTMLDivElement>(count: number) {
  const list = useRef<Item>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return list;
}
