import { useEffect, useRef } from 'react';

/** A removed item loses the focus of its buttons. The element with this ref then receives the focus. */
export function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return list;
}
