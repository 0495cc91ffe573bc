import { useEffect, useRef } from 'react';

/** What goes from a list takes its buttons along, and the focus with them: the list takes it over, so the keyboard stays here. */
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
