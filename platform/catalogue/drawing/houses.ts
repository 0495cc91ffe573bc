/** The houses: their form follows the kind of home, their size its bedrooms, their finish the place. */
import type { Random } from '../random';
import type { HomeFacts } from './home-facts';
import { darker, lighter } from './colors';
import {
  block,
  type Builder,
  chimney,
  type Cladding,
  doorOf,
  dormer,
  type Finish,
  gable,
  porchOf,
  shadow,
  sideRoof,
  stepsOf,
  wall,
  windowOf,
} from './parts';
import { boots, chair, dog, pot } from './props';
import type { Surroundings } from './scenery';
import { type Sheet, short, straight } from './sheet';

/** A house around (0, 0), the middle of its foot. */
export interface House {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  /** Where a path reaches its door. */
  readonly door: number;
}

const DARK = '#1f2740';
const STOREY = 104;
const BAY = 92;

const DOORS = ['#c8553d', '#2f5d62', '#e0a63a', '#3d5a80', '#6a8f5b', '#8c3b3b', '#5b4a7a'];

export function finishOf({ random, landscape, setting }: Surroundings, { noun }: HomeFacts): Finish {
  const pick = (
    claddings: readonly Cladding[],
    walls: readonly string[],
    roofs: readonly string[],
    more: Partial<Finish> = {},
  ): Finish => ({
    cladding: random.pick(claddings),
    wall: random.pick(walls),
    trim: '#f7f3ea',
    roof: random.pick(roofs),
    roofing: 'shingles',
    door: random.pick(DOORS),
    flowers: random.chance(0.45) ? random.pick(['#e8788a', '#f0b84a', '#f4f0e6', '#c77dba']) : undefined,
    ...more,
  });
  const pastel = ['#dfe9e6', '#c5dade', '#f3ecd9', '#f0d9b5', '#e9c7b4', '#cfdcc4', '#f4f1ea', '#b9cfdb'];
  const shutters = random.chance(0.45)
    ? random.pick(['#3d5a80', '#2f5d62', '#5f7a5b', '#8c4a3f', '#4a5568'])
    : undefined;
  if (landscape.trees.includes('cypress') && setting === 'farm')
    return pick(['stone', 'stucco'], ['#d8b98c', '#cfae85', '#e2c79d', '#c9a27c'], ['#b8694a', '#a95f45'], {
      roofing: 'clay',
      trim: '#efe3cb',
      shutters: random.pick(['#5f7a5b', '#7a5a44', '#557a86']),
    });
  switch (setting) {
    case 'coast':
      if (noun === 'condo') return pick(['stucco', 'clapboard'], pastel, ['#8f979d', '#c9c3b6']);
      return landscape.town === 'shingle'
        ? pick(
            ['shingle', 'shingle', 'clapboard'],
            ['#a89a86', '#948d82', '#b7a58b', '#8a8f92', '#c3b79f', '#b3c3c6', '#dfe0d8'],
            ['#6a7078', '#7d7a75', '#585f69'],
            { shutters },
          )
        : pick(['clapboard', 'boards'], pastel, ['#8a949b', '#6a7078', '#b7c0c2'], {
            roofing: random.chance(0.5) ? 'metal' : 'shingles',
            shutters,
          });
    case 'tropic':
      if (landscape.hills === 'volcanic')
        return pick(
          ['boards', 'clapboard'],
          ['#8fa58a', '#c9b68f', '#e9dfc8', '#7f9aa0', '#a98a68', '#d8cfae'],
          ['#5f6f66', '#7a6352', '#566470'],
          { roofing: 'metal' },
        );
      if (landscape.town === 'conch')
        return pick(
          ['clapboard'],
          ['#f4f1ea', '#f6dcae', '#f3c6b4', '#bfe0da', '#cfe3f0', '#f5e59f'],
          ['#c3cbce', '#aab4b8'],
          { roofing: 'metal', shutters: random.pick(['#2f8a86', '#3d6a94', '#d97a5b', '#6a9a6b']) },
        );
      if (landscape.town === 'modern')
        return pick(['stucco'], ['#f2ece0', '#e9dcc8', '#dfe0da'], ['#8a7a6a', '#b9b2a6'], {
          trim: '#6a5a4c',
        });
      return pick(
        ['stucco'],
        ['#f6efe2', '#f3dfc0', '#f5d6c0', '#f7eed8', '#e9e4d6'],
        ['#c0714f', '#b3654a', '#cc8560'],
        { roofing: 'clay' },
      );
    case 'cabin':
      return pick(
        noun === 'log cabin' || noun === 'lodge' ? ['logs'] : ['boards', 'logs', 'clapboard'],
        ['#9c6b48', '#87593e', '#a97a55', '#7c5640', '#6f6152'],
        ['#4d5f56', '#5a4a44', '#4f5761', '#6b4238'],
        { trim: '#5b4032', roofing: random.chance(0.5) ? 'metal' : 'shingles', shutters: undefined },
      );
    case 'forest':
      return pick(
        ['boards', 'shingle', 'clapboard'],
        ['#5f6f66', '#7d6a55', '#48555a', '#a98a68', '#8a6a4c', '#6d7f72', '#b39b78'],
        ['#4a4f57', '#3f4d49', '#5d4c44'],
        {
          trim: random.pick(['#efe6d6', '#d9c8a8', '#4a3b32']),
          roofing: random.chance(0.5) ? 'metal' : 'shingles',
        },
      );
    case 'lake':
      return pick(
        ['clapboard', 'boards', 'shingle'],
        ['#5f7486', '#8c5a43', '#e8e4da', '#6b7d6a', '#a58a6c', '#3f5261', '#9aa7a6'],
        ['#59606a', '#4c5a54', '#6b5348'],
        { shutters },
      );
    case 'farm':
      return pick(
        noun === 'converted barn' ? ['boards'] : ['clapboard', 'boards', 'clapboard'],
        noun === 'converted barn'
          ? ['#9c3f35', '#8a4a3c', '#5a5f63', '#efece4', '#6f4a3a']
          : ['#f6f3ea', '#efe9da', '#e3e4dc', '#dfe3e6', '#ead9a9', '#c9d2c0'],
        ['#6a7078', '#7c4a42', '#59615d', '#8c9498'],
        { roofing: random.chance(0.6) ? 'metal' : 'shingles', shutters },
      );
    case 'desert':
      return pick(
        ['stucco'],
        ['#d9a87c', '#c98f68', '#e3c19a', '#c1825c', '#dcb48e', '#e9d2b0'],
        ['#a9694a', '#8f7a66'],
        {
          roofing: 'clay',
          trim: '#8a5f43',
          door: random.pick(['#2f7f8f', '#3d6a94', '#c8553d', '#5f8a6b', '#e0a63a']),
          flowers: undefined,
        },
      );
    case 'city':
      return townFinish(random, landscape.town, pick, pastel, shutters);
  }
}

