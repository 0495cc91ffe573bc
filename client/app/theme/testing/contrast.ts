/** Colors of the theme as the screen shows them, and their contrast with each other (WCAG 2.2). */
import { system } from '../system';

export type ColorMode = '_light' | '_dark';
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** A color by the name that code and recipes use: `fg.muted`, `bg/90`, `rgb(7 36 32 / 60%)`. */
export function colorOf(name: string, mode: ColorMode): Rgba {
  if (name.startsWith('#')) return hexColor(name);
  const [, red, green, blue, percent] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(name) ?? [];
  if (percent !== undefined) return [Number(red), Number(green), Number(blue), Number(percent) / 100];
  const [path = '', opacity = '100'] = name.split('/');
  const token = system.tokens.getByName(`colors.${path}`);
  if (!token) throw new Error(`The theme has no color ${name}`);
  const byMode = token.extensions['conditions'] as Partial<Record<ColorMode, string>> | undefined;
  const value = byMode?.[mode] ?? String(token.originalValue ?? token.value);
  const [r, g, b, alpha] = colorOf(/^\{colors\.(.+)\}$/.exec(value)?.[1] ?? value, mode);
  return [r, g, b, (alpha * Number(opacity)) / 100];
}

function hexColor(hex: string): Rgba {
  const parts = (hex.slice(1).match(/../g) ?? []).map((part) => parseInt(part, 16));
  const [red = 0, green = 0, blue = 0, alpha = 255] = parts;
  return [red, green, blue, alpha / 255];
}

/** A translucent color over an opaque one. */
export function over([r, g, b, alpha]: Rgba, [red, green, blue]: Rgba): Rgba {
  const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
  return [mix(r, red), mix(g, green), mix(b, blue), 1];
}

/** The contrast ratio of two opaque colors, from 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
