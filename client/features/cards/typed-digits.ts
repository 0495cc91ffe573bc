/**
 * Rewrites the text of a field while it is typed: digits of other widths become digits, and `format` groups them. The caret stays
 * behind the digit that was typed or deleted.
 */
export function rewriteTyped(
  field: HTMLInputElement,
  format: (text: string) => string,
  isDeletingForward: boolean,
): void {
  const typed = field.value;
  const text = format(typed.normalize('NFKC'));
  if (text === typed) return;
  const before = digitsIn(typed.slice(0, field.selectionStart ?? typed.length).normalize('NFKC'));
  field.value = text;
  let caret = 0;
  for (let digits = 0; digits < before && caret < text.length; caret += 1)
    digits += digitsIn(text.charAt(caret));
  // Otherwise, the same space would be deleted and inserted each time.
  while (isDeletingForward && text.charAt(caret) === ' ') caret += 1;
  field.setSelectionRange(caret, caret);
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
