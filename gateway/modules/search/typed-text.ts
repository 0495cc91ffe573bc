import { MIN_PLACE_TEXT } from '#domain/search/place-text.ts';

const MAX_TEXT_LENGTH = 100;

/** The most suggested places: as many as the platform returns. */
export const MAX_PLACES = 60;

/** The text that a traveler types to find a place, as it is sent: empty for the featured places. */
export function typedText(text: string): string {
  const typed = text.trim().slice(0, MAX_TEXT_LENGTH);
  return typed.length < MIN_PLACE_TEXT ? '' : typed;
}
