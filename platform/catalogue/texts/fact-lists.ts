/** Lists of a home's features as text, for the plain register. */
import type { Bedroom } from '../catalogue.types';
import type { AmenityKind } from '../home/amenity-kinds';
import type { Property } from '../home/property';
import { BED_NAMES, numberInWords, listed } from './words';

type Words = Partial<Record<AmenityKind, string>>;

const KITCHEN: Words = {
  Oven: 'an oven',
  Dishwasher: 'a dishwasher',
  Microwave: 'a microwave',
  CoffeeMaker: 'a coffee maker',
};

const COMFORTS: Words = {
  Wifi: 'fast wifi',
  AirConditioning: 'air conditioning',
  Television: 'a smart TV',
  Washer: 'a washing machine',
  Dryer: 'a dryer',
  Workspace: 'a desk to work at',
  Fireplace: 'a fireplace',
  CeilingFans: 'ceiling fans',
  GameRoom: 'a game room',
  BoardGames: 'a shelf of board games',
  Elevator: 'an elevator',
  Gym: 'access to a gym',
};

const OUTSIDE: Words = {
  Pool: 'a pool',
  HotTub: 'a hot tub',
  BarbecueGrill: 'a gas grill',
  FirePit: 'a fire pit',
  Hammock: 'a hammock',
  Balcony: 'a balcony with table and chairs',
  OutdoorShower: 'an outdoor shower',
  Sauna: 'a sauna',
  Kayaks: 'kayaks with life vests',
  Bicycles: 'bicycles',
  BeachGear: 'beach chairs and an umbrella',
};

const most = (words: Words, property: Property, count: number): string | null => {
  const found = (Object.keys(words) as AmenityKind[])
    .filter((kind) => property.has(kind))
    .map((kind) => words[kind] ?? '');
  return found.length < 2 ? null : listed(found.slice(0, count));
};

/** Slots that exist only if there is enough to list. */
export function factLists(property: Property): Record<string, string> {
  const lists = {
    kitchenHas: most(KITCHEN, property, 4),
    comforts: most(COMFORTS, property, 2 + (property.houseNumber % 4)),
    outsideHas: most(OUTSIDE, property, 2 + (property.houseNumber % 3)),
  };
  return {
    ...Object.fromEntries(
      Object.entries(lists).filter((entry): entry is [string, string] => entry[1] !== null),
    ),
    rooms: listed(property.layout.bedrooms.map(roomInWords)),
  };
}

function roomInWords({ name, beds }: Bedroom): string {
  const inRoom = listed(
    beds.map(({ kind, count }) =>
      count === 1 ? BED_NAMES[kind][0] : `${numberInWords(count)} ${BED_NAMES[kind][1]}`,
    ),
  );
  return name === 'Studio' ? `${inRoom} in the studio` : `${inRoom} in the ${name.toLowerCase()}`;
}
