import type { Address, AddressKind, Coordinates } from '../catalogue.types';
import type { Property } from './property';

const METERS_PER_DEGREE = 111_320;

/** Uniformly distributed over the disc of the neighborhood's homes, six decimals. */
export function coordinatesOf({ neighborhood, random }: Property): Coordinates {
  const distance = neighborhood.spread * Math.sqrt(random.next());
  const angle = random.next() * 2 * Math.PI;
  const { latitude, longitude } = neighborhood.at;
  const metersPerLongitude = METERS_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: Number((latitude + (distance * Math.sin(angle)) / METERS_PER_DEGREE).toFixed(6)),
    longitude: Number((longitude + (distance * Math.cos(angle)) / metersPerLongitude).toFixed(6)),
  };
}

/** The town in the home's address, which may differ from the market's. */
export const townOf = ({ market, neighborhood }: Pick<Property, 'market' | 'neighborhood'>): string =>
  neighborhood.city ?? market.city;

/** Most providers hide the door until the booking, some send no address at all. */
export function addressOf({ market, neighborhood, houseNumber, street, random }: Property): Address {
  const roll = random.next();
  const kind: AddressKind = roll < 0.62 ? 'ObfuscatedAddress' : roll < 0.92 ? 'FullAddress' : 'Empty';
  const isKnown = kind !== 'Empty';
  return {
    kind,
    line1: kind === 'FullAddress' ? `${houseNumber} ${street}` : null,
    neighborhood: isKnown ? neighborhood.name : null,
    city: isKnown ? townOf({ market, neighborhood }) : null,
    state: isKnown ? market.state : null,
    country: market.country,
  };
}
