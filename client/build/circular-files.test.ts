import { expect, test } from 'vitest';
import { circleIn } from './circular-files';

const filesOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  circleIn(Object.keys(imports), (file) => imports[file] ?? []);

test('names the files of a circle', () => {
  expect(filesOf({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] })).toEqual(['b', 'd', 'b']);
  expect(filesOf({ a: ['a'] })).toEqual(['a', 'a']);
});

test('finds none where files only share imports', () => {
  expect(filesOf({ a: ['b', 'c'], b: ['d'], c: ['d', 'b'], d: [] })).toBeUndefined();
});
