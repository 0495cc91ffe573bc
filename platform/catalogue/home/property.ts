import type { Host, Layout, Setting } from '../catalogue.types';
import type { MarketDefinition, Neighborhood, Place } from '../markets/market-definition';
import { createRandom, type Random } from '../random';
import { SETTINGS } from '../settings';
import type { AmenityKind } from './amenity-kinds';
import { chooseAmenities } from './choose-amenities';
import { chooseHost, type Voice } from './hosts';
import { generateRooms } from './layout';

/** The facts of a home, which are determined before its texts and prices. */
export interface Property {
  id: string;
  /** Draws of this home only. */
  random: Random;
  market: MarketDefinition;
  setting: Setting;
  neighborhood: Neighborhood;
  /** The neighborhood's places as seen from this home, nearest first. */
  places: Place[];
  noun: string;
  isApartment: boolean;
  bedrooms: number;
  layout: Layout;
  sleeps: number;
  petFriendly: boolean;
  amenities: ReadonlySet<AmenityKind>;
  has(kind: AmenityKind): boolean;
  street: string;
  houseNumber: number;
  builtIn: number;
  host: Host;
  voice: Voice;
  /** From 0 (plain) to 1 (very fine): determines price, stars and reviews. */
  quality: number;
}

export function decideProperty(
  market: MarketDefinition,
  index: number,
  random: Random,
  today: string,
): Property {
  const setting = market.settings[index % market.settings.length] ?? market.settings[0];
  const neighborhood = market.neighborhoods[index % market.neighborhoods.length];
  if (!neighborhood) throw new Error(`${market.id} has no neighborhood`);
  const type = random.pick(SETTINGS[setting].homes);
  const isApartment = type.kind === 'Apartment';
  const bedrooms = random.pick(type.bedrooms);
  const { layout, sleeps } = generateRooms(bedrooms, random);
  const petFriendly = random.chance(0.46);
  const amenities = chooseAmenities(setting, { isApartment, petFriendly, bedrooms }, random);
  return {
    id: `vr-${market.id}-${String(index + 1).padStart(2, '0')}`,
    random,
    market,
    setting,
    neighborhood,
    places: neighborhood.places
      .map((place) => ({ ...place, minutes: Math.max(2, place.minutes + random.between(-2, 2)) }))
      .sort((one, other) => (one.by === other.by ? one.minutes - other.minutes : one.by === 'walk' ? -1 : 1)),
    noun: type.noun,
    isApartment,
    bedrooms,
    layout,
    sleeps,
    petFriendly,
    amenities,
    has: (kind) => amenities.has(kind),
    street: streetName(market, setting, index),
    houseNumber: random.between(3, 980),
    builtIn: random.chance(0.35) ? random.between(1896, 1949) : random.between(1952, 2019),
    ...chooseHost(random, today, market.state),
    quality: random.next(),
  };
}

/** Different for each home of a market, as long as there are enough streets. */
function streetName(market: MarketDefinition, setting: Setting, index: number): string {
  const streets = createRandom(`streets of ${market.id}`).shuffle(
    market.streets ?? SETTINGS[setting].streets,
  );
  return streets[index % streets.length] ?? 'Main Street';
}
