/** Pictures of a home from outside. */
import type { AmenityKind } from '../home/amenity-kinds';
import { createRandom } from '../random';
import { darker, lighter } from './colors';
import type { HomeFacts } from './home-facts';
import { finishOf, houseOf } from './houses';
import { landscapeOf } from './landscapes';
import { block, type Builder, wall, windowOf } from './parts';
import { bush, type Season, tree } from './plants';
import {
  bicycle,
  chair,
  contactShadow,
  dock,
  fence,
  firePit,
  grill,
  hammock,
  hotTub,
  kayaks,
  lounger,
  pool,
  umbrella,
} from './props';
import {
  backdrop,
  foreground,
  ground,
  groundColors,
  isBySea,
  LIGHTS,
  sky,
  type Surroundings,
  trees,
} from './scenery';
import { createSheet, HEIGHT, type Light, type Sheet, short, WIDTH } from './sheet';

const HORIZON = 430;
/** Where the house stands. */
const BASE = 616;

/** The season in which most guests come to a place. */
export function seasonOf({ id, setting, marketId }: HomeFacts): Season {
  const random = createRandom(`season of ${id}`);
  const { trees: kinds, hills, ground: floor } = landscapeOf(marketId);
  if (kinds.includes('palm') || setting === 'tropic' || setting === 'coast' || floor === 'sand')
    return 'summer';
  if (setting === 'desert' || floor === 'gravel') return random.pick(['spring', 'summer']);
  if (hills === 'alpine')
    return random.pick(
      setting === 'lake' || setting === 'city'
        ? ['summer', 'autumn', 'summer']
        : ['winter', 'winter', 'summer', 'autumn'],
    );
  if (kinds.includes('maple') || kinds.includes('aspen'))
    return random.pick(
      setting === 'lake' || setting === 'city'
        ? ['summer', 'autumn']
        : ['autumn', 'summer', 'autumn', 'spring'],
    );
  return random.pick(['spring', 'summer', 'summer']);
}

/** The light of a home's first picture. */
export const lightOf = ({ id }: HomeFacts): Light =>
  LIGHTS[createRandom(`light of ${id}`).pick(['morning', 'day', 'day', 'golden'] as const)];

export function surroundingsOf(facts: HomeFacts, sheet: Sheet, seed: string): Surroundings {
  return {
    sheet,
    random: createRandom(`${seed} of ${facts.id}`),
    season: seasonOf(facts),
    setting: facts.setting,
    landscape: landscapeOf(facts.marketId),
  };
}

/** `middle` is where the house stands, if not near the middle of the picture. */
export function drawOutside(facts: HomeFacts, light: Light, middle?: number): string {
  const sheet = createSheet(light);
  // The same home at both times of day, under another sky.
  const surroundings = surroundingsOf(facts, sheet, 'outside');
  const heavens = { ...surroundings, random: createRandom(`sky ${light.name} of ${facts.id}`) };
  const { random, season, setting } = surroundings;
  const finish = finishOf(surroundings, facts);
  const builder: Builder = {
    sheet,
    random: createRandom(`house of ${facts.id}`),
    finish,
    hasSnow: season === 'winter',
  };
  const house = houseOf(builder, surroundings, facts);
  const isStreet = setting === 'city';
  const scale = Math.min(isStreet ? 1.32 : 1.42, 760 / house.width, (isStreet ? 500 : 480) / house.height);
  const x = middle ?? 600 + (isStreet ? 0 : random.between(-60, 60));
  const left = x - (house.width / 2) * scale;
  const right = x + (house.width / 2) * scale;
  const door = x + house.door * scale;
  const home =
    contactShadow(sheet, x, BASE + 4, house.width * scale * 1.08) +
    sheet.group(`translate(${short(x)} ${BASE}) scale(${Math.round(scale * 1000) / 1000})`, house.markup);
  if (isStreet)
    return sheet.picture(
      sky(heavens),
      backdrop(surroundings, HORIZON, HORIZON),
      street(surroundings, facts, builder, home, left, right),
    );
  const shoreline = facts.setting === 'lake' ? 540 : 520;
  const top = isBySea(surroundings) || setting === 'lake' ? shoreline : HORIZON + 62;
  return sheet.picture(
    sky(heavens),
    backdrop(surroundings, HORIZON, shoreline),
    ground(surroundings, top),
    setting === 'lake' && facts.has('LakeAccess')
      ? dock(sheet, x < 600 ? right + 90 : left - 90, 586, 462)
      : '',
    trees(surroundings, BASE - 22, left + 30, right - 30),
    home,
    planting(surroundings, left, right, door),
    pathTo(surroundings, door),
    drawThings(surroundings, facts, left, right, door),
    foreground(surroundings),
  );
}

