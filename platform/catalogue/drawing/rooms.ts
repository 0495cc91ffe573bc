/** Pictures of the rooms of a home. What they show is what the home has; its palette and layout are its own. */
import type { Bedroom, BedKind } from '../catalogue.types';
import { createRandom, type Random } from '../random';
import { darker, lighter, mixed } from './colors';
import {
  armchair,
  art,
  bed,
  bookcase,
  bunk,
  coffeeTable,
  cup,
  diningChair,
  fireplace,
  floorLamp,
  houseplant,
  nightstand,
  type Palette,
  pendant,
  rug,
  sofa,
  stool,
  vase,
} from './furniture';
import type { HomeFacts } from './home-facts';
import { lightOf, surroundingsOf } from './outdoors';
import { contactShadow, pot } from './props';
import { backdrop, ground, isBySea, sky, trees } from './scenery';
import { createSheet, HEIGHT, type Sheet, short, straight, WIDTH } from './sheet';

const DARK = '#1f2740';
/** Where the floor meets the wall at the back. */
const WALL = 580;
const SIDE = 86;
const CEILING = 52;

interface Room {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly palette: Palette;
  readonly facts: HomeFacts;
}

const TEXTILES: Readonly<Record<HomeFacts['setting'], readonly (readonly [string, string, string])[]>> = {
  coast: [
    ['#7fa3b5', '#e0805f', '#f0e3c8'],
    ['#dfe3dc', '#3f7f94', '#e9c78f'],
    ['#5f8794', '#f0b76a', '#eef0ea'],
    ['#e9dcc4', '#4f8f94', '#d98a6a'],
    ['#3d5f7a', '#e07a5f', '#dfe8e6'],
  ],
  tropic: [
    ['#f0e6d2', '#3f9a8f', '#f0a35e'],
    ['#6fa58f', '#f0845f', '#f6ead0'],
    ['#e9d3b0', '#2f8a86', '#e8788a'],
    ['#4f9aa0', '#f0c25a', '#f4efe2'],
  ],
  cabin: [
    ['#8a4f3c', '#d9a24a', '#ead9b8'],
    ['#5f6f56', '#c8653f', '#e6d6b8'],
    ['#6a5a4c', '#b5483c', '#dcc9a3'],
    ['#47606a', '#d98a4a', '#e9dcc0'],
  ],
  forest: [
    ['#5f7a5b', '#d9944a', '#ece0c6'],
    ['#7a6a55', '#5f8a6b', '#efe3cd'],
    ['#4a5f5a', '#c8704f', '#e3d7bb'],
    ['#a58a6c', '#3f6b5f', '#f0e6d2'],
  ],
  lake: [
    ['#4f6f86', '#d9653b', '#efe6d4'],
    ['#6a8a7a', '#e0a64a', '#f0ead8'],
    ['#33506b', '#c8553d', '#dfe0d6'],
    ['#9aa7a0', '#2f6a7a', '#ecd9b0'],
  ],
  farm: [
    ['#8a9a7b', '#c8653f', '#f3ead6'],
    ['#e3dac4', '#5f7a8a', '#d9a25f'],
    ['#6a7f8f', '#d98a6a', '#f4ecd9'],
    ['#b5694f', '#6a8a6b', '#efe3c8'],
  ],
  desert: [
    ['#c98160', '#2f7f8f', '#f0dfc0'],
    ['#e3c9a0', '#b5563f', '#5f8a86'],
    ['#8a9a80', '#d97a4f', '#f3e6cb'],
    ['#a95f45', '#e0a63a', '#efe0c4'],
  ],
  city: [
    ['#5f6f86', '#e0a63a', '#e9e3d8'],
    ['#3f6b5f', '#e58a6a', '#efe6d6'],
    ['#b58a76', '#3d5a80', '#f0e8dc'],
    ['#7a6a8a', '#e0b45f', '#ece6ea'],
    ['#d9cbb5', '#c8553d', '#4f6f78'],
  ],
};

const WALLS: Readonly<Record<HomeFacts['setting'], readonly string[]>> = {
  coast: ['#f3f1ea', '#e3ecec', '#eae6d9', '#d8e4e6', '#f4ead9'],
  tropic: ['#f6f1e4', '#e4efe8', '#f5e6d0', '#e9e4d2'],
  cabin: ['#c99a6b', '#b98858', '#d3ab7d', '#e6d9c3'],
  forest: ['#e9e2d2', '#c9b492', '#d5dbcf', '#dccdb2'],
  lake: ['#ecebe3', '#d6e0e2', '#e6dcc8', '#c8d3cd'],
  farm: ['#f4efe4', '#e3e6db', '#efe3cf', '#dfe5e8'],
  desert: ['#efd9bb', '#e8cba6', '#f3e6d0', '#e3bd98'],
  city: ['#efece5', '#dfe2e0', '#e9dccd', '#d3dadd', '#e6e0ea', '#dfe6dc'],
};

/** Of the whole home; its rooms vary the color of the wall. */
function paletteOf(facts: HomeFacts, room: string): Palette {
  const home = createRandom(`palette of ${facts.id}`);
  const own = createRandom(`${room} palette of ${facts.id}`);
  const [main, accent, textile] = home.pick(TEXTILES[facts.setting]);
  const base = home.pick(WALLS[facts.setting]);
  const isPainted = room !== 'living-area' && own.chance(0.5);
  return {
    wall: isPainted ? mixed(base, own.pick([main, accent, textile]), 0.24) : base,
    wood: home.pick(['#a97a52', '#8a6244', '#c49a6c', '#75543d', '#b98b5e']),
    floor: home.pick(
      facts.setting === 'desert' || facts.setting === 'tropic'
        ? ['#c98f6a', '#d9b48c', '#cdbb9f', '#b9785a']
        : ['#b58a5f', '#9a7350', '#c9a277', '#a88a6c', '#8a6a4f'],
    ),
    main,
    accent,
    textile,
  };
}

