import type { LatLngBounds } from 'leaflet';
import { DistanceRing } from '#client/components/map/distance-ring.tsx';

/** Radii in kilometers that are easy to grasp. */
const RADII_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000];
const SHOWN_RINGS = 3;

/** Rings around the center of the homes, the largest as wide as they extend: a sense of distance without tiles. */
export function ResultsRings({ bounds }: { bounds: LatLngBounds }) {
  const { lat, lng } = bounds.getCenter();
  const reachKm = bounds.getCenter().distanceTo(bounds.getNorthEast()) / 1_000;
  const outermost = RADII_KM.findIndex((radius) => radius >= reachKm);
  const last = outermost === -1 ? RADII_KM.length - 1 : outermost;
  return RADII_KM.slice(Math.max(0, last - SHOWN_RINGS + 1), last + 1).map((radius) => (
    <DistanceRing key={radius} center={[lat, lng]} radiusMeters={radius * 1_000} label={`${radius} km`} />
  ));
}
