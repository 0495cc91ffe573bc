import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadApproached } from './load-approached';

const home = vi.fn(async () => ({}));
const trips = vi.fn(async () => ({}));
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  stop = loadApproached([
    {
      children: [
        { path: '/home/', lazy: home },
        { path: '/trips', lazy: trips },
      ],
    },
  ]);
  document.body.innerHTML =
    '<a href="/home/?listingId=1"><b>Home</b></a> <a href="https://elsewhere.example/home/">Away</a>';
});
afterEach(() => stop());

const [word, away] = [() => document.querySelector('b')!, () => document.querySelectorAll('a')[1]!];

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'approaching a link (%s) loads only the code of its page',
  (approach) => {
    fireEvent[approach](word());
    expect(home).toHaveBeenCalled();
    expect(trips).not.toHaveBeenCalled();
  },
);

test('a link to another site loads nothing', () => {
  fireEvent.pointerOver(away());
  fireEvent.pointerOver(document.body);
  expect(home).not.toHaveBeenCalled();
});

test('no link loads code for users who save data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fireEvent.pointerOver(word());
  Reflect.deleteProperty(navigator, 'connection');
  expect(home).not.toHaveBeenCalled();
});

test('code whose preload failed loads when it is needed', async () => {
  home.mockRejectedValueOnce(new TypeError('offline'));
  fireEvent.pointerOver(word());
  await Promise.resolve();
  fireEvent.pointerOver(word());
  expect(home).toHaveBeenCalledTimes(2);
});