function roomOf(facts: HomeFacts, name: string): Room {
  const light = lightOf(facts);
  return {
    sheet: createSheet(light),
    random: createRandom(`${name} of ${facts.id}`),
    palette: paletteOf(facts, name),
    facts,
  };
}

/** Floor, walls and ceiling, in the manner of the place. */
function shell({ sheet, random, palette, facts }: Room, { isTiled = false } = {}): string {
  const { wall, floor, wood } = palette;
  const { setting } = facts;
  const finish = {
    coast: () =>
      sheet.pattern(80, 36, `<path d="M0 35H80" stroke="${DARK}" stroke-opacity=".09" stroke-width="2"/>`),
    cabin: () =>
      sheet.pattern(
        120,
        44,
        `<path d="M0 42H120" stroke="${DARK}" stroke-opacity=".26" stroke-width="4"/><path d="M0 10H120" stroke="#fff" stroke-opacity=".14" stroke-width="10"/>`,
      ),
    forest: () =>
      sheet.pattern(46, 80, `<path d="M1 0V80" stroke="${DARK}" stroke-opacity=".11" stroke-width="2.4"/>`),
    lake: () =>
      sheet.pattern(60, 80, `<path d="M1 0V80" stroke="${DARK}" stroke-opacity=".08" stroke-width="2.4"/>`),
    farm: () =>
      sheet.pattern(80, 40, `<path d="M0 39H80" stroke="${DARK}" stroke-opacity=".08" stroke-width="2"/>`),
    tropic: () => null,
    desert: () => null,
    city: () => null,
  }[setting]();
  const back = straight([
    [SIDE, CEILING],
    [WIDTH - SIDE, CEILING],
    [WIDTH - SIDE, WALL],
    [SIDE, WALL],
  ]);
  const isBrick = setting === 'city' && facts.noun === 'loft';
  const ceiling = setting === 'cabin' ? lighter(wood, 0.25) : lighter(wall, 0.5);
  const tiles =
    isTiled ||
    ((setting === 'desert' || setting === 'tropic') && createRandom(`floor of ${facts.id}`).chance(0.6));
  const color = isTiled ? mixed('#d9d4c8', palette.textile, 0.3) : floor;
  const rays = Array.from(
    { length: 21 },
    (_, index) =>
      `M${short(600 + (index - 10) * ((600 - SIDE) / 8.5))} ${WALL}L${short(600 + (index - 10) * 118)} ${HEIGHT}`,
  );
  const rows = tiles ? [604, 636, 678, 732].map((y) => `M0 ${y}H${WIDTH}`) : [];
  const beams =
    (setting === 'cabin' || setting === 'farm') && random.chance(0.8)
      ? Array.from({ length: 5 }, (_, index) => {
          const x = 180 + index * 210;
          const far = 600 + (x - 600) * 0.86;
          return sheet.path(
            straight([
              [x - 16, 0],
              [x + 16, 0],
              [far + 12, CEILING],
              [far - 12, CEILING],
            ]),
            darker(wood, 0.15),
          );
        }).join('')
      : '';
  return (
    sheet.rect(0, 0, WIDTH, HEIGHT, wall) +
    sheet.path(
      straight([
        [0, 0],
        [WIDTH, 0],
        [WIDTH - SIDE, CEILING],
        [SIDE, CEILING],
      ]),
      ceiling,
    ) +
    beams +
    sheet.path(back, wall) +
    (isBrick
      ? sheet.path(back, '#b9796a') +
        sheet.path(
          back,
          sheet.pattern(
            52,
            30,
            '<path d="M0 1H52M0 16H52M13 1V16M39 16V31" stroke="#fff4e4" stroke-opacity=".3" stroke-width="2"/>',
          ),
        )
      : finish
        ? sheet.path(back, finish)
        : '') +
    sheet.path(
      straight([
        [0, 0],
        [SIDE, CEILING],
        [SIDE, WALL],
        [0, WALL + 78],
      ]),
      darker(wall, 0.13),
    ) +
    sheet.path(
      straight([
        [WIDTH, 0],
        [WIDTH - SIDE, CEILING],
        [WIDTH - SIDE, WALL],
        [WIDTH, WALL + 78],
      ]),
      darker(wall, 0.05),
    ) +
    sheet.rect(SIDE, CEILING, WIDTH - SIDE * 2, 70, sheet.fade(DARK, 0.09)) +
    sheet.path(
      straight([
        [SIDE, WALL],
        [WIDTH - SIDE, WALL],
        [WIDTH, WALL + 78],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
        [0, WALL + 78],
      ]),
      sheet.gradient([darker(color, 0.14), color, lighter(color, 0.1)]),
    ) +
    sheet.line(rays.join(''), darker(color, 0.3), 2, { opacity: 0.4 }) +
    (rows.length > 0 ? sheet.line(rows.join(''), darker(color, 0.3), 2, { opacity: 0.35 }) : '') +
    sheet.path(
      straight([
        [0, WALL + 62],
        [SIDE, WALL - 14],
        [WIDTH - SIDE, WALL - 14],
        [WIDTH, WALL + 62],
        [WIDTH, WALL + 80],
        [WIDTH - SIDE, WALL],
        [SIDE, WALL],
        [0, WALL + 80],
      ]),
      setting === 'cabin' ? darker(wood, 0.1) : '#fbf8f1',
    )
  );
}

interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly panes?: readonly [number, number];
  readonly hasCurtains?: boolean;
  readonly isFrosted?: boolean;
}

/** A window with what is to be seen from this home, and the light that it throws. */
function windowOf(
  room: Room,
  { x, y, width, height, panes = [2, 2], hasCurtains = true, isFrosted = false }: Pane,
): string {
  const { sheet, palette, facts } = room;
  const surroundings = surroundingsOf(facts, sheet, 'view');
  const frame =
    facts.setting === 'cabin' || facts.setting === 'desert' ? darker(palette.wood, 0.1) : '#fbf8f1';
  const scale = Math.max(width / WIDTH, height / 560) * 1.06;
  const isWater = isBySea(surroundings) || facts.setting === 'lake';
  const view = isFrosted
    ? sheet.rect(
        x,
        y,
        width,
        height,
        sheet.gradient(
          [mixed(sheet.light.sky[1], '#ffffff', 0.6), mixed(sheet.light.sky[2], '#ffffff', 0.5)],
          { shines: true },
        ),
      )
    : sheet.group(
        `translate(${short(x - (WIDTH * scale - width) / 2)} ${short(y - 130 * scale)}) scale(${Math.round(scale * 1000) / 1000})`,
        sky(surroundings),
        backdrop(surroundings, 430, 520),
        facts.setting === 'city'
          ? neighbors(room)
          : isWater
            ? ground(surroundings, 560)
            : ground(surroundings, 492) + trees(surroundings, 640, 420, 780),
      );
  const bars: string[] = [];
  for (let column = 1; column < panes[0]; column += 1)
    bars.push(`M${short(x + (width * column) / panes[0])} ${short(y)}V${short(y + height)}`);
  for (let row = 1; row < panes[1]; row += 1)
    bars.push(`M${short(x)} ${short(y + (height * row) / panes[1])}H${short(x + width)}`);
  const cloth = mixed(palette.textile, '#fffaf0', 0.45);
  const curtain = (side: 1 | -1) => {
    const edge = side === -1 ? x - 58 : x + width + 58;
    const inner = side === -1 ? x + 26 : x + width - 26;
    const until = Math.min(WALL - 20, y + height + 120);
    return (
      sheet.path(
        `M${short(edge)} ${short(y - 34)}H${short(inner)}Q${short(inner - side * -8)} ${short((y + until) / 2)} ${short(inner + side * 12)} ${short(until)}H${short(edge + side * 6)}Z`,
        cloth,
      ) +
      sheet.line(
        [0.28, 0.55, 0.8]
          .map((part) => `M${short(edge + (inner - edge) * part)} ${short(y - 30)}V${short(until - 4)}`)
          .join(''),
        darker(cloth, 0.2),
        3,
        { opacity: 0.5 },
      )
    );
  };
  return (
    sheet.rect(x - 13, y - 13, width + 26, height + 26, frame, { round: 3 }) +
    sheet.inside(x, y, width, height, view) +
    sheet.rect(x, y, width, 26, sheet.fade(DARK, 0.16)) +
    sheet.line(bars.join(''), frame, 7) +
    sheet.rect(x - 22, y + height + 11, width + 44, 13, frame, { round: 2 }) +
    sheet.rect(x - 18, y + height + 24, width + 36, 14, sheet.fade(DARK, 0.16)) +
    (hasCurtains
      ? sheet.rect(x - 84, y - 42, width + 168, 7, darker(palette.wood, 0.3), { round: 3 }) +
        curtain(-1) +
        curtain(1)
      : '') +
    sheet.path(
      straight([
        [x + width * 0.1, WALL + 20],
        [x + width * 0.9, WALL + 20],
        [x + width * 0.9 + 150, HEIGHT],
        [x + width * 0.1 + 70, HEIGHT],
      ]),
      '#fff3cf',
      { opacity: 0.2 },
    )
  );
}

/** What is across the street. */
function neighbors({ sheet, facts }: Room): string {
  const random = createRandom(`across from ${facts.id}`);
  return Array.from({ length: 6 }, (_, index) => {
    const x = index * 212 - 30;
    const top = 330 - random.between(0, 120);
    const color = random.pick(['#c99a84', '#e6d3b5', '#d7dbd8', '#b98a76', '#e9c4b0', '#cfd8cf']);
    return (
      sheet.rect(x, top, 208, 500, mixed(color, sheet.light.sky[2], 0.25)) +
      sheet.rect(x - 4, top - 10, 216, 16, mixed('#8a7a70', sheet.light.sky[2], 0.3)) +
      Array.from({ length: 8 }, (_pane, pane) =>
        sheet.rect(x + 34 + (pane % 2) * 84, top + 34 + Math.floor(pane / 2) * 88, 44, 58, '#89a2ab', {
          round: 2,
        }),
      ).join('')
    );
  }).join('');
}

