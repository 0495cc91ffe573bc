/** A row of a list in a card, with a line above it. */
export const RULED_ROW = {
  py: '6',
  borderTopWidth: '1px',
  _first: { borderTopWidth: '0', pt: '0' },
  _last: { pb: '0' },
} as const;
