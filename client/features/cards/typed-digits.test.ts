import { expect, test } from 'vitest';
import { groupedCardNumber } from './card-rules';
import { rewriteTyped } from './typed-digits';

/** The field after an edit that left this text, with the caret at the bar. */
function edited(text: string, isDeletingForward = false, format = groupedCardNumber): string {
  const field = document.createElement('input');
  const caret = text.indexOf('|');
  field.value = text.replace('|', '');
  field.setSelectionRange(caret, caret);
  rewriteTyped(field, format, isDeletingForward);
  const at = field.selectionStart ?? 0;
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`;
}

test.each([
  ['a digit at the end of a group', '40005|', '4000 5|'],
  ['a deleted digit', '400| 0500 0006 4821', '400|0 5000 0064 821'],
  ['a digit in its place', '4009| 5000 0064 821', '4009| 5000 0064 821'],
  ['two digits behind the first', '412|00 0500 0006 4821', '412|0 0050 0000 6482 1'],
  ['a digit in front of a space', '40005| 0500', '4000 5|050 0'],
  ['a deleted space', '4000|5000', '4000| 5000'],
  ['a letter', '4000 50a|00', '4000 50|00'],
  ['digits in full width', '４０００５|', '4000 5|'],
  ['a pasted number', '4000-0500-0006-4821|', '4000 0500 0006 4821|'],
  ['everything deleted', '|', '|'],
])('[PM-18] the caret stays behind %s', (_edit, text, shown) => {
  expect(edited(text)).toBe(shown);
});

test('[PM-18] the delete key passes a space', () => {
  expect(edited('4000|5000', true)).toBe('4000 |5000');
});

test('[PM-18] other fields only have the widths of their digits changed', () => {
  expect(edited('０４/３|', false, (text) => text)).toBe('04/3|');
});