function living(room: Room): string {
  const { sheet, random, palette, facts } = room;
  const hasFire = facts.has('Fireplace');
  const hasBooks = facts.has('Books') || random.chance(0.3);
  const kind =
    facts.setting === 'desert'
      ? 'plaster'
      : facts.setting === 'city'
        ? 'brick'
        : random.pick(['stone', 'brick'] as const);
  const width = random.pick([400, 440, 470]);
  const layout = hasFire ? 'fire' : random.pick(['wide', 'side'] as const);
  const parts =
    layout === 'fire'
      ? [
          windowOf(room, { x: 640, y: 150, width: 340, height: 250, panes: [3, 2] }),
          fireplace(sheet, random, 340, WALL + 4, CEILING, kind, palette),
          hasBooks
            ? bookcase(sheet, random, 1050, WALL + 4, 110, 330, palette)
            : floorLamp(sheet, 1060, WALL + 36, '#f6ead0'),
          rug(sheet, random, 600, 724, 860, palette),
          sofa(sheet, random, 760, 690, width, palette),
          armchair(sheet, 236, 742, palette.accent, palette.textile),
          coffeeTable(sheet, random, 560, 772, palette),
        ]
      : layout === 'wide'
        ? [
            windowOf(room, { x: 380, y: 130, width: 440, height: 270, panes: [4, 2] }),
            art(sheet, random, 210, 270, 150, 190, palette),
            hasBooks
              ? bookcase(sheet, random, 1010, WALL + 4, 150, 360, palette)
              : art(sheet, random, 990, 270, 150, 190, palette),
            rug(sheet, random, 600, 722, 840, palette),
            floorLamp(sheet, 250, WALL + 44, '#f6ead0'),
            sofa(sheet, random, 600, 672, width + 40, palette),
            houseplant(sheet, random, hasBooks ? 140 : 1040, 668, 260),
            armchair(sheet, hasBooks ? 1010 : 190, 752, palette.accent, palette.textile),
            coffeeTable(sheet, random, 600, 778, palette),
          ]
        : [
            windowOf(room, { x: 170, y: 150, width: 320, height: 280, panes: [2, 2] }),
            art(sheet, random, 700, 240, 210, 150, palette),
            art(sheet, random, 900, 250, 120, 160, palette),
            rug(sheet, random, 640, 722, 800, palette),
            sofa(sheet, random, 760, 664, width + 20, palette),
            houseplant(sheet, random, 1080, 660, 280),
            pot(sheet, random, 300, 455, 0.9),
            armchair(sheet, 270, 726, palette.accent, palette.textile),
            coffeeTable(sheet, random, 640, 776, palette),
          ];
  return shell(room) + parts.join('');
}

function kitchen(room: Room): string {
  const { sheet, random, palette, facts } = room;
  const cabinet = random.pick([
    palette.main,
    '#f2eee4',
    mixed(palette.main, '#f2eee4', 0.5),
    palette.wood,
    darker(palette.main, 0.25),
  ]);
  const counter = random.pick(['#f4f1ea', '#4f5257', lighter(palette.wood, 0.2)]);
  const left = 130;
  const run = 940;
  const top = WALL - 150;
  const isRight = random.chance(0.5);
  const stove = isRight ? 820 : 270;
  const sink = isRight ? 330 : 640;
  const fridge = isRight ? left : left + run - 130;
  const tiles = sheet.pattern(
    34,
    26,
    `<path d="M0 1H34M0 14H34M8 1V14M26 14V27" stroke="${DARK}" stroke-opacity=".1" stroke-width="1.6"/>`,
  );
  const door = (x: number, y: number, width: number, height: number) =>
    sheet.rect(x + 3, y + 3, width - 6, height - 6, cabinet, { round: 3 }) +
    sheet.rect(x + 12, y + 12, width - 24, height - 24, darker(cabinet, 0.07), { round: 2 }) +
    sheet.rect(x + width / 2 - 12, y + 16, 24, 5, '#d8b66a', { round: 2 });
  const count = 10;
  const wide = run / count;
  const hasDishwasher = facts.has('Dishwasher');
  const shelfX = isRight ? 590 : 420;
  const dish = (x: number, y: number) =>
    random.pick([
      () => cup(sheet, x, y, random.pick(['#f4efe4', palette.accent, palette.main])),
      () =>
        sheet.rect(x - 20, y - 34, 40, 34, random.pick(['#f4efe4', palette.textile]), { round: 5 }) +
        sheet.rect(x - 22, y - 40, 44, 8, palette.wood, { round: 2 }),
      () =>
        [0, 1, 2]
          .map((plate) =>
            sheet.ellipse(x, y - 4 - plate * 6, 26, 5, plate % 2 === 0 ? '#fbf7ee' : palette.accent),
          )
          .join(''),
      () => pot(sheet, random, x, y, 0.8),
    ])();
  return (
    shell(room) +
    sheet.rect(left, 300, run, top - 300, '#f6f2e9') +
    sheet.rect(left, 300, run, top - 300, tiles) +
    windowOf(room, { x: sink - 20, y: 150, width: 230, height: 210, panes: [2, 2], hasCurtains: false }) +
    [0, 1]
      .map((shelf) => {
        const y = 210 + shelf * 88;
        return (
          sheet.rect(shelfX, y, 190, 11, palette.wood, { round: 2 }) +
          sheet.rect(shelfX, y + 11, 190, 10, sheet.fade(DARK, 0.2)) +
          [30, 92, 154].map((shift) => dish(shelfX + shift, y)).join('')
        );
      })
      .join('') +
    sheet.path(
      straight([
        [stove + 20, CEILING],
        [stove + 100, CEILING],
        [stove + 100, 190],
        [stove + 140, 260],
        [stove - 20, 260],
        [stove + 20, 190],
      ]),
      lighter(cabinet, 0.3),
    ) +
    sheet.rect(stove - 24, 258, 168, 16, palette.wood) +
    sheet.rect(left, top, run, WALL - top + 4, darker(cabinet, 0.14)) +
    Array.from({ length: count }, (_, index) =>
      door(left + index * wide, top + 6, wide, WALL - top - 16),
    ).join('') +
    sheet.rect(stove - 4, top - 2, 128, WALL - top - 2, '#6b7078', { round: 3 }) +
    sheet.rect(stove + 10, top + 46, 100, 70, '#2f333a', { round: 4 }) +
    sheet.rect(stove + 10, top + 34, 100, 6, '#cfd3d6', { round: 3 }) +
    [18, 44, 70, 96].map((shift) => sheet.ellipse(stove + shift + 2, top + 18, 6, 6, '#d9dcde')).join('') +
    (hasDishwasher
      ? sheet.rect(sink + 150, top + 8, 86, WALL - top - 18, '#c9cdd0', { round: 3 }) +
        sheet.rect(sink + 162, top + 22, 62, 6, '#8a8f95', { round: 3 })
      : '') +
    sheet.rect(left - 12, top - 14, run + 24, 18, counter, { round: 2 }) +
    sheet.rect(stove - 4, top - 16, 128, 7, '#3a3e45') +
    sheet.rect(stove + 24, top - 48, 66, 34, palette.accent, { round: 7 }) +
    sheet.line(
      `M${short(stove + 88)} ${short(top - 36)}h30M${short(stove + 48)} ${short(top - 52)}h18`,
      palette.accent,
      7,
    ) +
    sheet.line(
      `M${short(sink + 90)} ${short(top - 14)}V${short(top - 74)}q0 -22 24 -22t24 22v8`,
      '#b9bcc0',
      7,
    ) +
    sheet.rect(
      fridge,
      210,
      130,
      WALL - 206,
      random.pick(['#dfe3e4', '#c3c9cc', lighter(palette.main, 0.4)]),
      { round: 8 },
    ) +
    sheet.line(`M${short(fridge)} 350H${short(fridge + 130)}`, DARK, 3, { opacity: 0.25 }) +
    sheet.line(
      `M${short(fridge + (isRight ? 114 : 16))} 290v40M${short(fridge + (isRight ? 114 : 16))} 370v80`,
      '#8f959a',
      6,
    ) +
    (facts.has('CoffeeMaker') ? coffeeMaker(sheet, isRight ? 560 : 470, top - 14) : '') +
    island(room, counter)
  );
}

