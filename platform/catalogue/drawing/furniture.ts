/** What stands in rooms, seen from the front. Each stands at (x, base), the middle of its foot. */
import type { Random } from '../random';
import { darker, lighter, mixed } from './colors';
import { contactShadow, pot } from './props';
import { type Sheet, short, straight } from './sheet';

const DARK = '#1f2740';

/** The colors of a home's rooms. */
export interface Palette {
  readonly wall: string;
  readonly wood: string;
  readonly floor: string;
  readonly main: string;
  readonly accent: string;
  readonly textile: string;
}

const shaded = (
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  round = 4,
): string =>
  sheet.rect(x, y, width, height, color, { round }) +
  sheet.rect(x, y, width, height, sheet.fade(DARK, 0.16, true), { round });

export function sofa(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  width: number,
  { main, accent, textile }: Palette,
): string {
  const left = x - width / 2;
  const seats = width > 300 ? 3 : 2;
  const seat = (width - 64) / seats;
  const pillow = (cx: number, color: string, turn: number) =>
    sheet.rect(cx - 31, base - 142, 62, 60, color, {
      round: 13,
      transform: `rotate(${turn} ${short(cx)} ${short(base - 110)})`,
    });
  return (
    contactShadow(sheet, x, base, width * 1.1) +
    sheet.rect(left + 22, base - 16, 12, 16, '#5d4636') +
    sheet.rect(left + width - 34, base - 16, 12, 16, '#5d4636') +
    shaded(sheet, left + 14, base - 164, width - 28, 130, darker(main, 0.1), 20) +
    Array.from({ length: seats }, (_, index) =>
      shaded(sheet, left + 32 + index * seat + 2, base - 154, seat - 4, 84, main, 14),
    ).join('') +
    Array.from({ length: seats }, (_, index) =>
      shaded(sheet, left + 32 + index * seat + 1, base - 84, seat - 2, 44, lighter(main, 0.12), 12),
    ).join('') +
    shaded(sheet, left + 20, base - 48, width - 40, 34, darker(main, 0.08), 8) +
    shaded(sheet, left, base - 116, 44, 102, lighter(main, 0.05), 18) +
    shaded(sheet, left + width - 44, base - 116, 44, 102, main, 18) +
    pillow(left + 84, accent, -10) +
    pillow(left + 128, textile, 8) +
    pillow(left + width - 88, random.pick([accent, textile]), 10) +
    (random.chance(0.6)
      ? sheet.path(
          straight([
            [left + width - 140, base - 164],
            [left + width - 78, base - 164],
            [left + width - 86, base - 44],
            [left + width - 134, base - 44],
          ]),
          textile,
        ) +
        sheet.line(
          Array.from(
            { length: 6 },
            (_, index) => `M${short(left + width - 132 + index * 9)} ${short(base - 44)}v12`,
          ).join(''),
          textile,
          2.4,
        ) +
        sheet.line(
          `M${short(left + width - 138)} ${short(base - 130)}h58M${short(left + width - 137)} ${short(base - 66)}h52`,
          accent,
          4,
          { opacity: 0.7 },
        )
      : '')
  );
}

export function armchair(sheet: Sheet, x: number, base: number, color: string, cushion: string): string {
  return (
    contactShadow(sheet, x, base, 190) +
    sheet.line(
      `M${short(x - 62)} ${short(base)}l6 -30M${short(x + 62)} ${short(base)}l-6 -30`,
      '#5d4636',
      8,
    ) +
    shaded(sheet, x - 70, base - 188, 140, 160, darker(color, 0.1), 40) +
    shaded(sheet, x - 56, base - 86, 112, 40, lighter(color, 0.12), 14) +
    shaded(sheet, x - 84, base - 116, 36, 94, color, 17) +
    shaded(sheet, x + 48, base - 116, 36, 94, color, 17) +
    shaded(sheet, x - 66, base - 50, 132, 28, darker(color, 0.06), 8) +
    sheet.rect(x - 34, base - 136, 68, 56, cushion, {
      round: 14,
      transform: `rotate(6 ${short(x)} ${short(base - 108)})`,
    })
  );
}

