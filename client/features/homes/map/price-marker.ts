import { divIcon, type DivIcon } from 'leaflet';
import type { Size } from '#client/components/map/group-markers.ts';

export interface PriceMarkerText {
  /** Read aloud only, before the rest: the name of a home, or the effect of a press (`Zoom in on`). */
  readonly lead: string;
  /** `$210`, or `3 stays`. */
  readonly title: string;
  /** A second line (`from $161`). */
  readonly detail?: string | undefined;
}

/** Wide enough for a price of five digits. */
const HOME: Size = { width: 72, height: 32 };
const GROUP: Size = { width: 88, height: 44 };
/** The minimum size for touch; a lower marker also accepts presses around its edge (`results-map-styles.ts`). */
export const MIN_TOUCH_SIZE = 44;
const ROOM_BETWEEN = 4;

export const markerSize = (count: number): Size => (count === 1 ? HOME : GROUP);

/** The space that a marker occupies on the map, so that no two touch. */
export function markerRoom(count: number): Size {
  const { width, height } = markerSize(count);
  return { width: width + ROOM_BETWEEN, height: Math.max(height, MIN_TOUCH_SIZE) + ROOM_BETWEEN };
}

/**
 * A price as a pill on the map. It is built from elements, not from HTML: the name of a listing comes from the platform and is
 * not trusted.
 */
export function priceMarker(
  { lead, title, detail }: PriceMarkerText,
  { width, height }: Size,
  isHighlighted: boolean,
): DivIcon {
  const firstLine = document.createElement('span');
  firstLine.append(part('read-out', `${lead} `), title);
  const text = document.createElement('span');
  text.append(firstLine);
  if (detail) text.append(part('price-marker-detail', ` ${detail}`));
  return divIcon({
    html: text,
    className: isHighlighted ? 'price-marker is-highlighted' : 'price-marker',
    iconSize: [width, height],
    iconAnchor: [width / 2, height / 2],
  });
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
