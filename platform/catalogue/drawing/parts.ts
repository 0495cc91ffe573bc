/** The parts of which houses are built. Lengths are units of the picture: a storey is about a hundred. */
import type { Random } from '../random';
import { darker, lighter } from './colors';
import { type Point, type Sheet, short, straight } from './sheet';

export type Cladding = 'clapboard' | 'shingle' | 'boards' | 'logs' | 'brick' | 'stone' | 'stucco' | 'tiles';

export interface Finish {
  readonly cladding: Cladding;
  readonly wall: string;
  readonly trim: string;
  readonly roof: string;
  readonly roofing: 'shingles' | 'metal' | 'clay';
  readonly door: string;
  readonly shutters?: string | undefined;
  /** Of flower boxes. */
  readonly flowers?: string | undefined;
}

export interface Builder {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly finish: Finish;
  readonly hasSnow: boolean;
}

const DARK = '#1f2740';

const TEXTURES: Readonly<Record<Cladding, (sheet: Sheet, wall: string) => string | null>> = {
  clapboard: (sheet) =>
    sheet.pattern(60, 10, `<path d="M0 9.5H60" stroke="${DARK}" stroke-opacity=".16" stroke-width="1.4"/>`),
  shingle: (sheet) =>
    sheet.pattern(
      28,
      24,
      `<path d="M0 11.5H28M0 23.5H28M6 0V12M20 0V12M13 12V24M27 12V24" stroke="${DARK}" stroke-opacity=".14" stroke-width="1.2"/>`,
    ),
  boards: (sheet) =>
    sheet.pattern(17, 60, `<path d="M1 0V60" stroke="${DARK}" stroke-opacity=".2" stroke-width="1.8"/>`),
  logs: (sheet) =>
    sheet.pattern(
      80,
      18,
      `<path d="M0 16.5H80" stroke="${DARK}" stroke-opacity=".38" stroke-width="3"/><path d="M0 5H80" stroke="#fff" stroke-opacity=".13" stroke-width="5"/>`,
    ),
  brick: (sheet) =>
    sheet.pattern(
      28,
      18,
      `<path d="M0 .5H28M0 9.5H28M7 0V9M21 9V18" stroke="#fff4e4" stroke-opacity=".28" stroke-width="1.3"/>`,
    ),
  stone: (sheet, wall) =>
    sheet.pattern(
      64,
      40,
      `<g fill="${sheetColor(sheet, darker(wall, 0.14))}"><rect x="1" y="2" width="26" height="16" rx="4"/><rect x="44" y="22" width="19" height="16" rx="4"/></g><g fill="${sheetColor(sheet, lighter(wall, 0.2))}"><rect x="30" y="2" width="32" height="16" rx="4"/><rect x="2" y="22" width="39" height="16" rx="4"/></g>`,
    ),
  stucco: () => null,
  tiles: (sheet) =>
    sheet.pattern(
      22,
      22,
      '<path d="M11 2L20 11 11 20 2 11Z" fill="none" stroke="#2f6aa0" stroke-opacity=".42" stroke-width="2"/><circle cx="11" cy="11" r="2.6" fill="#2f6aa0" fill-opacity=".45"/>',
    ),
};

/** A pattern holds finished colors. */
const sheetColor = (sheet: Sheet, color: string): string =>
  /fill="([^"]+)"/.exec(sheet.rect(0, 0, 0, 0, color))?.[1] ?? color;

/** A part of a wall with its cladding; the light comes from the left. */
export function wall({ sheet, finish }: Builder, outline: readonly Point[]): string {
  const path = straight(outline);
  const texture = TEXTURES[finish.cladding](sheet, finish.wall);
  return (
    sheet.path(path, finish.wall) +
    (texture ? sheet.path(path, texture) : '') +
    sheet.path(path, sheet.fade(DARK, 0.2, true))
  );
}

export const block = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const shadow = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  strength = 0.32,
): string => sheet.rect(x, y, width, height, sheet.fade(DARK, strength));