export function coffeeTable(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  { wood, accent }: Palette,
): string {
  const isRound = random.chance(0.5);
  const books = random.shuffle(['#c8553d', '#3f7f86', '#e0a63a', '#5b4a7a', '#7a9a6b']);
  return (
    contactShadow(sheet, x, base, 300) +
    (isRound
      ? sheet.line(
          `M${short(x - 80)} ${short(base - 70)}L${short(x - 100)} ${short(base)}M${short(x + 80)} ${short(base - 70)}L${short(x + 100)} ${short(base)}M${short(x)} ${short(base - 66)}V${short(base + 6)}`,
          darker(wood, 0.3),
          9,
        ) +
        sheet.ellipse(x, base - 66, 146, 26, darker(wood, 0.25)) +
        sheet.ellipse(x, base - 73, 146, 26, wood)
      : sheet.rect(x - 130, base - 74, 12, 74, darker(wood, 0.3)) +
        sheet.rect(x + 118, base - 74, 12, 74, darker(wood, 0.3)) +
        sheet.path(
          straight([
            [x - 126, base - 96],
            [x + 126, base - 96],
            [x + 150, base - 64],
            [x - 150, base - 64],
          ]),
          wood,
        ) +
        sheet.rect(x - 150, base - 64, 300, 13, darker(wood, 0.2))) +
    sheet.rect(x - 84, base - 90, 84, 11, books[0] ?? accent, { round: 2 }) +
    sheet.rect(x - 78, base - 100, 72, 11, books[1] ?? accent, { round: 2 }) +
    cup(sheet, x + 44, base - 76, '#f4efe4') +
    (random.chance(0.5) ? vase(sheet, random, x + 96, base - 78, 0.7, accent) : '')
  );
}

export function cup(sheet: Sheet, x: number, base: number, color: string): string {
  return (
    sheet.ellipse(x, base, 20, 4, darker(color, 0.15)) +
    sheet.path(`M${short(x - 12)} ${short(base - 20)}h24l-3 19h-18Z`, color) +
    sheet.line(`M${short(x + 11)} ${short(base - 16)}q10 0 8 7t-9 4`, color, 3)
  );
}

export function vase(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  size: number,
  color: string,
): string {
  const bloom = random.pick(['#f2c14e', '#e8788a', '#f6efe2', '#c77dba', '#e98b4f']);
  const stems = [-30, -14, 2, 18, 32].map((shift, index) => ({
    x: x + shift * size,
    y: base - (104 + (index % 2) * 24) * size,
  }));
  return (
    sheet.line(
      stems
        .map(
          (stem) =>
            `M${short(x)} ${short(base - 48 * size)}Q${short(x)} ${short(base - 80 * size)} ${short(stem.x)} ${short(stem.y)}`,
        )
        .join(''),
      '#6a8f5b',
      3 * size,
    ) +
    stems
      .map(
        (stem) =>
          sheet.ellipse(stem.x, stem.y, 11 * size, 11 * size, bloom) +
          sheet.ellipse(stem.x - 2 * size, stem.y - 2 * size, 5 * size, 5 * size, lighter(bloom, 0.4)),
      )
      .join('') +
    sheet.path(
      `M${short(x - 9 * size)} ${short(base - 58 * size)}h${short(18 * size)}c0 ${short(16 * size)} ${short(14 * size)} ${short(20 * size)} ${short(12 * size)} ${short(40 * size)}q0 ${short(18 * size)} ${short(-10 * size)} ${short(18 * size)}h${short(-22 * size)}q${short(-10 * size)} 0 ${short(-10 * size)} ${short(-18 * size)}c${short(-2 * size)} ${short(-20 * size)} ${short(12 * size)} ${short(-24 * size)} ${short(12 * size)} ${short(-40 * size)}Z`,
      color,
    )
  );
}

export function floorLamp(sheet: Sheet, x: number, base: number, color: string, height = 330): string {
  return (
    sheet.ellipse(x, base - height, 170, 150, sheet.glow('#ffe2ab', 0.45)) +
    sheet.ellipse(x, base, 40, 8, '#4a4542') +
    sheet.rect(x - 3, base - height, 6, height, '#4a4542') +
    sheet.path(
      straight([
        [x - 36, base - height - 62],
        [x + 36, base - height - 62],
        [x + 56, base - height + 16],
        [x - 56, base - height + 16],
      ]),
      color,
    ) +
    sheet.path(
      straight([
        [x + 6, base - height - 62],
        [x + 36, base - height - 62],
        [x + 56, base - height + 16],
        [x + 20, base - height + 16],
      ]),
      DARK,
      { opacity: 0.07 },
    )
  );
}

