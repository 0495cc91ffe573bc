/** Places by their distance from a point. */

interface Point {
  readonly lat: number;
  readonly lon: number;
}

const RADIANS = Math.PI / 180;

/** The places nearest to a point, the nearest first. */
export const nearestPlaces = <Place extends { readonly center: Point }>(
  places: readonly Place[],
  from: Point,
  count: number,
): Place[] =>
  places
    .map((place) => ({ place, distance: distanceBetween(place.center, from) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map(({ place }) => place);

/** On a sphere, by the haversine formula; in its radii. */
function distanceBetween(one: Point, other: Point): number {
  const half = (from: number, until: number) => Math.sin(((until - from) * RADIANS) / 2) ** 2;
  const across = Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS) * half(one.lon, other.lon);
  return 2 * Math.asin(Math.min(1, Math.sqrt(half(one.lat, other.lat) + across)));
}
