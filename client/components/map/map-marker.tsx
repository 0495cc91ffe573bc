import {
  type DivIcon,
  type LatLngExpression,
  type LeafletEventHandlerFnMap,
  Marker as LeafletMarker,
} from 'leaflet';
import {
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { useMapView } from './map-view';

const MarkerContext = createContext<LeafletMarker | null>(null);

export interface MapMarkerProps {
  readonly position: LatLngExpression;
  readonly icon: DivIcon;
  /** Added to Leaflet's order: a marker with a higher value is shown above the others. */
  readonly zIndexOffset: number;
  /** Whether it receives presses and the keyboard focus; true by default. Read when the marker appears. */
  readonly interactive?: boolean;
  readonly eventHandlers?: LeafletEventHandlerFnMap | undefined;
  readonly ref?: Ref<LeafletMarker>;
  /** Its `MapBubble`, where it has one. */
  readonly children?: ReactNode;
}

export function MapMarker({
  position,
  icon,
  zIndexOffset,
  interactive = true,
  eventHandlers,
  ref,
  children,
}: MapMarkerProps) {
  const map = useMapView();
  const [marker] = useState(() => new LeafletMarker(position, { interactive, keyboard: interactive }));
  useImperativeHandle(ref, () => marker, [marker]);
  useEffect(() => void marker.setIcon(icon), [marker, icon]);
  useEffect(() => void marker.setZIndexOffset(zIndexOffset), [marker, zIndexOffset]);
  useEffect(() => void marker.setLatLng(position), [marker, position]);
  useEffect(() => {
    if (!eventHandlers) return;
    marker.on(eventHandlers);
    return () => void marker.off(eventHandlers);
  }, [marker, eventHandlers]);
  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [marker, map]);
  return <MarkerContext value={marker}>{children}</MarkerContext>;
}

/** The marker of a bubble. */
export function useMapMarker(): LeafletMarker {
  const marker = useContext(MarkerContext);
  if (!marker) throw new Error('Only a child of MapMarker has a marker.');
  return marker;
}
