import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseColorMode, colorElement, useColorChoice, useColorMode } from './color-mode';

/** A device whose color scheme changes, with all its listeners. */
function device() {
  const listening = new Set<() => void>();
  let isDark = false;
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return isDark;
      },
      addEventListener: (_: string, listener: () => void) => listening.add(listener),
      removeEventListener: (_: string, listener: () => void) => listening.delete(listener),
    }) as unknown as MediaQueryList;
  const turn = (dark: boolean) =>
    act(() => {
      isDark = dark;
      for (const listener of listening) listener();
    });
  return { turn, listening };
}

test('without a choice the colors follow the device until the portal is unmounted', () => {
  const { turn, listening } = device();
  const { result, unmount } = renderHook(useColorMode);
  turn(true);
  expect(result.current).toBe('dark');
  turn(false);
  expect(result.current).toBe('light');
  unmount();
  expect(listening.size).toBe(0);
});

test("the first reading uses the device's current colors", () => {
  const { turn } = device();
  turn(true);
  expect(renderHook(useColorMode).result.current).toBe('dark');
});

test('a choice overrides the device', () => {
  const { turn } = device();
  const { result } = renderHook(useColorMode);
  act(() => chooseColorMode('light'));
  turn(true);
  expect(result.current).toBe('light');
});

test("a choice can be reset to the device's colors", () => {
  const { turn } = device();
  const mode = renderHook(useColorMode).result;
  const choice = renderHook(useColorChoice).result;
  act(() => chooseColorMode('light'));
  turn(true);
  expect([mode.current, choice.current]).toEqual(['light', 'light']);
  act(() => chooseColorMode('device'));
  expect([mode.current, choice.current]).toEqual(['dark', 'device']);
  turn(false);
  expect(mode.current).toBe('light');
});

test('paper is light, and afterwards the screen is as before', () => {
  device();
  const { result, unmount } = renderHook(useColorMode);
  act(() => chooseColorMode('dark'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(result.current).toBe('light');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(result.current).toBe('dark');
  unmount();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement).toHaveClass('dark');
});

test("[TA-06] the host's color mode overrides both", () => {
  const { turn } = device();
  const place = document.createElement('div');
  colorElement(place, 'light');
  const { result } = renderHook(useColorMode);
  turn(true);
  expect(result.current).toBe('light');
  act(() => colorElement(place));
  expect(place).toHaveClass('dark');
});
