import { expect, test } from 'vitest';
import { operationFacts } from './operation-facts';

test('a document with one named operation has a name and a kind', () => {
  const facts = operationFacts('subscription Status { a { ...f } } fragment f on A { b }');
  expect(facts?.operationName).toBe('Status');
  expect(facts?.documentAST.definitions[0]).toMatchObject({ operation: 'subscription' });
});

test.each([['query A { a } query B { b }'], ['{ a }'], ['query A {']])('%s has no name and kind', (query) => {
  expect(operationFacts(query)).toBeUndefined();
});
