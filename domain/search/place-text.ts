/** Fewer characters match too much to name a place; a lookup with them returns the featured places. */
export const MIN_PLACE_TEXT = 2;
