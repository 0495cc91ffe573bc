/** Things that stand around a home. Each appears only where the home has it. */
import type { Random } from '../random';
import { darker, lighter, mixed } from './colors';
import { type Sheet, short, straight } from './sheet';

const DARK = '#1f2740';

export const contactShadow = (sheet: Sheet, x: number, base: number, width: number): string =>
  sheet.ellipse(x, base, width / 2, Math.max(4, width * 0.06), DARK, { opacity: 0.16 });

/** Sits, and looks at the viewer. */
export function dog(sheet: Sheet, random: Random, x: number, base: number, size = 1): string {
  const [coat, patch] = random.pick([
    ['#c98f57', '#f2e2c8'],
    ['#4a3f39', '#e9dfd0'],
    ['#e8dcc6', '#c69c6d'],
    ['#8a5a3c', '#f0e3d2'],
  ] as const);
  return sheet.group(
    `translate(${short(x)} ${short(base)}) scale(${short(size * 10) === '10' ? 1 : size})`,
    contactShadow(sheet, 0, 0, 46),
    sheet.line('M15 -6q16 -2 14 -16', coat, 5),
    sheet.path('M-16 0C-19 -22 -8 -34 0 -34C12 -34 19 -18 17 0Z', coat),
    sheet.path('M-8 0C-9 -14 -5 -26 0 -26C6 -26 9 -14 8 0Z', patch),
    sheet.path('M-11 0v-9q5 -4 9 0v9ZM2 0v-9q5 -4 9 0v9Z', lighter(coat, 0.1)),
    sheet.ellipse(0, -42, 13, 12, coat),
    sheet.path('M-11 -50q-9 2 -7 17q6 0 8 -10ZM11 -50q9 2 7 17q-6 0 -8 -10Z', darker(coat, 0.25)),
    sheet.ellipse(0, -37, 7, 6, patch),
    sheet.ellipse(0, -39, 2.6, 2, '#2a2726'),
    sheet.ellipse(-5, -44, 1.7, 1.9, '#2a2726'),
    sheet.ellipse(5, -44, 1.7, 1.9, '#2a2726'),
    sheet.path('M-9 -31q9 6 18 0v3q-9 6 -18 0Z', '#c8553d'),
  );
}

export function chair(sheet: Sheet, x: number, base: number, color: string, flip = 1): string {
  return sheet.group(
    `translate(${short(x)} ${short(base)}) scale(${flip} 1)`,
    contactShadow(sheet, 0, 1, 70),
    sheet.line('M-22 0L-12 -30M24 0V-24', darker(color, 0.2), 5),
    sheet.path('M-30 -70L-14 -74L4 -20L-12 -16Z', color),
    sheet.line('M-24 -68L-7 -20M-19 -72L-1 -22', darker(color, 0.2), 1.8),
    sheet.path('M-14 -24L26 -18V-10L-14 -14Z', lighter(color, 0.1)),
    sheet.path('M-18 -38H24v5H-16Z', color),
  );
}

export function firePit(sheet: Sheet, x: number, base: number): string {
  const isEvening = sheet.light.name === 'evening';
  const stones = [-34, -17, 0, 17, 34].map((shift, index) =>
    sheet.ellipse(x + shift, base - 5 + (index % 2) * 3, 12, 9, index % 2 === 0 ? '#8f8a85' : '#7b7772'),
  );
  return (
    (isEvening ? sheet.ellipse(x, base - 24, 190, 130, sheet.glow('#ffa24d', 0.5)) : '') +
    contactShadow(sheet, x, base + 2, 104) +
    sheet.ellipse(x, base - 10, 40, 10, '#4b4542') +
    sheet.path(
      `M${short(x - 24)} ${short(base - 10)}L${short(x + 22)} ${short(base - 22)}l4 6L${short(x - 20)} ${short(base - 4)}ZM${short(x + 24)} ${short(base - 10)}L${short(x - 22)} ${short(base - 22)}l-4 6L${short(x + 20)} ${short(base - 4)}Z`,
      '#6d4f3c',
    ) +
    sheet.path(
      `M${short(x - 19)} ${short(base - 14)}c-6 -22 12 -26 8 -48c16 10 14 22 22 30c2 -8 0 -12 2 -16c12 14 10 26 4 34Z`,
      '#f0893a',
      { shines: true, opacity: 0.92 },
    ) +
    sheet.path(`M${short(x - 9)} ${short(base - 14)}c-2 -12 8 -14 6 -28c10 10 14 18 12 28Z`, '#ffd873', {
      shines: true,
    }) +
    stones.join('')
  );
}