export function tableLamp(sheet: Sheet, x: number, base: number, color: string, shade = '#f6ead0'): string {
  return (
    sheet.ellipse(x, base - 84, 100, 90, sheet.glow('#ffe2ab', 0.5)) +
    sheet.path(
      `M${short(x - 8)} ${short(base - 50)}h16c2 18 16 20 14 36q-2 14 -14 14h-16q-12 0 -14 -14c-2 -16 12 -18 14 -36Z`,
      color,
    ) +
    sheet.path(
      straight([
        [x - 22, base - 104],
        [x + 22, base - 104],
        [x + 36, base - 50],
        [x - 36, base - 50],
      ]),
      shade,
    )
  );
}

export function pendant(sheet: Sheet, x: number, y: number, color: string, size = 1, from = 0): string {
  return (
    sheet.line(`M${short(x)} ${from}V${short(y)}`, '#3f3a38', 3) +
    sheet.ellipse(x, y + 46 * size, 120 * size, 100 * size, sheet.glow('#ffe2ab', 0.45)) +
    sheet.ellipse(x, y + 42 * size, 30 * size, 9 * size, '#ffedc2', { shines: true }) +
    sheet.path(
      `M${short(x - 46 * size)} ${short(y + 42 * size)}C${short(x - 44 * size)} ${short(y + 6 * size)} ${short(x - 16 * size)} ${short(y)} ${short(x)} ${short(y - 4 * size)}C${short(x + 16 * size)} ${short(y)} ${short(x + 44 * size)} ${short(y + 6 * size)} ${short(x + 46 * size)} ${short(y + 42 * size)}Z`,
      color,
    )
  );
}

export function houseplant(sheet: Sheet, random: Random, x: number, base: number, height: number): string {
  const color = random.pick(['#5f8f5b', '#4f8058', '#6f9a5f']);
  const leaf = (angle: number, reach: number) => {
    const [tx, ty] = [
      x + Math.cos(angle) * height * reach * 0.62,
      base - height * 0.34 + Math.sin(angle) * height * reach * 0.78,
    ];
    const [mx, my] = [
      (x + tx) / 2 + Math.sin(angle) * height * 0.1,
      (base - height * 0.3 + ty) / 2 - height * 0.06,
    ];
    return `M${short(x)} ${short(base - height * 0.3)}Q${short(mx - height * 0.07)} ${short(my - height * 0.05)} ${short(tx)} ${short(ty)}Q${short(mx + height * 0.09)} ${short(my + height * 0.08)} ${short(x)} ${short(base - height * 0.3)}Z`;
  };
  const basket = random.pick(['#c9a97f', '#f0e8da', '#b8694a', '#7f8f94']);
  return (
    contactShadow(sheet, x, base, height * 0.5) +
    sheet.path([-2.9, -2.3, -1.2, -0.3].map((angle) => leaf(angle, 0.75)).join(''), darker(color, 0.2)) +
    sheet.path([-2.6, -1.95, -1.55, -0.9, -0.6].map((angle) => leaf(angle, 0.88)).join(''), color) +
    sheet.path(
      straight([
        [x - height * 0.15, base - height * 0.3],
        [x + height * 0.15, base - height * 0.3],
        [x + height * 0.11, base],
        [x - height * 0.11, base],
      ]),
      basket,
    ) +
    sheet.rect(x - height * 0.16, base - height * 0.32, height * 0.32, height * 0.05, darker(basket, 0.12))
  );
}

