/**
 * The pictures of a home, which show its facts (../drawing/): the house first, then each of its rooms, the
 * terrace, and the house in the evening. Their descriptions name only what the home has.
 */
import { type Shot } from '../drawing/draw';
import type { HomeFacts } from '../drawing/home-facts';
import { lightOf, seasonOf, thingsOutside } from '../drawing/outdoors';
import { wallOf } from '../drawing/rooms';
import { LIGHTS } from '../drawing/scenery';
import { HEIGHT, WIDTH } from '../drawing/sheet';
import type { Bedroom, BedKind, Photograph, PhotoTag } from '../catalogue.types';
import type { AmenityKind } from '../home/amenity-kinds';

/** The name of a picture: the platform draws it on demand. */
export const pictureFile = (homeId: string, shot: Shot): string => `${homeId}.${shot}.svg`;

const THINGS: Partial<Record<AmenityKind, string>> = {
  Pool: 'a pool',
  HotTub: 'a hot tub',
  FirePit: 'a fire pit',
  Hammock: 'a hammock',
  Kayaks: 'kayaks',
  Bicycles: 'a bicycle',
  BeachGear: 'a beach umbrella',
  BarbecueGrill: 'a grill',
};

const PLACES: Readonly<Record<HomeFacts['setting'], string>> = {
  coast: 'near the sea',
  cabin: 'among trees',
  forest: 'in the woods',
  desert: 'in the desert',
  farm: 'between fields',
  lake: 'at a lake',
  city: 'on a street',
  tropic: 'under a warm sky',
};

const BEDS: Readonly<Record<BedKind, string>> = {
  Murphy: 'Murphy bed',
  Single: 'single bed',
  Double: 'double bed',
  King: 'king bed',
  Twin: 'twin bed',
  Queen: 'queen bed',
  Sofa: 'sofa bed',
  Full: 'full bed',
  Tatami: 'tatami bed',
  Futon: 'futon',
  Bunk: 'bunk bed',
};

const listed = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}` : (items[0] ?? '');

const bedsOf = ({ beds }: Bedroom): string =>
  listed(beds.map(({ kind, count }) => `${count} ${BEDS[kind]}${count === 1 ? '' : 's'}`));

function outsideOf(facts: HomeFacts): string {
  const season = seasonOf(facts);
  const place = `${PLACES[facts.setting]}${season === 'winter' ? ' in snow' : season === 'autumn' ? ' in autumn' : ''}`;
  const things = [
    ...thingsOutside(facts).map((kind) => THINGS[kind] ?? ''),
    ...(facts.petFriendly ? ['a dog at the door'] : []),
  ];
  return `the ${facts.noun} ${place}${things.length > 0 ? `, with ${listed(things)}` : ''}`;
}

export function albumOf(facts: HomeFacts): Photograph[] {
  const light = lightOf(facts);
  const picture = (
    shot: Shot,
    tag: PhotoTag,
    what: string,
    dominantColor = wallOf(facts, shot),
  ): Photograph => ({
    file: pictureFile(facts.id, shot),
    tag,
    alt: `Drawing of ${what}`,
    dominantColor,
    width: WIDTH,
    height: HEIGHT,
  });
  const sleeping = facts.rooms.flatMap((room, index) =>
    room.beds.some(({ kind }) => kind === 'Sofa')
      ? []
      : [picture(`bedroom-${index + 1}`, 'bedroom', `the ${room.name.toLowerCase()}: ${bedsOf(room)}`)],
  );
  return [
    picture('outside', 'exterior', outsideOf(facts), light.sky[1]),
    picture(
      'living-area',
      'living-area',
      `the living area${facts.has('Fireplace') ? ' with its fireplace' : ''}`,
    ),
    picture('kitchen', 'kitchen', 'the kitchen'),
    ...(facts.bedrooms === 0 ? [] : [picture('dining-area', 'dining-area', 'the dining area')]),
    ...sleeping,
    ...facts.bathrooms.map(({ name }, index) =>
      picture(`bathroom-${index + 1}`, 'bathroom', `the ${name.toLowerCase()}`),
    ),
    ...(facts.has('OutdoorSpace')
      ? [picture('view', 'additional', 'two chairs outside and what there is to see', light.sky[1])]
      : []),
    picture(
      'evening',
      'exterior',
      `the ${facts.noun} in the evening, with lights in its windows`,
      LIGHTS.evening.sky[1],
    ),
  ];
}