/** A tub of wood with steam. */
export function hotTub(sheet: Sheet, x: number, base: number): string {
  const staves = Array.from(
    { length: 12 },
    (_, index) => `M${short(x - 66 + index * 12)} ${short(base - 50)}V${short(base - 2)}`,
  );
  return (
    contactShadow(sheet, x, base + 2, 170) +
    sheet.path(
      `M${short(x - 74)} ${short(base - 54)}L${short(x - 68)} ${short(base)}H${short(x + 68)}L${short(x + 74)} ${short(base - 54)}Z`,
      '#9b6d4a',
    ) +
    sheet.line(staves.join(''), '#6f4b33', 2, { opacity: 0.6 }) +
    sheet.line(
      `M${short(x - 72)} ${short(base - 40)}H${short(x + 72)}M${short(x - 69)} ${short(base - 12)}H${short(x + 69)}`,
      '#5b4436',
      4,
    ) +
    sheet.ellipse(x, base - 54, 75, 17, '#b98a62') +
    sheet.ellipse(x, base - 54, 66, 13, '#7fc4c9') +
    sheet.ellipse(x - 12, base - 56, 34, 4, '#d8f0ee', { opacity: 0.7 }) +
    sheet.path(
      `M${short(x - 34)} ${short(base - 62)}c-12 -24 14 -32 2 -58c20 14 12 38 6 56ZM${short(x + 16)} ${short(base - 62)}c-10 -28 18 -34 8 -66c20 22 10 44 4 64Z`,
      '#ffffff',
      { opacity: 0.4 },
    )
  );
}

/** A pool set into the ground, seen from its end. */
export function pool(sheet: Sheet, x: number, base: number, width: number, depth: number): string {
  const shape = (grow: number) =>
    straight([
      [x - width * 0.38 - grow, base - depth - grow * 0.5],
      [x + width * 0.38 + grow, base - depth - grow * 0.5],
      [x + width * 0.5 + grow * 1.3, base + grow * 0.7],
      [x - width * 0.5 - grow * 1.3, base + grow * 0.7],
    ]);
  const waves = Array.from(
    { length: 7 },
    (_, index) =>
      `M${short(x - width * 0.34 + ((index * 83) % 60) * width * 0.009)} ${short(base - depth * (0.12 + index * 0.12))}q${short(width * 0.05)} -5 ${short(width * 0.1)} 0t${short(width * 0.1)} 0`,
  );
  return (
    sheet.path(shape(17), '#e9e0cf') +
    sheet.path(shape(0), sheet.gradient(['#58aebb', '#74c6cd', '#a4e0dd'])) +
    sheet.path(
      straight([
        [x - width * 0.38, base - depth],
        [x + width * 0.38, base - depth],
        [x + width * 0.39, base - depth + 8],
        [x - width * 0.39, base - depth + 8],
      ]),
      '#3f8f9f',
      { opacity: 0.5 },
    ) +
    sheet.line(waves.join(''), '#effbf8', 2.4, { opacity: 0.6 })
  );
}

