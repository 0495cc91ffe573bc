import { LARGE_TEXT } from '../media/large-text';

/** A note at the bottom of the window stays clear of the controls that are docked there. */
export const ABOVE_BOTTOM_BAR = {
  ':has([data-bottom-bar], [data-floating-switch]) > &': { mb: '24', [LARGE_TEXT]: { mb: '32' } },
};
