/** Sky, hills, water and ground: everything around a home, from the farthest to the nearest. */
import type { Setting } from '../catalogue.types';
import type { Random } from '../random';
import { darker, lighter, mixed } from './colors';
import type { Landscape } from './landscapes';
import { agave, bush, type Growth, grass, tree } from './plants';
import { curved, HEIGHT, type Light, type Point, short, straight, WIDTH } from './sheet';

export const LIGHTS: Readonly<Record<Light['name'], Light>> = {
  morning: {
    name: 'morning',
    sky: ['#9cc3da', '#d3e0df', '#f8e5cf'],
    sun: '#fff7e3',
    tint: '#ffe9d2',
    share: 0.07,
  },
  day: { name: 'day', sky: ['#7db7dc', '#b4d7e8', '#e6f1ee'], sun: '#fffbea', tint: '#ffffff', share: 0.02 },
  golden: {
    name: 'golden',
    sky: ['#86a3c3', '#e9c3a0', '#f9d79c'],
    sun: '#fff0c4',
    tint: '#f3a25c',
    share: 0.11,
  },
  evening: {
    name: 'evening',
    sky: ['#263a66', '#64628f', '#dd9b83'],
    sun: '#fdf3dc',
    tint: '#27325e',
    share: 0.5,
  },
};

export interface Surroundings extends Growth {
  readonly setting: Setting;
  readonly landscape: Landscape;
}

const between = (random: Random, low: number, high: number) => low + random.next() * (high - low);

/** Whether the sea is in view of a home. */
export const isBySea = ({ setting, landscape }: Pick<Surroundings, 'setting' | 'landscape'>): boolean =>
  landscape.shore !== undefined && (setting === 'coast' || setting === 'tropic');

export function sky({ sheet, random }: Growth): string {
  const { light } = sheet;
  const isNight = light.name === 'evening';
  const x = between(random, 150, 1050);
  const y = light.name === 'golden' ? between(random, 250, 320) : between(random, 90, 190);
  const radius = light.name === 'golden' ? 46 : 34;
  const clouds = Array.from({ length: isNight ? 2 : random.between(2, 4) }, () => cloud(random));
  const stars = isNight
    ? Array.from({ length: 34 }, () => {
        const size = between(random, 0.8, 1.9);
        return sheet.ellipse(random.next() * WIDTH, random.next() * 300, size, size, '#fff4dd', {
          opacity: between(random, 0.4, 0.9),
          shines: true,
        });
      }).join('')
    : '';
  return (
    sheet.rect(0, 0, WIDTH, HEIGHT, sheet.gradient([...light.sky, light.sky[2]], { shines: true })) +
    stars +
    sheet.ellipse(x, y, radius * 4.2, radius * 4.2, sheet.glow(light.sun, isNight ? 0.2 : 0.6)) +
    sheet.ellipse(x, y, radius, radius, light.sun, { opacity: 0.95, shines: true }) +
    sheet.path(clouds.join(''), isNight ? '#8c83a5' : '#ffffff', {
      opacity: isNight ? 0.25 : 0.62,
      shines: true,
    })
  );
}

function cloud(random: Random): string {
  const [x, y, size] = [random.next() * WIDTH, between(random, 60, 270), between(random, 50, 130)];
  return `M${short(x - size * 1.5)} ${short(y)}c${short(size * 0.1)} ${short(-size * 0.32)} ${short(size * 0.6)} ${short(-size * 0.3)} ${short(size * 0.72)} ${short(-size * 0.18)}c${short(size * 0.1)} ${short(-size * 0.42)} ${short(size * 0.9)} ${short(-size * 0.42)} ${short(size)} ${short(-size * 0.02)}c${short(size * 0.3)} ${short(-size * 0.22)} ${short(size * 0.85)} ${short(-size * 0.1)} ${short(size * 0.9)} ${short(size * 0.2)}Z`;
}

/** A chain of hills over the whole width. */
function ridge(random: Random, top: number, swing: number, steps: number, isSharp = false): Point[] {
  const start = random.next() * 10;
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const wave = Math.sin(start + index * 1.9) * 0.5 + Math.sin(start * 2 + index * 0.83) * 0.5;
    const jump = isSharp
      ? (index % 2 === 0 ? 0.55 : -0.6) + between(random, -0.35, 0.35)
      : between(random, -0.25, 0.25);
    return [-40 + (index * (WIDTH + 80)) / steps, top - (wave * 0.6 + jump) * swing];
  });
}

