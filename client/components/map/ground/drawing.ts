import type { LatLngTuple } from 'leaflet';

/** Land and water of an area, as `scripts/draw-maps` writes them. */
export interface Drawing {
  /** The shores as rings; a point is in the water if it is within an odd number of them. */
  readonly water: readonly Path[];
  readonly rivers: readonly Path[];
  readonly borders: readonly Path[];
  /** Name, position and population, the largest first. */
  readonly towns: readonly Town[];
}

/** Longitude and latitude by turns, in tenths of a thousandth of a degree, each as the difference to the one before. */
type Path = readonly number[];

type Town = readonly [name: string, x: number, y: number, population: number];

const UNITS = 10_000;

/** The points of a path, whose first one is given from the south-western corner of its area. */
export function pointsOf(path: Path, [south, west]: LatLngTuple): LatLngTuple[] {
  const points: LatLngTuple[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < path.length; index += 2) {
    x += path[index] ?? 0;
    y += path[index + 1] ?? 0;
    points.push([south + y / UNITS, west + x / UNITS]);
  }
  return points;
}

export interface NamedPoint {
  readonly name: string;
  readonly point: LatLngTuple;
  readonly population: number;
}

export const townsOf = ({ towns }: Drawing, [south, west]: LatLngTuple): NamedPoint[] =>
  towns.map(([name, x, y, population]) => ({
    name,
    point: [south + y / UNITS, west + x / UNITS],
    population,
  }));
