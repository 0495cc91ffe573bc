import { expect, test } from 'vitest';
import { inOrder, scoreCounts } from './review-order';

const edges = [4, null, 5, 2, 4].map((score, index) => ({ node: { score, index } }));
const shown = (order: Parameters<typeof inOrder>[1]) => inOrder(edges, order).map(({ node }) => node.index);

test.each([
  ['NEWEST', [0, 1, 2, 3, 4]],
  ['HIGHEST', [2, 0, 4, 3, 1]],
  ['LOWEST', [3, 0, 4, 2, 1]],
] as const)(
  'reviews in the order %s, newest first where scores are equal, those without a score last',
  (order, ids) => {
    expect(shown(order)).toEqual(ids);
  },
);

test('each review with a score counts once', () => {
  expect(scoreCounts([5, 4.5, 4.4, 2, 0, null])).toEqual([
    { score: 5, count: 2 },
    { score: 4, count: 1 },
    { score: 3, count: 0 },
    { score: 2, count: 1 },
    { score: 1, count: 1 },
  ]);
});