const closed = (points: readonly Point[], isSharp = false): string => {
  const line = isSharp ? straight(points, false) : curved(points, false);
  return `${line}V${HEIGHT}H-40Z`;
};

type Hills = (surroundings: Surroundings, horizon: number) => string;

const chain =
  (colors: readonly string[], swing: number, height: number, steps = 6): Hills =>
  ({ sheet, random, season, landscape }, horizon) =>
    colors
      .map((color, index) => {
        const share = 0.5 - (index / colors.length) * 0.42;
        const seasonal =
          season === 'winter' && landscape.hills !== 'volcanic'
            ? mixed(color, '#e4ebf0', 0.55)
            : season === 'autumn' && landscape.hills === 'rounded'
              ? mixed(color, '#b5733f', 0.15 + index * 0.14)
              : color;
        const top = horizon - height * (1 - index / colors.length);
        return sheet.path(
          closed(ridge(random, top, swing, steps + index)),
          mixed(seasonal, sheet.light.sky[2], share),
        );
      })
      .join('');

const alpine: Hills = ({ sheet, random, season }, horizon) => {
  const haze = sheet.light.sky[2];
  const layer = (
    top: number,
    swing: number,
    steps: number,
    rock: string,
    share: number,
    hasSnow: boolean,
  ) => {
    const points = ridge(random, top, swing, steps, true);
    const color = mixed(rock, haze, share);
    const facets: string[] = [];
    const snow: string[] = [];
    for (let index = 1; index < points.length - 1; index += 1) {
      const [before, peak, after] = [points[index - 1], points[index], points[index + 1]];
      if (!before || !peak || !after || peak[1] > before[1] || peak[1] > after[1]) continue;
      const depth = Math.min(before[1], after[1]) - peak[1] + 50;
      facets.push(
        straight([
          peak,
          after,
          [peak[0] + (after[0] - peak[0]) * 0.3, after[1] + 24],
          [peak[0] + 12, peak[1] + depth * 0.75],
          [peak[0] - 12, peak[1] + depth * 0.4],
        ]),
      );
      const cut = Math.min(0.62, 0.34 + random.next() * 0.25);
      const on = (to: Point, part: number): Point => [
        peak[0] + (to[0] - peak[0]) * part,
        peak[1] + (to[1] - peak[1]) * part,
      ];
      const left = on(before, cut);
      const right = on(after, cut);
      snow.push(
        straight([
          peak,
          right,
          [peak[0] + (right[0] - peak[0]) * 0.5, right[1] - 14],
          [peak[0] + 6, Math.max(left[1], right[1]) + 8],
          [peak[0] + (left[0] - peak[0]) * 0.45, left[1] - 16],
          left,
        ]),
      );
    }
    return (
      sheet.path(closed(points, true), color) +
      sheet.path(facets.join(''), darker(color, 0.14), { opacity: 0.55 }) +
      (hasSnow ? sheet.path(snow.join(''), mixed('#ffffff', haze, share * 0.35), { opacity: 0.92 }) : '')
    );
  };
  return (
    layer(horizon - 170, 95, 9, '#6f8fba', 0.36, true) +
    layer(horizon - 80, 60, 11, season === 'winter' ? '#7593b0' : '#5f82a0', 0.25, season === 'winter') +
    sheet.path(
      closed(ridge(random, horizon - 18, 18, 8)),
      mixed(season === 'winter' ? '#c9d5da' : '#5d7a63', haze, 0.22),
    )
  );
};