function townFinish(
  random: Random,
  town: Surroundings['landscape']['town'],
  pick: (
    claddings: readonly Cladding[],
    walls: readonly string[],
    roofs: readonly string[],
    more?: Partial<Finish>,
  ) => Finish,
  pastel: readonly string[],
  shutters: string | undefined,
): Finish {
  switch (town) {
    case 'brick':
      return pick(
        ['brick', 'brick', 'stone'],
        ['#a65a48', '#9a5646', '#b3705a', '#8f5a50', '#b99b86', '#a98a78'],
        ['#5a5f66'],
        { trim: '#efe6d8' },
      );
    case 'creole':
      return pick(
        ['clapboard', 'stucco'],
        ['#e9b872', '#8fb7a8', '#d98c7a', '#9fb8d0', '#f0dfa8', '#c6a7c0', '#7fa58a'],
        ['#6a7078'],
        { shutters: random.pick(['#2f5d62', '#3f6b4f', '#33506b', '#7a3b3b']) },
      );
    case 'single':
      return pick(
        ['clapboard', 'stucco'],
        ['#f3d3c2', '#f2e3b8', '#cfe0d8', '#f4efe4', '#d8dfe8', '#e8c4bb'],
        ['#6f7680'],
        { shutters: random.pick(['#2f4a44', '#26363f', '#3f5a4a']) },
      );
    case 'adobe':
      return pick(['stucco'], ['#c9946c', '#d3a67e', '#bd865f', '#dcb893'], ['#a9694a'], {
        trim: '#7c5a42',
        door: random.pick(['#2f7f8f', '#3d6a94', '#5f8a6b']),
        flowers: undefined,
      });
    case 'colonial':
      return pick(
        ['stucco'],
        ['#c9653f', '#d98a3f', '#e0a63a', '#b5483c', '#d97a6a', '#e3b98a'],
        ['#b3654a'],
        { roofing: 'clay', trim: '#f0e4cc', door: '#6b4a36' },
      );
    case 'tile':
      return pick(
        ['tiles', 'stucco', 'tiles'],
        ['#f0f1ec', '#e8edf0', '#f3d9a8', '#f1c9bd', '#cfe0dc'],
        ['#bf6f4f', '#b3654a'],
        { roofing: 'clay', door: random.pick(['#3f6b4f', '#8c3b3b', '#33506b']) },
      );
    case 'modern':
      return pick(
        ['boards', 'stucco', 'brick'],
        ['#e9e4d8', '#5a626a', '#b8835a', '#cfc8ba', '#8f6b4c'],
        ['#4a4f57'],
        { trim: '#3f454d' },
      );
    case 'conch':
      return pick(['clapboard'], ['#f4f1ea', '#f6dcae', '#f3c6b4', '#bfe0da', '#cfe3f0'], ['#c3cbce'], {
        roofing: 'metal',
        shutters: random.pick(['#2f8a86', '#3d6a94', '#d97a5b']),
      });
    case 'stucco':
      return pick(
        ['stucco'],
        ['#f6efe2', '#f3dfc0', '#eac9ae', '#f7eed8', '#dfe3dc'],
        ['#c0714f', '#b3654a'],
        { roofing: 'clay' },
      );
    default:
      return pick(['clapboard', 'shingle'], pastel, ['#5f656e', '#6d6a66'], { shutters });
  }
}

interface Gabled {
  readonly bays: number;
  readonly storeys: number;
  readonly roof: 'side' | 'front' | 'hip' | 'saltbox' | 'gambrel';
  readonly rise?: number;
  readonly porch?: 'none' | 'full' | 'part';
  readonly hasWing?: boolean;
  readonly hasCross?: boolean;
  readonly dormers?: number;
  /** How high it stands above the ground. */
  readonly raised?: number;
  readonly hasChimney?: boolean;
  readonly hasBalcony?: boolean;
  readonly bigWindows?: boolean;
}

