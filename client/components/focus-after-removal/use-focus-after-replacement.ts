import { useCallback, useEffect, useRef } from 'react';

/** A ref for controls that replace each other: the one that appears takes the focus that the other had. */
export function useFocusAfterReplacement(shown: unknown) {
  const control = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown !== before.current && document.activeElement === document.body) control.current?.focus();
    before.current = shown;
  }, [shown]);
  return useCallback((element: HTMLElement | null) => {
    control.current = element;
  }, []);
}