export interface Opening {
  readonly panes?: readonly [number, number];
  readonly isArched?: boolean;
  readonly isPlain?: boolean;
}

/** A window with its frame; curtains by day, light in the evening. */
export function windowOf(
  { sheet, random, finish }: Builder,
  x: number,
  y: number,
  width: number,
  height: number,
  { panes = [2, 2], isArched = false, isPlain = false }: Opening = {},
): string {
  // Decided at both times of day, so that everything after it is the same.
  const isHome = random.chance(0.82);
  const isLit = sheet.light.name === 'evening' && isHome;
  const glass = isLit
    ? sheet.gradient(['#ffe9b5', '#ffc873'], { shines: true })
    : sheet.gradient(['#5e7f90', '#9fbfc9', '#cfdfe0']);
  const frame = 5;
  const rounded = isArched ? { round: width / 2 } : { round: 1.5 };
  const curtain = isLit ? '#fff3d6' : '#f4ece0';
  const hasShutters = finish.shutters !== undefined && !isPlain && width < 70;
  const bars: string[] = [];
  for (let column = 1; column < panes[0]; column += 1)
    bars.push(`M${short(x + (width * column) / panes[0])} ${short(y + 2)}V${short(y + height - 2)}`);
  for (let row = 1; row < panes[1]; row += 1)
    bars.push(`M${short(x + 2)} ${short(y + (height * row) / panes[1])}H${short(x + width - 2)}`);
  const leaf = (left: number) =>
    sheet.rect(left, y - 2, width * 0.36, height + 6, finish.shutters ?? '', { round: 1 }) +
    sheet.line(
      Array.from(
        { length: 5 },
        (_, index) => `M${short(left + 3)} ${short(y + 6 + (index * height) / 5)}h${short(width * 0.36 - 6)}`,
      ).join(''),
      darker(finish.shutters ?? DARK, 0.3),
      1.6,
      { opacity: 0.6 },
    );
  return (
    (isLit
      ? sheet.ellipse(x + width / 2, y + height / 2, width * 1.5, height * 1.2, sheet.glow('#ffcf87', 0.35))
      : '') +
    (hasShutters ? leaf(x - width * 0.36 - frame) + leaf(x + width + frame) : '') +
    sheet.rect(
      x - frame,
      y - frame,
      width + frame * 2,
      height + frame * 2,
      finish.trim,
      isArched ? { round: width / 2 + frame } : { round: 2 },
    ) +
    (isArched
      ? sheet.rect(x - frame, y + height / 2, width + frame * 2, height / 2 + frame, finish.trim)
      : '') +
    sheet.rect(x, y, width, height, glass, rounded) +
    (isArched ? sheet.rect(x, y + height / 2, width, height / 2, glass) : '') +
    (random.chance(0.55)
      ? sheet.path(
          `M${short(x)} ${short(y + (isArched ? width / 2 : 0))}h${short(width * 0.3)}q${short(-width * 0.04)} ${short(height * 0.5)} ${short(-width * 0.2)} ${short(height * (isArched ? 0.6 : 0.98))}h${short(-width * 0.1)}Z M${short(x + width)} ${short(y + (isArched ? width / 2 : 0))}h${short(-width * 0.3)}q${short(width * 0.04)} ${short(height * 0.5)} ${short(width * 0.2)} ${short(height * (isArched ? 0.6 : 0.98))}h${short(width * 0.1)}Z`,
          curtain,
          { opacity: isLit ? 0.6 : 0.75 },
        )
      : '') +
    (isLit
      ? ''
      : sheet.path(
          straight([
            [x + width * 0.5, y],
            [x + width * 0.8, y],
            [x + width * 0.3, y + height],
            [x, y + height],
          ]),
          '#ffffff',
          { opacity: isArched ? 0 : 0.14 },
        )) +
    sheet.line(bars.join(''), finish.trim, 2.4) +
    sheet.rect(x - frame - 3, y + height + frame - 1, width + frame * 2 + 6, 5, lighter(finish.trim, 0.1)) +
    (finish.flowers && !isPlain && random.chance(0.7)
      ? flowerBox(sheet, random, x - 4, y + height + 8, width + 8, finish.flowers)
      : '')
  );
}