function gabled(builder: Builder, facts: HomeFacts, form: Gabled): House {
  const { sheet, random, finish } = builder;
  const { bays, storeys, roof, porch = 'none', dormers = 0, raised = 12, bigWindows = false } = form;
  const width = bays * BAY;
  const left = -width / 2;
  const height = storeys * STOREY;
  const eave = -raised - height;
  const rise = form.rise ?? (roof === 'front' ? width * 0.42 : 92);
  const doorBay =
    roof === 'front' && bays % 2 === 1
      ? Math.floor(bays / 2)
      : random.between(porch === 'part' ? 0 : bays > 3 ? 1 : 0, bays > 3 ? bays - 2 : bays - 1);
  const door = left + doorBay * BAY + (BAY - 42) / 2;
  const floor = -raised;
  const parts: string[] = [];
  let wide = width;

  if (raised > 30) {
    const posts = Array.from({ length: bays + 1 }, (_, index) =>
      sheet.rect(left + index * ((width - 12) / bays), floor, 12, raised, '#a08a70'),
    );
    parts.push(
      sheet.rect(
        left + 6,
        floor,
        width - 12,
        raised - 4,
        sheet.gradient([darker('#7d7468', 0.5), darker('#7d7468', 0.25)]),
        { opacity: 0.75 },
      ),
      ...posts,
      lattice(sheet, left + width * 0.55, floor + 14, width * 0.4, raised - 16),
    );
  } else {
    parts.push(
      sheet.rect(left - 3, floor, width + 6, raised, '#a39b90'),
      sheet.rect(left - 3, floor, width + 6, 3, DARK, { opacity: 0.2 }),
    );
  }

  if (form.hasWing) {
    const side = random.chance(0.5) ? 1 : -1;
    const wing = BAY * 1.7;
    const x = side === 1 ? left + width : left - wing;
    const wingHeight = (storeys > 1 ? storeys - 1 : 0.82) * STOREY;
    parts.push(
      sheet.rect(x, -12, wing, 12, '#a39b90'),
      wall(builder, block(x, -12 - wingHeight, wing, wingHeight)),
      ...Array.from({ length: Math.max(1, storeys - 1) }, (_, level) =>
        [0.3, 1.05]
          .map((bay) => windowOf(builder, x + bay * BAY, -12 - level * STOREY - 82, 40, 52))
          .join(''),
      ),
      sideRoof(builder, x, -12 - wingHeight, wing, 66, { overhang: 14 }),
    );
    wide += wing * 1.02;
  }
  const smokes = sheet.light.name === 'evening' || builder.hasSnow;
  if (form.hasChimney)
    parts.push(
      chimney(builder, left + width * random.pick([0.18, 0.74]), eave - rise - 34, rise + 40, { smokes }),
    );
  parts.push(wall(builder, block(left, eave, width, height)));
  parts.push(
    sheet.rect(left, eave, 7, height, finish.trim),
    sheet.rect(left + width - 7, eave, 7, height, finish.trim),
  );

  for (let storey = 0; storey < storeys; storey += 1) {
    const base = floor - storey * STOREY;
    for (let bay = 0; bay < bays; bay += 1) {
      const x = left + bay * BAY;
      if (storey === 0 && bay === doorBay) continue;
      const isBig = bigWindows && (bay + storey) % 2 === 0;
      parts.push(
        isBig
          ? windowOf(builder, x + 12, base - 88, BAY - 24, 76, { panes: [3, 1], isPlain: true })
          : windowOf(builder, x + 25, base - 84, 42, 56),
      );
    }
  }
  parts.push(doorOf(builder, door, floor, 42, 82, { isGlazed: random.chance(0.7) }));

  switch (roof) {
    case 'front':
      parts.push(
        shadow(sheet, left, eave, width, 0.1),
        gable(builder, left, eave, width, rise),
        windowOf(builder, -19, eave - rise * 0.5, 38, rise * 0.34, {
          isArched: random.chance(0.4),
          isPlain: true,
        }),
      );
      break;
    case 'gambrel':
      parts.push(gambrel(builder, left, eave, width, rise));
      break;
    case 'saltbox':
      parts.push(sideRoof(builder, left, eave, width, rise, { overhang: 12 }));
      break;
    default:
      parts.push(sideRoof(builder, left, eave, width, rise, { inset: roof === 'hip' ? rise * 1.05 : 0 }));
  }
  for (let index = 0; index < dormers; index += 1) {
    const gap = width / dormers;
    parts.push(dormer(builder, left + gap * (index + 0.5) - 34, eave - 20, 68));
  }
  if (form.hasCross) {
    const crossWidth = BAY * 1.9;
    const x = left + (doorBay < bays / 2 ? width - crossWidth + 10 : -10);
    parts.push(
      wall(builder, block(x, eave - 6, crossWidth, height + 6)),
      ...Array.from({ length: storeys }, (_, storey) =>
        windowOf(builder, x + crossWidth * 0.22, floor - storey * STOREY - 88, crossWidth * 0.56, 62, {
          panes: [3, 2],
          isPlain: true,
        }),
      ),
      gable(builder, x, eave - 6, crossWidth, crossWidth * 0.5),
      windowOf(builder, x + crossWidth / 2 - 16, eave - 6 - crossWidth * 0.27, 32, 32, {
        isArched: true,
        isPlain: true,
      }),
    );
  }
  if (form.hasBalcony && storeys > 1)
    parts.push(balcony(sheet, finish, left + width * 0.12, floor - STOREY, width * 0.5));

  if (porch === 'none') {
    parts.push(stepsOf(sheet, door + 21, floor, Math.max(1, Math.round(raised / 8))));
    parts.push(
      pot(sheet, random, door + 66, 0),
      facts.petFriendly ? dog(sheet, random, door - 34, 0, 1) : '',
    );
  } else {
    const span = porch === 'full' ? width : Math.min(width, BAY * 2.4);
    const start =
      porch === 'full' ? left : Math.max(left, Math.min(left + width - span, door + 21 - span / 2));
    const { back, front } = porchOf(builder, {
      x: start - 4,
      width: span + 8,
      base: floor,
      height: 100,
      steps: door + 21,
    });
    const free = door - start > span / 2 ? start + span * 0.26 : start + span * 0.76;
    parts.push(
      back,
      random.chance(0.7)
        ? chair(
            sheet,
            free,
            floor,
            random.pick(['#e9dfca', '#4f7a7a', '#c8553d', '#8a6a4c']),
            free > door ? -1 : 1,
          )
        : '',
      facts.petFriendly
        ? dog(sheet, random, door + (free > door ? -46 : 82), floor, 0.95)
        : boots(sheet, door + (free > door ? -46 : 62), floor),
      front,
      raised > 30 ? longSteps(sheet, door + 21, floor + 30, raised - 30) : '',
      pot(sheet, random, door - 40, raised > 30 ? 0 : 24),
      pot(sheet, random, door + 84, raised > 30 ? 0 : 24),
    );
  }
  return { markup: parts.join(''), width: wide + 60, height: -eave + rise + 20, door: door + 21 };
}

const lattice = (sheet: Sheet, x: number, y: number, width: number, height: number): string =>
  sheet.rect(
    x,
    y,
    width,
    height,
    sheet.pattern(
      14,
      14,
      '<path d="M0 0L14 14M14 0L0 14" stroke="#f4efe4" stroke-opacity=".75" stroke-width="2"/>',
    ),
  );

function longSteps(sheet: Sheet, x: number, y: number, height: number): string {
  const count = Math.max(1, Math.round(height / 9));
  return stepsOf(sheet, x, y, count, 78);
}

function balcony(sheet: Sheet, finish: Finish, x: number, y: number, width: number): string {
  const bars = Array.from(
    { length: Math.floor(width / 11) },
    (_, index) => `M${short(x + 5 + index * 11)} ${short(y - 34)}V${short(y - 4)}`,
  );
  return (
    sheet.rect(x - 4, y - 4, width + 8, 9, finish.trim) +
    shadow(sheet, x, y + 5, width, 30, 0.26) +
    sheet.line(bars.join(''), finish.trim, 2.4) +
    sheet.rect(x - 4, y - 38, width + 8, 6, finish.trim)
  );
}

function gambrel(builder: Builder, x: number, eave: number, width: number, rise: number): string {
  const { sheet, finish, hasSnow } = builder;
  const low = eave - rise * 0.62;
  const kneeL = x + width * 0.16;
  const kneeR = x + width * 0.84;
  const peak = eave - rise;
  const mid = x + width / 2;
  const edge = `M${short(x - 16)} ${short(eave + 14)}L${short(kneeL)} ${short(low)}L${short(mid)} ${short(peak)}L${short(kneeR)} ${short(low)}L${short(x + width + 16)} ${short(eave + 14)}`;
  return (
    wall(builder, [
      [x, eave],
      [kneeL, low],
      [mid, peak],
      [kneeR, low],
      [x + width, eave],
    ]) +
    sheet.line(edge, finish.roof, 20) +
    (hasSnow ? sheet.line(edge, '#f8fafb', 10, { transform: 'translate(0 -9)' }) : '') +
    sheet.line(edge, finish.trim, 4, { transform: 'translate(0 11)' }) +
    windowOf(builder, mid - 34, eave - rise * 0.66, 68, rise * 0.4, {
      panes: [3, 2],
      isArched: false,
      isPlain: true,
    })
  );
}

