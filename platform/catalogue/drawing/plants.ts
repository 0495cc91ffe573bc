/** Trees and plants. Each stands at (x, base) and is `height` tall; a landscape names those that grow there. */
import type { Random } from '../random';
import { darker, lighter, mixed } from './colors';
import { curved, type Point, type Sheet, short, straight } from './sheet';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type Species =
  | 'spruce'
  | 'pine'
  | 'maple'
  | 'oak'
  | 'live-oak'
  | 'aspen'
  | 'palm'
  | 'fan-palm'
  | 'cypress'
  | 'olive'
  | 'juniper'
  | 'joshua-tree'
  | 'banana';

export interface Growth {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly season: Season;
}

type Plant = (
  growth: Growth,
  x: number,
  base: number,
  height: number,
  haze?: readonly [string, number],
) => string;

const LEAVES: Readonly<Record<Season, readonly string[]>> = {
  spring: ['#8fb35f', '#a2bd6b', '#7fa760'],
  summer: ['#5f8f52', '#6c9a57', '#527f4c'],
  autumn: ['#d08a3a', '#c4662f', '#dba84a', '#a8592d', '#b5813c'],
  winter: ['#8a7f74', '#94897c', '#7d7369'],
};

const between = (random: Random, low: number, high: number) => low + random.next() * (high - low);

/** A round, uneven outline. */
export function blob(random: Random, x: number, y: number, rx: number, ry: number, corners = 9): string {
  const turn = random.next() * 6;
  return curved(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = turn + (index / corners) * Math.PI * 2;
      const reach = between(random, 0.86, 1.12);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );
}

const hazed = (color: string, haze?: readonly [string, number]) =>
  haze ? mixed(color, haze[0], haze[1]) : color;

const spruce: Plant = ({ sheet, random, season }, x, base, height, haze) => {
  const color = hazed(random.pick(['#2f5a4a', '#37664f', '#2b5146', '#3f6a4c']), haze);
  const tiers = Math.max(4, Math.min(7, Math.round(height / 42)));
  const half = height * between(random, 0.2, 0.25);
  const right: Point[] = [];
  const left: Point[] = [];
  const caps: string[] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const y = base - height + (height * 0.92 * tier) / tiers;
    const out = half * (tier / tiers) ** 0.85;
    right.push([x + out, y], [x + out * 0.5, y - height * 0.03]);
    left.push([x - out, y], [x - out * 0.5, y - height * 0.03]);
    if (season === 'winter')
      caps.push(
        straight([
          [x - out, y],
          [x - out * 0.2, y - (height / tiers) * 0.75],
          [x + out * 0.35, y - (height / tiers) * 0.4],
          [x - out * 0.1, y - (height / tiers) * 0.22],
        ]),
      );
  }
  const top: Point = [x, base - height];
  return (
    sheet.rect(
      x - height * 0.018,
      base - height * 0.1,
      height * 0.036,
      height * 0.1,
      hazed('#5d4a3d', haze),
    ) +
    sheet.path(straight([top, ...right, ...left.reverse()]), color) +
    sheet.path(straight([top, ...right, [x, base - height * 0.06]]), darker(color, 0.22)) +
    (caps.length > 0 ? sheet.path(caps.join(''), hazed('#f4f6f7', haze), { opacity: 0.9 }) : '')
  );
};

/** A bare trunk under flat clouds of needles. */
const pine: Plant = ({ sheet, random, season }, x, base, height, haze) => {
  const color = hazed(random.pick(['#4a7352', '#3f6a4f', '#557b53']), haze);
  const lean = between(random, -0.05, 0.05) * height;
  const trunk = hazed('#7a5f4b', haze);
  const clouds = [
    [-0.11, 0.6, 0.1],
    [0.13, 0.67, 0.11],
    [-0.1, 0.76, 0.14],
    [0.09, 0.83, 0.13],
    [-0.01, 0.92, 0.12],
  ].map(([px = 0, py = 0, reach = 0]) =>
    blob(
      random,
      x + lean * py + px * height * between(random, 0.8, 1.2),
      base - py * height,
      reach * height * between(random, 0.9, 1.15),
      height * 0.062,
      11,
    ),
  );
  return (
    sheet.path(
      straight([
        [x - height * 0.018, base],
        [x + height * 0.018, base],
        [x + lean + height * 0.006, base - height * 0.9],
        [x + lean - height * 0.006, base - height * 0.9],
      ]),
      trunk,
    ) +
    sheet.path(clouds.join(''), darker(color, 0.16)) +
    sheet.path(clouds.join(''), color, {
      transform: `translate(${short(-height * 0.012)} ${short(-height * 0.016)})`,
    }) +
    (season === 'winter'
      ? sheet.path(clouds.slice(2).join(''), '#f4f6f7', {
          opacity: 0.55,
          transform: `translate(${short(-height * 0.015)} ${short(-height * 0.035)})`,
        })
      : '')
  );
};

