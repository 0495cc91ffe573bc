import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadApproached } from './load-approached';

const load = vi.fn<(path: string) => Promise<void>>(async () => undefined);
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  stop = loadApproached(load);
  document.body.innerHTML =
    '<a href="/home/?listingId=1"><b>Home</b></a> <a href="https://elsewhere.example/home/">Away</a>';
});
afterEach(() => stop());

const [word, away] = [() => document.querySelector('b')!, () => document.querySelectorAll('a')[1]!];

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'approaching a link (%s) loads the code of its page',
  (approach) => {
    fireEvent[approach](word());
    expect(load).toHaveBeenCalledWith('/home/');
  },
);

test('a link to another site loads nothing', () => {
  fireEvent.pointerOver(away());
  fireEvent.pointerOver(document.body);
  expect(load).not.toHaveBeenCalled();
});

test('no link loads code for users who save data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fireEvent.pointerOver(word());
  Reflect.deleteProperty(navigator, 'connection');
  expect(load).not.toHaveBeenCalled();
});

test('code whose preload failed loads when it is needed', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.pointerOver(word());
  await Promise.resolve();
  fireEvent.pointerOver(word());
  expect(load).toHaveBeenCalledTimes(2);
});