function aFrame(builder: Builder, facts: HomeFacts): House {
  const { sheet, random, finish, hasSnow } = builder;
  const width = 400 + facts.bedrooms * 30;
  const height = width * 0.92;
  const floor = -26;
  const half = width / 2;
  const peak = floor - height;
  const inside = (y: number) => half * (1 - (floor - y) / height) * 0.9;
  const isLit = sheet.light.name === 'evening';
  const glass = isLit
    ? sheet.gradient(['#ffdf9f', '#ffc26e'], { shines: true })
    : sheet.gradient(['#5f8291', '#a6c4cc', '#d3e1df']);
  const level = floor - 104;
  const pane: [number, number][] = [
    [0, peak + 52],
    [inside(level) - 8, level],
    [-(inside(level) - 8), level],
  ];
  const columns = [-0.66, -0.33, 0, 0.33, 0.66].map((part) => {
    const x = part * inside(level);
    const top = floor - height * (1 - Math.abs(x) / (half * 0.9)) + 40;
    return `M${short(x)} ${short(Math.min(level, top))}V${short(level)}`;
  });
  const edge = straight(
    [
      [-half - 30, floor + 8],
      [0, peak - 28],
      [half + 30, floor + 8],
    ],
    false,
  );
  const door = random.pick([-1, 1]) * 66;
  const { front } = porchOf(builder, {
    x: -half * 0.95,
    width: width * 0.95,
    base: floor,
    height: 90,
    steps: door + 21,
    hasRoof: false,
    railing: '#6b4f3c',
  });
  const markup =
    wall(builder, [
      [-half, floor],
      [0, peak],
      [half, floor],
    ]) +
    (isLit ? sheet.ellipse(0, level - 60, 210, 190, sheet.glow('#ffcf87', 0.4)) : '') +
    sheet.path(straight(pane), glass) +
    sheet.line(columns.join(''), finish.trim, 4) +
    sheet.line(
      `M${short(-inside(level) + 8)} ${short(level)}H${short(inside(level) - 8)}M${short(-inside(level - 90) + 8)} ${short(level - 90)}H${short(inside(level - 90) - 8)}`,
      finish.trim,
      6,
    ) +
    doorOf(builder, door, floor, 42, 84) +
    windowOf(builder, door > 0 ? -112 : 54, floor - 88, 86, 76, { panes: [2, 1], isPlain: true }) +
    windowOf(builder, door > 0 ? -15 : -66, floor - 88, 40, 76, { panes: [1, 1], isPlain: true }) +
    sheet.path(
      straight([
        [0, peak],
        [half, floor],
        [half * 0.86, floor],
        [0, peak + 50],
      ]),
      DARK,
      { opacity: 0.14 },
    ) +
    sheet.line(edge, finish.roof, 30) +
    sheet.line(
      straight(
        [
          [0, peak - 28],
          [half + 30, floor + 8],
        ],
        false,
      ),
      darker(finish.roof, 0.25),
      30,
    ) +
    (hasSnow ? sheet.line(edge, '#f8fafb', 15, { transform: 'translate(0 -15)' }) : '') +
    chair(sheet, door > 0 ? -90 : 90, floor, '#d9cdb6', door > 0 ? 1 : -1) +
    (facts.petFriendly
      ? dog(sheet, random, door > 0 ? 20 : -20, floor, 0.95)
      : boots(sheet, door > 0 ? 18 : -44, floor)) +
    front;
  return { markup, width: width + 70, height: height + 60, door: door + 21 };
}

function treeHouse(builder: Builder, facts: HomeFacts): House {
  const { sheet, random, finish } = builder;
  const lift = 150;
  const home = gabled(builder, facts, {
    bays: 3,
    storeys: 1,
    roof: 'front',
    rise: 120,
    raised: 12,
    porch: 'none',
  });
  const trunk = (x: number, wide: number) =>
    sheet.path(
      `M${short(x - wide)} 6C${short(x - wide * 0.6)} ${short(-lift * 0.6)} ${short(x - wide * 0.7)} ${short(-lift)} ${short(x - wide * 0.6)} ${short(-lift - 30)}H${short(x + wide * 0.6)}C${short(x + wide * 0.7)} ${short(-lift)} ${short(x + wide * 0.6)} ${short(-lift * 0.6)} ${short(x + wide * 1.1)} 6Z`,
      '#6b5140',
    ) +
    sheet.path(
      `M${short(x + wide * 0.1)} 6V${short(-lift - 30)}H${short(x + wide * 0.6)}C${short(x + wide * 0.7)} ${short(-lift)} ${short(x + wide * 0.6)} ${short(-lift * 0.6)} ${short(x + wide * 1.1)} 6Z`,
      DARK,
      { opacity: 0.22 },
    );
  const braces = sheet.line(
    `M-40 ${short(-lift + 50)}L-130 ${short(-lift)}M40 ${short(-lift + 50)}L130 ${short(-lift)}`,
    '#7d604a',
    11,
  );
  const rungs = Array.from(
    { length: 11 },
    (_, index) => `M${short(150 + index * 7)} ${short(-lift + 6 + index * 14)}h44`,
  );
  const rail = Array.from(
    { length: 28 },
    (_, index) => `M${short(-182 + index * 13)} ${short(-lift - 34)}V${short(-lift)}`,
  );
  return {
    markup:
      trunk(-30, 34) +
      trunk(96, 22) +
      braces +
      sheet.line(rungs.join(''), '#a98a68', 6) +
      sheet.line(`M150 ${short(-lift)}L228 6M194 ${short(-lift)}L272 6`, '#8a6d52', 6) +
      sheet.group(`translate(0 ${short(-lift)})`, home.markup) +
      sheet.rect(-190, -lift - 2, 390, 13, '#a98a68') +
      sheet.line(rail.slice(0, 27).join(''), finish.trim, 2.4) +
      sheet.rect(-190, -lift - 40, 352, 6, finish.trim) +
      pot(sheet, random, -110, 4),
    width: 460,
    height: lift + home.height,
    door: 240,
  };
}

