/** The land around a place: the background of its picture. */
import type { ReactNode } from 'react';
import type { PlaceSetting } from '#client/generated/graph.ts';

export interface Light {
  readonly sky: readonly [string, string];
  readonly sun: string;
  /** From the farthest to the nearest. */
  readonly land: readonly [string, string, string];
  readonly water: string;
  readonly accent: string;
}

const MORNING: Light = {
  sky: ['#f6c9ae', '#fdf1e3'],
  sun: '#fff6e2',
  land: ['#b9c7b4', '#6f9a85', '#2c5f53'],
  water: '#9cc4c0',
  accent: '#d9532c',
};
export const DAY: Light = {
  sky: ['#a9d3d3', '#eef6f3'],
  sun: '#fff4cf',
  land: ['#a9cbbb', '#539f8e', '#13584e'],
  water: '#5fa6a6',
  accent: '#e57654',
};
const DUSK: Light = {
  sky: ['#3d4f6b', '#e9a17f'],
  sun: '#ffd9a8',
  land: ['#7d7f94', '#46596b', '#1d3540'],
  water: '#51708a',
  accent: '#f0b26b',
};
export const LIGHTS = [MORNING, DAY, DUSK] as const;

export type Setting = `${PlaceSetting}`;
export type Draw = readonly [number, number, number, number];
export type Scene = (light: Light, draw: Draw) => ReactNode;

export const hill = (top: number, swing: number) =>
  `M0 ${top} C 110 ${top - swing}, 210 ${top + swing * 0.6}, 320 ${top} S 530 ${top - swing}, 640 ${top - swing * 0.3} V360 H0 Z`;

const mountains: Scene = ({ land }, [, a, b]) => (
  <>
    <path
      d={`M-20 300 L${120 + (a % 60)} 120 L${250 + (a % 60)} 280 L${380 + (b % 70)} 90 L660 310 V360 H-20 Z`}
      fill={land[0]}
    />
    <path d={hill(240, 46)} fill={land[1]} />
    <path d={hill(296, 28)} fill={land[2]} />
    {[60, 104, 470, 520, 580].map((x, index) => (
      <Pine
        key={x}
        x={x + (b % 24)}
        base={318 - (index % 3) * 10}
        height={86 + ((a + index * 17) % 40)}
        fill={land[2]}
      />
    ))}
  </>
);

const Pine = ({ x, base, height, fill }: { x: number; base: number; height: number; fill: string }) => (
  <path
    d={`M${x} ${base - height} l${height * 0.18} ${height * 0.4} h${-height * 0.08} l${height * 0.16} ${height * 0.34} h${-height * 0.1} l${height * 0.14} ${height * 0.26} h${-height * 0.6} l${height * 0.14} ${-height * 0.26} h${-height * 0.1} l${height * 0.16} ${-height * 0.34} h${-height * 0.08} Z`}
    fill={fill}
  />
);

const city: Scene = ({ land, sun, accent }, [, a, b]) => (
  <>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
      <rect
        key={index}
        x={index * 84 - 10}
        y={150 + ((a * (index + 3)) % 70)}
        width="74"
        height="220"
        fill={land[0]}
      />
    ))}
    {[0, 1, 2, 3, 4, 5].map((index) => {
      const y = 190 + ((b * (index + 2)) % 66);
      return (
        <g key={index}>
          <rect x={index * 112 + 8} y={y} width="92" height="200" fill={land[1]} />
          {[0, 1, 2, 3, 4, 5].map((pane) => (
            <rect
              key={pane}
              x={index * 112 + 24 + (pane % 3) * 24}
              y={y + 18 + Math.floor(pane / 3) * 32}
              width="12"
              height="18"
              rx="2"
              fill={sun}
              opacity={(a + index * 5 + pane * 3) % 4 === 0 ? 0.9 : 0.25}
            />
          ))}
        </g>
      );
    })}
    <path d="M300 330 V150 l22 -54 22 54 V330 Z" fill={land[2]} />
    <circle cx="322" cy="176" r="11" fill={sun} />
    <path d="M0 326 H640 V360 H0 Z" fill={land[2]} />
    <path d={`M${70 + (b % 60)} 326 v-44 h86 v44 Z`} fill={accent} />
    <path d={`M${62 + (b % 60)} 284 h102 l-14 -22 h-74 Z`} fill={land[2]} />
  </>
);

const waves = (light: Light) =>
  [214, 236, 258].map((y, index) => (
    <path
      key={y}
      d={`M${-40 + index * 30} ${y} q 40 -9 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0`}
      fill="none"
      stroke={light.sun}
      strokeWidth="3"
      opacity={0.3 + index * 0.15}
    />
  ));

const Grass = ({ x, base }: { x: number; base: number }) => (
  <path
    d={`M${x} ${base} q -6 -22 -16 -34 M${x + 5} ${base} q -2 -28 2 -46 M${x + 10} ${base} q 6 -22 18 -32 M${x + 15} ${base} q 12 -14 24 -18`}
    fill="none"
    stroke="#8d9052"
    strokeWidth="3.4"
    strokeLinecap="round"
  />
);

/** Water, dunes and grass. */
const coast: Scene = (light, [, a, b]) => (
  <>
    <path d="M0 190 H640 V360 H0 Z" fill={light.water} />
    {waves(light)}
    <path
      d={`M0 ${278 - (b % 16)} C 150 236, 260 306, 420 268 S 590 250, 640 262 V360 H0 Z`}
      fill="#ecd9b4"
    />
    {[70, 118, 430, 500, 560].map((x, index) => (
      <Grass key={x} x={x + (a % 30)} base={290 - (index % 2) * 14} />
    ))}
    <path d="M0 324 C 180 294, 360 342, 640 306 V360 H0 Z" fill="#dfc795" />
    {[210, 330].map((x, index) => (
      <Grass key={x} x={x + (b % 40)} base={348 - index * 8} />
    ))}
  </>
);