export function lounger(sheet: Sheet, x: number, base: number, color: string, flip = 1): string {
  return sheet.group(
    `translate(${short(x)} ${short(base)}) scale(${flip} 1)`,
    contactShadow(sheet, 4, 2, 110),
    sheet.line('M-36 0v-14M40 0v-12', '#8a6d52', 5),
    sheet.path('M-52 -44L-40 -50L-18 -20H52v9H-28Z', color),
    sheet.path('M-50 -46l10 -5l6 8l-10 6Z', lighter(color, 0.4)),
  );
}

export function umbrella(sheet: Sheet, x: number, base: number, color: string, height = 150): string {
  return (
    sheet.rect(x - 3, base - height, 6, height, '#8a6d52') +
    sheet.path(
      `M${short(x - 92)} ${short(base - height + 30)}Q${short(x)} ${short(base - height - 58)} ${short(x + 92)} ${short(base - height + 30)}Z`,
      color,
    ) +
    sheet.path(
      `M${short(x - 30)} ${short(base - height + 30)}Q${short(x - 20)} ${short(base - height - 12)} ${short(x)} ${short(base - height - 14)}Q${short(x + 20)} ${short(base - height - 12)} ${short(x + 30)} ${short(base - height + 30)}Z`,
      lighter(color, 0.45),
    ) +
    sheet.path(
      `M${short(x + 60)} ${short(base - height + 30)}Q${short(x + 54)} ${short(base - height + 2)} ${short(x)} ${short(base - height - 14)}Q${short(x + 80)} ${short(base - height - 8)} ${short(x + 92)} ${short(base - height + 30)}Z`,
      DARK,
      { opacity: 0.12 },
    )
  );
}

export function kayaks(sheet: Sheet, random: Random, x: number, base: number): string {
  const colors = random.shuffle(['#d9653b', '#e2b33f', '#3f8f94', '#7aa04f']);
  const hull = (y: number, color: string, shift: number) =>
    sheet.path(
      `M${short(x - 92 + shift)} ${short(y)}Q${short(x + shift)} ${short(y + 22)} ${short(x + 92 + shift)} ${short(y)}Q${short(x + shift)} ${short(y - 8)} ${short(x - 92 + shift)} ${short(y)}Z`,
      color,
    ) + sheet.ellipse(x + shift, y + 3, 20, 4.5, darker(color, 0.5));
  return (
    contactShadow(sheet, x, base + 2, 190) +
    hull(base - 22, colors[0] ?? '#d9653b', -8) +
    hull(base - 10, colors[1] ?? '#e2b33f', 10)
  );
}

export function bicycle(sheet: Sheet, x: number, base: number, color: string): string {
  const wheel = (cx: number) => `M${short(cx - 21)} ${short(base - 21)}a21 21 0 1 0 42 0a21 21 0 1 0 -42 0`;
  return (
    contactShadow(sheet, x, base + 1, 110) +
    sheet.line(wheel(x - 34) + wheel(x + 34), '#353942', 3.4) +
    sheet.line(
      `M${short(x - 34)} ${short(base - 21)}L${short(x - 16)} ${short(base - 54)}H${short(x + 22)}L${short(x + 34)} ${short(base - 21)}M${short(x - 16)} ${short(base - 54)}L${short(x - 2)} ${short(base - 20)}L${short(x + 22)} ${short(base - 54)}M${short(x - 34)} ${short(base - 21)}H${short(x - 2)}`,
      color,
      4.4,
    ) +
    sheet.line(
      `M${short(x - 26)} ${short(base - 62)}h18M${short(x + 22)} ${short(base - 54)}l-3 -12h-12`,
      '#4a3a30',
      4.4,
    )
  );
}

export function grill(sheet: Sheet, x: number, base: number): string {
  return (
    contactShadow(sheet, x, base + 1, 62) +
    sheet.line(
      `M${short(x - 18)} ${short(base)}L${short(x - 8)} ${short(base - 36)}M${short(x + 18)} ${short(base)}L${short(x + 8)} ${short(base - 36)}`,
      '#4b4f57',
      4,
    ) +
    sheet.path(`M${short(x - 26)} ${short(base - 52)}a26 22 0 0 0 52 0Z`, '#353a44') +
    sheet.path(`M${short(x - 26)} ${short(base - 54)}a26 20 0 0 1 52 0Z`, '#454b57') +
    sheet.rect(x - 7, base - 80, 14, 5, '#8a6d52', { round: 2 })
  );
}