function coffeeMaker(sheet: Sheet, x: number, base: number): string {
  return (
    sheet.rect(x - 26, base - 74, 52, 74, '#3d4148', { round: 5 }) +
    sheet.rect(x - 18, base - 50, 36, 44, '#22252b', { round: 3 }) +
    sheet.path(`M${short(x - 13)} ${short(base - 32)}h26l-4 26h-18Z`, '#b8876a', { opacity: 0.9 }) +
    sheet.ellipse(x + 15, base - 62, 4, 4, '#e07a5f')
  );
}

function island({ sheet, random, palette }: Room, counter: string): string {
  const base = 790;
  const color = random.pick([palette.accent, palette.wood, palette.main]);
  const boards = Array.from(
    { length: 9 },
    (_, index) => `M${short(330 + index * 68)} ${base - 128}V${base - 4}`,
  );
  return (
    [430, 600, 770]
      .map((x) => pendant(sheet, x, 190, random.pick([palette.accent, '#3f434b', '#d8b66a']), 0.9))
      .join('') +
    contactShadow(sheet, 600, base, 760) +
    sheet.rect(270, base - 132, 660, 132, color) +
    sheet.line(boards.join(''), darker(color, 0.2), 2.6, { opacity: 0.6 }) +
    sheet.rect(270, base - 132, 660, 132, sheet.fade(DARK, 0.2, true)) +
    sheet.path(
      straight([
        [262, base - 168],
        [938, base - 168],
        [966, base - 138],
        [234, base - 138],
      ]),
      counter,
    ) +
    sheet.rect(234, base - 140, 732, 15, darker(counter, 0.14)) +
    sheet.ellipse(520, base - 152, 70, 13, palette.wood) +
    [
      [-32, -164, '#e0a63a'],
      [0, -170, '#c8553d'],
      [30, -164, '#8aa85b'],
      [-4, -158, '#e8904a'],
    ]
      .map(([dx, dy, fruit]) => sheet.ellipse(520 + Number(dx), base + Number(dy), 19, 18, String(fruit)))
      .join('') +
    sheet.path(`M450 ${base - 162}h140l-26 22h-88Z`, lighter(palette.wood, 0.2)) +
    vase(sheet, random, 720, base - 150, 0.85, palette.textile) +
    [360, 600, 840]
      .map((x) => stool(sheet, x, HEIGHT + 26, darker(palette.wood, 0.2), palette.textile))
      .join('')
  );
}