const mesa: Hills = ({ sheet, random }, horizon) => {
  const haze = sheet.light.sky[2];
  const butte = (x: number, width: number, height: number, color: string) => {
    const outline: Point[] = [
      [x - width * 0.9, horizon + 20],
      [x - width * 0.62, horizon - height * 0.32],
      [x - width * 0.48, horizon - height * 0.4],
      [x - width * 0.44, horizon - height * 0.82],
      [x - width * 0.3, horizon - height * 0.86],
      [x - width * 0.27, horizon - height],
      [x + width * between(random, 0, 0.14), horizon - height * between(random, 0.97, 1.06)],
      [x + width * 0.26, horizon - height * 0.95],
      [x + width * 0.3, horizon - height * 0.72],
      [x + width * 0.46, horizon - height * 0.68],
      [x + width * 0.5, horizon - height * 0.36],
      [x + width * 0.68, horizon - height * 0.28],
      [x + width, horizon + 20],
    ];
    const shade: Point[] = [
      [x + width * 0.06, horizon + 20],
      [x + width * 0.08, horizon - height * 0.9],
      ...outline.slice(7),
    ];
    const bands = [0.86, 0.7, 0.56].map(
      (part) =>
        `M${short(x - width * 0.4)} ${short(horizon - height * part)}q${short(width * 0.4)} ${short(6)} ${short(width * 0.76)} 0`,
    );
    const cracks = [-0.32, -0.18, -0.05, 0.14, 0.24].map(
      (part) =>
        `M${short(x + width * part)} ${short(horizon - height * 0.82)}v${short(height * between(random, 0.2, 0.4))}`,
    );
    return (
      sheet.path(straight(outline), color) +
      sheet.path(straight(shade), darker(color, 0.2), { opacity: 0.55 }) +
      sheet.line(bands.join(''), lighter(color, 0.3), 4, { opacity: 0.5 }) +
      sheet.line(cracks.join(''), darker(color, 0.3), 2.5, { opacity: 0.5 })
    );
  };
  const red = (share: number) => mixed(random.pick(['#b5613c', '#c06a42', '#a9573a']), haze, share);
  return (
    sheet.path(closed(ridge(random, horizon - 60, 24, 9)), mixed('#b07a68', haze, 0.55)) +
    butte(between(random, 100, 300), between(random, 130, 180), between(random, 150, 230), red(0.34)) +
    butte(between(random, 860, 1080), between(random, 170, 240), between(random, 200, 290), red(0.22)) +
    butte(between(random, 480, 700), between(random, 90, 130), between(random, 110, 160), red(0.42)) +
    sheet.path(closed(ridge(random, horizon - 12, 12, 7)), mixed('#c08358', haze, 0.25))
  );
};

const boulders: Hills = (surroundings, horizon) => {
  const { sheet, random } = surroundings;
  const pile = (x: number, size: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const level = Math.floor(index / 3);
      const color = mixed(random.pick(['#d3ae86', '#c9a27a', '#dcbb94']), sheet.light.sky[2], 0.15);
      const [cx, cy, r] = [
        x + ((index % 3) - 1) * size * (0.62 - level * 0.12) + level * size * 0.1,
        horizon + 14 - level * size * 0.5,
        size * between(random, 0.34, 0.46),
      ];
      return (
        sheet.ellipse(cx, cy, r * 1.1, r, darker(color, 0.16)) +
        sheet.ellipse(cx - r * 0.1, cy - r * 0.1, r * 0.95, r * 0.85, color)
      );
    }).join('');
  return (
    chain(['#b79a86', '#c2a284'], 26, 80)(surroundings, horizon) +
    pile(between(random, 120, 260), 92) +
    pile(between(random, 930, 1090), 110) +
    pile(between(random, 640, 760), 56)
  );
};

const HILLS: Readonly<Record<Landscape['hills'], Hills>> = {
  none: () => '',
  low: chain(['#8fa697', '#7c9c7f'], 16, 46),
  golden: chain(['#a9a78a', '#b9ad78', '#c9b36c'], 30, 96),
  rounded: chain(['#7391ad', '#66899b', '#5c867f', '#557f62'], 34, 230),
  alpine,
  volcanic: chain(['#7d9f9c', '#5f8f78', '#4f8460'], 60, 190, 7),
  mesa,
  boulders,
  bare: chain(['#a08d94', '#ab8f86', '#b79a7f'], 44, 150, 8),
};

const WATER: Readonly<Record<'ocean' | 'warm' | 'lake', readonly [string, string, string]>> = {
  ocean: ['#5f93ad', '#7fb0bd', '#b9d3cf'],
  warm: ['#3f9fb0', '#6cc3c4', '#bfe5da'],
  lake: ['#7fa8b8', '#6c9bb0', '#84afbb'],
};

function water({ sheet, random, setting, landscape }: Surroundings, from: number, until: number): string {
  const isWarm = setting === 'tropic' || landscape.trees.includes('palm') || landscape.ground === 'sand';
  const colors = WATER[setting === 'lake' ? 'lake' : isWarm ? 'warm' : 'ocean'];
  const top = mixed(colors[0], sheet.light.sky[2], 0.25);
  const glints = Array.from({ length: 26 }, () => {
    const depth = random.next();
    return `M${short(random.next() * WIDTH)} ${short(from + 5 + depth * (until - from - 12))}h${short(18 + depth * 70)}`;
  });
  return (
    sheet.rect(0, from, WIDTH, until - from + 40, sheet.gradient([top, colors[1], colors[2]])) +
    sheet.line(glints.join(''), lighter(sheet.light.sky[2], 0.4), 2.2, { opacity: 0.4 })
  );
}

