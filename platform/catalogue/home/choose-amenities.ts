import type { Setting } from '../catalogue.types';
import type { Random } from '../random';
import type { AmenityKind } from './amenity-kinds';

const EVERYWHERE: AmenityKind[] = [
  'Kitchen',
  'Wifi',
  'CoffeeMaker',
  'Heating',
  'Linens',
  'SmokeAlarm',
  'Microwave',
];

/** Percent of homes that have it, wherever they are. */
const ANYWHERE: Partial<Record<AmenityKind, number>> = {
  AirConditioning: 78,
  Washer: 80,
  Oven: 88,
  Dishwasher: 76,
  Television: 90,
  HairDryer: 84,
  Iron: 62,
  SelfCheckIn: 68,
  CarbonMonoxideAlarm: 72,
  FirstAidKit: 58,
  BoardGames: 44,
  Books: 36,
  Workspace: 40,
  Crib: 28,
  HighChair: 26,
  Accessibility: 9,
  ElectricVehicleCharger: 10,
};

/** Percent of homes of the setting that have it. */
const BY_SETTING: Record<Setting, Partial<Record<AmenityKind, number>>> = {
  coast: {
    OutdoorSpace: 88,
    BarbecueGrill: 62,
    Pool: 22,
    HotTub: 20,
    BeachGear: 70,
    OutdoorShower: 58,
    BeachAccess: 46,
    Bicycles: 34,
    FirePit: 26,
    CeilingFans: 60,
    Balcony: 30,
    Hammock: 20,
  },
  cabin: {
    OutdoorSpace: 84,
    BarbecueGrill: 70,
    HotTub: 62,
    Fireplace: 78,
    FirePit: 58,
    GameRoom: 34,
    SkiStorage: 30,
    Sauna: 16,
    Balcony: 26,
  },
  forest: {
    OutdoorSpace: 86,
    BarbecueGrill: 56,
    HotTub: 38,
    Fireplace: 60,
    FirePit: 60,
    Hammock: 40,
    Bicycles: 20,
    Sauna: 14,
  },
  desert: {
    OutdoorSpace: 92,
    BarbecueGrill: 62,
    Pool: 46,
    HotTub: 44,
    FirePit: 62,
    CeilingFans: 54,
    OutdoorShower: 26,
    Hammock: 24,
  },
  farm: {
    OutdoorSpace: 94,
    BarbecueGrill: 60,
    Fireplace: 52,
    FirePit: 56,
    Pool: 18,
    HotTub: 18,
    Bicycles: 28,
    Hammock: 30,
  },
  lake: {
    OutdoorSpace: 94,
    BarbecueGrill: 74,
    HotTub: 34,
    Kayaks: 64,
    LakeAccess: 72,
    FirePit: 64,
    Fireplace: 50,
    GameRoom: 22,
    Hammock: 26,
  },
  city: {
    OutdoorSpace: 44,
    Balcony: 34,
    BarbecueGrill: 18,
    Gym: 20,
    Elevator: 26,
    Workspace: 58,
    Bicycles: 14,
    Pool: 8,
  },
  tropic: {
    OutdoorSpace: 90,
    Pool: 68,
    BarbecueGrill: 56,
    HotTub: 22,
    CeilingFans: 78,
    BeachGear: 48,
    OutdoorShower: 44,
    Gym: 16,
    Hammock: 34,
    GameRoom: 16,
    Bicycles: 26,
  },
};

export function chooseAmenities(
  setting: Setting,
  home: { isApartment: boolean; petFriendly: boolean; bedrooms: number },
  random: Random,
): ReadonlySet<AmenityKind> {
  const kinds = new Set<AmenityKind>(EVERYWHERE);
  const chances = { ...ANYWHERE, ...BY_SETTING[setting] };
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
