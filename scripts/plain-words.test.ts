import { avoidedWordsIn } from './plain-words';

const avoided = ['who', 'ever'].join('');

test.each([
  ['a document', 'docs/a.md', `The key of ${avoided} asks.`],
  ['a comment', 'gateway/a.ts', `const a = 1; // ${avoided} asks`],
  ['a block comment', 'gateway/a.ts', `/** For ${avoided} asks. */`],
  ['a title', 'gateway/a.test.ts', `test('answers ${avoided} asks', () => {});`],
  ['a title over rows', 'gateway/a.test.ts', `test.each([1])('answers ${avoided} asks', () => {});`],
  [
    'a row that completes a title',
    'gateway/a.test.ts',
    `test.each([['for ${avoided}', 1]])('answers %s', () => {});`,
  ],
  ['a description', 'schema/a.graphql', `"For ${avoided} asks."`],
])('an avoided word in %s is found', (_where, path, text) => {
  expect(avoidedWordsIn(path, text)).toEqual([expect.stringMatching(`^${path}:1: "${avoided}"`)]);
});

test.each([
  ['a string of code', 'gateway/a.ts', `const text = '${avoided}';`],
  ['code in a document', 'docs/a.md', `Run \`${avoided}\`.`],
  ['the members of a list', 'schema/a.yaml', 'x-extensible-enum: [Used, Cancelled]'],
  ['a value in a row', 'gateway/a.test.ts', `test.each([['a text', '${avoided}']])('%s', () => {});`],
  ['an address', 'gateway/a.ts', `const url = 'https://${avoided}.example';`],
])('%s may contain any word', (_where, path, text) => {
  expect(avoidedWordsIn(path, text)).toEqual([]);
});

test.each(['LongestWaitMs', 'NoteLanding', 'LookEveryMs', 'DrawnAt'])(
  'a name such as %s is found',
  (name) => {
    const avoidedName = name.charAt(0).toLowerCase() + name.slice(1);
    expect(avoidedWordsIn('gateway/a.ts', `const ${avoidedName} = 1;`)).toEqual([
      expect.stringMatching(`^gateway/a.ts:1: "${avoidedName}"`),
    ]);
  },
);

test.each([
  ['A page of its', 'own'],
  ['Two requests at', 'once'],
  ['A refund on its', 'way'],
  ['The provider is', 'asked'],
  ['A notice asks', 'for a card'],
  ['The key goes', 'with the request'],
])('a phrase such as "%s %s" is found', (start, end) => {
  expect(avoidedWordsIn('docs/a.md', `${start} ${end}`)).toHaveLength(1);
});