export function pot(sheet: Sheet, random: Random, x: number, base: number, size = 1): string {
  const color = random.pick(['#b8694a', '#5f7f84', '#d9cbb0', '#7d6a8a']);
  return (
    Array.from({ length: 7 }, (_, index) =>
      sheet.ellipse(
        x + (index - 3) * 5 * size,
        base - (26 + (index % 3) * 8) * size,
        8 * size,
        10 * size,
        index % 2 === 0 ? '#5f8a4e' : '#7aa35c',
      ),
    ).join('') +
    sheet.path(
      straight([
        [x - 15 * size, base - 24 * size],
        [x + 15 * size, base - 24 * size],
        [x + 10 * size, base],
        [x - 10 * size, base],
      ]),
      color,
    ) +
    sheet.rect(x - 17 * size, base - 27 * size, 34 * size, 6 * size, lighter(color, 0.15))
  );
}

export function boots(sheet: Sheet, x: number, base: number, color = '#4f6b57'): string {
  const boot = (left: number) => `M${short(left)} ${short(base)}v-19h8v11q9 1 9 8Z`;
  return sheet.path(boot(x) + boot(x + 15), color) + sheet.rect(x, base - 2, 34, 2, darker(color, 0.4));
}

export function hammock(sheet: Sheet, x: number, base: number, width: number, color: string): string {
  const [left, right] = [x - width / 2, x + width / 2];
  return (
    contactShadow(sheet, x, base + 2, width * 0.8) +
    sheet.line(
      `M${short(left)} ${short(base)}V${short(base - 96)}M${short(right)} ${short(base)}V${short(base - 96)}`,
      '#7a5c46',
      8,
    ) +
    sheet.path(
      `M${short(left)} ${short(base - 84)}Q${short(x)} ${short(base + 2)} ${short(right)} ${short(base - 84)}Q${short(x)} ${short(base - 34)} ${short(left)} ${short(base - 84)}Z`,
      color,
    ) +
    sheet.path(
      `M${short(left + width * 0.16)} ${short(base - 62)}q${short(width * 0.08)} 2 ${short(width * 0.16)} 14l${short(-width * 0.03)} 12q${short(-width * 0.06)} -8 ${short(-width * 0.14)} -16Z`,
      mixed(color, '#ffffff', 0.6),
    )
  );
}

export function dock(sheet: Sheet, x: number, near: number, far: number): string {
  const planks = Array.from({ length: 8 }, (_, index) => {
    const y = far + ((near - far) * index) / 8;
    const half = 22 + (40 * (y - far)) / (near - far);
    return `M${short(x - half)} ${short(y)}H${short(x + half)}`;
  });
  return (
    sheet.rect(x - 24, far, 7, 26, '#5d4a3d') +
    sheet.rect(x + 17, far, 7, 26, '#5d4a3d') +
    sheet.path(
      straight([
        [x - 22, far],
        [x + 22, far],
        [x + 62, near],
        [x - 62, near],
      ]),
      '#b89a76',
    ) +
    sheet.line(planks.join(''), '#8a7054', 2.4)
  );
}

export function fence(sheet: Sheet, from: number, until: number, base: number, color: string): string {
  const posts = Array.from({ length: Math.floor((until - from) / 60) + 1 }, (_, index) =>
    sheet.rect(from + index * 60, base - 44, 8, 46, color),
  );
  return (
    sheet.rect(from, base - 36, until - from, 6, color) +
    sheet.rect(from, base - 18, until - from, 6, darker(color, 0.08)) +
    posts.join('')
  );
}
