/**
 * Decorative SVG pictures of experiences and places, in the light of a morning, a day or a dusk: for each category a scene, for the
 * outdoors and for a place the land that surrounds it. The seed selects the light and varies the shapes slightly, so that two of a
 * kind differ.
 */
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ExperienceCategory } from '#domain/experiences/experience-search.ts';
import { DAY, hill, landOf, LIGHTS, type Draw, type Scene, type Setting } from './lands';

export interface PlaceSceneProps {
  /** Null when it is not known: no mountains, no sea. */
  readonly setting: Setting | null;
  readonly seed: string;
}

export interface ExperienceSceneProps extends PlaceSceneProps {
  readonly category: ExperienceCategory | 'UNKNOWN';
}

export const ExperienceScene = ({ category, setting, seed }: ExperienceSceneProps) => (
  <SceneFrame scene={SCENES[category] ?? landOf(setting)} seed={seed} />
);

export const PlaceScene = ({ setting, seed }: PlaceSceneProps) => (
  <SceneFrame scene={landOf(setting)} seed={seed} />
);

function SceneFrame({ scene, seed }: { readonly scene: Scene; readonly seed: string }) {
  const sky = useId();
  const draw = numbersOf(seed);
  const light = LIGHTS[draw[0] % LIGHTS.length] ?? DAY;
  return (
    <chakra.svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMax slice"
      display="block"
      w="full"
      h="full"
      aria-hidden="true"
      focusable="false"
      _dark={{ filter: 'brightness(0.78) saturate(0.95)' }}
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light.sky[0]} />
          <stop offset="1" stopColor={light.sky[1]} />
        </linearGradient>
      </defs>
      <rect width="640" height="360" fill={`url(#${sky})`} />
      <circle
        cx={150 + (draw[1] % 340)}
        cy={80 + (draw[2] % 60)}
        r={34 + (draw[3] % 16)}
        fill={light.sun}
        opacity="0.9"
      />
      {scene(light, draw)}
    </chakra.svg>
  );
}

const beach: Scene = ({ land, water, sun, accent }, [, a, b]) => (
  <>
    <path d="M0 190 H640 V360 H0 Z" fill={water} />
    <path d={hill(196, 20)} fill={land[0]} opacity="0.35" />
    {[214, 236, 258].map((y, index) => (
      <path
        key={y}
        d={`M${-40 + index * 30} ${y} q 40 -9 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0 t 80 0`}
        fill="none"
        stroke={sun}
        strokeWidth="3"
        opacity={0.3 + index * 0.15}
      />
    ))}
    <g transform={`translate(${140 + (a % 260)} 0)`}>
      <path d="M0 212 h86 l-16 20 h-56 Z" fill={land[2]} />
      <path d="M42 206 V104 L92 206 Z" fill={sun} />
      <path d="M36 206 V124 L4 206 Z" fill={accent} />
    </g>
    <path d={`M0 ${300 - (b % 14)} C 160 262, 300 326, 640 276 V360 H0 Z`} fill="#ecd9b4" />
    <path d="M0 330 C 180 300, 360 346, 640 312 V360 H0 Z" fill="#dfc795" />
  </>
);

const wellness: Scene = ({ land, sun }, [, a, b]) => (
  <>
    <path d={hill(216, 16)} fill={land[0]} />
    <path d="M0 262 H640 V360 H0 Z" fill="#ecdcc0" />
    {[150, 104, 60].map((radius, index) => (
      <ellipse
        key={radius}
        cx={320 + (a % 40)}
        cy="318"
        rx={radius * 1.5}
        ry={radius * 0.3}
        fill="none"
        stroke={sun}
        strokeWidth="3"
        opacity={0.25 + index * 0.2}
      />
    ))}
    {[
      [58, 20, 308, 2],
      [44, 17, 276, 1],
      [31, 14, 248, 2],
      [19, 10, 226, 1],
    ].map(([rx, ry, y, tone]) => (
      <ellipse key={y} cx={320 + (a % 40)} cy={y} rx={rx} ry={ry} fill={land[tone === 1 ? 1 : 2]} />
    ))}
    {[0, 1, 2, 3].map((leaf) => (
      <path
        key={leaf}
        d="M0 0 C 26 -34, 74 -40, 118 -18 C 78 6, 34 14, 0 0 Z"
        transform={`translate(${-6 + leaf * 6} ${330 - leaf * 46}) rotate(${-24 - leaf * 14 + (b % 10)})`}
        fill={land[leaf % 2 === 0 ? 2 : 1]}
      />
    ))}
  </>
);

const arts: Scene = ({ land, sun, accent }, [, a, b]) => (
  <>
    <rect y="262" width="640" height="98" fill={land[2]} />
    <rect x={70 + (b % 30)} y="64" width="170" height="132" rx="6" fill={land[1]} />
    <rect x={82 + (b % 30)} y="76" width="146" height="108" fill={sun} />
    <path d={`M${82 + (b % 30)} 184 v-30 l44 -36 34 26 30 -22 38 30 v32 Z`} fill={land[0]} />
    <circle cx={196 + (b % 30)} cy="102" r="12" fill={accent} />
    <path
      d="M300 262 C 262 222, 282 186, 312 170 V150 h36 V170 C 378 186, 398 222, 360 262 Z"
      fill={accent}
    />
    <path d="M290 214 C 310 224, 350 224, 370 214" fill="none" stroke={sun} strokeWidth="5" opacity="0.8" />
    {[0, 1, 2].map((brush) => (
      <path
        key={brush}
        d={`M${322 + brush * 8} 156 L${304 + brush * 26 + (a % 8)} 74`}
        stroke={brush === 1 ? land[2] : land[1]}
        strokeWidth="5"
        strokeLinecap="round"
      />
    ))}
    <path d={`M440 262 v-${58 + (a % 20)} h64 v${58 + (a % 20)} Z`} fill={land[1]} />
    <path d="M504 214 c34 -6 34 42 0 36" fill="none" stroke={land[1]} strokeWidth="8" />
    <ellipse cx="550" cy="262" rx="58" ry="12" fill={land[0]} />
  </>
);

/** The others show the land around their place. */
const SCENES: Partial<Record<ExperienceSceneProps['category'], Scene>> = {
  WELLNESS: wellness,
  ARTS_AND_CULTURE: arts,
  BEACH: beach,
};

/** Four numbers from 0 to 255, derived from a text. */
function numbersOf(text: string): Draw {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash ^= hash >>> 13;
  return [(hash >>> 24) & 255, (hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255];
}
