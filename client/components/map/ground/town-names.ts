import { divIcon, type LatLngBounds, LayerGroup, type Map as LeafletMap, Marker } from 'leaflet';
import type { NamedPoint } from './drawing';

const MAX_NAMES = 14;
const LINE_PX = 18;
const LETTER_PX = 7.5;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Names the largest towns in view, as far as their names do not cover each other. */
export function townNames(map: LeafletMap, towns: readonly NamedPoint[], pane: string): LayerGroup {
  const view: LatLngBounds = map.getBounds();
  const taken: Box[] = [];
  const named = [...towns]
    .filter(({ point }) => view.contains(point))
    .sort((one, other) => other.population - one.population)
    .filter(({ name, point }) => {
      const { x, y } = map.latLngToContainerPoint(point);
      const half = (name.length * LETTER_PX) / 2;
      const box = { left: x - half, right: x + half, top: y - LINE_PX / 2, bottom: y + LINE_PX / 2 };
      if (taken.length >= MAX_NAMES || taken.some((other) => overlap(box, other))) return false;
      taken.push(box);
      return true;
    });
  return new LayerGroup(
    named.map(({ name, point }) => {
      const text = document.createElement('span');
      text.textContent = name;
      const icon = divIcon({ html: text, className: 'town-name', iconSize: [0, 0] });
      return new Marker(point, { icon, pane, interactive: false, keyboard: false });
    }),
  );
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
