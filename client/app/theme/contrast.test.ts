/**
 * Checks the contrast (WCAG 2.2, 1.4.3 and 1.4.11) of everything that the theme's recipes and the code can put on a background,
 * in both color modes. Every text color is compared with every background, because any two may meet; a solid color has its own
 * text color. The browser tests check text over photos, because the background there depends on the photo.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { semanticColors } from './colors';
import { colorOf, type ColorMode, contrast, over } from './testing/contrast';
import { faded, painted } from './testing/recipe-colors';

const { bg, fg, border, ...byPalette } = semanticColors;
const palettes = Object.keys(byPalette);
const familyOf = (family: string, tokens: object) =>
  Object.keys(tokens).map((member) => (member === 'DEFAULT' ? family : `${family}.${member}`));
const ofPalettes = (...members: readonly string[]) =>
  palettes.flatMap((palette) => members.map((member) => `${palette}.${member}`));

const TEXTS = [
  ...familyOf('fg', fg).filter((name) => name !== 'fg.subtle' && name !== 'fg.inverted'),
  ...ofPalettes('fg'),
];
const OPAQUE_GROUNDS = [
  ...familyOf('bg', bg).filter((name) => name !== 'bg.inverted'),
  ...ofPalettes('subtle', 'muted'),
];
/** They show the background that they lie on. */
const TRANSLUCENT_GROUNDS = [
  ...['bg/95', 'bg/90', 'bg/85', 'bg.panel/85', 'bg.panel/80', 'bg.emphasized/60'],
  ...palettes.flatMap((palette) => [`${palette}.muted/20`, `${palette}.muted/50`]),
];
/** Backgrounds with their own text color: the text, then the backgrounds. */
const SOLID_GROUNDS: readonly (readonly [text: string, ...grounds: readonly string[]])[] = [
  ['fg.inverted', 'bg.inverted'],
  ...palettes.map((palette) => [`${palette}.contrast`, `${palette}.solid`, `${palette}.hover`] as const),
];

/** The backgrounds of controls. */
const PAGE = ['bg', 'bg.subtle', 'bg.panel', 'bg.muted'];
const RECOGNIZED_BY: readonly (readonly [what: string, names: readonly string[]])[] = [
  ['the edge of a field', ['border.control']],
  ['the edge of an invalid field', ['border.error']],
  ['the focus ring', ofPalettes('focusRing')],
  ['a chosen day or option, a completed step, a place on a map', ['pine.solid', 'coral.solid']],
  ['a day that cannot be picked', ['fg.subtle']],
];

/** These contain nothing to read or recognize. */
const DECORATION = [
  ...familyOf('border', border).filter((name) => !['border.control', 'border.error'].includes(name)),
  ...ofPalettes('border'),
  // Text over photos, and the dot of a radio button, which its fill marks as chosen.
  'white',
  // Behind a dialog.
  'blackAlpha.500',
  // The parts of a bar that the list below it names.
  ...['pine.300', 'pine.500'],
  'transparent',
];
/** The heart of a favorite, light and dark. */
const HEARTS = { _light: 'coral.500', _dark: 'coral.400' } as const;
/** The stars of a rating. */
const STARS = { _light: 'orange.500', _dark: 'orange.400' } as const;

/** Each text on each background with too little contrast, with that contrast. */
const tooFaint = (names: readonly string[], grounds: readonly string[], least: number, mode: ColorMode) =>
  grounds.flatMap((ground) =>
    (ground.includes('/') ? OPAQUE_GROUNDS : ['bg']).flatMap((under) => {
      const behind = over(colorOf(ground, mode), colorOf(under, mode));
      return names.flatMap((name) => {
        const ratio = contrast(over(colorOf(name, mode), behind), behind);
        return ratio < least ? [`${name} on ${ground} over ${under}: ${ratio.toFixed(2)}`] : [];
      });
    }),
  );

