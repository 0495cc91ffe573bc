import { expect, test } from 'vitest';
import { pointsOf, townsOf } from './drawing';

test('a path has its first point from the south-western corner of its area, and then differences', () => {
  expect(pointsOf([5_000, 10_000, -1_000, 2_500], [35, -76])).toEqual([
    [36, -75.5],
    [36.25, -75.6],
  ]);
});

test('towns have their name, their point, and their population', () => {
  const drawing = { water: [], rivers: [], borders: [], towns: [['Duck', 2_500, 1_600, 400]] as const };
  expect(townsOf(drawing, [36, -76])).toEqual([{ name: 'Duck', point: [36.16, -75.75], population: 400 }]);
});
