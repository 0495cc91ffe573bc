/** The location of a listing, on its page and on the map (LS-11, LS-12). */
export type AddressKind = 'EMPTY' | 'FULL_ADDRESS' | 'OBFUSCATED_ADDRESS' | 'UNKNOWN';

export interface Address {
  readonly kind: AddressKind;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
}

/** LS-12: 'city, state' when the address is known; null when it is not. */
export function addressLine({ kind, city, state }: Address): string | null {
  if (kind !== 'FULL_ADDRESS' && kind !== 'OBFUSCATED_ADDRESS') return null;
  const parts = [city, state].map((part) => part?.trim()).filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** LS-11: a circle that shows the neighborhood, not the door. */
export const LISTING_MAP = { circleRadiusMeters: 500, zoom: 13 } as const;