function dining(room: Room): string {
  const { sheet, random, palette } = room;
  const base = 748;
  const seats = random.pick([3, 4]);
  const chair = random.pick([
    darker(palette.wood, 0.15),
    '#3f434b',
    lighter(palette.wood, 0.25),
    palette.main,
  ]);
  const xs = Array.from({ length: seats }, (_, index) => 600 + (index - (seats - 1) / 2) * 158);
  const isCenter = random.chance(0.5);
  const runner = random.pick([palette.accent, palette.textile]);
  return (
    shell(room) +
    (isCenter
      ? windowOf(room, { x: 370, y: 130, width: 460, height: 250, panes: [3, 2] }) +
        art(sheet, random, 200, 260, 130, 170, palette) +
        houseplant(sheet, random, 1040, 652, 300)
      : windowOf(room, { x: 690, y: 140, width: 320, height: 260, panes: [2, 2] }) +
        art(sheet, random, 330, 240, 240, 160, palette) +
        sheet.rect(190, WALL - 120, 290, 124, palette.wood, { round: 4 }) +
        sheet.line(`M335 ${WALL - 112}V${WALL - 6}M206 ${WALL - 60}h258`, darker(palette.wood, 0.3), 3) +
        vase(sheet, random, 250, WALL - 120, 0.8, palette.accent) +
        sheet.rect(380, WALL - 150, 60, 30, palette.textile, { round: 6 })) +
    rug(sheet, random, 600, 742, 980, palette) +
    xs.map((x) => diningChair(sheet, x, base - 54, chair, palette.textile)).join('') +
    contactShadow(sheet, 600, base + 24, 720) +
    sheet.line(
      `M300 ${base - 120}L278 ${base + 24}M900 ${base - 120}L922 ${base + 24}`,
      darker(palette.wood, 0.25),
      20,
    ) +
    sheet.path(
      straight([
        [290, base - 168],
        [910, base - 168],
        [956, base - 124],
        [244, base - 124],
      ]),
      palette.wood,
    ) +
    sheet.path(
      straight([
        [244, base - 124],
        [956, base - 124],
        [956, base - 106],
        [244, base - 106],
      ]),
      darker(palette.wood, 0.2),
    ) +
    sheet.path(
      straight([
        [520, base - 168],
        [680, base - 168],
        [692, base - 124],
        [508, base - 124],
      ]),
      runner,
    ) +
    [350, 450, 760, 860]
      .map(
        (x) =>
          sheet.ellipse(x, base - 144, 42, 9, '#fbf7ee') +
          sheet.ellipse(x, base - 145, 26, 5, palette.main, { opacity: 0.5 }),
      )
      .join('') +
    vase(sheet, random, 600, base - 142, 1.1, random.pick([palette.accent, '#f0e8da', palette.main])) +
    pendant(sheet, 600, 250, random.pick([palette.accent, '#3f434b', '#cda873', palette.main]), 1.7) +
    [440, 760].map((x) => diningChair(sheet, x, HEIGHT + 120, darker(chair, 0.08), palette.main)).join('')
  );
}

const BED_WIDTHS: Readonly<Record<Exclude<BedKind, 'Bunk'>, number>> = {
  King: 430,
  Queen: 370,
  Double: 330,
  Full: 320,
  Murphy: 340,
  Tatami: 340,
  Futon: 340,
  Sofa: 320,
  Twin: 210,
  Single: 200,
};

function bedroom(room: Room, { beds }: Bedroom): string {
  const { sheet, random, palette, facts } = room;
  const all = beds.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind)).slice(0, 3);
  const [first = 'Queen'] = all;
  const style =
    first === 'Tatami' || first === 'Futon'
      ? 'low'
      : random.pick(
          facts.setting === 'tropic' || facts.setting === 'coast'
            ? (['board', 'rattan', 'rattan', 'iron'] as const)
            : (['board', 'board', 'iron'] as const),
        );
  const base = 762;
  if (first === 'Bunk') {
    const isPair = all.length > 1;
    return (
      shell(room) +
      windowOf(
        room,
        isPair
          ? { x: 520, y: 150, width: 160, height: 220, panes: [2, 2], hasCurtains: false }
          : { x: 660, y: 140, width: 280, height: 260 },
      ) +
      rug(sheet, random, 600, 730, 760, palette) +
      (isPair
        ? bunk(sheet, random, 280, 668, palette) + bunk(sheet, random, 920, 668, palette)
        : bunk(sheet, random, 330, 668, palette) +
          armchair(sheet, 860, 716, palette.accent, palette.textile)) +
      (isPair ? nightstand(sheet, random, 600, 640, palette) : houseplant(sheet, random, 1070, 664, 240))
    );
  }
  if (all.length > 1) {
    const [left, right] = [330, 870];
    const wide = (kind: BedKind) => (kind === 'Bunk' ? 0 : BED_WIDTHS[kind] * 0.94);
    const [one = 'Twin', two = 'Twin'] = all;
    return (
      shell(room) +
      windowOf(room, { x: 500, y: 140, width: 200, height: 240, panes: [2, 3] }) +
      art(sheet, random, left, 250, 130, 110, palette) +
      art(sheet, random, right, 250, 130, 110, palette) +
      rug(sheet, random, 600, 752, 460, palette) +
      nightstand(sheet, random, 600, 640, palette) +
      bed(sheet, createRandom(`beds of ${room.facts.id}`), left, base, wide(one), palette, style) +
      bed(sheet, createRandom(`beds of ${room.facts.id}`), right, base, wide(two), palette, style)
    );
  }
  const width = BED_WIDTHS[first];
  const layout = first === 'Murphy' ? 'cabinet' : random.pick(['left', 'right', 'middle'] as const);
  const x = layout === 'left' ? 430 : layout === 'right' ? 770 : 600;
  const away = layout === 'left' ? 1 : -1;
  const stands = [x - width / 2 - 74, x + width / 2 + 74];
  const behind =
    layout === 'cabinet'
      ? sheet.rect(x - width / 2 - 60, 110, width + 120, WALL - 106, palette.wood, { round: 5 }) +
        sheet.rect(x - width / 2 - 34, 140, width + 68, WALL - 140, darker(palette.wood, 0.3)) +
        windowOf(room, { x: 140, y: 160, width: 190, height: 230 })
      : layout === 'middle'
        ? [-1, 1]
            .map((side) =>
              windowOf(room, { x: 600 + side * 360 - 85, y: 150, width: 170, height: 240, panes: [2, 2] }),
            )
            .join('') + art(sheet, random, 600, 220, 220, 130, palette)
        : windowOf(room, { x: 600 + away * 300 - 150, y: 140, width: 300, height: 270, panes: [2, 2] }) +
          art(sheet, random, x, 210, 200, 130, palette);
  return (
    shell(room) +
    behind +
    rug(sheet, random, x, 764, width * 1.9, palette) +
    stands
      .map((stand, index) =>
        index === 0 || random.chance(0.75)
          ? nightstand(sheet, random, stand, 640, palette)
          : houseplant(sheet, random, stand + 20, 650, 220),
      )
      .join('') +
    bed(sheet, random, x, base, width, palette, style) +
    (layout === 'middle' || layout === 'cabinet'
      ? ''
      : armchair(sheet, 600 + away * 370, 726, palette.accent, palette.textile))
  );
}