/** A framed picture: hills, a sun, leaves or plain shapes. */
export function art(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  { accent, main, textile }: Palette,
): string {
  const frame = random.pick(['#f6f1e6', '#4a3f39', '#b08d69']);
  const [left, top] = [x - width / 2, y - height / 2];
  const [w, h] = [width - 28, height - 28];
  const [ax, ay] = [left + 14, top + 14];
  const motif = random.pick([
    () =>
      sheet.ellipse(ax + w * 0.66, ay + h * 0.34, w * 0.13, w * 0.13, accent) +
      sheet.path(
        `M${short(ax)} ${short(ay + h * 0.72)}Q${short(ax + w * 0.3)} ${short(ay + h * 0.42)} ${short(ax + w * 0.56)} ${short(ay + h * 0.66)}T${short(ax + w)} ${short(ay + h * 0.58)}V${short(ay + h)}H${short(ax)}Z`,
        main,
      ),
    () =>
      sheet.path(
        `M${short(ax + w * 0.2)} ${short(ay + h)}V${short(ay + h * 0.5)}a${short(w * 0.3)} ${short(w * 0.3)} 0 0 1 ${short(w * 0.6)} 0V${short(ay + h)}Z`,
        accent,
      ) +
      sheet.path(
        `M${short(ax + w * 0.35)} ${short(ay + h)}V${short(ay + h * 0.6)}a${short(w * 0.15)} ${short(w * 0.15)} 0 0 1 ${short(w * 0.3)} 0V${short(ay + h)}Z`,
        textile,
      ),
    () =>
      sheet.line(`M${short(ax + w * 0.5)} ${short(ay + h * 0.9)}V${short(ay + h * 0.2)}`, main, 4) +
      [0.3, 0.45, 0.6, 0.75]
        .map((part, index) =>
          sheet.ellipse(ax + w * (index % 2 === 0 ? 0.36 : 0.64), ay + h * part, w * 0.15, h * 0.05, main),
        )
        .join(''),
    () =>
      sheet.ellipse(ax + w * 0.4, ay + h * 0.42, w * 0.22, w * 0.22, main) +
      sheet.ellipse(ax + w * 0.62, ay + h * 0.62, w * 0.18, w * 0.18, accent, { opacity: 0.85 }),
    () =>
      sheet.rect(ax, ay + h * 0.55, w, h * 0.45, main) +
      sheet.path(
        straight([
          [ax + w * 0.44, ay + h * 0.54],
          [ax + w * 0.44, ay + h * 0.16],
          [ax + w * 0.74, ay + h * 0.52],
        ]),
        accent,
      ) +
      sheet.path(
        straight([
          [ax + w * 0.28, ay + h * 0.56],
          [ax + w * 0.76, ay + h * 0.56],
          [ax + w * 0.66, ay + h * 0.66],
          [ax + w * 0.36, ay + h * 0.66],
        ]),
        '#f6f1e6',
      ),
  ]);
  return (
    sheet.rect(left + 5, top + 8, width, height, DARK, { opacity: 0.12 }) +
    sheet.rect(left, top, width, height, frame, { round: 2 }) +
    sheet.rect(left + 7, top + 7, width - 14, height - 14, '#fbf7ee') +
    sheet.inside(ax, ay, w, h, sheet.rect(ax, ay, w, h, mixed(textile, '#fbf7ee', 0.62)) + motif())
  );
}

export function bookcase(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  width: number,
  height: number,
  { wood, accent }: Palette,
): string {
  const left = x - width / 2;
  const shelves = Math.floor(height / 96);
  const gap = (height - 16) / shelves;
  const colors = ['#c8553d', '#3f7f86', '#e0a63a', '#5b4a7a', '#7a9a6b', '#f0e6d2', '#33506b', '#b9764f'];
  return (
    contactShadow(sheet, x, base, width * 1.1) +
    shaded(sheet, left, base - height, width, height, wood, 3) +
    Array.from({ length: shelves }, (_, shelf) => {
      const y = base - height + 10 + shelf * gap;
      let at = left + 14;
      const books: string[] = [];
      while (at < left + width - 60) {
        const wide = random.between(10, 20);
        const tall = gap * (0.5 + random.next() * 0.3);
        books.push(sheet.rect(at, y + gap - 10 - tall, wide, tall, random.pick(colors), { round: 1 }));
        at += wide + 2;
        if (random.chance(0.1)) at += 26;
      }
      const end =
        shelf % 2 === 0
          ? pot(sheet, random, left + width - 36, y + gap - 10, 0.8)
          : sheet.ellipse(left + width - 36, y + gap - 28, 16, 18, accent);
      return sheet.rect(left + 10, y, width - 20, gap - 10, darker(wood, 0.45)) + books.join('') + end;
    }).join('')
  );
}

