/** Fewer characters match too much to be of help; the platform answers its featured places to an empty text. */
const MIN_TEXT_LENGTH = 2;
const MAX_TEXT_LENGTH = 100;

/** Most places that are suggested. */
export const MAX_PLACES = 20;

/** The text that a traveler types into a search for places, as it is sent. */
export function typedText(text: string): string {
  const typed = text.trim().slice(0, MAX_TEXT_LENGTH);
  return typed.length < MIN_TEXT_LENGTH ? '' : typed;
}