/** Rooms of earth around a court: flat roofs behind rounded walls. */
function adobe(builder: Builder, facts: HomeFacts, isRanch = false): House {
  const { sheet, random, finish } = builder;
  const wide = 330 + facts.bedrooms * 60;
  const left = -wide / 2;
  const soft = (x: number, width: number, height: number, tone: string) =>
    sheet.path(
      `M${short(x)} 0V${short(-height + 16)}Q${short(x)} ${short(-height)} ${short(x + 16)} ${short(-height)}H${short(x + width - 16)}Q${short(x + width)} ${short(-height)} ${short(x + width)} ${short(-height + 16)}V0Z`,
      tone,
    ) +
    sheet.path(
      `M${short(x)} 0V${short(-height + 16)}Q${short(x)} ${short(-height)} ${short(x + 16)} ${short(-height)}H${short(x + width - 16)}Q${short(x + width)} ${short(-height)} ${short(x + width)} ${short(-height + 16)}V0Z`,
      sheet.fade(DARK, 0.2, true),
    );
  const beams = (x: number, width: number, y: number) =>
    Array.from(
      { length: Math.floor(width / 46) },
      (_, index) =>
        sheet.ellipse(x + 26 + index * 46, y, 6, 6, '#7c5a42') +
        sheet.rect(x + 24 + index * 46, y + 5, 4, 16, DARK, { opacity: 0.16 }),
    ).join('');
  const side = random.pick([-1, 1]);
  const tall = facts.bedrooms >= 3 && !isRanch;
  const doorX = side * wide * 0.06 - 22;
  const ramada = wide * 0.46;
  const ramadaX = side > 0 ? left + 8 : left + wide - ramada - 8;
  const lowHeight = 138;
  const parts = [
    tall
      ? soft(side > 0 ? left + wide * 0.42 : left + wide * 0.12, wide * 0.44, 238, lighter(finish.wall, 0.08))
      : '',
    tall ? beams(side > 0 ? left + wide * 0.42 : left + wide * 0.12, wide * 0.44, -214) : '',
    tall
      ? windowOf(builder, (side > 0 ? left + wide * 0.42 : left + wide * 0.12) + wide * 0.16, -204, 48, 44, {
          isPlain: true,
        })
      : '',
    soft(left, wide, lowHeight, finish.wall),
    beams(left, wide, -lowHeight + 24),
    soft(side > 0 ? left + wide * 0.7 : left - wide * 0.05, wide * 0.35, 168, lighter(finish.wall, 0.05)),
    beams(side > 0 ? left + wide * 0.7 : left - wide * 0.05, wide * 0.35, -146),
    windowOf(
      builder,
      (side > 0 ? left + wide * 0.7 : left - wide * 0.05) + wide * 0.1,
      -104,
      wide * 0.15,
      54,
      { panes: [3, 2], isPlain: true },
    ),
    sheet.rect(ramadaX, -104, ramada, 104, DARK, { opacity: 0.22 }),
    windowOf(builder, ramadaX + ramada * 0.12, -88, ramada * 0.28, 60, { panes: [2, 2], isPlain: true }),
    doorOf(builder, doorX, 0, 46, 88, { isGlazed: false }),
    chair(sheet, ramadaX + ramada * 0.62, 2, '#8a5f43', side > 0 ? -1 : 1),
    facts.petFriendly ? dog(sheet, random, doorX + (side > 0 ? -36 : 84), 4) : '',
    [0, 0.5, 1].map((part) => sheet.rect(ramadaX + part * (ramada - 12), -106, 12, 108, '#8a5f43')).join(''),
    sheet.rect(ramadaX - 14, -116, ramada + 28, 13, '#7c5a42'),
    Array.from({ length: Math.floor(ramada / 22) }, (_, index) =>
      sheet.rect(ramadaX - 6 + index * 22, -124, 9, 9, '#94694b'),
    ).join(''),
    pot(sheet, random, doorX - 26, 6, 1.1),
    pot(sheet, random, doorX + 80, 6, 1.3),
  ];
  return { markup: parts.join(''), width: wide + 60, height: tall ? 260 : 190, door: doorX + 23 };
}

function villa(builder: Builder, facts: HomeFacts): House {
  const { sheet, random, finish } = builder;
  const bays = 4 + Math.min(2, Math.floor(facts.bedrooms / 2));
  const width = bays * 96;
  const left = -width / 2;
  const floor = -12;
  const hasTop = facts.bedrooms >= 3;
  const topBays = bays - 2;
  const topLeft = left + 96 * random.between(0, 2);
  const arches = Array.from({ length: bays }, (_, index) => ({
    x: left + index * 96 + 13,
    isDoor: index === Math.floor(bays / 2),
  }));
  const door = left + Math.floor(bays / 2) * 96 + 13;
  const parts = [
    hasTop
      ? wall(builder, block(topLeft, floor - 222, topBays * 96, 104)) +
        Array.from({ length: topBays }, (_, index) =>
          windowOf(builder, topLeft + index * 96 + 27, floor - 206, 42, 66, {
            panes: [2, 3],
            isArched: index % 2 === 1,
          }),
        ).join('') +
        sideRoof(builder, topLeft, floor - 222, topBays * 96, 58, { overhang: 26, inset: 62 })
      : '',
    sheet.rect(left - 4, floor, width + 8, 12, '#b7ab98'),
    wall(builder, block(left, floor - 118, width, 118)),
    ...arches.map(({ x, isDoor }) =>
      isDoor
        ? sheet.path(
            `M${short(x - 4)} ${short(floor)}V${short(floor - 62)}a39 34 0 0 1 78 0V${short(floor)}Z`,
            darker(finish.wall, 0.3),
          ) + doorOf(builder, x + 12, floor, 46, 82, { lamp: false })
        : windowOf(builder, x + 10, floor - 92, 50, 80, { panes: [2, 3], isArched: true, isPlain: true }),
    ),
    sideRoof(builder, left, floor - 118, width, hasTop ? 34 : 66, { overhang: 26, inset: hasTop ? 30 : 74 }),
    facts.petFriendly ? dog(sheet, random, door - 32, floor + 8) : '',
    pot(sheet, random, door - 4, 8, 1.4),
    pot(sheet, random, door + 76, 8, 1.4),
  ];
  return { markup: parts.join(''), width: width + 60, height: hasTop ? 300 : 210, door: door + 36 };
}

/** A low house of glass under a flat roof. */
function modern(builder: Builder, facts: HomeFacts): House {
  const { sheet, random, finish } = builder;
  const width = 440 + facts.bedrooms * 40;
  const left = -width / 2;
  const hasTop = facts.bedrooms >= 4;
  const isLit = sheet.light.name === 'evening';
  const glass = isLit
    ? sheet.gradient(['#ffe2a6', '#ffc776'], { shines: true })
    : sheet.gradient(['#5f8796', '#a9c8cf', '#d8e6e3']);
  const panes = 6;
  const glassWidth = width * 0.56;
  const glassX = left + width * 0.38;
  const door = left + width * 0.2;
  const parts = [
    hasTop
      ? wall(builder, block(left + width * 0.1, -250, width * 0.5, 118)) +
        windowOf(builder, left + width * 0.16, -222, width * 0.3, 62, { panes: [3, 1], isPlain: true }) +
        sheet.rect(left + width * 0.1 - 18, -260, width * 0.5 + 36, 15, finish.trim)
      : '',
    wall(builder, block(left, -132, width, 132)),
    isLit
      ? sheet.ellipse(glassX + glassWidth / 2, -60, glassWidth * 0.7, 130, sheet.glow('#ffcf87', 0.4))
      : '',
    sheet.rect(glassX, -116, glassWidth, 116, glass),
    sheet.rect(glassX + 18, -40, 96, 40, isLit ? '#b98a5a' : '#7d8f95', { opacity: 0.55, round: 8 }),
    sheet.line(`M${short(glassX + glassWidth * 0.72)} 0V-66`, isLit ? '#8a5f3c' : '#6d7f85', 3),
    sheet.path(
      `M${short(glassX + glassWidth * 0.72 - 20)} -62l8 -26h24l8 26Z`,
      isLit ? '#fff1cf' : '#dfe3da',
    ),
    sheet.line(
      Array.from(
        { length: panes + 1 },
        (_, index) => `M${short(glassX + (index * glassWidth) / panes)} -116V0`,
      ).join(''),
      finish.trim,
      4.5,
    ),
    doorOf(builder, door, 0, 50, 96, { isGlazed: false }),
    windowOf(builder, left + 30, -98, 44, 58, { isPlain: true, panes: [1, 1] }),
    sheet.rect(left - 44, -146, width + 96, 17, finish.trim),
    sheet.rect(left - 44, -146, width + 96, 5, lighter(finish.trim, 0.3)),
    shadow(sheet, left, -129, width, 30, 0.36),
    facts.petFriendly ? dog(sheet, random, door + 88, 4) : '',
    pot(sheet, random, door - 24, 6, 1.4),
  ];
  return { markup: parts.join(''), width: width + 110, height: hasTop ? 270 : 160, door: door + 25 };
}

