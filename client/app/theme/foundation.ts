/**
 * The part of the look that becomes custom properties and styles of the whole page. The portal's build makes these
 * (client/build/precomputed-theme.ts) and replaces this file, because computing them is the longest task of a page that comes rendered.
 */
import { defineConfig } from '@chakra-ui/react';
import { globalCss } from '@chakra-ui/react/theme';
import { colors, semanticColors } from './colors';
import type { PrecomputedTokens } from './precomputed-system';
import { keyframes, shadows, tokens } from './tokens';

const SYSTEM_FONTS = 'system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';

/**
 * Chakra sets some thirty custom properties on every element, which doubles the time that a browser needs to style and lay out a
 * page. Set on the page, elements inherit them.
 */
const { '*': inherited, ...pageCss } = globalCss;

/** The portal's build defines it, with an empty foundation. */
export const precomputed: PrecomputedTokens | undefined = undefined as PrecomputedTokens | undefined;

export const foundation = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: {
    ...pageCss,
    html: {
      ...inherited,
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      colorPalette: 'pine',
      scrollPaddingTop: '24',
      textRendering: 'optimizeLegibility',
      // Forced colors, as in Windows' contrast themes, drop shadows and replace all colors except the system's.
      _highContrast: {
        '--chakra-colors-pine-solid': 'Highlight !important',
        '--chakra-colors-pine-focus-ring': 'CanvasText !important',
        '--chakra-colors-border-control': 'CanvasText !important',
      },
    },
    '[aria-pressed=true]': {
      _highContrast: {
        bg: 'Highlight !important',
        color: 'HighlightText !important',
        forcedColorAdjust: 'none',
      },
    },
    'td[aria-selected=true], [data-highlighted]': {
      _highContrast: { outline: '2px solid Highlight !important', outlineOffset: '-2px' },
    },
    '[data-part=content]': { _highContrast: { borderWidth: '1px' } },
    // Chakra fades it below 4.5:1.
    '*::placeholder, *[data-placeholder]': { color: 'fg.muted' },
    // The browser's own unchecked box is gray in dark mode. A checked box has the accent color that applies where it is.
    'input:is([type=checkbox], [type=radio]):not(:checked)': {
      appearance: 'none',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
    },
    // iOS zooms the page into a focused field with smaller text, and leaves it zoomed.
    'input, select, textarea': { '@media (pointer: coarse)': { fontSize: '1rem !important' } },
    'input[type=checkbox]:not(:checked)': { borderRadius: '4px' },
    'input[type=radio]:not(:checked)': { borderRadius: 'full' },
    'button, a, input, select, textarea, [tabindex]': {
      '--focus-ring-width': '2px',
      '--focus-ring-offset': '2px',
    },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // However short, a transition on every element passes visibility on level by level, one frame for each.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    keyframes,
    tokens: {
      ...tokens,
      colors,
      fonts: {
        heading: {
          value: `"Young Serif", "Young Serif Fallback", "Young Serif Narrow Fallback", Georgia, "Times New Roman", serif`,
        },
        body: { value: `"Figtree Variable", "Figtree Fallback", ${SYSTEM_FONTS}` },
        mono: { value: 'SFMono-Regular, Menlo, Consolas, monospace' },
      },
    },
    semanticTokens: {
      colors: semanticColors,
      shadows: {
        ...shadows,
        card: {
          value: {
            _light: '0 1px 2px rgb(45 36 20 / 6%), 0 8px 24px -12px rgb(45 36 20 / 18%)',
            _dark: '0 1px 2px rgb(0 0 0 / 50%), 0 8px 24px -12px rgb(0 0 0 / 70%)',
          },
        },
        floating: {
          value: {
            _light: '0 2px 6px rgb(45 36 20 / 8%), 0 24px 48px -16px rgb(45 36 20 / 28%)',
            _dark: '0 2px 6px rgb(0 0 0 / 50%), 0 24px 48px -16px rgb(0 0 0 / 80%)',
          },
        },
      },
      radii: { l1: { value: '6px' }, l2: { value: '10px' }, l3: { value: '12px' }, card: { value: '16px' } },
    },
  },
});
