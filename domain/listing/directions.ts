/** Directions to a booked home (LS-12). */
export interface Destination {
  readonly address: PostalAddress | null;
  readonly coordinates: { readonly lat: number; readonly lon: number } | null;
}

export interface PostalAddress {
  readonly street: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly countryCode: string | null;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code;

/** An address as it is written on a letter, line by line. */
export const addressLines = ({ street, city, state, postalCode, countryCode }: PostalAddress): string[] => {
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [street, [city, region].filter(Boolean).join(', '), countryName(countryCode ?? '')].filter(Boolean);
};

/** Directions in the device's own map application or in the browser; null when neither the address nor the location is known. */
export function directionsLink({ address, coordinates }: Destination): string | null {
  const destination = coordinates
    ? `${coordinates.lat},${coordinates.lon}`
    : address && addressLines(address).join(', ');
  if (!destination) return null;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