/** A row of distant trees. */
function wood(surroundings: Surroundings, base: number, height: number, share: number): string {
  const { sheet, random, landscape, season } = surroundings;
  const kind = landscape.trees[0] ?? 'oak';
  const isConifer =
    kind === 'spruce' ||
    (kind === 'pine' && landscape.hills !== 'none') ||
    (season === 'winter' && landscape.trees.includes('spruce'));
  const haze = sheet.light.sky[2];
  if (isConifer) {
    const points: Point[] = [];
    for (let x = -40; x < WIDTH + 60; x += between(random, 12, 22)) {
      points.push(
        [x, base - height * between(random, 0.15, 0.4)],
        [x + 8, base - height * between(random, 0.6, 1.1)],
      );
    }
    const color = season === 'winter' ? '#5d7a7c' : '#4d7460';
    return sheet.path(`${straight(points, false)}V${short(base + 60)}H-40Z`, mixed(color, haze, share));
  }
  const color = { spring: '#86a566', summer: '#63895b', autumn: '#b97b41', winter: '#9a948c' }[season];
  const points: Point[] = [];
  for (let x = -60; x < WIDTH + 90; x += between(random, 34, 62))
    points.push([x, base - height * between(random, 0.45, 1)]);
  return sheet.path(`${curved(points, false)}V${short(base + 60)}H-60Z`, mixed(color, haze, share));
}

/** Everything behind the place where a home stands. */
export function backdrop(surroundings: Surroundings, horizon: number, shoreline: number): string {
  const { setting, landscape } = surroundings;
  const hills = HILLS[landscape.hills](surroundings, horizon);
  if (isBySea(surroundings)) {
    const capes = landscape.hills === 'none' ? '' : hills;
    return (
      capes +
      water(surroundings, horizon, shoreline) +
      shoreOf(surroundings, horizon, shoreline) +
      (landscape.hills === 'none' ? sails(surroundings, horizon) : '')
    );
  }
  if (setting === 'lake')
    return (
      hills +
      wood(surroundings, horizon, 34, 0.32) +
      water(surroundings, horizon, shoreline) +
      reflections(surroundings, horizon)
    );
  if (setting === 'desert' || landscape.ground === 'gravel') return hills;
  if (setting === 'farm')
    return hills + fields(surroundings, horizon) + wood(surroundings, horizon + 30, 26, 0.3);
  if (setting === 'city') return hills;
  const near = setting === 'forest' || setting === 'cabin' ? 74 : 40;
  return (
    hills + wood(surroundings, horizon + 18, near * 0.7, 0.42) + wood(surroundings, horizon + 50, near, 0.2)
  );
}

function reflections({ sheet, random }: Surroundings, horizon: number): string {
  const streaks = Array.from(
    { length: 12 },
    () =>
      `M${short(random.next() * WIDTH)} ${short(horizon + between(random, 4, 26))}h${short(between(random, 40, 150))}`,
  );
  return sheet.line(streaks.join(''), '#4f7466', 3, { opacity: 0.22 });
}

function sails({ sheet, random }: Surroundings, horizon: number): string {
  const x = random.chance(0.5) ? between(random, 60, 220) : between(random, 980, 1140);
  return random.chance(0.6)
    ? sheet.path(`M${short(x)} ${short(horizon - 2)}v-34l20 32Z`, '#fffaf0') +
        sheet.path(`M${short(x - 3)} ${short(horizon - 2)}v-26l-13 25Z`, '#f0e6d6') +
        sheet.path(`M${short(x - 15)} ${short(horizon)}h36l-7 8h-22Z`, '#5a5f6b')
    : '';
}

