/**
 * Text on a solid fill of the brand. Forced colors would put a plate of the page's color behind it; instead, it has the system's
 * color for a selection, as the fill does (app/theme/foundation.ts).
 */
export const SOLID_TEXT = {
  color: 'pine.contrast',
  _highContrast: { color: 'HighlightText', forcedColorAdjust: 'none' },
} as const;

/** A solid fill of the brand with its text, such as a chosen day. */
export const SOLID_FILL = { ...SOLID_TEXT, bg: 'pine.solid' } as const;