function flowerBox(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  width: number,
  flowers: string,
): string {
  const spots = Array.from({ length: Math.round(width / 6) }, (_, index) => ({
    x: x + 3 + index * 6,
    y: y - 3 - random.next() * 7,
  }));
  return (
    spots.map((spot) => sheet.ellipse(spot.x, spot.y + 2, 5, 4.5, '#5f8a4e')).join('') +
    spots
      .filter((_, index) => index % 2 === 0)
      .map((spot) => sheet.ellipse(spot.x, spot.y - 1, 3, 3, flowers))
      .join('') +
    sheet.rect(x, y, width, 9, '#7a5a44', { round: 1.5 })
  );
}

/** A door on its step, with a lamp next to it. */
export function doorOf(
  { sheet, finish }: Builder,
  x: number,
  base: number,
  width = 40,
  height = 80,
  { isDouble = false, isGlazed = true, lamp = true } = {},
): string {
  const isEvening = sheet.light.name === 'evening';
  const pane = isEvening ? '#ffdf9c' : '#9dbcc6';
  const leaves = isDouble ? 2 : 1;
  const each = width / leaves;
  const leaf = (left: number) =>
    sheet.rect(left + 1, base - height, each - 2, height, finish.door, { round: 1.5 }) +
    (isGlazed
      ? sheet.rect(left + each * 0.22, base - height * 0.88, each * 0.56, height * 0.34, pane, {
          round: 1.5,
          shines: isEvening,
        })
      : sheet.rect(
          left + each * 0.2,
          base - height * 0.88,
          each * 0.6,
          height * 0.34,
          darker(finish.door, 0.18),
          { round: 1.5 },
        )) +
    sheet.rect(
      left + each * 0.22,
      base - height * 0.44,
      each * 0.56,
      height * 0.34,
      darker(finish.door, 0.18),
      { round: 1.5 },
    );
  const lampX = x + width + 16;
  const lampY = base - height * 0.74;
  return (
    sheet.rect(x - 6, base - height - 7, width + 12, height + 7, finish.trim) +
    Array.from({ length: leaves }, (_, index) => leaf(x + index * each)).join('') +
    sheet.ellipse(x + width * (isDouble ? 0.56 : 0.84), base - height * 0.47, 2.4, 2.4, '#d9b45f') +
    (lamp
      ? (isEvening ? sheet.ellipse(lampX, lampY, 46, 46, sheet.glow('#ffd38a', 0.55)) : '') +
        sheet.rect(lampX - 4, lampY - 8, 8, 14, isEvening ? '#ffe3a6' : '#f2e4c2', {
          round: 2,
          shines: isEvening,
        }) +
        sheet.path(
          straight([
            [lampX - 7, lampY - 8],
            [lampX, lampY - 15],
            [lampX + 7, lampY - 8],
          ]),
          '#3a3d46',
        )
      : '')
  );
}

function roofing({ sheet, finish }: Builder, points: readonly Point[]): string {
  const path = straight(points);
  const pattern = {
    shingles: () =>
      sheet.pattern(
        30,
        18,
        `<path d="M0 8.5H30M0 17.5H30M8 0V9M23 9V18" stroke="${DARK}" stroke-opacity=".15" stroke-width="1.3"/>`,
      ),
    metal: () =>
      sheet.pattern(
        22,
        60,
        `<path d="M1 0V60" stroke="${DARK}" stroke-opacity=".2" stroke-width="2"/><path d="M3 0V60" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"/>`,
      ),
    clay: () =>
      sheet.pattern(
        14,
        16,
        `<path d="M0 15C3 10 11 10 14 15" fill="none" stroke="${DARK}" stroke-opacity=".25" stroke-width="2"/><path d="M7 0V10" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>`,
      ),
  }[finish.roofing]();
  return (
    sheet.path(path, finish.roof) + sheet.path(path, pattern) + sheet.path(path, sheet.fade(DARK, 0.22, true))
  );
}

