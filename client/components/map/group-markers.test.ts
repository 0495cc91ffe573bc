import { expect, test } from 'vitest';
import { groupMarkers, type MarkerGroup, type PlacedMarker } from './group-markers';

const size = (count: number) => (count === 1 ? { width: 80, height: 40 } : { width: 100, height: 60 });

const at = (item: string, x: number, y: number): PlacedMarker<string> => ({ item, x, y });

const itemsOf = (groups: readonly MarkerGroup<string>[]) => groups.map(({ items }) => items.join(''));

test('markers that do not overlap stay separate, in order', () => {
  expect(itemsOf(groupMarkers([at('b', 0, 0), at('a', 80, 0), at('c', 0, 40)], size))).toEqual([
    'b',
    'a',
    'c',
  ]);
});

test('overlapping markers become one, in the middle of them', () => {
  expect(groupMarkers([at('a', 0, 0), at('b', 30, 12)], size)).toEqual([{ items: ['a', 'b'], x: 15, y: 6 }]);
});

test('the closest markers join first', () => {
  expect(
    itemsOf(groupMarkers([at('a', 0, 0), at('b', 70, 0), at('c', 160, 0), at('d', 165, 0)], size)),
  ).toEqual(['ab', 'cd']);
});

test('a group is larger than a marker and absorbs the markers it covers', () => {
  expect(itemsOf(groupMarkers([at('a', 0, 0), at('b', 10, 0), at('c', 90, 0)], size))).toEqual(['abc']);
});

test('many markers end as groups that do not touch', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    at(String(index), (index * 137) % 500, (index * 89) % 400),
  );
  const groups = groupMarkers(many, size);
  expect(groups.flatMap(({ items }) => items).sort()).toEqual(many.map(({ item }) => item).sort());
  groups.forEach((one, index) => {
    for (const other of groups.slice(index + 1)) {
      const [oneSize, otherSize] = [size(one.items.length), size(other.items.length)];
      const isClear =
        Math.abs(one.x - other.x) >= (oneSize.width + otherSize.width) / 2 ||
        Math.abs(one.y - other.y) >= (oneSize.height + otherSize.height) / 2;
      expect(isClear).toBe(true);
    }
  });
});

test('markers in one place are one group at any zoom; no markers are no group', () => {
  expect(itemsOf(groupMarkers([at('a', 5, 5), at('b', 5, 5)], size))).toEqual(['ab']);
  expect(groupMarkers([], size)).toEqual([]);
});
