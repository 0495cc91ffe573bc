import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { DESKTOP_QUERY, layoutOf } from '#domain/portal/breakpoints.ts';
import { useIsDesktop } from '../../components/media/use-is-desktop';
import { isMet } from '../../testing/width-rules';
import { system } from './system';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

describe.each([
  [390, 'a phone'],
  [767, 'a phone'],
  [768, 'a tablet'],
  [960, 'a tablet'],
  [961, 'a desktop'],
  [1014, 'a desktop'],
  [1015, 'a desktop'],
  [1279, 'a desktop'],
  [1280, 'a large desktop'],
])('a window of %i px, which is that of %s,', (width) => {
  const layout = layoutOf(width);

  test('has the styles of the layout [FM-01]', () => {
    const styles = (from: string) => isMet(system.breakpoints.up(from), width);
    expect(styles('md')).toBe(layout.isTablet || layout.isDesktop);
    expect(styles('lg')).toBe(layout.isDesktop);
    expect(isMet(system.breakpoints.down('lg'), width)).toBe(layout.isMobile);
    expect(styles('xl')).toBe(layout.isLargeDesktop);
  });

  test('has the behavior of the layout [FM-01]', () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: isMet(media, width), media }) as MediaQueryList;
    const { result } = renderHook(useIsDesktop);
    expect(result.current).toBe(layout.isDesktop);
  });
});

test('has the behavior of its styles with text of any size [FM-01]', () => {
  expect(system.breakpoints.up('lg')).toContain(DESKTOP_QUERY);
});

test('changes its behavior when it becomes wider [FM-01]', () => {
  let width = 960;
  const query = new EventTarget();
  window.matchMedia = (media) =>
    Object.defineProperty(query, 'matches', {
      get: () => isMet(media, width),
      configurable: true,
    }) as MediaQueryList;
  const { result } = renderHook(useIsDesktop);
  expect(result.current).toBe(false);
  width = 961;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
});
