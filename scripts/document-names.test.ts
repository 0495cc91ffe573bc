import { missingNamesIn, wordsOf } from './document-names';

const known = {
  files: new Set(['book.ts']),
  words: wordsOf(['export const placeBooking = () => context.intents.once({ MAX_PLACES });']),
};

test.each([
  '`book.ts`',
  '`placeBooking`',
  '`context.intents.once()`',
  '`MAX_PLACES`',
  '`true`',
  '`a word`',
  '`--flag`',
])('%s is not reported as missing', (text) => {
  expect(missingNamesIn(`See ${text}.`, known)).toEqual([]);
});

test.each([
  ['`bought.ts`', 'no such file: bought.ts'],
  ['`planBooking`', 'no such name: planBooking'],
  ['`context.openIntents`', 'no such name: openIntents'],
  ['`MAX_HOMES`', 'no such name: MAX_HOMES'],
])('%s is a missing name', (text, problem) => {
  expect(missingNamesIn(`See ${text}.`, known)).toEqual([problem]);
});

test('blocks of code may show names that a reader makes up', () => {
  expect(missingNamesIn('```ts\nconst a = `planBooking`;\n```', known)).toEqual([]);
});