function branches(
  random: Random,
  x: number,
  y: number,
  length: number,
  angle: number,
  depth: number,
): string {
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const own = straight([[x, y], tip], false);
  if (depth === 0) return own;
  return (
    own +
    [-1, 1, 0.2]
      .slice(0, depth > 1 ? 3 : 2)
      .map((side) =>
        branches(
          random,
          tip[0],
          tip[1],
          length * between(random, 0.6, 0.72),
          angle + side * between(random, 0.35, 0.6),
          depth - 1,
        ),
      )
      .join('')
  );
}

const crown =
  (width: number, colors?: readonly string[]): Plant =>
  ({ sheet, random, season }, x, base, height, haze) => {
    const trunk = hazed('#6b5547', haze);
    const stem = sheet.path(
      straight([
        [x - height * 0.03, base],
        [x + height * 0.03, base],
        [x + height * 0.016, base - height * 0.5],
        [x - height * 0.016, base - height * 0.5],
      ]),
      trunk,
    );
    if (season === 'winter' && !colors) {
      return (
        stem +
        sheet.line(
          branches(random, x, base - height * 0.36, height * 0.24, -Math.PI / 2, 3),
          trunk,
          height * 0.012,
          {
            opacity: 0.85,
          },
        )
      );
    }
    const color = hazed(random.pick(colors ?? LEAVES[season]), haze);
    const puffs: [number, number, number][] = [
      [0, 0.68, 0.3],
      [-0.2, 0.56, 0.22],
      [0.21, 0.55, 0.22],
      [-0.1, 0.8, 0.19],
      [0.12, 0.79, 0.18],
    ];
    const outline = (dx: number, dy: number, size: number) =>
      puffs
        .map(([px, py, r]) =>
          blob(
            random,
            x + (px * width + dx) * height,
            base - (py + dy) * height,
            r * size * width * height,
            r * size * height,
          ),
        )
        .join('');
    return (
      stem +
      sheet.path(outline(0.02, -0.02, 1), darker(color, 0.2)) +
      sheet.path(outline(-0.01, 0.01, 0.9), color) +
      sheet.path(outline(-0.06, 0.05, 0.5), lighter(color, 0.16), { opacity: 0.8 })
    );
  };

const liveOak: Plant = ({ sheet, random }, x, base, height, haze) => {
  const color = hazed(random.pick(['#567a4b', '#4d7147', '#62824f']), haze);
  const bark = hazed('#6a5a4d', haze);
  const puffs = [-0.62, -0.34, 0, 0.32, 0.6].map((px, index): [number, number, number] => [
    px,
    0.66 + (index % 2) * 0.12 - Math.abs(px) * 0.18,
    0.26 - Math.abs(px) * 0.1,
  ]);
  const outline = (dy: number, size: number) =>
    puffs
      .map(([px, py, r]) =>
        blob(random, x + px * height, base - (py + dy) * height, r * 1.35 * size * height, r * size * height),
      )
      .join('');
  const moss = [-0.5, -0.22, 0.18, 0.46].map((px) => {
    const top = base - height * between(random, 0.46, 0.54);
    return `M${short(x + px * height)} ${short(top)}q${short(height * 0.02)} ${short(height * 0.08)} 0 ${short(height * between(random, 0.1, 0.17))}`;
  });
  return (
    sheet.path(
      `M${short(x - height * 0.06)} ${short(base)}C${short(x - height * 0.03)} ${short(base - height * 0.25)} ${short(x - height * 0.2)} ${short(base - height * 0.4)} ${short(x - height * 0.42)} ${short(base - height * 0.58)}L${short(x - height * 0.38)} ${short(base - height * 0.6)}Q${short(x)} ${short(base - height * 0.36)} ${short(x + height * 0.36)} ${short(base - height * 0.6)}L${short(x + height * 0.4)} ${short(base - height * 0.57)}C${short(x + height * 0.16)} ${short(base - height * 0.38)} ${short(x + height * 0.04)} ${short(base - height * 0.25)} ${short(x + height * 0.07)} ${short(base)}Z`,
      bark,
    ) +
    sheet.path(outline(-0.02, 1), darker(color, 0.2)) +
    sheet.path(outline(0.02, 0.88), color) +
    sheet.line(moss.join(''), '#a9ab94', height * 0.02, { opacity: 0.6 }) +
    sheet.path(outline(0.07, 0.48), lighter(color, 0.14), { opacity: 0.7 })
  );
};

