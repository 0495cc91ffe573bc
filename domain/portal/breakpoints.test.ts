import { isTravelAppMode, layoutOf } from './breakpoints';

const kinds = (width: number) =>
  Object.entries(layoutOf(width))
    .filter(([, is]) => is)
    .map(([kind]) => kind);

test.each([
  [320, ['isMobile']],
  [767, ['isMobile']],
  [768, ['isMobile', 'isTablet']],
  [960, ['isMobile', 'isTablet']],
  [961, ['isDesktop', 'isSmallDesktop']],
  [1014, ['isDesktop', 'isSmallDesktop']],
  [1015, ['isDesktop']],
  [1279, ['isDesktop']],
  [1280, ['isDesktop', 'isLargeDesktop']],
])('[FM-01] %i px is %p', (width, expected) => {
  expect(kinds(width)).toEqual(expected);
});

test('[FM-01] widths between two pixels have a layout too', () => {
  expect(kinds(960.5)).toEqual(['isMobile', 'isTablet']);
});

test('[TA-01] the travel-app flag applies at mobile widths', () => {
  expect([isTravelAppMode(true, 400), isTravelAppMode(true, 1200), isTravelAppMode(false, 400)]).toEqual([
    true,
    false,
    false,
  ]);
});