describe.each([
  ['light', '_light'],
  ['dark', '_dark'],
] as const)('in the %s color mode', (_, mode) => {
  test.each(TEXTS)('%s reaches 4.5:1 on every background', (text) => {
    expect(tooFaint([text], [...OPAQUE_GROUNDS, ...TRANSLUCENT_GROUNDS], 4.5, mode)).toEqual([]);
  });

  test.each(SOLID_GROUNDS)('%s reaches 4.5:1 on its solid color', (text, ...grounds) => {
    expect(tooFaint([text], grounds, 4.5, mode)).toEqual([]);
  });

  test.each(RECOGNIZED_BY)('%s reaches 3:1 on the backgrounds of controls', (_what, names) => {
    expect(tooFaint(names, PAGE, 3, mode)).toEqual([]);
  });

  test('the heart of a favorite reaches 3:1 on the background of controls', () => {
    expect(tooFaint([HEARTS[mode]], PAGE, 3, mode)).toEqual([]);
  });

  test('the stars of a rating reach 3:1 on their backgrounds', () => {
    expect(tooFaint([STARS[mode]], PAGE, 3, mode)).toEqual([]);
  });

  test('the button that closes the note on a map reaches 3:1 on a white photo', () => {
    const veil = over(colorOf('rgb(7 36 32 / 60%)', mode), colorOf('white', mode));
    expect(contrast(colorOf('white', mode), veil)).toBeGreaterThanOrEqual(3);
  });
});

describe('the tests cover every color:', () => {
  const grounds = [...OPAQUE_GROUNDS, ...TRANSLUCENT_GROUNDS];
  const recognized = RECOGNIZED_BY.flatMap(([, names]) => names);
  const solidTexts = SOLID_GROUNDS.map(([text]) => text);
  /** All palettes have the same members. */
  const ofPine = (name: string | undefined) => name?.replace('colorPalette', 'pine');

  test('recipes use solid fills only under their text color, and only the backgrounds above', () => {
    const isProved = (text: string | undefined, ground = 'transparent') => {
      const own = SOLID_GROUNDS.find(([, ...solid]) => solid.includes(ground));
      if (own) return own[0] === text;
      if (![...grounds, ...DECORATION].includes(ground)) return false;
      const isBehindIt = ground === 'transparent' && text !== undefined && solidTexts.includes(text);
      return text === undefined || isBehindIt || [...TEXTS, ...recognized, ...DECORATION].includes(text);
    };
    // A switch has no text: its fill is a chosen option, and its thumb lies on it in the color of a text.
    const unproved = painted.filter(
      ({ part, text, ground }) => !part.startsWith('switch ') && !isProved(ofPine(text), ofPine(ground)),
    );
    expect(unproved).toEqual([]);
  });

  test("recipes reduce no text's opacity, except when disabled", () => {
    const read = faded.filter(({ part, opacity }) => Number(opacity) > 0 && !/disabled/i.test(part));
    // The keyboard shortcut of a menu item: no menu of the portal has one.
    expect(read.map(({ part }) => part)).toEqual(['menu base itemCommand']);
  });

  const client = join(__dirname, '../..');
  const sources = ['app', 'components', 'screens', 'embed']
    .flatMap((folder) =>
      readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/theme\/|\/testing\/|\.generated\./.test(file))
    .map((file) => ({ file, lines: readFileSync(join(client, file), 'utf8').split('\n') }));

  test('the code uses only the colors above', () => {
    const COLOR_NAME = new RegExp(
      `["'\`]((?:bg|fg|border|white|black|(?:whiteAlpha|blackAlpha|colorPalette|${palettes.join('|')})\\.\\w+)(?:\\.\\w+)?(?:/\\d+)?)["'\`]`,
      'g',
    );
    const known: readonly string[] = [
      ...[...TEXTS, ...grounds, ...SOLID_GROUNDS.flat(), ...recognized, ...DECORATION],
      ...Object.values(HEARTS),
      ...Object.values(STARS),
    ];
    const named = sources.flatMap(({ file, lines }) =>
      [...lines.join('\n').matchAll(COLOR_NAME)].map(([, name]) => ({ file, name: ofPine(name) ?? '' })),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ name }) => !known.includes(name))).toEqual([]);
  });

  test('the code uses solid fills only under their text color, or without text', () => {
    const filesWithoutText = [
      'app/shell/shell.tsx',
      'screens/account/wallet/credit-card.tsx',
      'screens/administration/spend-section.tsx',
      'screens/booking/checkout/layout/step-progress.tsx',
      'screens/booking/checkout/steps/payment/switch-card.tsx',
      'screens/discover/stays-availability/filters/price-range.tsx',
      'screens/discover/stays-availability/filters/range-handles.tsx',
      'screens/trips/trip/parts/trip-map.tsx',
    ];
    const filled = sources.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => {
        const palette = /\bbg(?:=|:).*?['"](\w+)\.(?:solid|hover)['"]/.exec(line)?.[1];
        const withText = `${line}\n${lines[index + 1]}`;
        const hasText = withText.includes(`${palette}.contrast`) || withText.includes('SOLID_TEXT');
        return palette && !hasText ? [file] : [];
      }),
    );
    expect(filled.toSorted()).toEqual(filesWithoutText);
  });
});
