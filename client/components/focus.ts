import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** A ref for an element that appears after a press and takes the focus from the button that it replaces. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();

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

/**
 * Each step focuses the button that changes nothing, before the dialog loses the focus with a removed button. The first step leaves it
 * to the dialog, which remembers the focus of before and returns it.
 */
export function useFocusAtEachStep(step: string) {
  const firstButton = useRef<HTMLButtonElement>(null);
  const focused = useRef(step);
  useLayoutEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    // The dialog has not taken the focus yet, and still has to remember it.
    if (isElsewhere(document.activeElement, firstButton.current)) return;
    firstButton.current?.focus();
  }, [step]);
  return firstButton;
}

/** Whether the focus is on an element outside the dialog of a button. */
const isElsewhere = (active: Element | null, button: HTMLElement | null): boolean =>
  active !== document.body && button?.closest('[role=dialog]')?.contains(active) === false;
