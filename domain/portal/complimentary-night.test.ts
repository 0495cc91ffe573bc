import {
  addNightsLabel,
  COMPLIMENTARY_NIGHT_TITLE,
  lockedNightText,
  missingNights,
} from './complimentary-night';

test.each([
  [1, 3],
  [3, 1],
  [4, 0],
  [9, 0],
])('[AD-16] a stay of %d nights lacks %d for the complimentary fourth night', (nights, missing) => {
  expect(missingNights(nights, 4)).toBe(missing);
});

test.each([
  [1, 'Stay 1 more night, and the fourth night is complimentary.', 'Add 1 night'],
  [2, 'Stay 2 more nights, and the fourth night is complimentary.', 'Add 2 nights'],
])('[AD-16] the text that suggests %d more nights', (missing, text, label) => {
  expect(lockedNightText(missing)).toBe(text);
  expect(addNightsLabel(missing)).toBe(label);
});

test('[AD-16] the title of the promotion', () => {
  expect(COMPLIMENTARY_NIGHT_TITLE).toBe('Complimentary fourth night');
});
