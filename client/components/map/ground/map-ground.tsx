import {
  LayerGroup,
  latLngBounds,
  type LatLngBounds,
  type LatLngTuple,
  type Map as LeafletMap,
  Polygon,
  Polyline,
  Rectangle,
} from 'leaflet';
import { useEffect } from 'react';
import { useMapView } from '../map-view';
import { type Drawing, type NamedPoint, pointsOf, townsOf } from './drawing';
import { townNames } from './town-names';

/** A file for each degree around the homes of the catalogue, by its south-western corner. */
const [FOLDER, EXTENSION] = ['./cells/', '.json'] as const;
const CELLS = import.meta.glob<Drawing>('./cells/*_*.json', { import: 'default' });
const OUTLINE = 'outline';
const loadOutline = () => import('./cells/outline.json').then((file) => file.default as unknown as Drawing);
/** The south-western corner of the outline. */
const OUTLINE_CORNER: LatLngTuple = [-60, -179];
/** From here on cells are shown; below, the outline of whole countries. */
const CELL_ZOOM = 8;
const OVERLAP = 0.003;
const GROUND = 'ground';
const NAMES = 'town-names';
const SOURCES = 'Coasts: GSHHG · Towns: GeoNames';

interface Shown {
  readonly layer: LayerGroup;
  readonly towns: readonly NamedPoint[];
}

/** The ground of a map without tiles: land, water, rivers, borders and the names of towns. `groundStyles` colors it. */
export function MapGround() {
  const map = useMapView();
  useEffect(() => showGround(map), [map]);
  return null;
}

/** Shows what is in view, and adds to it as the map moves. Returns what removes it. */
function showGround(map: LeafletMap): () => void {
  map.attributionControl?.setPrefix(false).addAttribution(SOURCES);
  map.createPane(GROUND).style.zIndex = '250';
  map.createPane(NAMES).style.zIndex = '450';
  const layers = new Map<string, Promise<Shown>>();
  const ground = new LayerGroup().addTo(map);
  let names = new LayerGroup();
  let isRemoved = false;

  async function update(): Promise<void> {
    const isNear = map.getZoom() >= CELL_ZOOM;
    const keys = isNear ? cellsIn(map.getBounds()) : [OUTLINE];
    const shown = await Promise.all(keys.map((key) => draw(key)));
    if (isRemoved || isNear !== map.getZoom() >= CELL_ZOOM) return;
    ground.clearLayers();
    for (const { layer } of shown) ground.addLayer(layer);
    names.remove();
    names = townNames(map, shown.flatMap(({ towns }) => towns).filter(isFirstOfItsName), NAMES).addTo(map);
  }

  function draw(key: string): Promise<Shown> {
    const known = layers.get(key) ?? (key === OUTLINE ? outline() : cell(key));
    layers.set(key, known);
    return known;
  }

  const show = () => void update().catch(() => undefined);
  map.on('moveend', show);
  show();
  return () => {
    isRemoved = true;
    map.attributionControl?.removeAttribution(SOURCES);
    map.off('moveend', show);
    ground.remove();
    names.remove();
  };
}

/** A large town is in the outline and in its cell. */
const isFirstOfItsName = ({ name }: NamedPoint, index: number, towns: readonly NamedPoint[]): boolean =>
  towns.findIndex((other) => other.name === name) === index;

/** The cells in view, on the outline where there is none. */
function cellsIn(bounds: LatLngBounds): string[] {
  const found: string[] = [];
  let isComplete = true;
  for (let lat = Math.floor(bounds.getSouth()); lat <= bounds.getNorth(); lat += 1) {
    for (let lon = Math.floor(bounds.getWest()); lon <= bounds.getEast(); lon += 1) {
      const key = `${FOLDER}${lat}_${lon}${EXTENSION}`;
      if (CELLS[key]) found.push(key);
      else isComplete = false;
    }
  }
  return isComplete ? found : [OUTLINE, ...found];
}

async function outline(): Promise<Shown> {
  const drawing = await loadOutline();
  const layers = layersOf(drawing, OUTLINE_CORNER);
  return {
    layer: new LayerGroup([seaAround(layers.water.getBounds()), ...Object.values(layers)]),
    towns: townsOf(drawing, OUTLINE_CORNER),
  };
}

async function cell(key: string): Promise<Shown> {
  const drawing = await CELLS[key]?.();
  if (!drawing) return { layer: new LayerGroup(), towns: [] };
  const [lat = 0, lon = 0] = key.slice(FOLDER.length, -EXTENSION.length).split('_').map(Number);
  const corners: [LatLngTuple, LatLngTuple] = [
    [lat - OVERLAP, lon - OVERLAP],
    [lat + 1 + OVERLAP, lon + 1 + OVERLAP],
  ];
  const land = new Rectangle(corners, { ...STILL, className: 'map-land', stroke: false });
  return {
    layer: new LayerGroup([land, ...Object.values(layersOf(drawing, [lat, lon]))]),
    towns: townsOf(drawing, [lat, lon]),
  };
}

const STILL = { pane: GROUND, interactive: false } as const;

function layersOf({ water, rivers, borders }: Drawing, corner: LatLngTuple) {
  const points = (paths: Drawing['water']) => paths.map((path) => pointsOf(path, corner));
  return {
    water: new Polygon(points(water), { ...STILL, className: 'map-water', stroke: false }),
    rivers: new Polyline(points(rivers), { ...STILL, className: 'map-river' }),
    borders: new Polyline(points(borders), { ...STILL, className: 'map-border' }),
  };
}

/** As far as a map can be moved. */
const EVERYWHERE = latLngBounds([-90, -720], [90, 720]);

/** The share of the outline that the sea around it covers, so that no line is between them. */
const SEAM = 0.005;

/** The sea beyond the outline, which would look like land. */
function seaAround(outlined: LatLngBounds): Polygon {
  const ring = (bounds: LatLngBounds) => [
    bounds.getSouthWest(),
    bounds.getNorthWest(),
    bounds.getNorthEast(),
    bounds.getSouthEast(),
  ];
  return new Polygon([ring(EVERYWHERE), ring(outlined.pad(-SEAM))], {
    ...STILL,
    className: 'map-water',
    stroke: false,
  });
}
