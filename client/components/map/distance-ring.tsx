import { divIcon, type LatLngTuple } from 'leaflet';
import { Circle, Marker } from 'react-leaflet';

const METERS_PER_DEGREE = 111_200;

export interface DistanceRingProps {
  readonly center: LatLngTuple;
  readonly radiusMeters: number;
  /** What it says at its southern end (`1 km`). */
  readonly label: string;
}

/** A thin ring with its distance on it: a sense of scale for a map, tiles or not. */
export function DistanceRing({ center, radiusMeters, label }: DistanceRingProps) {
  const southernEnd: LatLngTuple = [center[0] - radiusMeters / METERS_PER_DEGREE, center[1]];
  return (
    <>
      <Circle center={center} radius={radiusMeters} interactive={false} className="distance-ring" />
      <Marker
        position={southernEnd}
        interactive={false}
        keyboard={false}
        // Behind everything that can be pressed.
        zIndexOffset={-10_000}
        icon={divIcon({ html: label, className: 'distance-label', iconSize: [52, 18] })}
      />
    </>
  );
}