/** Three or four floors of homes with balconies. */
function apartments(builder: Builder, facts: HomeFacts, floors: number): House {
  const { sheet, random, finish } = builder;
  const bays = 4;
  const width = bays * 112;
  const left = -width / 2;
  const parts = [
    sheet.rect(left, -10, width, 10, '#9b948a'),
    wall(builder, block(left, -10 - floors * 96, width, floors * 96)),
  ];
  const door = -25;
  const isIron = finish.shutters !== undefined;
  for (let level = 0; level < floors; level += 1) {
    const base = -10 - level * 96;
    for (let bay = 0; bay < bays; bay += 1) {
      const x = left + bay * 112;
      if (level === 0 && (bay === 1 || bay === 2)) continue;
      const hasBalcony = level > 0 && facts.has('Balcony') && bay !== 2;
      if (hasBalcony) {
        parts.push(windowOf(builder, x + 30, base - 78, 52, 78, { panes: [2, 2], isPlain: !isIron }));
        const bars = Array.from(
          { length: 9 },
          (_, index) => `M${short(x + 18 + index * 9.6)} ${short(base - 30)}V${short(base)}`,
        );
        parts.push(
          sheet.rect(x + 12, base - 2, 90, 7, finish.trim),
          sheet.line(bars.join(''), isIron ? '#3a3f47' : finish.trim, 2.2),
          sheet.rect(x + 12, base - 34, 90, 5, isIron ? '#3a3f47' : finish.trim),
          shadow(sheet, x + 14, base + 5, 86, 18, 0.25),
          random.chance(0.4) ? pot(sheet, random, x + 88, base - 2, 0.75) : '',
        );
      } else parts.push(windowOf(builder, x + 34, base - 76, 44, 56));
    }
  }
  const top = -10 - floors * 96;
  parts.push(
    doorOf(builder, door, -10, 54, 84, { isDouble: true }),
    sheet.rect(door - 30, -108, 114, 9, finish.trim),
    shadow(sheet, door - 26, -99, 106, 16),
    finish.roofing === 'clay'
      ? sideRoof(builder, left, top, width, 46, { overhang: 18, inset: 44 })
      : sheet.rect(left - 12, top - 16, width + 24, 18, finish.trim) +
          sheet.rect(left - 12, top - 3, width + 24, 5, DARK, { opacity: 0.18 }),
    pot(sheet, random, door - 26, 0, 1.3),
    pot(sheet, random, door + 84, 0, 1.3),
    facts.petFriendly ? dog(sheet, random, door + 128, 2) : '',
  );
  return { markup: parts.join(''), width: width + 30, height: floors * 96 + 60, door: 2 };
}

/** One house of a row, three or four windows wide. */
function townhouse(builder: Builder, facts: HomeFacts, town: Surroundings['landscape']['town']): House {
  const { sheet, random, finish } = builder;
  const storeys = facts.bedrooms >= 4 ? 3 : 2;
  if (town === 'creole' || town === 'single' || town === 'conch') {
    return galleried(builder, facts, storeys);
  }
  if (town === 'adobe') return adobe(builder, facts);
  const bays = 3;
  const bay = 84;
  const width = bays * bay + 20;
  const left = -width / 2;
  const stoop = town === 'brick' || town === 'clapboard' ? 34 : 10;
  const isArched = town === 'colonial' || (town === 'brick' && random.chance(0.5));
  const parts = [
    sheet.rect(left, -stoop, width, stoop, '#a89e92'),
    wall(builder, block(left, -stoop - storeys * 112, width, storeys * 112)),
  ];
  const doorBay = random.pick([0, 2]);
  const door = left + 10 + doorBay * bay + 20;
  for (let storey = 0; storey < storeys; storey += 1) {
    const base = -stoop - storey * 112;
    for (let index = 0; index < bays; index += 1) {
      if (storey === 0 && index === doorBay) continue;
      parts.push(
        windowOf(builder, left + 10 + index * bay + 22, base - 92, 40, 68, { panes: [2, 3], isArched }),
      );
    }
    if (storey > 0 && facts.has('Balcony')) {
      const x = left + 14;
      const bars = Array.from(
        { length: Math.floor((width - 28) / 10) },
        (_, index) => `M${short(x + index * 10)} ${short(base - 30)}V${short(base - 2)}`,
      );
      parts.push(
        sheet.rect(x - 4, base - 3, width - 20, 7, '#d8cfc0'),
        sheet.line(bars.join(''), '#3a3f47', 2),
        sheet.rect(x - 4, base - 32, width - 20, 4, '#3a3f47'),
      );
    }
  }
  const top = -stoop - storeys * 112;
  parts.push(
    doorOf(builder, door, -stoop, 44, 90),
    stepsOf(sheet, door + 22, -stoop, Math.max(1, Math.round(stoop / 8)), 62),
    finish.roofing === 'clay'
      ? sideRoof(builder, left, top, width, 44, { overhang: 10 })
      : sheet.rect(left - 12, top - 22, width + 24, 24, finish.trim) +
          Array.from({ length: Math.floor(width / 26) }, (_, index) =>
            sheet.rect(left + 8 + index * 26, top - 4, 10, 9, darker(finish.trim, 0.12)),
          ).join('') +
          sheet.rect(left - 12, top - 22, width + 24, 5, lighter(finish.trim, 0.2)),
    shadow(sheet, left, top + 3, width, 22),
    pot(sheet, random, door + (doorBay === 0 ? 84 : -36), 0, 1.2),
    facts.petFriendly ? dog(sheet, random, door + (doorBay === 0 ? 74 : -28), -2) : '',
  );
  return { markup: parts.join(''), width: width + 24, height: stoop + storeys * 112 + 40, door: door + 22 };
}