const aspen: Plant = ({ sheet, random, season }, x, base, height, haze) => {
  const stems = [-0.07, 0.05].map((shift) => x + shift * height);
  const marks = stems.flatMap((stem) =>
    Array.from(
      { length: 4 },
      () =>
        `M${short(stem - height * 0.01)} ${short(base - height * between(random, 0.08, 0.6))}h${short(height * 0.014)}`,
    ),
  );
  const color = hazed(
    season === 'autumn' ? random.pick(['#e2b040', '#d9a036', '#e8c053']) : random.pick(LEAVES[season]),
    haze,
  );
  const crowns = stems.map((stem, index) =>
    blob(random, stem, base - height * (0.68 + index * 0.06), height * 0.15, height * 0.27),
  );
  return (
    stems
      .map((stem) =>
        sheet.rect(
          stem - height * 0.012,
          base - height * 0.85,
          height * 0.024,
          height * 0.85,
          hazed('#ebe6da', haze),
        ),
      )
      .join('') +
    sheet.line(marks.join(''), '#4c4944', height * 0.008) +
    (season === 'winter'
      ? sheet.line(
          stems
            .map((stem) => branches(random, stem, base - height * 0.55, height * 0.15, -Math.PI / 2, 2))
            .join(''),
          hazed('#cfc8bb', haze),
          height * 0.009,
        )
      : sheet.path(crowns.join(''), darker(color, 0.12)) +
        sheet.path(crowns.join(''), color, {
          transform: `translate(${short(-height * 0.02)} ${short(-height * 0.015)})`,
        }))
  );
};

const frond = (x: number, y: number, length: number, angle: number, width: number): string => {
  const tipX = x + Math.cos(angle) * length;
  const tipY = y + Math.sin(angle) * length + length * 0.28;
  const midX = x + Math.cos(angle) * length * 0.55;
  const midY = y + Math.sin(angle) * length * 0.62 - length * 0.08;
  return `M${short(x)} ${short(y)}Q${short(midX)} ${short(midY - width)} ${short(tipX)} ${short(tipY)}Q${short(midX - Math.cos(angle) * width * 0.3)} ${short(midY + width * 0.9)} ${short(x)} ${short(y)}Z`;
};

const palm: Plant = ({ sheet, random }, x, base, height, haze) => {
  const lean = between(random, -0.16, 0.16) * height;
  const [topX, topY] = [x + lean, base - height * 0.82];
  const color = hazed(random.pick(['#5d8f57', '#4f8450', '#6b9a5a']), haze);
  const trunk = hazed('#9a8266', haze);
  const length = height * 0.34;
  const fan = (angles: readonly number[]) =>
    angles
      .map((angle) => frond(topX, topY, length * between(random, 0.85, 1.1), angle, height * 0.06))
      .join('');
  return (
    sheet.path(
      `M${short(x - height * 0.026)} ${short(base)}Q${short(x + lean * 0.2 - height * 0.01)} ${short(base - height * 0.45)} ${short(topX - height * 0.012)} ${short(topY)}H${short(topX + height * 0.012)}Q${short(x + lean * 0.2 + height * 0.02)} ${short(base - height * 0.45)} ${short(x + height * 0.026)} ${short(base)}Z`,
      trunk,
    ) +
    sheet.path(fan([-2.9, -0.2, 0.35, 2.75]), darker(color, 0.25)) +
    sheet.path(fan([-2.45, -1.9, -1.3, -0.75, -3.3]), color) +
    sheet.path(fan([-2.15, -1.0]), lighter(color, 0.15))
  );
};

