/** A ref for an element that appears after a press and takes the focus from the button that it replaces. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();