function planting(surroundings: Surroundings, left: number, right: number, door: number): string {
  const { random, landscape, setting, season } = surroundings;
  if (setting === 'coast' && landscape.ground === 'sand') return '';
  const color = landscape.ground === 'gravel' ? '#8f9a72' : undefined;
  const flowers =
    season === 'winter' || season === 'autumn'
      ? undefined
      : random.chance(0.2)
        ? undefined
        : random.pick(['#f3efe4', '#e8a2b4', '#b9a7dc', '#7f9fd0', '#f0c75a']);
  return Array.from({ length: 7 }, (_, index) => left + 26 + (index * (right - left - 52)) / 6)
    .filter((x) => Math.abs(x - door) > 78 && random.chance(0.8))
    .map((x) => bush(surroundings, x, BASE + 12 + random.next() * 8, 46 + random.next() * 40, color, flowers))
    .join('');
}

function pathTo(surroundings: Surroundings, door: number): string {
  const { sheet, random, setting } = surroundings;
  const { path } = groundColors(surroundings);
  const end = door + (600 - door) * 0.4 + random.between(-60, 60);
  if (setting === 'forest' || setting === 'cabin' || setting === 'lake') {
    return Array.from({ length: 6 }, (_, index) => {
      const share = (index + 0.6) / 6;
      return sheet.ellipse(
        door + (end - door) * share * share + (index % 2 === 0 ? 9 : -9) * share,
        BASE + 30 + share * 165,
        22 + share * 40,
        6 + share * 13,
        darker(path, 0.08),
      );
    }).join('');
  }
  return (
    sheet.path(
      `M${short(door - 27)} ${BASE + 20}C${short(door - 40)} ${BASE + 90} ${short(end - 100)} ${BASE + 110} ${short(end - 120)} ${HEIGHT}H${short(end + 120)}C${short(end + 70)} ${BASE + 110} ${short(door + 40)} ${BASE + 90} ${short(door + 27)} ${BASE + 20}Z`,
      path,
    ) +
    sheet.path(
      `M${short(door + 16)} ${BASE + 20}C${short(door + 28)} ${BASE + 90} ${short(end + 50)} ${BASE + 110} ${short(end + 90)} ${HEIGHT}H${short(end + 120)}C${short(end + 70)} ${BASE + 110} ${short(door + 40)} ${BASE + 90} ${short(door + 27)} ${BASE + 20}Z`,
      darker(path, 0.12),
      { opacity: 0.6 },
    )
  );
}

/** What a picture shows of what the home offers outdoors: at most one thing to each side. */
export function thingsOutside(facts: HomeFacts): AmenityKind[] {
  const isWinter = seasonOf(facts) === 'winter';
  if (facts.setting === 'city') return facts.has('Bicycles') ? ['Bicycles'] : [];
  const can = (kind: AmenityKind): boolean => {
    if (!facts.has(kind)) return false;
    if (kind === 'BeachGear')
      return isBySea({ setting: facts.setting, landscape: landscapeOf(facts.marketId) });
    return !isWinter || (kind !== 'Pool' && kind !== 'Hammock' && kind !== 'Kayaks' && kind !== 'Bicycles');
  };
  const large = (['Pool', 'HotTub', 'FirePit', 'Hammock'] as const).find(can);
  const small = (['Kayaks', 'Bicycles', 'BeachGear', 'BarbecueGrill'] as const).find(can);
  return [large, small].filter((kind) => kind !== undefined);
}

function drawThings(
  surroundings: Surroundings,
  facts: HomeFacts,
  left: number,
  right: number,
  door: number,
): string {
  const { sheet, random, setting } = surroundings;
  const y = BASE + 84;
  const leftX = Math.max(130, left - 60);
  const rightX = Math.min(1070, right + 60);
  const isDoorLeft = door < 600;
  const large = isDoorLeft ? rightX - 60 : leftX + 60;
  const small = isDoorLeft ? leftX : rightX;
  const inward = isDoorLeft ? -1 : 1;
  const drawings: Partial<Record<AmenityKind, () => string>> = {
    Pool: () =>
      pool(sheet, isDoorLeft ? 860 : 340, HEIGHT - 40, 420, 84) +
      lounger(sheet, isDoorLeft ? 1060 : 140, y + 10, random.pick(['#f4ece0', '#d97a5b', '#4f9a9a']), inward),
    HotTub: () => hotTub(sheet, large, y + 34),
    FirePit: () =>
      chair(sheet, large - 104, y + 22, '#b98a62') +
      chair(sheet, large + 104, y + 22, '#b98a62', -1) +
      firePit(sheet, large, y + 40),
    Hammock: () => hammock(sheet, large, y + 16, 200, random.pick(['#d9653b', '#4f8f94', '#e2b33f'])),
    Kayaks: () => kayaks(sheet, random, small, y + 18),
    Bicycles: () => bicycle(sheet, small, y + 4, random.pick(['#c8553d', '#3f7f86', '#e0a63a'])),
    BeachGear: () =>
      umbrella(sheet, small, y + 4, random.pick(['#d9653b', '#3f8f94', '#e2b33f'])) +
      chair(sheet, small + 24, y + 10, '#f0e6d2', -inward),
    BarbecueGrill: () => grill(sheet, small, y - 6),
  };
  const fences =
    setting === 'farm'
      ? fence(sheet, -20, left - 50, BASE + 8, '#f2ede2') +
        fence(sheet, right + 60, WIDTH + 20, BASE + 8, '#f2ede2')
      : '';
  return (
    fences +
    thingsOutside(facts)
      .map((kind) => drawings[kind]?.() ?? '')
      .join('')
  );
}