function shoreOf(surroundings: Surroundings, horizon: number, shoreline: number): string {
  const { sheet, random, landscape } = surroundings;
  const foam = (y: number) => {
    const points: Point[] = Array.from({ length: 9 }, (_, index) => [
      index * 160 - 40,
      y + between(random, -5, 5),
    ]);
    return curved(points, false);
  };
  const surf = sheet.line(foam(shoreline - 10) + foam(shoreline - 30), '#ffffff', 5, { opacity: 0.6 });
  const rock = (x: number, y: number, size: number) => {
    const color = mixed('#776f6c', sheet.light.sky[2], 0.12);
    const points: Point[] = [
      [x - size, y],
      [x - size * 0.7, y - size * 0.34],
      [x - size * 0.2, y - size * between(random, 0.5, 0.65)],
      [x + size * 0.3, y - size * between(random, 0.38, 0.5)],
      [x + size * 0.8, y - size * 0.2],
      [x + size, y],
    ];
    return (
      sheet.path(straight(points), color) +
      sheet.path(straight([[x, y], [x - size * 0.2, y - size * 0.5], ...points.slice(3)]), darker(color, 0.2))
    );
  };
  switch (landscape.shore) {
    case 'stacks': {
      const stack = (x: number, size: number) => {
        const color = mixed('#6b6f70', sheet.light.sky[2], 0.28);
        const outline: Point[] = [
          [x - size * 0.6, horizon + 22],
          [x - size * 0.44, horizon - size * 0.5],
          [x - size * 0.2, horizon - size],
          [x + size * 0.1, horizon - size * 1.12],
          [x + size * 0.34, horizon - size * 0.6],
          [x + size * 0.6, horizon + 22],
        ];
        return (
          sheet.path(straight(outline), color) +
          sheet.path(straight([[x + size * 0.04, horizon + 22], ...outline.slice(3)]), darker(color, 0.22))
        );
      };
      return (
        stack(between(random, 110, 230), 120) +
        stack(between(random, 260, 330), 56) +
        stack(between(random, 930, 1080), 84) +
        surf
      );
    }
    case 'rocks':
      return (
        rock(between(random, 60, 200), shoreline + 14, 120) +
        rock(between(random, 240, 330), shoreline + 8, 60) +
        rock(between(random, 980, 1130), shoreline + 16, 150) +
        surf
      );
    default:
      return surf;
  }
}

function fields({ sheet, random, season, landscape }: Surroundings, horizon: number): string {
  const colors = {
    spring: ['#a9bf72', '#bccb86', '#93b067'],
    summer: ['#c6bb6a', '#a8b465', '#d3c47c'],
    autumn: ['#cda75f', '#bb9350', '#d8ba74'],
    winter: ['#e3e8ea', '#edf1f2', '#d7dfe3'],
  }[season];
  const isVineyard = landscape.hills === 'golden';
  return colors
    .map((color, index) => {
      const top = horizon + index * 26;
      const points = ridge(random, top, 14, 4);
      const rows = isVineyard
        ? Array.from(
            { length: 11 },
            (_, row) => `M${short(row * 120 - 60)} ${short(top + 34)}l${short((row - 5) * 26)} 46`,
          ).join('')
        : '';
      return (
        sheet.path(closed(points), mixed(color, sheet.light.sky[2], 0.3 - index * 0.1)) +
        (index === 1 && rows ? sheet.line(rows, '#6f8a4f', 6, { opacity: 0.5 }) : '')
      );
    })
    .join('');
}

export interface GroundColors {
  readonly ground: string;
  readonly path: string;
}

export function groundColors({ season, landscape, setting }: Surroundings): GroundColors {
  if (season === 'winter') return { ground: '#eef2f4', path: '#d5dde2' };
  if (landscape.ground === 'sand' && (setting === 'coast' || setting === 'tropic'))
    return { ground: '#ecdcb6', path: '#d9c498' };
  if (landscape.ground === 'gravel')
    return landscape.hills === 'mesa'
      ? { ground: '#cf9468', path: '#e0b48c' }
      : { ground: '#d8bf96', path: '#e6d5b3' };
  const lawn = { spring: '#93b765', summer: '#84a95c', autumn: '#a9a35a', winter: '#eef2f4' }[season];
  return { ground: landscape.hills === 'golden' ? mixed(lawn, '#c9b36c', 0.4) : lawn, path: '#d9ccb2' };
}

