import 'leaflet/dist/leaflet.css';
import { Map as LeafletMap, type MapOptions } from 'leaflet';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** Leaflet ends a zoom a quarter of a second after its start, even on a map that was removed meanwhile. */
class RemovableMap extends LeafletMap {
  protected _animatingZoom = false;

  override remove(): this {
    this._animatingZoom = false;
    return super.remove();
  }
}

const MapContext = createContext<LeafletMap | null>(null);

export interface MapViewProps extends MapOptions {
  /** The accessible name of the map, which takes the keyboard focus. */
  readonly name: string;
  /** Layers, markers and controls; they are rendered once the map exists. */
  readonly children: ReactNode;
}

/** A Leaflet map that fills its parent. Its options are read when it appears; later changes are ignored. */
export function MapView({ name, children, ...options }: MapViewProps) {
  const [initialOptions] = useState(options);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const show = useCallback(
    (container: HTMLDivElement) => {
      const shown = new RemovableMap(container, initialOptions);
      setMap(shown);
      return () => {
        setMap(null);
        shown.remove();
      };
    },
    [initialOptions],
  );
  return (
    <div ref={show} role="region" aria-label={name}>
      {map && <MapContext value={map}>{children}</MapContext>}
    </div>
  );
}

/** The map that a layer, marker or control belongs to. */
export function useMapView(): LeafletMap {
  const map = useContext(MapContext);
  if (!map) throw new Error('Only a child of MapView has a map.');
  return map;
}
