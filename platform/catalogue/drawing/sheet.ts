import { mixed } from './colors';

/** One light falls on everything in a picture. */
export interface Light {
  readonly name: 'morning' | 'day' | 'golden' | 'evening';
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** All colors are mixed with it. */
  readonly tint: string;
  readonly share: number;
}

export type Point = readonly [number, number];

/** What a shape looks like besides its fill. */
export interface Look {
  readonly opacity?: number;
  readonly stroke?: string;
  readonly width?: number;
  readonly round?: number;
  readonly transform?: string;
  /** Shines by itself, such as a lamp: the light of the picture does not change it. */
  readonly shines?: boolean;
}

/** A number of an attribute: a tenth of a unit is enough. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** A line through the points, straight from one to the next. */
export const straight = (points: readonly Point[], isClosed = true): string =>
  `M${points.map(at).join('L')}${isClosed ? 'Z' : ''}`;

/** A line through the points without corners. */
export function curved(points: readonly Point[], isClosed = true): string {
  const { length } = points;
  const point = (index: number): Point =>
    points[isClosed ? (index + length) % length : Math.max(0, Math.min(length - 1, index))] ?? [0, 0];
  let path = `M${at(point(0))}`;
  for (let index = 0; index < (isClosed ? length : length - 1); index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    path += `C${at([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6])} ${at([
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ])} ${at(to)}`;
  }
  return path + (isClosed ? 'Z' : '');
}

export type Sheet = ReturnType<typeof createSheet>;

export const WIDTH = 1200;
export const HEIGHT = 800;

/** Draws shapes as SVG in one light. A fill is a color, or the reference to a gradient or pattern that the sheet made. */
export function createSheet(light: Light) {
  const definitions = new Map<string, string>();
  const copies = new Map<string, string>();
  const made: string[] = [];
  const toned = (color: string, shines = false): string =>
    shines || !color.startsWith('#') ? color : mixed(color, light.tint, light.share);

  const define = (markup: (id: string) => string): string => {
    const key = markup('');
    let id = definitions.get(key);
    if (id === undefined) {
      id = `d${definitions.size}`;
      definitions.set(key, id);
      made.push(markup(id));
    }
    return `url(#${id})`;
  };

  const look = ({ opacity, stroke, width, transform, shines }: Look = {}): string =>
    [
      opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`,
      stroke === undefined ? '' : ` stroke="${toned(stroke, shines)}" stroke-width="${short(width ?? 2)}"`,
      stroke === undefined ? '' : ' stroke-linecap="round" stroke-linejoin="round"',
      transform === undefined ? '' : ` transform="${transform}"`,
    ].join('');

  const sheet = {
    light,
    rect: (x: number, y: number, width: number, height: number, fill: string, own: Look = {}): string =>
      `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${
        own.round === undefined ? '' : ` rx="${short(own.round)}"`
      } fill="${toned(fill, own.shines)}"${look(own)}/>`,
    ellipse: (x: number, y: number, rx: number, ry: number, fill: string, own: Look = {}): string =>
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${toned(fill, own.shines)}"${look(own)}/>`,
    path: (path: string, fill: string, own: Look = {}): string =>
      `<path d="${path}" fill="${toned(fill, own.shines)}"${look(own)}/>`,
    /** A line that is not filled. */
    line: (path: string, stroke: string, width: number, own: Look = {}): string =>
      `<path d="${path}" fill="none"${look({ ...own, stroke, width })}/>`,
    group: (transform: string, ...parts: string[]): string =>
      `<g transform="${transform}">${parts.join('')}</g>`,
    /** Parts of the picture behind a window or a door. */
    inside: (x: number, y: number, width: number, height: number, content: string): string => {
      const clip = define(
        (id) =>
          `<clipPath id="${id}"><rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"/></clipPath>`,
      );
      return `<g clip-path="${clip}">${content}</g>`;
    },
    /** From top to bottom, or from left to right. */
    gradient: (colors: readonly string[], { isAcross = false, shines = false } = {}): string =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${isAcross ? 1 : 0}" y2="${isAcross ? 0 : 1}">${colors
            .map(
              (color, index) =>
                `<stop offset="${Math.round((index / (colors.length - 1)) * 100) / 100}" stop-color="${toned(color, shines)}"/>`,
            )
            .join('')}</linearGradient>`,
      ),
    /** A soft light that ends at the edge of its shape. */
    glow: (color: string, strength: number): string =>
      define(
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
      ),
    /** A shadow that fades downward. */
    fade: (color: string, strength: number, isAcross = false): string =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${isAcross ? 1 : 0}" y2="${isAcross ? 0 : 1}"><stop offset="0" stop-color="${color}" stop-opacity="${isAcross ? 0 : strength}"/><stop offset="1" stop-color="${color}" stop-opacity="${isAcross ? strength : 0}"/></linearGradient>`,
      ),
    /** Draws a thing around (0, 0) once, and shows it wherever it is needed. */
    copy: (key: string, transform: string, draw: () => string): string => {
      let id = copies.get(key);
      if (id === undefined) {
        id = `c${copies.size}`;
        copies.set(key, id);
        made.push(`<g id="${id}">${draw()}</g>`);
      }
      return `<use href="#${id}" transform="${transform}"/>`;
    },
    pattern: (width: number, height: number, content: string): string =>
      define(
        (id) =>
          `<pattern id="${id}" width="${short(width)}" height="${short(height)}" patternUnits="userSpaceOnUse">${content}</pattern>`,
      ),
    picture: (...parts: string[]): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${made.join('')}</defs>${parts.join('')}</svg>`,
  };
  return sheet;
}
