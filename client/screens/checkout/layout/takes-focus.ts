/** As the ref of what appears because of a press, and takes the focus of the button that is gone after it. */
export const takesFocus = (element: HTMLElement | null): void => element?.focus();
