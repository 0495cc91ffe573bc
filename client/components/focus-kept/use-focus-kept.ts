import { useEffect, useRef } from 'react';

/** An item that is removed takes the focus with it when that is on one of its buttons. The element with this ref takes it then. */
export function useFocusKept(count: number) {
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
