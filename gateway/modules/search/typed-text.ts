/** Fewer characters match too much to be helpful; for an empty text the platform returns its featured places. */
const MIN_TEXT_LENGTH = 2;
const MAX_TEXT_LENGTH = 100;

/** The most suggested places. */
export const MAX_PLACES = 20;

/** The text that a traveler types to find a place, as it is sent. */
export function typedText(text: string): string {
  const typed = text.trim().slice(0, MAX_TEXT_LENGTH);
  return typed.length < MIN_TEXT_LENGTH ? '' : typed;
}
