import { missingFilesIn, missingNamesIn, wordsOf } from './document-names';

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

test('blocks of code may contain made-up names', () => {
  expect(missingNamesIn('```ts\nconst a = `planBooking`;\n```', known)).toEqual([]);
});

const paths = ['gateway/modules/quote/quote-status.ts', 'docs/adr/0004-money.md'];

test.each([
  '// See quote-status.ts.',
  '/** The policy is quote/quote-status.ts. */',
  '// docs/adr/0004-money.md',
  '// Built to client/dist/worker.mjs.',
  "import { quotePolicy } from './missing-policy.ts';",
])('%s refers to no missing file', (code) => {
  expect(missingFilesIn(code, paths)).toEqual([]);
});

const missing = ['live', 'quote-status.ts'].join('/');

test.each([`// See ${missing}.`, `/**\n * See ${missing}.\n */`])('%j refers to a missing file', (code) => {
  expect(missingFilesIn(code, paths)).toEqual([`no such file: ${missing}`]);
});
