/**
 * The palette of the portal: pine for the brand, coral for the primary action, sand for everything quiet. Pairs of text and
 * background reach WCAG AA (4.5:1): white on coral.600 is 4.85, ink on sand.50 is 14.3.
 */
const step = (values: readonly string[]) =>
  Object.fromEntries(
    [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((name, index) => [
      name,
      { value: values[index] ?? '' },
    ]),
  );

// prettier-ignore
export const colors = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#0b100f' },
  white: { value: '#ffffff' },
  /** Translucent layers that the recipes put under dialogs and over pictures. */
  blackAlpha: step(['#0000000a', '#0000000f', '#00000014', '#00000029', '#0000003d', '#0000005c', '#0000007a', '#000000a3', '#000000cc', '#000000eb', '#000000f2']),
  whiteAlpha: step(['#ffffff0a', '#ffffff0f', '#ffffff14', '#ffffff29', '#ffffff3d', '#ffffff5c', '#ffffff7a', '#ffffffa3', '#ffffffcc', '#ffffffeb', '#fffffff2']),
  pine: step(['#eef6f3', '#d8ebe4', '#b3d8cc', '#84beae', '#539f8e', '#2f8273', '#1c6b5f', '#13584e', '#0f4a43', '#0b3631', '#072420']),
  coral: step(['#fdf1ed', '#fbdfd6', '#f6bfae', '#ee9a80', '#e57654', '#d9532c', '#c8451f', '#a93818', '#882f17', '#672515', '#3d140b']),
  gray: step(['#f8f4ed', '#f2ece2', '#e7dfd3', '#d6ccbc', '#a79f92', '#7d776c', '#5d5a53', '#44443f', '#2c302e', '#1d2724', '#121917']),
  red: step(['#fdf0ee', '#fbdfdb', '#f5bcb4', '#ec9185', '#e06557', '#cb4133', '#b2301f', '#922518', '#762116', '#581b13', '#320d09']),
  orange: step(['#fdf4e5', '#fae6c4', '#f3cd8c', '#e9ae50', '#dc9129', '#bf7516', '#975a0f', '#78470f', '#5f3911', '#472c10', '#281807']),
  green: step(['#eef7ee', '#d9eeda', '#b4dcb7', '#86c48c', '#57a661', '#398a45', '#2a7136', '#225a2c', '#1d4826', '#173a1f', '#0a2010']),
  blue: step(['#eef4f9', '#d9e7f2', '#b3cfe4', '#84b0d1', '#558fba', '#3773a0', '#295b82', '#224a69', '#1e3e57', '#193247', '#0e1e2c']),
};

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** The colors that Chakra's recipes expect of a palette, light and dark. */
const palette = (name: string, solid: { light: number; dark: number; darkText?: string }) => ({
  contrast: pair('white', solid.darkText ?? 'white'),
  fg: pair(`{colors.${name}.700}`, `{colors.${name}.300}`),
  subtle: pair(`{colors.${name}.50}`, `{colors.${name}.950}`),
  muted: pair(`{colors.${name}.100}`, `{colors.${name}.900}`),
  emphasized: pair(`{colors.${name}.200}`, `{colors.${name}.800}`),
  solid: pair(`{colors.${name}.${solid.light}}`, `{colors.${name}.${solid.dark}}`),
  /** A hovered solid button: one step away from the color of its text. */
  hover: pair(
    `{colors.${name}.${solid.light + 100}}`,
    `{colors.${name}.${solid.dark + (solid.darkText ? -100 : 100)}}`,
  ),
  focusRing: pair(`{colors.${name}.600}`, `{colors.${name}.400}`),
  border: pair(`{colors.${name}.300}`, `{colors.${name}.700}`),
});

export const semanticColors = {
  bg: {
    DEFAULT: pair('#fbf8f3', '#0f1614'),
    subtle: pair('{colors.gray.50}', '#131c19'),
    muted: pair('{colors.gray.100}', '#1c2824'),
    emphasized: pair('{colors.gray.200}', '#26352f'),
    inverted: pair('{colors.gray.900}', '#eef3f0'),
    panel: pair('{colors.white}', '#16201d'),
    error: pair('{colors.red.50}', '{colors.red.950}'),
    warning: pair('{colors.orange.50}', '{colors.orange.950}'),
    success: pair('{colors.green.50}', '{colors.green.950}'),
    info: pair('{colors.blue.50}', '{colors.blue.950}'),
  },
  fg: {
    DEFAULT: pair('#1d2724', '#eef3f0'),
    muted: pair('#55625d', '#a9b8b2'),
    /** Of what cannot be picked: 3:1 against the page. */
    subtle: pair('#7c8782', '#697a72'),
    inverted: pair('#fbf8f3', '#0f1614'),
    error: pair('{colors.red.700}', '{colors.red.300}'),
    warning: pair('{colors.orange.700}', '{colors.orange.300}'),
    success: pair('{colors.green.700}', '{colors.green.300}'),
    info: pair('{colors.blue.700}', '{colors.blue.300}'),
    brand: pair('{colors.pine.800}', '{colors.pine.300}'),
  },
  border: {
    DEFAULT: pair('{colors.gray.200}', '#2a3833'),
    muted: pair('{colors.gray.100}', '#202c28'),
    subtle: pair('{colors.gray.50}', '#1a2521'),
    emphasized: pair('{colors.gray.300}', '#3b4d46'),
    /** Borders that identify a control: 3:1 against the page (WCAG 1.4.11). */
    control: pair('#8a8274', '#6d7f77'),
    inverted: pair('{colors.gray.800}', '{colors.gray.200}'),
    error: pair('{colors.red.500}', '{colors.red.400}'),
    warning: pair('{colors.orange.500}', '{colors.orange.400}'),
    success: pair('{colors.green.500}', '{colors.green.400}'),
    info: pair('{colors.blue.500}', '{colors.blue.400}'),
  },
  pine: palette('pine', { light: 800, dark: 400, darkText: '{colors.pine.950}' }),
  coral: palette('coral', { light: 600, dark: 600 }),
  red: palette('red', { light: 600, dark: 600 }),
  orange: palette('orange', { light: 600, dark: 300, darkText: '{colors.orange.950}' }),
  green: palette('green', { light: 700, dark: 400, darkText: '{colors.green.950}' }),
  blue: palette('blue', { light: 700, dark: 400, darkText: '{colors.blue.950}' }),
  gray: {
    contrast: pair('white', '#0f1614'),
    fg: pair('#2c302e', '#dfe7e3'),
    subtle: pair('{colors.gray.100}', '#1c2824'),
    muted: pair('{colors.gray.200}', '#26352f'),
    emphasized: pair('{colors.gray.300}', '#34463f'),
    solid: pair('{colors.gray.900}', '#eef3f0'),
    hover: pair('{colors.gray.800}', '#dfe7e3'),
    focusRing: pair('{colors.pine.600}', '{colors.pine.400}'),
    border: pair('{colors.gray.300}', '#34463f'),
  },
};