const tropics: Scene = ({ land }, [, a, b]) => (
  <>
    <path d={hill(226, 30)} fill={land[0]} />
    <path d={hill(270, 18)} fill={land[1]} />
    <Palm x={110 + (a % 40)} base={316} lean={34} fill={land[2]} />
    <Palm x={320 + (b % 60)} base={290} lean={18} fill={land[1]} />
    <Palm x={500 + (b % 40)} base={312} lean={-28} fill={land[2]} />
    <path d={hill(306, 14)} fill="#8fb56c" />
  </>
);

const Palm = ({ x, base, lean, fill }: { x: number; base: number; lean: number; fill: string }) => (
  <g transform={`translate(${x + lean} ${base - 170})`}>
    <path d={`M${-lean} 170 Q ${-lean * 0.8} 80 0 0`} fill="none" stroke="#8a7054" strokeWidth="9" />
    {[1, -1].flatMap((side) =>
      [-80, -48, -12, 22].map((turn) => (
        <path
          key={`${side} ${turn}`}
          d="M0 0 Q 40 -26 88 14 Q 42 0 0 0 Z"
          transform={`scale(${side} 1) rotate(${turn})`}
          fill={fill}
        />
      )),
    )}
  </g>
);

const desert: Scene = ({ land }, [, a, b]) => (
  <>
    {[
      [60 + (a % 50), 150, 130],
      [430 + (b % 60), 120, 170],
    ].map(([x = 0, top = 0, width = 0]) => (
      <g key={x}>
        <path
          d={`M${x - 46} 290 L${x - 14} ${top + 70} L${x} ${top + 66} V${top} H${x + width * 0.7} L${x + width * 0.74} ${top + 34} H${x + width} V${top + 74} L${x + width + 44} 290 Z`}
          fill="#c47a55"
        />
        <path
          d={`M${x + width * 0.5} 290 V${top} H${x + width * 0.7} L${x + width * 0.74} ${top + 34} H${x + width} V${top + 74} L${x + width + 44} 290 Z`}
          fill="#a9603f"
        />
      </g>
    ))}
    <path d={hill(258, 16)} fill="#d99f70" />
    <path d={hill(306, 20)} fill="#e3b68a" />
    {[90, 220, 380, 540].map((x, index) => (
      <ellipse
        key={x}
        cx={x + (a % 30)}
        cy={316 + (index % 2) * 18}
        rx={26 - (index % 3) * 5}
        ry="15"
        fill={land[1]}
      />
    ))}
  </>
);

const lake: Scene = ({ land, water, sun }, [, a, b]) => (
  <>
    <path d={hill(196, 34)} fill={land[0]} />
    <path d={hill(216, 14)} fill={land[1]} />
    <path d="M0 228 H640 V360 H0 Z" fill={water} />
    {[246, 268, 290].map((y, index) => (
      <path
        key={y}
        d={`M${120 + ((a + index * 97) % 300)} ${y} h${60 + index * 30}`}
        stroke={sun}
        strokeWidth="3"
        opacity="0.4"
      />
    ))}
    <path d={`M0 ${318 - (b % 12)} C 160 296, 320 346, 640 320 V360 H0 Z`} fill={land[2]} />
    {[40, 84, 560, 602].map((x, index) => (
      <Pine
        key={x}
        x={x + (b % 16)}
        base={330 - (index % 2) * 8}
        height={110 + ((a + index * 19) % 40)}
        fill={land[2]}
      />
    ))}
    <path d="M300 330 L318 262 H338 L372 330 Z" fill="#a98a68" />
  </>
);

const countryside: Scene = ({ land, accent }, [, a, b]) => (
  <>
    <path d={hill(220, 30)} fill={land[0]} />
    <path d={hill(262, 24)} fill="#c9b56a" />
    <path d={hill(300, 22)} fill={land[1]} />
    {[70, 180, 470, 570].map((x, index) => (
      <ellipse key={x} cx={x + (a % 40)} cy={250 + (index % 2) * 30} rx="24" ry="26" fill={land[2]} />
    ))}
    <g transform={`translate(${290 + (b % 60)} 214)`}>
      <path d="M0 62 V24 L34 0 L68 24 V62 Z" fill={accent} />
      <path d="M24 62 V36 H44 V62 Z" fill={land[2]} />
    </g>
    <path d={hill(338, 14)} fill={land[2]} />
  </>
);

const forest: Scene = ({ land }, [, a, b]) => (
  <>
    <path d={hill(210, 26)} fill={land[0]} />
    {[20, 90, 150, 230, 300, 360, 430, 510, 590].map((x, index) => (
      <Pine key={x} x={x + (b % 20)} base={290} height={120 + ((a + index * 31) % 60)} fill={land[1]} />
    ))}
    <path d={hill(288, 14)} fill={land[1]} />
    {[50, 130, 470, 540, 610].map((x, index) => (
      <Pine key={x} x={x + (a % 20)} base={340} height={170 + ((b + index * 23) % 60)} fill={land[2]} />
    ))}
    <path d={hill(334, 10)} fill={land[2]} />
  </>
);

const LANDS: Readonly<Record<Setting, Scene>> = {
  CITY: city,
  COAST: coast,
  COUNTRYSIDE: countryside,
  DESERT: desert,
  FOREST: forest,
  LAKE: lake,
  MOUNTAINS: mountains,
  TROPICS: tropics,
  UNKNOWN: countryside,
};

/** Fields for a place of which nothing is known: they claim the least. */
export const landOf = (setting: Setting | null): Scene => LANDS[setting ?? 'UNKNOWN'];
