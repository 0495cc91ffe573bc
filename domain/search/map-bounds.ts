/** A part of the map, in degrees. */
export interface MapBounds {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

/** About ten meters: closer edges count as the same part of the map. */
const DECIMALS = 4;

export const roundedBounds = ({ north, east, south, west }: MapBounds): MapBounds => ({
  north: rounded(Math.min(90, north)),
  east: rounded(Math.min(180, east)),
  south: rounded(Math.max(-90, south)),
  west: rounded(Math.max(-180, west)),
});

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

export const boundsText = ({ north, east, south, west }: MapBounds): string =>
  [north, east, south, west].join(',');

export function parseBounds(text: string | null): MapBounds | undefined {
  const edges = text?.split(',').map((edge) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(edge) ? Number(edge) : NaN));
  if (edges?.length !== 4) return undefined;
  const [north = NaN, east = NaN, south = NaN, west = NaN] = edges;
  const isOnEarth = [north, south].every((edge) => Math.abs(edge) <= 90);
  return isOnEarth && [east, west].every((edge) => Math.abs(edge) <= 180) && south < north
    ? { north, east, south, west }
    : undefined;
}
