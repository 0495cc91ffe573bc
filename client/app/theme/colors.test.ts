import { colors, semanticColors } from './colors';

type Mode = '_light' | '_dark';
interface Pair {
  readonly value: Readonly<Record<Mode, string>>;
}

/** A semantic colour as a hex code. */
function hexOf({ value }: Pair, mode: Mode): string {
  const [, path = value[mode]] = /^\{colors\.(.+)\}$/.exec(value[mode]) ?? [];
  if (path.startsWith('#')) return path;
  const [name = '', step = ''] = path.split('.');
  const token: unknown = Object.entries(colors).find(([each]) => each === name)?.[1];
  const { value: hex } = (step ? (token as Record<string, unknown>)[step] : token) as { value: string };
  return hex;
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const { bg, fg, border, ...palettes } = semanticColors;
const grounds = { bg: bg.DEFAULT, subtle: bg.subtle, panel: bg.panel };

const texts = [
  ...(['DEFAULT', 'muted', 'error', 'warning', 'success', 'info', 'brand'] as const).flatMap((text) =>
    Object.entries(grounds).map(([on, ground]) => [`fg.${text} on ${on}`, fg[text], ground] as const),
  ),
  ...(['error', 'warning', 'success', 'info'] as const).map(
    (status) => [`fg.${status} on bg.${status}`, fg[status], bg[status]] as const,
  ),
  ['fg.muted on bg.muted', fg.muted, bg.muted] as const,
  ['fg.inverted on bg.inverted', fg.inverted, bg.inverted] as const,
  ...Object.entries(palettes).flatMap(
    ([name, { contrast: on, solid, hover, fg: text, subtle, muted }]) =>
      [
        [`${name}: text on solid`, on, solid],
        [`${name}: text on hover`, on, hover],
        [`${name}: fg on subtle`, text, subtle],
        [`${name}: fg on muted`, text, muted],
      ] as const,
  ),
];

describe.each(['_light', '_dark'] as const)('WCAG 1.4.3, 1.4.11: %s', (mode) => {
  test.each(texts)('%s reaches 4.5:1', (_, text, ground) => {
    expect(contrast(hexOf(text, mode), hexOf(ground, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(grounds))('the edge of a control reaches 3:1 on %s', (_, ground) => {
    expect(contrast(hexOf(border.control, mode), hexOf(ground, mode))).toBeGreaterThanOrEqual(3);
  });
});