export function fireplace(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  top: number,
  kind: 'stone' | 'brick' | 'plaster',
  { wood, wall }: Palette,
): string {
  const color = { stone: '#a59a8e', brick: '#a8634c', plaster: lighter(wall, 0.35) }[kind];
  const bricks =
    kind === 'plaster'
      ? ''
      : sheet.pattern(
          kind === 'stone' ? 74 : 44,
          kind === 'stone' ? 48 : 26,
          kind === 'stone'
            ? `<g fill="none" stroke="${DARK}" stroke-opacity=".2" stroke-width="2.4"><path d="M0 1H74M0 25H74M30 1V25M62 25V49M14 25V49"/></g>`
            : '<path d="M0 1H44M0 14H44M11 1V14M33 14V27" stroke="#fff4e4" stroke-opacity=".28" stroke-width="2"/>',
        );
  const half = 150;
  const shape =
    kind === 'plaster'
      ? `M${short(x - half)} ${short(base)}V${short(base - 210)}Q${short(x - half)} ${short(base - 300)} ${short(x - 70)} ${short(base - 320)}V${short(top)}H${short(x + 70)}V${short(base - 320)}Q${short(x + half)} ${short(base - 300)} ${short(x + half)} ${short(base - 210)}V${short(base)}Z`
      : `M${short(x - half)} ${short(base)}V${short(base - 230)}H${short(x - 110)}V${short(top)}H${short(x + 110)}V${short(base - 230)}H${short(x + half)}V${short(base)}Z`;
  return (
    sheet.path(shape, color) +
    (bricks ? sheet.path(shape, bricks) : '') +
    sheet.path(shape, sheet.fade(DARK, 0.18, true)) +
    sheet.path(
      `M${short(x - 84)} ${short(base - 8)}V${short(base - 120)}a84 54 0 0 1 168 0V${short(base - 8)}Z`,
      '#2d2826',
    ) +
    sheet.ellipse(x, base - 50, 190, 150, sheet.glow('#ff9d4a', 0.4)) +
    sheet.rect(x - 56, base - 24, 112, 14, '#5d4030', { round: 6 }) +
    sheet.path(
      `M${short(x - 46)} ${short(base - 24)}c-10 -40 26 -46 16 -88c26 18 24 40 38 56c4 -14 2 -22 4 -30c22 28 18 46 6 62Z`,
      '#ef8a3c',
      { shines: true },
    ) +
    sheet.path(`M${short(x - 20)} ${short(base - 24)}c-4 -22 16 -26 12 -50c18 18 26 32 20 50Z`, '#ffd873', {
      shines: true,
    }) +
    (kind === 'plaster'
      ? ''
      : sheet.rect(x - half - 22, base - 250, half * 2 + 44, 22, wood, { round: 2 }) +
        sheet.rect(x - half, base - 228, half * 2, 12, sheet.fade(DARK, 0.3)) +
        [-112, 96]
          .map((shift) =>
            random.chance(0.6)
              ? vase(sheet, random, x + shift, base - 250, 0.5, '#f0e8da')
              : sheet.rect(x + shift - 6, base - 296, 12, 46, '#f4ecd8', { round: 2 }),
          )
          .join('')) +
    sheet.rect(x - half - 16, base - 8, half * 2 + 32, 14, darker(color, 0.15), { round: 2 })
  );
}