const fanPalm: Plant = ({ sheet, random }, x, base, height, haze) => {
  const color = hazed(random.pick(['#6d8f58', '#5f8552', '#7b9a5f']), haze);
  const trunk = hazed('#8f7860', haze);
  const topY = base - height * 0.84;
  const ray = (reach: number, from: number, until: number) =>
    straight(
      Array.from({ length: 19 }, (_, index): Point => {
        const angle = from + ((until - from) * index) / 18;
        const out = height * reach * (index % 2 === 0 ? 1 : 0.62);
        return [x + Math.cos(angle) * out, topY + Math.sin(angle) * out];
      }),
    );
  return (
    sheet.rect(x - height * 0.02, topY, height * 0.04, height * 0.84, trunk) +
    sheet.path(
      straight([
        [x - height * 0.05, topY],
        [x + height * 0.05, topY],
        [x + height * 0.025, topY + height * 0.14],
        [x - height * 0.025, topY + height * 0.14],
      ]),
      hazed('#b49a72', haze),
    ) +
    sheet.path(ray(0.19, Math.PI * 0.86, Math.PI * 2.14), darker(color, 0.18)) +
    sheet.path(ray(0.145, Math.PI * 0.95, Math.PI * 2.02), color)
  );
};

const cypress: Plant = ({ sheet }, x, base, height, haze) => {
  const color = hazed('#41604a', haze);
  const flame = (half: number) =>
    `M${short(x)} ${short(base - height)}C${short(x + half)} ${short(base - height * 0.6)} ${short(x + half * 1.1)} ${short(base - height * 0.15)} ${short(x + half * 0.3)} ${short(base)}H${short(x - half * 0.3)}C${short(x - half * 1.1)} ${short(base - height * 0.15)} ${short(x - half)} ${short(base - height * 0.6)} ${short(x)} ${short(base - height)}Z`;
  return (
    sheet.path(flame(height * 0.1), darker(color, 0.15)) +
    sheet.path(flame(height * 0.07), color, { transform: `translate(${short(-height * 0.018)} 0)` })
  );
};

const juniper: Plant = ({ sheet, random }, x, base, height, haze) => {
  const color = hazed(random.pick(['#5f7454', '#566c50', '#6d7e58']), haze);
  const puffs = [
    blob(random, x, base - height * 0.5, height * 0.36, height * 0.46),
    blob(random, x - height * 0.26, base - height * 0.28, height * 0.26, height * 0.28),
    blob(random, x + height * 0.27, base - height * 0.3, height * 0.25, height * 0.3),
  ].join('');
  return (
    sheet.path(puffs, darker(color, 0.2)) +
    sheet.path(puffs, color, { transform: `translate(${short(-height * 0.03)} ${short(-height * 0.04)})` })
  );
};

const joshuaTree: Plant = ({ sheet, random }, x, base, height, haze) => {
  const bark = hazed('#8a7458', haze);
  const leaf = hazed('#73835a', haze);
  const tips: [number, number][] = [
    [-0.26, 0.72],
    [-0.1, 0.92],
    [0.12, 0.8],
    [0.28, 0.62],
    [0.22, 0.98],
  ];
  const spikes = tips.flatMap(([px, py]) =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2 + random.next();
      const [cx, cy] = [x + px * height, base - py * height];
      return straight(
        [
          [cx, cy],
          [cx + Math.cos(angle) * height * 0.09, cy + Math.sin(angle) * height * 0.09],
        ],
        false,
      );
    }),
  );
  const arms = tips.map(
    ([px, py], index) =>
      `M${short(x)} ${short(base - height * (0.34 + index * 0.05))}Q${short(x + px * height)} ${short(base - height * 0.5)} ${short(x + px * height)} ${short(base - py * height)}`,
  );
  return (
    sheet.line(`M${short(x)} ${short(base)}V${short(base - height * 0.5)}`, bark, height * 0.08) +
    sheet.line(arms.join(''), bark, height * 0.05) +
    sheet.line(spikes.join(''), darker(leaf, 0.2), height * 0.035) +
    sheet.line(spikes.join(''), leaf, height * 0.02)
  );
};

const banana: Plant = ({ sheet, random }, x, base, height, haze) => {
  const color = hazed('#5c9557', haze);
  const leaves = [-2.5, -2.0, -1.55, -1.1, -0.6].map((angle) =>
    frond(x, base - height * 0.15, height * between(random, 0.7, 0.95), angle, height * 0.16),
  );
  return (
    sheet.path(leaves.filter((_, index) => index % 2 === 0).join(''), darker(color, 0.2)) +
    sheet.path(leaves.filter((_, index) => index % 2 === 1).join(''), color)
  );
};

