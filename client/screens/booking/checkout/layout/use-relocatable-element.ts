import { type RefCallback, useState } from 'react';

export interface RelocatableElement {
  /** Content that a portal renders into it is preserved when the element moves. */
  readonly element: HTMLElement;
  /** The ref of each place that the element can move to, one at a time. */
  readonly placed: RefCallback<HTMLElement>;
}

function movable(): RelocatableElement {
  const element = document.createElement('div');
  let focused: HTMLElement | null = null;
  return {
    element,
    placed: (place) => {
      place?.append(element);
      focused?.focus();
      return () => {
        focused = element.querySelector<HTMLElement>(':focus');
      };
    },
  };
}

/**
 * For a part of the page that has another place on another screen size: when a tablet is rotated it moves unchanged, with its
 * input, its open parts, its running calls and the focus.
 */
export function useRelocatableElement(): RelocatableElement {
  const [made] = useState(movable);
  return made;
}
