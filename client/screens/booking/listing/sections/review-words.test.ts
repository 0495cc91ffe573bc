import { expect, test } from 'vitest';
import { withWords, wordsOf } from './review-words';

const edges = [
  { node: { title: null, text: 'The Hot Tub was warm. Good knives, at last.' } },
  { node: { title: 'Hot', text: 'So quiet that we slept until nine.' } },
  { node: { title: null, text: 'Café around the corner (closed on Mondays).' } },
];

test.each([
  ['hot', [0, 1]],
  ['  TUB  hot ', [0]],
  ['knives hot', [0]],
  ['café', [2]],
  ['(closed', [2]],
  ['.*', []],
  ['pool', []],
])('a search for “%s” finds the reviews that contain all of its words', (query, found) => {
  expect(withWords(edges, wordsOf(query))).toEqual(found.map((index) => edges[index]));
});

test('no words are in every review', () => {
  expect(wordsOf('   ')).toEqual([]);
  expect(wordsOf('hot Hot tub')).toEqual(['hot', 'tub']);
});
