import { Circle, Control, type LatLngTuple, TileLayer } from 'leaflet';
import { useEffect } from 'react';
import { useMapView } from './map-view';

export interface MapTilesProps {
  /** Leaflet's template of the tiles' addresses (`{z}`, `{x}`, `{y}`). */
  readonly url: string;
  /** The attribution of the tiles, as their license requires; may contain the operator's markup. */
  readonly attribution: string;
}

export function MapTiles({ url, attribution }: MapTilesProps) {
  const map = useMapView();
  useEffect(() => {
    const tiles = new TileLayer(url, { attribution }).addTo(map);
    return () => void tiles.remove();
  }, [map, url, attribution]);
  return null;
}

export interface MapCircleProps {
  readonly center: LatLngTuple;
  readonly radiusMeters: number;
  /** The class whose styles set stroke and fill. */
  readonly className: string;
}

/** A circle that passes every press on to the map. */
export function MapCircle({ center: [lat, lng], radiusMeters, className }: MapCircleProps) {
  const map = useMapView();
  useEffect(() => {
    const circle = new Circle([lat, lng], { radius: radiusMeters, className, interactive: false }).addTo(map);
    return () => void circle.remove();
  }, [map, lat, lng, radiusMeters, className]);
  return null;
}

/** Shows the length of a distance on the map, in miles above kilometers. */
export function MapScale() {
  const map = useMapView();
  useEffect(() => {
    const [kilometers, miles] = [{ imperial: false }, { metric: false }].map((units) =>
      new Control.Scale({ position: 'bottomleft', ...units }).addTo(map),
    );
    return () => {
      kilometers?.remove();
      miles?.remove();
    };
  }, [map]);
  return null;
}