const snowOn = (sheet: Sheet, points: readonly Point[]): string =>
  sheet.path(straight(points), '#f8fafb') + sheet.path(straight(points), sheet.fade('#8fa5bd', 0.3, true));

/** The long side of a roof, seen from the front: with an inset a hipped one. */
export function sideRoof(
  builder: Builder,
  x: number,
  eave: number,
  width: number,
  rise: number,
  { overhang = 22, inset = 0 } = {},
): string {
  const { sheet, finish, hasSnow } = builder;
  const points: Point[] = [
    [x - overhang, eave],
    [x + width + overhang, eave],
    [x + width + overhang - inset - 8, eave - rise],
    [x - overhang + inset + 8, eave - rise],
  ];
  const on = (share: number, side: 0 | 1): number => {
    const [low, high] =
      side === 0
        ? [x - overhang, x - overhang + inset + 8]
        : [x + width + overhang, x + width + overhang - inset - 8];
    return low + (high - low) * share;
  };
  return (
    shadow(sheet, x, eave, width, 26) +
    roofing(builder, points) +
    (hasSnow
      ? snowOn(sheet, [
          [on(0.16, 0), eave - rise * 0.16],
          [on(0.12, 1), eave - rise * 0.12],
          [on(1, 1) + 3, eave - rise - 7],
          [on(1, 0) - 3, eave - rise - 7],
        ])
      : '') +
    sheet.rect(x - overhang, eave - 2, width + overhang * 2, 8, finish.trim)
  );
}

/** A gable that faces the viewer: its wall and both edges of its roof. */
export function gable(
  builder: Builder,
  x: number,
  eave: number,
  width: number,
  rise: number,
  { overhang = 24, thickness = 17 } = {},
): string {
  const { sheet, finish, hasSnow } = builder;
  const peak: Point = [x + width / 2, eave - rise];
  const slope = rise / (width / 2);
  const drop = overhang * slope;
  const left: Point = [x - overhang, eave + drop];
  const right: Point = [x + width + overhang, eave + drop];
  const inner = thickness * Math.sqrt(1 + slope * slope) * 0.9;
  const rake = (outer: Point): string =>
    straight([[peak[0], peak[1] - inner], [outer[0], outer[1] - inner], outer, peak]);
  return (
    wall(builder, [[x, eave], peak, [x + width, eave]]) +
    sheet.path(
      straight([
        peak,
        left,
        [left[0], left[1] + 24],
        [peak[0], peak[1] + 24],
        [right[0], right[1] + 24],
        right,
      ]),
      DARK,
      { opacity: 0.13 },
    ) +
    sheet.path(rake(left), finish.roof) +
    sheet.path(rake(right), darker(finish.roof, 0.22)) +
    (hasSnow
      ? sheet.path(
          straight([
            [peak[0], peak[1] - inner - 9],
            [left[0] - 2, left[1] - inner - 8],
            [left[0] - 2, left[1] - inner * 0.45],
            [peak[0], peak[1] - inner * 0.45],
            [right[0] + 2, right[1] - inner * 0.45],
            [right[0] + 2, right[1] - inner - 8],
          ]),
          '#f8fafb',
        )
      : '') +
    sheet.line(straight([left, peak, right], false), finish.trim, 5)
  );
}

/** A small house on the roof, with a window. */
export function dormer(builder: Builder, x: number, base: number, width: number): string {
  const height = width * 0.72;
  return (
    wall(builder, block(x, base - height, width, height)) +
    windowOf(builder, x + width * 0.25, base - height * 0.86, width * 0.5, height * 0.66, { isPlain: true }) +
    gable(builder, x, base - height, width, width * 0.42, { overhang: 9, thickness: 8 })
  );
}

