import { parse } from 'graphql';
import { DocumentStore } from './document-store';

test.each([
  ['a card number', '{ a(b: "4000 0500 0006 4821") }'],
  ['a card number as a number', '{ a(b: 4000050000064821) }'],
  ['a card number in a comment', '{ a } # 4000050000064821'],
  ['a bearer token', '{ a(b: "Bearer abcdefghijklmnopqrstuvwxyz") }'],
])('a document with %s is not stored', (_, source) => {
  const documents = new DocumentStore();
  documents.set('1', parse(source));
  expect(documents.get('1')).toBeUndefined();
});

test('documents are stored until they take too much memory, the least recently used one first', () => {
  const documents = new DocumentStore();
  const [first, second] = [parse('{ a }'), parse('{ b }')];
  documents.set('first', first);
  documents.set('second', second);
  const large = parse(`{ ${'a '.repeat(2_000)} }`);
  for (let at = 0; at < 100; at += 1) {
    expect(documents.get('first')).toBe(first);
    documents.set(`${at}`, large);
  }
  expect(documents.get('second')).toBeUndefined();
  expect(documents.get('99')).toBe(large);
});
