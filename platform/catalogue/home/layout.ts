import type { BedKind, Bathroom, Bedroom, Layout } from '../catalogue.types';
import type { Random } from '../random';

type Beds = Bedroom['beds'];
const oneBed = (kind: BedKind): Beds => [{ kind, count: 1 }];

const MAIN_BEDS: Beds[] = [oneBed('King'), oneBed('King'), oneBed('Queen'), oneBed('Queen')];
const OTHER_BEDS: Beds[] = [
  oneBed('Queen'),
  oneBed('Queen'),
  oneBed('King'),
  oneBed('Double'),
  oneBed('Full'),
  [{ kind: 'Twin', count: 2 }],
  [{ kind: 'Single', count: 2 }],
  [{ kind: 'Bunk', count: 1 }],
  [
    { kind: 'Full', count: 1 },
    { kind: 'Twin', count: 1 },
  ],
  [{ kind: 'Bunk', count: 2 }],
];
const STUDIO_BEDS: Beds[] = [
  oneBed('Queen'),
  oneBed('Murphy'),
  oneBed('Futon'),
  oneBed('Double'),
  oneBed('Tatami'),
];

const SLEEPS: Record<BedKind, number> = {
  Murphy: 2,
  Single: 1,
  Double: 2,
  King: 2,
  Twin: 1,
  Queen: 2,
  Sofa: 1,
  Full: 2,
  Tatami: 2,
  Futon: 2,
  Bunk: 2,
};
const BUNK_ROOM = 'Bunk room';
const OTHER_NAMES = [
  'Second bedroom',
  'Third bedroom',
  'Fourth bedroom',
  'Fifth bedroom',
  'Sixth bedroom',
  'Seventh bedroom',
];

export interface Rooms {
  layout: Layout;
  sleeps: number;
}

export function generateRooms(bedrooms: number, random: Random): Rooms {
  const rooms =
    bedrooms === 0 ? [{ name: 'Studio', beds: random.pick(STUDIO_BEDS) }] : chooseBedrooms(bedrooms, random);
  if (random.chance(0.35)) rooms.push({ name: 'Living area', beds: oneBed('Sofa') });
  const sleeps = rooms
    .flatMap((room) => room.beds)
    .reduce((sum, bed) => sum + bed.count * SLEEPS[bed.kind], 0);
  const bathrooms = chooseBathrooms(bedrooms, random);
  return {
    sleeps,
    layout: {
      bedrooms: rooms,
      bathrooms,
      numberOfBedrooms: bedrooms,
      numberOfBathrooms: bathrooms.reduce((sum, bathroom) => sum + (bathroom.kind === 'Full' ? 1 : 0.5), 0),
    },
  };
}

function chooseBedrooms(count: number, random: Random): Bedroom[] {
  const rooms: Bedroom[] = [{ name: count === 1 ? 'Bedroom' : 'Main bedroom', beds: random.pick(MAIN_BEDS) }];
  for (let index = 1; index < count; index += 1) {
    const beds = random.pick(OTHER_BEDS);
    const isFirstBunkRoom = beds[0]?.kind === 'Bunk' && !rooms.some((room) => room.name === BUNK_ROOM);
    rooms.push({
      name: isFirstBunkRoom ? BUNK_ROOM : (OTHER_NAMES[index - 1] ?? `Bedroom ${index + 1}`),
      beds,
    });
  }
  return rooms;
}

function chooseBathrooms(bedrooms: number, random: Random): Bathroom[] {
  const full = Math.max(1, bedrooms - random.between(0, bedrooms > 2 ? 2 : 1));
  const bathrooms: Bathroom[] = Array.from({ length: full }, (_, index) => ({
    name:
      full === 1
        ? 'Bathroom'
        : (['Main bathroom', 'Second bathroom', 'Third bathroom'][index] ?? `Bathroom ${index + 1}`),
    kind: 'Full',
  }));
  if (bedrooms >= 2 && random.chance(0.35)) bathrooms.push({ name: 'Powder room', kind: 'Half' });
  return bathrooms;
}