export function chimney(
  { sheet, random, hasSnow }: Builder,
  x: number,
  top: number,
  height: number,
  { color = '#9a6f5c', smokes = false } = {},
): string {
  const sway = random.next() * 40 + 20;
  const smoke = smokes
    ? sheet.path(
        `M${short(x + 6)} ${short(top - 12)}c-14 -26 22 -38 8 -66c-10 -24 26 -44 ${short(sway)} -66c-4 26 -20 38 -12 62c10 30 -20 40 -14 70Z`,
        '#ffffff',
        { opacity: 0.38 },
      )
    : '';
  return (
    smoke +
    sheet.rect(x, top, 34, height, color) +
    sheet.rect(
      x,
      top,
      34,
      height,
      sheet.pattern(
        22,
        14,
        `<path d="M0 .5H22M0 7.5H22M5 0V7M16 7V14" stroke="#fff4e4" stroke-opacity=".2" stroke-width="1"/>`,
      ),
    ) +
    sheet.rect(x + 20, top, 14, height, DARK, { opacity: 0.18 }) +
    sheet.rect(x - 4, top - 6, 42, 9, darker(color, 0.2)) +
    (hasSnow ? sheet.rect(x - 5, top - 13, 44, 8, '#f8fafb', { round: 4 }) : '')
  );
}

export interface Porch {
  readonly x: number;
  readonly width: number;
  readonly base: number;
  readonly height: number;
  /** Where its steps are. */
  readonly steps: number;
  readonly hasRoof?: boolean;
  readonly posts?: string;
  readonly railing?: string;
}

/** The back of a porch comes before the things that stand on it, the front after them. */
export function porchOf(
  builder: Builder,
  {
    x,
    width,
    base,
    height,
    steps,
    hasRoof = true,
    posts = builder.finish.trim,
    railing = builder.finish.trim,
  }: Porch,
) {
  const { sheet, finish } = builder;
  const count = Math.max(2, Math.round(width / 120) + 1);
  const gap = (width - 12) / (count - 1);
  const columns = Array.from({ length: count }, (_, index) => x + index * gap);
  const rail = (from: number, until: number): string => {
    if (until - from < 20) return '';
    const bars = Array.from(
      { length: Math.floor((until - from) / 11) },
      (_, index) => `M${short(from + 6 + index * 11)} ${short(base - 31)}V${short(base - 4)}`,
    );
    return (
      sheet.line(bars.join(''), railing, 2.2) +
      sheet.rect(from, base - 35, until - from, 5, railing) +
      sheet.rect(from, base - 7, until - from, 4, railing)
    );
  };
  const back = hasRoof ? shadow(sheet, x, base - height, width, height * 0.8, 0.3) : '';
  const front =
    rail(x + 4, steps - 34) +
    rail(steps + 34, x + width - 4) +
    (hasRoof
      ? columns
          .map(
            (column) =>
              sheet.rect(column, base - height, 12, height, posts) +
              sheet.rect(column + 8, base - height, 4, height, DARK, { opacity: 0.15 }),
          )
          .join('') +
        sideRoof({ ...builder, finish: { ...finish } }, x, base - height, width, 34, {
          overhang: 16,
          inset: 16,
        })
      : '') +
    sheet.rect(x - 6, base - 3, width + 12, 9, lighter('#a98d6e', 0.1)) +
    sheet.rect(x - 2, base + 6, width + 4, 16, darker('#8f7860', 0.2)) +
    stepsOf(sheet, steps, base, 3);
  return { back, front };
}

export function stepsOf(sheet: Sheet, x: number, base: number, count: number, width = 58): string {
  return Array.from({ length: count }, (_, index) => {
    const wide = width + index * 10;
    return (
      sheet.rect(x - wide / 2, base + index * 8, wide, 8, index % 2 === 0 ? '#cdb999' : '#c0aa89') +
      sheet.rect(x - wide / 2, base + index * 8 + 6, wide, 2, DARK, { opacity: 0.18 })
    );
  }).join('');
}
