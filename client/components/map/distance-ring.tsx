import { divIcon, type LatLngTuple } from 'leaflet';
import { useMemo } from 'react';
import { MapCircle } from './map-layers';
import { MapMarker } from './map-marker';

const METERS_PER_DEGREE = 111_200;

export interface DistanceRingProps {
  readonly center: LatLngTuple;
  readonly radiusMeters: number;
  /** The text at the southern end of the ring (`1 km`). */
  readonly label: string;
}

/** A thin ring with its distance on it: a sense of scale for a map with or without tiles. */
export function DistanceRing({ center, radiusMeters, label }: DistanceRingProps) {
  const [lat, lng] = center;
  const southernEnd = useMemo<LatLngTuple>(
    () => [lat - radiusMeters / METERS_PER_DEGREE, lng],
    [lat, lng, radiusMeters],
  );
  const icon = useMemo(
    () => divIcon({ html: label, className: 'distance-label', iconSize: [52, 18] }),
    [label],
  );
  return (
    <>
      <MapCircle center={center} radiusMeters={radiusMeters} className="distance-ring" />
      {/* Behind everything that can be pressed. */}
      <MapMarker position={southernEnd} icon={icon} zIndexOffset={-10_000} interactive={false} />
    </>
  );
}
