import { remembered } from './remembered';

test('a text is computed once, whatever the result', () => {
  const compute = jest.fn((text: string) => (text === '' ? undefined : text.length));
  const lengthOf = remembered(compute);
  expect(['ab', 'ab', '', '', 'c'].map(lengthOf)).toEqual([2, 2, undefined, undefined, 1]);
  expect(compute.mock.calls.flat()).toEqual(['ab', '', 'c']);
});

test('long texts are not cached, and at most ten thousand short ones', () => {
  const compute = jest.fn((text: string) => text.length);
  const lengthOf = remembered(compute);
  const long = 'x'.repeat(301);
  expect([lengthOf(long), lengthOf(long)]).toEqual([301, 301]);
  expect(compute).toHaveBeenCalledTimes(2);
  for (let at = 0; at <= 10_000; at += 1) lengthOf(String(at));
  compute.mockClear();
  lengthOf('10000');
  expect(compute).not.toHaveBeenCalled();
  lengthOf('1');
  expect(compute).toHaveBeenCalledTimes(1);
});

test('numbers are cached like texts', () => {
  const compute = jest.fn((value: number) => value * 2);
  const double = remembered(compute);
  expect([double(4), double(4), double(5)]).toEqual([8, 8, 10]);
  expect(compute.mock.calls.flat()).toEqual([4, 5]);
});