/** A house behind its galleries, as in the old ports of the South. */
function galleried(builder: Builder, facts: HomeFacts, storeys: number): House {
  const { sheet, random, finish } = builder;
  const bays = 4;
  const width = bays * 88;
  const left = -width / 2;
  const raised = 30;
  const parts = [sheet.rect(left - 6, -raised, width + 12, raised, '#a3978a')];
  const levels = Math.min(2, storeys);
  const doorBay = random.pick([0, 3]);
  const door = left + doorBay * 88 + 22;
  parts.push(wall(builder, block(left, -raised - levels * 120, width, levels * 120)));
  for (let level = 0; level < levels; level += 1) {
    const base = -raised - level * 120;
    for (let bay = 0; bay < bays; bay += 1) {
      if (level === 0 && bay === doorBay) continue;
      parts.push(windowOf(builder, left + bay * 88 + 26, base - 92, 36, 84, { panes: [2, 4] }));
    }
  }
  parts.push(doorOf(builder, door, -raised, 44, 92));
  for (let level = 0; level < levels; level += 1) {
    const base = -raised - level * 120;
    const bars = Array.from(
      { length: Math.floor((width + 16) / 9) },
      (_, index) => `M${short(left - 8 + index * 9)} ${short(base - 32)}V${short(base - 4)}`,
    );
    parts.push(shadow(sheet, left, base - 120, width, 70, 0.34));
    parts.push(sheet.rect(left - 14, base - 2, width + 28, 9, finish.trim));
    const gap = level === 0 ? [door - 12, door + 56] : [0, 0];
    parts.push(
      sheet.line(
        bars
          .filter((bar) => {
            const x = Number(/^M(-?[\d.]+)/.exec(bar)?.[1]);
            return x < (gap[0] ?? 0) || x > (gap[1] ?? 0);
          })
          .join(''),
        '#3f4650',
        2.1,
      ),
      level === 0
        ? sheet.rect(left - 12, base - 36, Math.max(0, door - 12 - left + 12), 4.5, '#3f4650') +
            sheet.rect(door + 56, base - 36, Math.max(0, left + width + 12 - door - 56), 4.5, '#3f4650')
        : sheet.rect(left - 12, base - 36, width + 24, 4.5, '#3f4650'),
    );
    for (let column = 0; column <= bays; column += 1)
      parts.push(sheet.rect(left - 14 + column * ((width + 18) / bays), base - 120, 10, 118, finish.trim));
    if (level === 0 && facts.petFriendly)
      parts.push(dog(sheet, random, door + (doorBay === 0 ? 96 : -50), base));
    if (level === 1)
      parts.push(
        pot(sheet, random, left + 40, base - 2, 0.9),
        pot(sheet, random, left + width - 40, base - 2, 0.9),
      );
  }
  parts.push(
    sideRoof(builder, left, -raised - levels * 120, width, 78, { overhang: 26, inset: 70 }),
    storeys > 2 ? dormer(builder, -36, -raised - levels * 120 - 14, 72) : '',
    stepsOf(sheet, door + 22, -raised + 6, 3, 64),
    pot(sheet, random, door + (doorBay === 0 ? 100 : -60), 0, 1.2),
  );
  return { markup: parts.join(''), width: width + 60, height: raised + levels * 120 + 90, door: door + 22 };
}

function barn(builder: Builder, facts: HomeFacts): House {
  const { sheet, random, finish } = builder;
  const width = 380;
  const left = -width / 2;
  const height = 150;
  const isLit = sheet.light.name === 'evening';
  const glass = isLit
    ? sheet.gradient(['#ffe2a6', '#ffc776'], { shines: true })
    : sheet.gradient(['#5f8796', '#a9c8cf', '#d8e6e3']);
  const shed = facts.bedrooms >= 3 ? 190 : 120;
  const side = random.pick([-1, 1]);
  const shedX = side > 0 ? left + width : left - shed;
  return {
    markup: [
      wall(builder, block(shedX, -112, shed, 112)),
      windowOf(builder, shedX + shed * 0.2, -86, 44, 52, { isPlain: true }),
      shed > 150 ? windowOf(builder, shedX + shed * 0.62, -86, 44, 52, { isPlain: true }) : '',
      sideRoof(builder, shedX, -112, shed, 56, { overhang: 12 }),
      wall(builder, block(left, -height, width, height)),
      gambrel(builder, left, -height, width, 190),
      isLit ? sheet.ellipse(0, -70, 190, 130, sheet.glow('#ffcf87', 0.35)) : '',
      sheet.rect(-84, -134, 168, 134, finish.trim),
      sheet.rect(-76, -126, 152, 126, glass),
      sheet.line('M-38 -126V0M0 -126V0M38 -126V0M-76 -62H76', finish.trim, 4),
      [-1, 1]
        .map(
          (where) =>
            sheet.rect(where > 0 ? 92 : -164, -138, 72, 138, finish.wall) +
            sheet.line(
              `M${where > 0 ? 94 : -162} -136H${where > 0 ? 162 : -94}V-2H${where > 0 ? 94 : -162}ZL${where > 0 ? 162 : -94} -2M${where > 0 ? 162 : -94} -136L${where > 0 ? 94 : -162} -2`,
              finish.trim,
              5,
            ),
        )
        .join(''),
      sheet.rect(-172, -146, 344, 7, '#4a4f57'),
      facts.petFriendly ? dog(sheet, random, 116, 4) : boots(sheet, 100, 2),
      pot(sheet, random, -104, 6, 1.3),
    ].join(''),
    width: width + shed + 40,
    height: height + 220,
    door: 0,
  };
}

function boathouse(builder: Builder, facts: HomeFacts): House {
  const { sheet, random, finish } = builder;
  const width = 380;
  const left = -width / 2;
  return {
    markup: [
      wall(builder, block(left, -250, width, 250)),
      sheet.rect(left + 40, -112, width - 80, 112, finish.trim),
      sheet.rect(left + 48, -104, width - 96, 104, finish.door),
      sheet.line(
        Array.from({ length: 12 }, (_, index) => `M${short(left + 60 + index * 24)} -104V0`).join(''),
        darker(finish.door, 0.3),
        2.4,
      ),
      sheet.line(`M0 -104V0M${short(left + 48)} -52H${short(left + width - 48)}`, finish.trim, 4),
      [-130, -20, 92].map((x) => windowOf(builder, x, -222, 42, 66)).join(''),
      facts.has('OutdoorSpace')
        ? balcony(sheet, finish, left + 14, -132, width - 28) + chair(sheet, left + 210, -136, '#c8553d')
        : '',
      facts.petFriendly ? dog(sheet, random, left - 4, 4, 1.1) : '',
      gable(builder, left, -250, width, 140),
      windowOf(builder, -20, -330, 40, 44, { isArched: true, isPlain: true }),
    ].join(''),
    width: width + 60,
    height: 400,
    door: 0,
  };
}

