import { useLayoutEffect, useRef } from 'react';

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