/** Its head stands against the wall. */
export function bed(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  width: number,
  palette: Palette,
  style: 'board' | 'rattan' | 'iron' | 'low',
): string {
  const { wood, main, accent, textile } = palette;
  const cover = random.pick([main, textile, '#f3ede1']);
  const blanket = random.pick([accent, main, darker(textile, 0.15)]);
  const back = base - 176;
  const left = x - width / 2;
  const foot = width * 0.1;
  const isLow = style === 'low';
  const head = isLow
    ? ''
    : style === 'iron'
      ? sheet.line(
          `M${short(left - 4)} ${short(back + 90)}V${short(back - 130)}H${short(left + width + 4)}V${short(back + 90)}M${short(left)} ${short(back - 70)}H${short(left + width)}` +
            Array.from(
              { length: 9 },
              (_, index) =>
                `M${short(left + ((index + 1) * width) / 10)} ${short(back - 130)}V${short(back)}`,
            ).join(''),
          '#3f434b',
          6,
        )
      : style === 'rattan'
        ? sheet.path(
            `M${short(left - 10)} ${short(back + 70)}V${short(back - 60)}Q${short(x)} ${short(back - 190)} ${short(left + width + 10)} ${short(back - 60)}V${short(back + 70)}Z`,
            '#cda873',
          ) +
          sheet.path(
            `M${short(left - 10)} ${short(back + 70)}V${short(back - 60)}Q${short(x)} ${short(back - 190)} ${short(left + width + 10)} ${short(back - 60)}V${short(back + 70)}Z`,
            sheet.pattern(
              18,
              18,
              '<path d="M0 0L18 18M18 0L0 18" stroke="#7d5a34" stroke-opacity=".4" stroke-width="1.6"/>',
            ),
          )
        : shaded(
            sheet,
            left - 12,
            back - 118,
            width + 24,
            200,
            random.chance(0.5) ? wood : darker(main, 0.12),
            12,
          );
  const pillows = Math.max(1, Math.round(width / 170));
  const each = (width - 24) / pillows;
  const top = isLow ? base - 110 : back;
  const rise = base - top;
  return (
    contactShadow(sheet, x, base + 2, width * 1.34) +
    head +
    shaded(sheet, left - 4, top - 6, width + 8, 40, '#fbf7ee', 10) +
    Array.from({ length: pillows }, (_, index) =>
      shaded(
        sheet,
        left + 12 + index * each + 5,
        top - 46,
        each - 10,
        62,
        index % 2 === 0 ? '#fdfaf3' : '#f4eee2',
        20,
      ),
    ).join('') +
    (pillows > 1
      ? shaded(sheet, x - width * 0.16, top - 22, width * 0.32, 46, accent, 16)
      : sheet.rect(x - 34, top - 20, 68, 40, accent, { round: 14 })) +
    sheet.path(
      straight([
        [left - 4, top + 14],
        [left + width + 4, top + 14],
        [left + width + foot, base - 46],
        [left - foot, base - 46],
      ]),
      cover,
    ) +
    sheet.path(
      straight([
        [left - 4, top + 14],
        [left + width + 4, top + 14],
        [left + width + 7, top + 44],
        [left - 7, top + 44],
      ]),
      lighter(cover, 0.5),
    ) +
    sheet.path(
      straight([
        [left - foot * 0.62, top + rise * 0.52],
        [left + width + foot * 0.62, top + rise * 0.52],
        [left + width + foot, base - 46],
        [left - foot, base - 46],
      ]),
      blanket,
    ) +
    sheet.line(
      Array.from(
        { length: 3 },
        (_, index) =>
          `M${short(left - foot * (0.7 + index * 0.1))} ${short(top + rise * (0.58 + index * 0.06))}H${short(left + width + foot * (0.7 + index * 0.1))}`,
      ).join(''),
      lighter(blanket, 0.4),
      3.4,
      { opacity: 0.7 },
    ) +
    sheet.path(
      straight([
        [left - foot, base - 46],
        [left + width + foot, base - 46],
        [left + width + foot, base - 12],
        [left - foot, base - 12],
      ]),
      darker(blanket, 0.16),
    ) +
    sheet.rect(
      left - foot + 8,
      base - 14,
      width + foot * 2 - 16,
      12,
      isLow ? darker(wood, 0.1) : darker(wood, 0.25),
    ) +
    sheet.path(
      straight([
        [left + width * 0.55, top + 14],
        [left + width + 4, top + 14],
        [left + width + foot, base - 12],
        [left + width * 0.62, base - 12],
      ]),
      DARK,
      { opacity: 0.06 },
    )
  );
}

/** One bed above another, with a ladder. */
export function bunk(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  { wood, main, accent, textile }: Palette,
): string {
  const width = 340;
  const left = x - width / 2;
  const berth = (y: number, cover: string) =>
    sheet.rect(left + 12, y - 54, width - 24, 54, DARK, { opacity: 0.16 }) +
    shaded(sheet, left + 12, y - 40, width - 24, 34, '#fbf7ee', 8) +
    shaded(sheet, left + 22, y - 66, 92, 42, '#fdfaf3', 18) +
    shaded(sheet, left + 110, y - 46, width - 124, 40, cover, 8) +
    sheet.rect(left + 216, y - 46, 64, 40, lighter(cover, 0.3)) +
    shaded(sheet, left, y - 8, width, 30, wood, 3);
  const rungs = Array.from(
    { length: 7 },
    (_, index) => `M${short(left + width - 78)} ${short(base - 40 - index * 48)}h52`,
  );
  return (
    contactShadow(sheet, x, base, width * 1.1) +
    sheet.rect(left, base - 400, 16, 400, darker(wood, 0.1)) +
    sheet.rect(left + width - 16, base - 400, 16, 400, darker(wood, 0.1)) +
    berth(base - 60, random.pick([main, textile])) +
    berth(base - 250, random.pick([accent, main])) +
    sheet.rect(left, base - 324, width - 96, 10, wood) +
    sheet.line(
      `M${short(left + width - 82)} ${short(base)}V${short(base - 340)}M${short(left + width - 24)} ${short(base)}V${short(base - 340)}`,
      darker(wood, 0.12),
      9,
    ) +
    sheet.line(rungs.join(''), darker(wood, 0.12), 8)
  );
}

