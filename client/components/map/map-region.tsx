import { useEffect } from 'react';
import { useMapView } from './map-view';

/** Makes the map a region with a name: it is the map itself that takes the keyboard. */
export function MapRegion({ name }: { readonly name: string }) {
  const map = useMapView();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', name);
  }, [map, name]);
  return null;
}