function street(
  surroundings: Surroundings,
  facts: HomeFacts,
  builder: Builder,
  home: string,
  left: number,
  right: number,
): string {
  const { sheet, random, landscape, season } = surroundings;
  const isAdobe = landscape.town === 'adobe';
  const neighbor = (edge: number, direction: 1 | -1): string => {
    let x = edge;
    const parts: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const width = random.between(190, 250);
      const height = isAdobe ? random.between(150, 210) : random.between(280, 430);
      const from = direction === 1 ? x : x - width;
      const tone = finishOf({ ...surroundings, random }, facts);
      const soft = {
        ...tone,
        wall: lighter(tone.wall, 0.25),
        flowers: undefined,
        shutters: undefined,
        trim: lighter(tone.trim, 0.1),
      };
      const own: Builder = { ...builder, random, finish: soft };
      const storeys = Math.max(1, Math.floor(height / 108));
      parts.push(
        wall(own, block(from, BASE - height, width, height)),
        ...Array.from({ length: storeys * 2 }, (_, place) =>
          windowOf(
            own,
            from + width * (place % 2 === 0 ? 0.2 : 0.6),
            BASE - height + 34 + Math.floor(place / 2) * 108,
            44,
            60,
            { isPlain: true },
          ),
        ),
        sheet.rect(
          from - 4,
          BASE - height - 12,
          width + 8,
          16,
          landscape.town === 'tile' || landscape.town === 'colonial' || landscape.town === 'stucco'
            ? tone.roof
            : soft.trim,
        ),
        sheet.rect(from, BASE - height, width, height, sheet.light.sky[2], { opacity: 0.24 }),
      );
      x += direction * (width + (landscape.town === 'clapboard' || landscape.town === 'single' ? 34 : 4));
      if (x < -40 || x > WIDTH + 40) break;
    }
    return parts.join('');
  };
  const isSnowy = season === 'winter';
  const pavement = isSnowy ? '#e4e9ec' : '#cfc7bb';
  const kind = landscape.trees[0] ?? 'maple';
  const street = [
    sheet.rect(0, BASE - 6, WIDTH, 74, pavement),
    sheet.line(
      Array.from({ length: 13 }, (_, index) => `M${short(index * 104 - 10)} ${BASE + 2}l-26 64`).join(''),
      darker(pavement, 0.14),
      2,
    ),
    sheet.rect(0, BASE + 62, WIDTH, 12, darker(pavement, 0.1)),
    sheet.rect(0, BASE + 74, WIDTH, 200, sheet.gradient(['#8d8a8a', '#76747a'])),
    sheet.rect(0, BASE + 74, WIDTH, 16, '#1f2740', { opacity: 0.12 }),
  ];
  const lampX = random.chance(0.5) ? left - 64 : right + 64;
  const isEvening = sheet.light.name === 'evening';
  const lamp =
    sheet.rect(lampX - 3, BASE - 170, 6, 226, '#3f454d') +
    sheet.rect(lampX - 9, BASE + 44, 18, 14, '#3f454d') +
    (isEvening ? sheet.ellipse(lampX, BASE - 186, 120, 120, sheet.glow('#ffd38a', 0.5)) : '') +
    sheet.path(`M${short(lampX - 12)} ${BASE - 204}h24l-5 34h-14Z`, isEvening ? '#ffe3a6' : '#f0e6cf', {
      shines: isEvening,
    }) +
    sheet.path(`M${short(lampX - 15)} ${BASE - 204}h30l-15 -16Z`, '#3f454d');
  const treeX = lampX < 600 ? right + 96 : left - 96;
  const hasTree = kind !== 'olive' && kind !== 'juniper' && !isAdobe;
  return (
    neighbor(left - 8, -1) +
    neighbor(right + 8, 1) +
    street.join('') +
    home +
    (thingsOutside(facts).includes('Bicycles') ? bicycle(sheet, left + 40, BASE + 44, '#c8553d') : '') +
    (hasTree
      ? sheet.ellipse(treeX, BASE + 50, 44, 9, '#7a6a55') +
        tree(
          surroundings,
          kind === 'live-oak' ? 'oak' : kind,
          treeX,
          BASE + 50,
          kind === 'palm' || kind === 'fan-palm' ? 400 : 330,
        )
      : '') +
    lamp
  );
}

