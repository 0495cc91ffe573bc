import { BoundedMap } from './bounded-map';

test('the least recently used entries make room for new ones', () => {
  const removed: string[] = [];
  const map = new BoundedMap<number>(100, (key, value) => removed.push(`${key}=${value}`));
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) map.set(key, index, 25);
  map.use('a');
  expect(map.get('b')).toBe(1);
  expect([removed, map.size]).toEqual([[], 100]);
  map.set('e', 4, 25);
  expect([removed, map.size]).toEqual([['b=1', 'c=2'], 75]);
  expect(['a', 'd', 'e'].map((key) => map.get(key))).toEqual([0, 3, 4]);
});

test('a replaced entry counts once, and was used last', () => {
  const map = new BoundedMap<string>(100);
  map.set('a', 'small', 10);
  map.set('b', 'other', 60);
  map.set('a', 'large', 30);
  expect([map.get('a'), map.size]).toEqual(['large', 90]);
  map.set('c', 'new', 20);
  expect([map.get('a'), map.get('b'), map.size]).toEqual(['large', undefined, 50]);
});

test('removes an entry that has to go, and one that is too large for the map', () => {
  const map = new BoundedMap<string>(100);
  map.set('a', 'value', 40);
  map.delete('a');
  map.delete('a');
  map.set('b', 'too large', 101);
  expect([map.get('a'), map.get('b'), map.size]).toEqual([undefined, undefined, 0]);
});