/** The house of a home. */
export function houseOf(builder: Builder, surroundings: Surroundings, facts: HomeFacts): House {
  const { random } = builder;
  const { bedrooms } = facts;
  const hasChimney = facts.has('Fireplace');
  const hasBalcony = facts.has('Balcony');
  const isShore = surroundings.landscape.shore === 'dunes' || surroundings.landscape.shore === 'beach';
  switch (facts.noun) {
    case 'log cabin':
      return gabled(builder, facts, {
        bays: Math.min(5, 2 + bedrooms),
        storeys: bedrooms > 3 ? 2 : 1,
        roof: 'side',
        rise: 128,
        porch: 'full',
        dormers: bedrooms > 3 ? 0 : 2,
        hasChimney,
        raised: 22,
      });
    case 'A-frame':
      return aFrame(builder, facts);
    case 'chalet':
      return gabled(builder, facts, {
        bays: 5,
        storeys: 2,
        roof: 'front',
        rise: 170,
        porch: 'none',
        hasBalcony,
        bigWindows: true,
        hasChimney,
        raised: 24,
      });
    case 'lodge':
      return gabled(builder, facts, {
        bays: 6,
        storeys: 2,
        roof: 'side',
        rise: 118,
        porch: 'part',
        hasCross: true,
        dormers: 2,
        hasChimney,
        bigWindows: true,
        raised: 26,
      });
    case 'beach house':
      return gabled(builder, facts, {
        bays: Math.min(5, 2 + Math.ceil(bedrooms / 2)),
        storeys: bedrooms > 3 ? 2 : random.pick([1, 2]),
        roof: random.pick(['side', 'hip', 'front'] as const),
        porch: 'full',
        dormers: bedrooms > 4 ? 3 : bedrooms > 3 ? 2 : 0,
        hasCross: bedrooms > 4,
        hasBalcony,
        raised: isShore ? 78 : 26,
        ...(bedrooms > 3 ? {} : { rise: 110 }),
      });
    case 'saltbox':
      return gabled(builder, facts, {
        bays: bedrooms > 3 ? 5 : 4,
        storeys: 2,
        roof: 'saltbox',
        rise: 104,
        porch: 'none',
        hasChimney,
        hasWing: bedrooms > 2,
      });
    case 'bungalow':
      return surroundings.setting === 'desert'
        ? gabled(builder, facts, {
            bays: 3 + Math.floor(bedrooms / 2),
            storeys: 1,
            roof: 'hip',
            rise: 74,
            porch: 'part',
            raised: 14,
          })
        : gabled(builder, facts, {
            bays: 3 + (bedrooms > 1 ? 1 : 0),
            storeys: 1,
            roof: random.pick(['side', 'front', 'hip'] as const),
            rise: 116,
            porch: 'full',
            dormers: bedrooms > 2 ? 1 : 0,
            raised: surroundings.setting === 'tropic' ? 34 : 22,
          });
    case 'condo':
      return apartments(builder, facts, random.between(3, 4));
    case 'apartment':
      return surroundings.landscape.town === 'adobe' ? adobe(builder, facts) : apartments(builder, facts, 4);
    case 'studio':
      return surroundings.landscape.town === 'adobe' ? adobe(builder, facts) : apartments(builder, facts, 4);
    case 'loft':
      return apartments(
        {
          ...builder,
          finish: {
            ...builder.finish,
            cladding: surroundings.landscape.town === 'tile' ? 'tiles' : 'brick',
            wall:
              surroundings.landscape.town === 'tile'
                ? builder.finish.wall
                : random.pick(['#a65a48', '#8f5a50', '#b3705a']),
            trim: '#3f454d',
            shutters: undefined,
          },
        },
        facts,
        4,
      );
    case 'garden flat':
    case 'townhouse':
    case 'row house':
      return townhouse(builder, facts, surroundings.landscape.town);
    case 'adobe':
      return adobe(builder, facts);
    case 'casita':
      return adobe(builder, facts);
    case 'ranch house':
      return gabled(builder, facts, {
        bays: 3 + Math.min(3, Math.ceil(bedrooms / 2)),
        storeys: 1,
        roof: 'side',
        rise: 72,
        porch: 'full',
        hasWing: true,
        raised: 14,
        hasChimney,
      });
    case 'villa':
      return surroundings.landscape.hills === 'volcanic'
        ? gabled(builder, facts, {
            bays: 5,
            storeys: bedrooms > 3 ? 2 : 1,
            roof: 'hip',
            rise: 112,
            porch: 'full',
            bigWindows: true,
            raised: 26,
            hasWing: bedrooms > 4,
          })
        : villa(builder, facts);
    case 'pool house':
      return modern(builder, facts);
    case 'timber house':
      return gabled(builder, facts, {
        bays: 4,
        storeys: 2,
        roof: random.pick(['front', 'side'] as const),
        rise: 150,
        porch: 'part',
        bigWindows: true,
        hasChimney,
        hasBalcony,
        hasWing: bedrooms > 4,
        raised: 18,
      });
    case 'tree house':
      return treeHouse(builder, facts);
    case 'tiny house':
      return gabled(builder, facts, {
        bays: 3,
        storeys: 1,
        roof: random.pick(['front', 'side'] as const),
        rise: 104,
        porch: 'none',
        raised: 28,
      });
    case 'lake house':
      return gabled(builder, facts, {
        bays: Math.min(5, 3 + Math.floor(bedrooms / 3)),
        storeys: 2,
        roof: 'side',
        rise: 106,
        porch: random.pick(['full', 'part'] as const),
        hasCross: bedrooms > 3,
        dormers: bedrooms > 4 ? 2 : 0,
        bigWindows: true,
        hasChimney,
        hasBalcony,
        raised: 22,
      });
    case 'boathouse':
      return boathouse(builder, facts);
    case 'farmhouse':
      return gabled(builder, facts, {
        bays: bedrooms > 3 ? 5 : 4,
        storeys: 2,
        roof: surroundings.landscape.trees.includes('cypress') ? 'hip' : 'side',
        rise: surroundings.landscape.trees.includes('cypress') ? 66 : 104,
        porch: surroundings.landscape.trees.includes('cypress') ? 'none' : 'full',
        hasCross: bedrooms > 4,
        hasWing: bedrooms > 3,
        hasChimney,
        raised: 20,
      });
    case 'converted barn':
      return barn(builder, facts);
    case 'carriage house':
      return gabled(builder, facts, {
        bays: 4,
        storeys: 1,
        roof: 'side',
        rise: 132,
        porch: 'none',
        dormers: 2,
        hasChimney,
      });
    default:
      return gabled(builder, facts, {
        bays: bedrooms > 2 ? 4 : 3,
        storeys: bedrooms > 2 ? 2 : 1,
        roof: random.pick(['side', 'front', 'side'] as const),
        rise: bedrooms > 2 ? 100 : 124,
        porch: random.pick(['full', 'part', 'none'] as const),
        dormers: bedrooms === 2 ? 2 : 0,
        hasChimney,
        hasBalcony,
        raised: 18,
      });
  }
}
