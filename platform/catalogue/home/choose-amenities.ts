import { readWorld } from '../../world/read-world';
import type { Setting } from '../catalogue.types';
import type { Random } from '../random';
import { SETTINGS } from '../settings';
import type { AmenityKind } from './amenity-kinds';

interface Amenities {
  everywhere: AmenityKind[];
  /** Percent of homes that have it, wherever they are. */
  anywhere: Partial<Record<AmenityKind, number>>;
}

const { everywhere, anywhere } = readWorld<Amenities>('homes/amenities.json');

export function chooseAmenities(
  setting: Setting,
  home: { isApartment: boolean; petFriendly: boolean; bedrooms: number },
  random: Random,
): ReadonlySet<AmenityKind> {
  const kinds = new Set<AmenityKind>(everywhere);
  const chances = { ...anywhere, ...SETTINGS[setting].amenities };
  for (const [kind, percent] of Object.entries(chances) as [AmenityKind, number][]) {
    if (random.next() * 100 < percent) kinds.add(kind);
  }
  if (kinds.has('Washer') && random.chance(0.9)) kinds.add('Dryer');
  if (home.isApartment) {
    for (const kind of ['FirePit', 'HotTub', 'Kayaks', 'GameRoom', 'ElectricVehicleCharger'] as const)
      kinds.delete(kind);
    if (kinds.has('Pool') && random.chance(0.6)) kinds.add('Gym');
    if (random.chance(0.35)) kinds.add('Parking');
  } else {
    for (const kind of ['Elevator', 'Gym'] as const) kinds.delete(kind);
    if (home.bedrooms >= 4 && random.chance(0.12)) kinds.add('Gym');
    kinds.add('Parking');
    if (setting !== 'city' || random.chance(0.6)) kinds.add('FreeParking');
  }
  if (kinds.has('Balcony')) kinds.add('OutdoorSpace');
  if (home.petFriendly) kinds.add('PetFriendly');
  return kinds;
}