function bathroom(room: Room, isHalf: boolean, isFirst: boolean): string {
  const { sheet, random, palette, facts } = room;
  const tile = random.pick([
    '#f4f2ec',
    mixed(palette.main, '#f4f2ec', 0.62),
    mixed(palette.accent, '#f4f2ec', 0.72),
    mixed('#3f7f86', '#f4f2ec', 0.6),
  ]);
  const shape = random.pick([
    `<path d="M0 1H40M0 17H40M10 1V17M30 17V33" stroke="${DARK}" stroke-opacity=".13" stroke-width="2"/>`,
    `<path d="M0 1H40M1 0V33" stroke="${DARK}" stroke-opacity=".13" stroke-width="2"/>`,
  ]);
  const tiles = sheet.pattern(40, 33, shape);
  const isShower = !isHalf && (isFirst ? random.chance(0.35) : random.chance(0.7));
  const isLeft = random.chance(0.5);
  const vanityX = isHalf ? 600 : isLeft ? 830 : 370;
  const bathX = isLeft ? 350 : 850;
  const wood = random.pick([palette.wood, palette.main, lighter(palette.wood, 0.3)]);
  const mirrorIsRound = random.chance(0.55);
  const glass = sheet.gradient(['#cfe0e3', '#e9f1ef', '#c3d6da']);
  const towels = [palette.accent, palette.textile];
  const vanity =
    (mirrorIsRound
      ? sheet.ellipse(vanityX, 250, 102, 102, darker(palette.wood, 0.1)) +
        sheet.ellipse(vanityX, 250, 92, 92, glass)
      : sheet.rect(vanityX - 92, 130, 184, 230, darker(palette.wood, 0.1), { round: 8 }) +
        sheet.rect(vanityX - 82, 140, 164, 210, glass, { round: 4 })) +
    sheet.path(
      straight([
        [vanityX - 40, 300],
        [vanityX + 10, 190],
        [vanityX + 36, 190],
        [vanityX - 14, 300],
      ]),
      '#ffffff',
      { opacity: 0.35 },
    ) +
    [-134, 134]
      .map(
        (shift) =>
          sheet.ellipse(vanityX + shift, 230, 70, 70, sheet.glow('#ffe2ab', 0.5)) +
          sheet.rect(vanityX + shift - 3, 236, 6, 24, '#c9a55f') +
          sheet.ellipse(vanityX + shift, 222, 19, 22, '#fff3d6'),
      )
      .join('') +
    contactShadow(sheet, vanityX, WALL + 26, 380) +
    sheet.rect(vanityX - 170, 436, 340, 180, wood, { round: 4 }) +
    sheet.line(
      `M${short(vanityX)} 448V600M${short(vanityX - 158)} 520H${short(vanityX + 158)}`,
      darker(wood, 0.22),
      3,
    ) +
    sheet.rect(vanityX - 184, 418, 368, 20, '#fbf8f1', { round: 3 }) +
    sheet.path(`M${short(vanityX - 74)} 394h148q-8 28 -44 28h-60q-36 0 -44 -28Z`, '#fdfbf6') +
    sheet.line(`M${short(vanityX)} 394V362q0 -12 14 -12t14 12`, '#c9a55f', 7) +
    pot(sheet, random, vanityX + 132, 418, 0.9) +
    sheet.rect(vanityX - 146, 386, 22, 32, palette.accent, { round: 4 }) +
    sheet.rect(vanityX - 140, 374, 8, 14, '#4a4542');
  const bath = isHalf
    ? ''
    : isShower
      ? sheet.rect(bathX - 180, CEILING + 20, 360, WALL - CEILING - 10, tile) +
        sheet.rect(bathX - 180, CEILING + 20, 360, WALL - CEILING - 10, tiles) +
        sheet.line(`M${short(bathX + 90)} 330V150q0 -20 -26 -20h-34`, '#b9bcc0', 7) +
        sheet.rect(bathX - 4, 128, 70, 10, '#b9bcc0', { round: 5 }) +
        sheet.line(
          [0, 1, 2, 3, 4].map((drop) => `M${short(bathX + 6 + drop * 12)} 150l-6 46`).join(''),
          '#ffffff',
          3,
          { opacity: 0.5 },
        ) +
        sheet.rect(bathX - 150, 300, 96, 12, palette.wood) +
        [0, 1, 2]
          .map((bottle) =>
            sheet.rect(
              bathX - 142 + bottle * 28,
              268,
              18,
              32,
              [palette.accent, palette.textile, palette.main][bottle] ?? '#ffffff',
              { round: 4 },
            ),
          )
          .join('') +
        sheet.rect(bathX - 190, CEILING + 30, 380, WALL - CEILING - 4, '#dff0f1', { opacity: 0.22 }) +
        sheet.line(
          `M${short(bathX - 190)} ${CEILING + 30}V${WALL + 26}M${short(bathX + 10)} ${CEILING + 30}V${WALL + 26}M${short(bathX + 190)} ${CEILING + 30}V${WALL + 26}M${short(bathX - 190)} ${CEILING + 32}h380`,
          '#4a4f57',
          5,
        ) +
        sheet.rect(bathX - 194, WALL + 18, 388, 14, '#f4f2ec')
      : windowOf(room, {
          x: bathX - 120,
          y: 150,
          width: 240,
          height: 190,
          panes: [2, 1],
          hasCurtains: false,
          isFrosted: facts.setting === 'city',
        }) +
        contactShadow(sheet, bathX, 690, 460) +
        sheet.ellipse(bathX - 130, 684, 16, 9, '#c9a55f') +
        sheet.ellipse(bathX + 130, 684, 16, 9, '#c9a55f') +
        sheet.path(
          `M${short(bathX - 214)} 528C${short(bathX - 206)} 640 ${short(bathX - 180)} 684 ${short(bathX - 120)} 684H${short(bathX + 120)}C${short(bathX + 180)} 684 ${short(bathX + 206)} 640 ${short(bathX + 214)} 528Z`,
          random.chance(0.6) ? '#fdfbf6' : palette.main,
        ) +
        sheet.path(
          `M${short(bathX - 214)} 528C${short(bathX - 206)} 640 ${short(bathX - 180)} 684 ${short(bathX - 120)} 684H${short(bathX + 120)}C${short(bathX + 180)} 684 ${short(bathX + 206)} 640 ${short(bathX + 214)} 528Z`,
          sheet.fade(DARK, 0.16, true),
        ) +
        sheet.rect(bathX - 226, 516, 452, 18, '#fffdf8', { round: 9 }) +
        sheet.line(`M${short(bathX + 168)} 690V452q0 -16 -18 -16h-22v14`, '#c9a55f', 8) +
        sheet.path(
          straight([
            [bathX - 130, 516],
            [bathX - 58, 516],
            [bathX - 64, 616],
            [bathX - 126, 616],
          ]),
          towels[0] ?? '#ffffff',
        ) +
        sheet.line(`M${short(bathX - 128)} 594h62`, '#fffdf8', 5, { opacity: 0.7 });
  const rail = isHalf ? 940 : 600;
  return (
    shell(room, { isTiled: true }) +
    sheet.rect(SIDE, 360, WIDTH - SIDE * 2, WALL - 374, tile) +
    sheet.rect(SIDE, 360, WIDTH - SIDE * 2, WALL - 374, tiles) +
    sheet.rect(SIDE, 352, WIDTH - SIDE * 2, 10, darker(tile, 0.18)) +
    (isHalf
      ? windowOf(room, {
          x: 190,
          y: 130,
          width: 180,
          height: 200,
          panes: [2, 2],
          hasCurtains: false,
          isFrosted: facts.setting === 'city',
        })
      : '') +
    sheet.line(`M${short(rail - 62)} 396h124`, '#c9a55f', 7) +
    towels
      .map(
        (color, index) =>
          sheet.rect(rail - 54 + index * 58, 398, 50, 116 - index * 18, color, { round: 3 }) +
          sheet.rect(rail - 54 + index * 58, 486 - index * 18, 50, 7, '#fffdf8', { opacity: 0.7 }),
      )
      .join('') +
    bath +
    vanity +
    rug(sheet, random, vanityX, 724, 360, palette) +
    (isHalf
      ? houseplant(sheet, random, 270, 660, 240)
      : random.chance(0.6)
        ? houseplant(sheet, random, isLeft ? 1090 : 110, 690, 200)
        : '')
  );
}

export type RoomName = 'living-area' | 'kitchen' | 'dining-area' | `bedroom-${number}` | `bathroom-${number}`;

/** The color of most of a room's picture, while it loads. */
export const wallOf = (facts: HomeFacts, name: string): string => paletteOf(facts, name).wall;

/** A room of a home; null if the home has no such room. */
export function drawRoom(facts: HomeFacts, name: RoomName): string | null {
  const room = roomOf(facts, name);
  const [kind, place] = name.split(/-(?=\d+$)/);
  const index = Number(place ?? 1) - 1;
  const content = (): string | null => {
    switch (kind) {
      case 'living-area':
        return living(room);
      case 'kitchen':
        return kitchen(room);
      case 'dining-area':
        return dining(room);
      case 'bedroom': {
        const bedroomFacts = facts.rooms[index];
        return bedroomFacts ? bedroom(room, bedroomFacts) : null;
      }
      default: {
        const bathroomFacts = facts.bathrooms[index];
        return bathroomFacts ? bathroom(room, bathroomFacts.kind === 'Half', index === 0) : null;
      }
    }
  };
  const markup = content();
  return markup === null ? null : room.sheet.picture(markup);
}