export function nightstand(
  sheet: Sheet,
  random: Random,
  x: number,
  base: number,
  { wood, accent, main }: Palette,
): string {
  return (
    contactShadow(sheet, x, base, 120) +
    sheet.rect(x - 42, base - 20, 8, 20, darker(wood, 0.3)) +
    sheet.rect(x + 34, base - 20, 8, 20, darker(wood, 0.3)) +
    shaded(sheet, x - 50, base - 112, 100, 94, wood, 4) +
    sheet.line(`M${short(x - 42)} ${short(base - 66)}h84`, darker(wood, 0.25), 3) +
    sheet.ellipse(x, base - 88, 4, 4, '#e7c57e') +
    sheet.ellipse(x, base - 42, 4, 4, '#e7c57e') +
    tableLamp(sheet, x - 12, base - 112, random.pick([accent, main, '#d9cbb0'])) +
    sheet.rect(x + 14, base - 122, 34, 10, random.pick(['#c8553d', '#3f7f86', '#e0a63a']), { round: 2 })
  );
}

export function rug(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  width: number,
  { accent, textile, main }: Palette,
): string {
  const depth = width * 0.17;
  if (random.chance(0.4))
    return (
      sheet.ellipse(x, y, width * 0.5, depth * 0.62, textile) +
      sheet.ellipse(x, y, width * 0.44, depth * 0.52, lighter(textile, 0.3)) +
      sheet.ellipse(x, y, width * 0.38, depth * 0.44, textile)
    );
  const shape = (grow: number) =>
    straight([
      [x - width * 0.43 * grow, y - (depth / 2) * grow],
      [x + width * 0.43 * grow, y - (depth / 2) * grow],
      [x + width * 0.5 * grow, y + (depth / 2) * grow],
      [x - width * 0.5 * grow, y + (depth / 2) * grow],
    ]);
  return (
    sheet.path(shape(1), textile) +
    sheet.path(shape(0.92), random.pick([accent, main]), { opacity: 0.75 }) +
    sheet.path(shape(0.86), lighter(textile, 0.25)) +
    sheet.line(
      Array.from(
        { length: 5 },
        (_, index) =>
          `M${short(x - width * 0.34 + (index * width * 0.68) / 4 - 26)} ${short(y)}l26 -12l26 12l-26 12Z`,
      ).join(''),
      random.pick([accent, main]),
      4,
      { opacity: 0.6 },
    )
  );
}

export function stool(sheet: Sheet, x: number, base: number, color: string, seat: string): string {
  return (
    contactShadow(sheet, x, base, 80) +
    sheet.line(
      `M${short(x - 28)} ${short(base)}L${short(x - 20)} ${short(base - 130)}M${short(x + 28)} ${short(base)}L${short(x + 20)} ${short(base - 130)}M${short(x - 25)} ${short(base - 44)}h50`,
      color,
      7,
    ) +
    sheet.rect(x - 38, base - 146, 76, 20, seat, { round: 9 })
  );
}

export function diningChair(sheet: Sheet, x: number, base: number, color: string, seat: string): string {
  return (
    sheet.line(
      `M${short(x - 40)} ${short(base)}V${short(base - 210)}M${short(x + 40)} ${short(base)}V${short(base - 210)}`,
      color,
      9,
    ) +
    sheet.line(
      `M${short(x - 40)} ${short(base - 200)}Q${short(x)} ${short(base - 214)} ${short(x + 40)} ${short(base - 200)}`,
      color,
      15,
    ) +
    sheet.line(
      [-20, 0, 20].map((shift) => `M${short(x + shift)} ${short(base - 198)}V${short(base - 104)}`).join(''),
      color,
      5,
    ) +
    sheet.rect(x - 48, base - 106, 96, 20, seat, { round: 8 })
  );
}