const PLANTS: Readonly<Record<Species, Plant>> = {
  spruce,
  pine,
  maple: crown(1),
  oak: crown(1.2),
  'live-oak': liveOak,
  aspen,
  palm,
  'fan-palm': fanPalm,
  cypress,
  olive: (growth, x, base, height, haze) =>
    crown(1.25, ['#8d9c78', '#98a583', '#7f9070'])(growth, x, base, height * 0.6, haze),
  juniper: (growth, x, base, height, haze) => juniper(growth, x, base, height * 0.55, haze),
  'joshua-tree': (growth, x, base, height, haze) => joshuaTree(growth, x, base, height * 0.7, haze),
  banana: (growth, x, base, height, haze) => banana(growth, x, base, height * 0.6, haze),
};

const DRAWN_HEIGHT = 300;

/** Two of each species and haze exist, and are repeated larger, smaller and mirrored. */
export function tree(
  growth: Growth,
  species: Species,
  x: number,
  base: number,
  height: number,
  haze?: readonly [string, number],
): string {
  const { sheet, random } = growth;
  const share = haze ? Math.round(haze[1] * 6) / 6 : 0;
  const scale = Math.round((height / DRAWN_HEIGHT) * 100) / 100;
  const isMirrored = random.chance(0.5);
  return sheet.copy(
    `${species} ${random.between(1, 2)} ${share}`,
    `translate(${short(x)} ${short(base)}) scale(${isMirrored ? -scale : scale} ${scale})`,
    () => PLANTS[species](growth, 0, 0, DRAWN_HEIGHT, haze && [haze[0], share]),
  );
}

export function bush(
  { sheet, random, season }: Growth,
  x: number,
  base: number,
  width: number,
  color?: string,
  flowers?: string,
): string {
  const leaf =
    color ?? (season === 'winter' ? '#5a6f58' : random.pick(LEAVES[season === 'autumn' ? 'summer' : season]));
  const outline = [
    blob(random, x, base - width * 0.2, width * 0.34, width * 0.3),
    blob(random, x - width * 0.3, base - width * 0.12, width * 0.24, width * 0.2),
    blob(random, x + width * 0.3, base - width * 0.13, width * 0.24, width * 0.21),
  ].join('');
  return (
    sheet.path(outline, darker(leaf, 0.22)) +
    sheet.path(outline, leaf, { transform: `translate(${short(-width * 0.025)} ${short(-width * 0.04)})` }) +
    (season === 'winter'
      ? sheet.path(outline, '#f6f8f9', {
          opacity: 0.75,
          transform: `translate(${short(-width * 0.02)} ${short(-width * 0.14)})`,
        })
      : '') +
    (flowers && season !== 'winter'
      ? Array.from({ length: 9 }, () =>
          sheet.ellipse(
            x + between(random, -0.45, 0.45) * width,
            base - between(random, 0.08, 0.42) * width,
            width * 0.035,
            width * 0.035,
            flowers,
          ),
        ).join('')
      : '')
  );
}

/** Blades of dune grass, or of any tall grass. */
export function grass(
  { sheet, random }: Growth,
  x: number,
  base: number,
  size: number,
  color: string,
): string {
  const blades = (count: number) =>
    Array.from({ length: count }, () => {
      const start = x + between(random, -0.4, 0.4) * size;
      const bend = between(random, -0.35, 0.45) * size;
      return `M${short(start)} ${short(base)}q${short(bend * 0.2)} ${short(-size * 0.6)} ${short(bend)} ${short(-size * between(random, 0.7, 1.05))}`;
    }).join('');
  return (
    sheet.line(blades(7), darker(color, 0.18), Math.max(1.5, size * 0.035)) +
    sheet.line(blades(7), color, Math.max(1.5, size * 0.03))
  );
}

/** A rosette of pointed leaves. */
export function agave({ sheet }: Growth, x: number, base: number, size: number, color = '#7f9a86'): string {
  const leaf = (angle: number, reach: number) =>
    straight([
      [x - size * 0.07, base],
      [x + Math.cos(angle) * size * reach, base + Math.sin(angle) * size * reach],
      [x + size * 0.07, base],
    ]);
  return (
    sheet.path([-2.9, -2.2, -1, -0.25].map((angle) => leaf(angle, 0.62)).join(''), darker(color, 0.2)) +
    sheet.path([-2.55, -1.85, -1.3, -0.62].map((angle) => leaf(angle, 0.66)).join(''), color)
  );
}
