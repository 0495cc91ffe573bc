import { cutText, READ_LESS, READ_MORE, shortenLongText, TEXT_LIMITS } from './text-limits';

const text = (length: number) => 'x'.repeat(length);

test('[FM-11] [LS-07] [LS-09] the limits of each text', () => {
  expect(TEXT_LIMITS).toEqual({
    importantInformation: 500,
    petsPolicy: 200,
    default: 300,
    about: 500,
    mobileName: 40,
  });
  expect([READ_MORE, READ_LESS]).toEqual(['Read more', 'Read less']);
});

test('[FM-12] a text is shortened only if the overflow is half the limit or more', () => {
  expect(shortenLongText(text(200), 200)).toEqual({ text: text(200), isShortened: false });
  expect(shortenLongText(text(299), 200)).toEqual({ text: text(299), isShortened: false });
  expect(shortenLongText(text(300), 200)).toEqual({ text: `${text(200)}…`, isShortened: true });
  expect(shortenLongText(text(449), 300).isShortened).toBe(false);
  expect(shortenLongText(text(450), 300).isShortened).toBe(true);
});

test('[LS-07] [LS-09] a text is cut at the limit', () => {
  expect(cutText(text(500), 500)).toEqual({ text: text(500), isShortened: false });
  expect(cutText(text(501), 500)).toEqual({ text: `${text(500)}…`, isShortened: true });
  expect(cutText('Lake house', 5).text).toBe('Lake…');
});

test.each([
  ['a word', 'Brake lights seen from the porch', 8, 'Brake…'],
  ['a word that ends at the limit', 'Brake lights', 5, 'Brake…'],
  ['a comma before the cut', 'Sand, salt and wind', 8, 'Sand…'],
  ['a dash before the cut', 'Sand – and wind', 9, 'Sand…'],
  ['a sentence near the limit', 'The sea is near. So are the shops.', 20, 'The sea is near. …'],
  ['a sentence that ends at the limit', 'The sea is near. So are the shops.', 16, 'The sea is near. …'],
  ['a quoted sentence', '“Never again!” she said, and returned.', 17, '“Never again!” …'],
  ['a sentence far from the limit', 'Near. So are all of the shops.', 20, 'Near. So are all of…'],
  ['a decimal number', 'It is about 1.5 miles away', 15, 'It is about 1.5…'],
  ['lines', 'By the sea.\nNo parking at all', 14, 'By the sea. …'],
  ['no spaces', 'abcdefghij', 5, 'abcde…'],
])('a cut keeps whole words: %s', (_, whole, limit, shown) => {
  expect(cutText(whole, limit).text).toBe(shown);
});

test('an emoji is never cut in half', () => {
  expect(cutText('🏡🏡🏡', 2).text).toBe('🏡🏡…');
});