/** The ground on which the home stands, with a little relief. */
export function ground(surroundings: Surroundings, top: number): string {
  const { sheet, random, setting, landscape, season } = surroundings;
  const { ground: color } = groundColors(surroundings);
  const back = ridge(random, top + 4, 8, 5);
  const front = ridge(random, top + 150, 14, 4);
  const isDune = landscape.shore === 'dunes' && setting === 'coast';
  const dune = isDune
    ? sheet.path(closed(ridge(random, top - 26, 26, 6)), lighter(color, 0.25)) +
      scatter(surroundings, top - 6, 16)
    : '';
  const floor = setting === 'forest' && season !== 'winter' ? mixed(color, '#8a7a55', 0.3) : color;
  return (
    dune +
    sheet.path(closed(back), sheet.gradient([lighter(floor, 0.1), floor, darker(floor, 0.1)])) +
    sheet.path(closed(front), lighter(floor, 0.1), { opacity: 0.5 })
  );
}

function scatter(surroundings: Surroundings, y: number, count: number): string {
  const color = surroundings.random.pick(['#a3a05e', '#93985c', '#b3a665']);
  return Array.from({ length: count }, () =>
    grass(
      surroundings,
      surroundings.random.next() * WIDTH,
      y + between(surroundings.random, -6, 16),
      between(surroundings.random, 22, 42),
      color,
    ),
  ).join('');
}

/** Trees at both sides of a home; the middle stays open. */
export function trees(surroundings: Surroundings, base: number, from: number, until: number): string {
  const { random, landscape, setting, sheet } = surroundings;
  const counts: Record<Setting, number> = {
    coast: 2,
    cabin: 9,
    forest: 12,
    desert: 4,
    farm: 4,
    lake: 6,
    city: 0,
    tropic: 6,
  };
  const isOpenShore = setting === 'coast' && landscape.shore === 'dunes';
  const count = isOpenShore ? random.between(0, 2) : counts[setting];
  const kinds = setting === 'coast' && isOpenShore ? landscape.trees.slice(0, 1) : landscape.trees;
  const places = Array.from({ length: count }, (_, index) => {
    const isLeft = index % 2 === 0;
    const room = isLeft ? from : WIDTH - until;
    const x = isLeft ? from - room * random.next() * 1.05 : until + room * random.next() * 1.05;
    return {
      x,
      y: base - between(random, 0, 46),
      kind: random.chance(0.6) ? (kinds[0] ?? 'oak') : random.pick(kinds),
    };
  }).sort((one, other) => one.y - other.y);
  return places
    .map(({ x, y, kind }) => {
      const far = (base - y) / 46;
      const size = between(random, 0.8, 1.15) * (1 - far * 0.25) * TALL[kind];
      return tree(surroundings, kind, x, y, size, [sheet.light.sky[2], far * 0.3]);
    })
    .join('');
}

const TALL: Readonly<Record<Landscape['trees'][number], number>> = {
  spruce: 330,
  pine: 340,
  maple: 270,
  oak: 270,
  'live-oak': 270,
  aspen: 290,
  palm: 350,
  'fan-palm': 330,
  cypress: 290,
  olive: 230,
  juniper: 190,
  'joshua-tree': 250,
  banana: 220,
};

/** Small plants at the feet of the picture, which give it depth. */
export function foreground(surroundings: Surroundings): string {
  const { random, setting, landscape, season } = surroundings;
  const sides = [
    between(random, -10, 70),
    between(random, 90, 230),
    between(random, 990, 1110),
    between(random, 1130, 1210),
  ];
  const isSandy = groundColors(surroundings).ground === '#ecdcb6';
  return sides
    .map((x, index) => {
      const base = HEIGHT + between(random, -34, 16);
      const size = between(random, 90, 150);
      if (season === 'winter') return bush(surroundings, x, base, size * 0.9);
      if (isSandy || (setting === 'coast' && landscape.shore === 'dunes'))
        return grass(surroundings, x, base, size * 0.95, '#a49c58');
      if (landscape.ground === 'gravel')
        return index % 2 === 0
          ? agave(surroundings, x, base, size * 0.75)
          : bush(surroundings, x, base, size * 0.8, '#9aa07a');
      if (setting === 'tropic') return tree(surroundings, 'banana', x, base + 20, size * 2.1);
      if (setting === 'city') return '';
      const flowers =
        season === 'autumn'
          ? undefined
          : random.pick(['#f3efe4', '#e8a2b4', '#e9c46a', '#b9a7dc', '#7f9fd0']);
      return index % 2 === 0
        ? bush(surroundings, x, base, size * 1.1, undefined, flowers)
        : grass(surroundings, x, base, size * 0.7, darker(groundColors(surroundings).ground, 0.2));
    })
    .join('');
}
