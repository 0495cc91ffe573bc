import type { Amenity } from '../catalogue.types';

/** Display names by kind. The first fifteen are the highlights of the listing page. */
const AMENITY_NAMES = {
  Kitchen: 'Kitchen',
  AirConditioning: 'Air conditioning',
  Wifi: 'Wifi',
  Washer: 'Washer',
  CoffeeMaker: 'Coffee maker',
  Parking: 'Parking',
  Dryer: 'Dryer',
  Pool: 'Pool',
  OutdoorSpace: 'Outdoor space',
  BarbecueGrill: 'Barbecue grill',
  HotTub: 'Hot tub',
  Gym: 'Gym',
  Accessibility: 'Accessibility features',
  PetFriendly: 'Pet friendly',
  FreeParking: 'Free parking',
  Heating: 'Heating',
  CeilingFans: 'Ceiling fans',
  Fireplace: 'Indoor fireplace',
  FirePit: 'Fire pit',
  Dishwasher: 'Dishwasher',
  Microwave: 'Microwave',
  Oven: 'Oven',
  Television: 'TV with streaming',
  Workspace: 'Dedicated workspace',
  Crib: 'Travel crib',
  HighChair: 'High chair',
  BoardGames: 'Board games',
  Books: 'Books and local reading',
  GameRoom: 'Game room',
  Balcony: 'Balcony',
  BeachGear: 'Beach chairs and umbrella',
  Bicycles: 'Bicycles',
  Kayaks: 'Kayaks and life vests',
  LakeAccess: 'Lake access',
  BeachAccess: 'Beach access',
  SkiStorage: 'Ski storage',
  Sauna: 'Sauna',
  Hammock: 'Hammock',
  OutdoorShower: 'Outdoor shower',
  ElectricVehicleCharger: 'EV charger',
  Elevator: 'Elevator',
  Linens: 'Bed linens and towels',
  HairDryer: 'Hair dryer',
  Iron: 'Iron and board',
  SelfCheckIn: 'Self check-in with keypad',
  SmokeAlarm: 'Smoke alarm',
  CarbonMonoxideAlarm: 'Carbon monoxide alarm',
  FirstAidKit: 'First aid kit',
} as const;

export type AmenityKind = keyof typeof AMENITY_NAMES;

/** In the order of the table above, whatever the order of the kinds. */
export const amenitiesOf = (kinds: ReadonlySet<AmenityKind>): Amenity[] =>
  (Object.keys(AMENITY_NAMES) as AmenityKind[])
    .filter((kind) => kinds.has(kind))
    .map((kind) => ({ kind, displayName: AMENITY_NAMES[kind] }));