/** Where a guest sits outdoors, with what there is to see. */
export function drawView(facts: HomeFacts): string {
  const sheet = createSheet(lightOf(facts));
  const surroundings = surroundingsOf(facts, sheet, 'view');
  const { random } = surroundings;
  const isWater = isBySea(surroundings) || facts.setting === 'lake';
  const deck = random.pick(['#b08d69', '#a07f60', '#c3a17a', '#9a8b78']);
  const horizon = 380;
  const planks = Array.from(
    { length: 15 },
    (_, index) => `M${short(600 + (index - 7) * 70)} 600L${short(600 + (index - 7) * 250)} ${HEIGHT}`,
  );
  const color = random.pick(['#d9653b', '#3f7f86', '#e0a63a', '#efe4cf', '#5f7a5b']);
  const railing = random.pick(['#f4efe4', '#5d4a3d', '#3f454d']);
  const bars = Array.from({ length: 42 }, (_, index) => `M${short(index * 30 - 12)} 498V600`);
  const city = facts.setting === 'city' ? roofs(surroundings) : '';
  return sheet.picture(
    sky(surroundings),
    backdrop(surroundings, horizon, 500),
    isWater ? '' : ground(surroundings, horizon + 58),
    city,
    facts.setting === 'lake' && facts.has('LakeAccess') ? dock(sheet, random.pick([250, 930]), 606, 420) : '',
    isWater || facts.setting === 'city' ? '' : trees(surroundings, 560, 330, 870),
    sheet.line(bars.join(''), railing, 3),
    sheet.rect(0, 488, WIDTH, 11, railing),
    sheet.rect(0, 596, WIDTH, 8, railing),
    sheet.rect(0, 600, WIDTH, 200, sheet.gradient([darker(deck, 0.12), deck])),
    sheet.line(planks.join(''), darker(deck, 0.3), 2.4),
    sheet.group(`translate(380 735) scale(2)`, chair(sheet, 0, 0, color)),
    sheet.group(`translate(830 735) scale(2)`, chair(sheet, 0, 0, color, -1)),
    contactShadow(sheet, 606, 742, 150),
    sheet.rect(598, 668, 14, 72, '#5d4a3d'),
    sheet.ellipse(606, 668, 74, 15, darker('#c9a97f', 0.2)),
    sheet.ellipse(606, 664, 74, 14, '#d8bb92'),
    sheet.rect(566, 634, 22, 28, '#f2ece0', { round: 3 }),
    sheet.line('M588 640q11 0 10 9t-11 7', '#f2ece0', 4),
    sheet.path('M612 660l44 -8l8 5l-44 9Z', '#c8553d'),
    sheet.path('M612 660l44 -8v-5l-44 8Z', '#f6efe2'),
  );
}

function roofs(surroundings: Surroundings): string {
  const { sheet, random, landscape } = surroundings;
  const isClay = ['tile', 'colonial', 'stucco'].includes(landscape.town);
  return Array.from({ length: 18 }, (_, index) => {
    const row = Math.floor(index / 6);
    const x = (index % 6) * 215 - 50 + row * 60;
    const top = 400 + row * 46 - random.between(0, 40);
    const color = random.pick(
      isClay
        ? ['#f3e3c8', '#f0d0b5', '#e8e4da']
        : landscape.town === 'brick'
          ? ['#a8705f', '#b58a76', '#9a7a70']
          : ['#dfe0da', '#c9d3d3', '#e6d8c0'],
    );
    const haze = 0.42 - row * 0.16;
    const tone = lighter(color, haze);
    return (
      sheet.rect(x, top, 190, 300, tone) +
      sheet.path(
        `M${short(x - 8)} ${short(top)}h206l-26 ${isClay ? -36 : -22}H${short(x + 18)}Z`,
        lighter(isClay ? '#b8694a' : '#6f7680', haze),
      ) +
      [0, 1, 2]
        .map((pane) =>
          sheet.rect(
            x + 24 + pane * 54,
            top + 24,
            26,
            36,
            sheet.light.name === 'evening' ? '#ffd48c' : '#8ba5ae',
            { round: 1 },
          ),
        )
        .join('')
    );
  }).join('');
}
