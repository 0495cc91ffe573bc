/** Enough for any name of a place, listing or wishlist; longer texts are not the portal's. */
const MAX_TEXT = 200;
/** A text with them is not the portal's either, and the gateway refuses some of them. */
const CONTROL_CHARACTER = /\p{Cc}/u;

/** The trimmed text of an address; undefined if it is empty, or not one that the portal writes. */
export function shortText(text: string | null): string | undefined {
  const trimmed = text?.trim();
  return trimmed && trimmed.length <= MAX_TEXT && !CONTROL_CHARACTER.test(trimmed) ? trimmed : undefined;
}
