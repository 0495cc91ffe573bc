/** Characters that nobody sees, and those that override the reading direction. Joiners and tags are kept: emoji consist of them. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?!\s)\p{Cc}/gu;
/** A character with ink. The blank of Braille counts as a symbol. */
const SEEN = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text on one line as people see it, without surrounding spaces; empty if there is nothing to see. */
export function visibleText(text: string): string {
  const visible = text.replace(UNSEEN, '').replace(/\s/g, ' ').trim();
  return SEEN.test(visible) ? visible : '';
}
