/**
 * The scales that Chakra's recipes and our screens name: Chakra's values, without its palettes and without what nothing here
 * uses. Every page loads them twice, as code and as custom properties.
 */
const scale = <Value extends string | number>(values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Steps of 4 px at the browser's default text size. */
const steps = Object.fromEntries(
  [
    0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48,
    52, 56, 60, 64, 72, 80, 96,
  ].map((step) => [String(step), `${step / 4}rem`]),
);

const fractions = Object.fromEntries(
  [2, 3, 4, 5, 6, 12].flatMap((whole) =>
    Array.from({ length: whole - 1 }, (_, index) => [
      `${index + 1}/${whole}`,
      `${Number((((index + 1) / whole) * 100).toFixed(6))}%`,
    ]),
  ),
);

const containers = {
  '3xs': '14rem',
  '2xs': '16rem',
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '5xl': '64rem',
  '6xl': '72rem',
  '7xl': '80rem',
  '8xl': '90rem',
};

export const tokens = {
  aspectRatios: scale({ square: '1 / 1', landscape: '4 / 3', wide: '16 / 9' }),
  animations: scale({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  borders: scale({ sm: '1px solid', md: '2px solid' }),
  durations: scale({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: scale({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  fontSizes: scale({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
    '7xl': '4.5rem',
  }),
  fontWeights: scale({ normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' }),
  letterSpacings: scale({ tight: '-0.025em', wide: '0.025em', wider: '0.05em', widest: '0.1em' }),
  lineHeights: scale({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625, taller: 2 }),
  radii: scale({
    none: '0',
    '2xs': '0.0625rem',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    '2xl': '1rem',
    '3xl': '1.5rem',
    full: '9999px',
  }),
  spacing: scale(steps),
  sizes: scale({
    ...steps,
    ...containers,
    ...fractions,
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    full: '100%',
    vh: '100vh',
    dvh: '100dvh',
    vw: '100vw',
    dvw: '100dvw',
  }),
  zIndex: scale({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
  cursor: scale({
    button: 'pointer',
    checkbox: 'default',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'default',
    switch: 'pointer',
  }),
};

const shadow = (offset: string) => ({
  value: {
    _light: `${offset} {colors.gray.900/10}, 0 0 1px {colors.gray.900/30}`,
    _dark: `${offset} {black/64}, 0 0 1px inset {colors.gray.300/30}`,
  },
});

export const shadows = {
  md: shadow('0 4px 8px'),
  lg: shadow('0 8px 16px'),
  xl: shadow('0 16px 24px'),
};

/** Short slides in from a side and out to it, under the names of Chakra's motion styles. */
const slides = Object.fromEntries(
  Object.entries({
    top: (way: string) => `0 calc(${way} * -1)`,
    bottom: (way: string) => `0 ${way}`,
    left: (way: string) => `calc(${way} * -1) 0`,
    right: (way: string) => `${way} 0`,
  }).flatMap(([side, place]) =>
    (['from', 'to'] as const).map((direction) => {
      const away = { translate: place(`var(--slide-${direction}-${side}-distance, 0.5rem)`) };
      const here = { translate: '0' };
      return [
        `slide-${direction}-${side}`,
        direction === 'from' ? { from: away, to: here } : { from: here, to: away },
      ];
    }),
  ),
);

export const keyframes = {
  ...slides,
  spin: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  position: { from: { translate: '-100%' }, to: { translate: '250%' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'scale-in': { from: { scale: '0.95' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.95' } },
};
