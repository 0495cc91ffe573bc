/**
 * Selects the photographs of a home. No two homes of a market have the same cover, so results show each picture once in any
 * order: the cover is an exterior, and in a market with more homes than matching houses, an outdoor place or the living room. The
 * rooms are from the home's own setting, and from a related one only if that has too few pictures to fill an album. A picture of
 * a feature that a home may lack (a pool, a hot tub) is used only for homes that have it.
 */
import type { Photograph, PhotoTag, Setting } from '../catalogue.types';
import type { AmenityKind } from '../home/amenity-kinds';
import type { Property } from '../home/property';
import { createRandom } from '../random';
import type { ManifestPhoto } from './photo-manifest';

const MIN_PHOTOS = 5;
const MAX_PHOTOS = 14;

/** Settings that look similar enough to share pictures, the closest first. */
const RELATED: Record<Setting, Setting[]> = {
  coast: ['tropic'],
  cabin: ['forest'],
  forest: ['cabin'],
  desert: [],
  farm: ['forest'],
  lake: ['forest', 'cabin'],
  city: [],
  tropic: ['coast'],
};

/** Houses with a distinctive shape represent only homes of that type. */
const SHAPES: [RegExp, (property: Property) => boolean][] = [
  [/\btree ?house\b/i, ({ noun }) => noun === 'tree house'],
  [/\bboat ?house\b/i, ({ noun }) => noun === 'boathouse'],
  [/\b(apartment building|apartments|tower|condominiums?)\b/i, ({ isApartment }) => isApartment],
  [/\bconverted\b.*\bbarn\b/i, ({ noun }) => noun === 'converted barn'],
  [/\bA-frame\b/i, ({ noun }) => noun === 'A-frame'],
  [/\bchalet\b/i, ({ noun }) => noun === 'chalet' || noun === 'lodge'],
  [/\b(thatched|bungalows?)\b/i, ({ noun }) => noun === 'bungalow'],
  [/\b(cottage|tiny house)\b/i, ({ bedrooms, isApartment }) => bedrooms < 4 && !isApartment],
  [/\b(yurt|airstream|trailer|tents?|dome)\b/i, () => false],
];

const AMENITIES_IN_CAPTIONS: [RegExp, AmenityKind][] = [
  [/\bhot tub\b/i, 'HotTub'],
  [/\bfire ?pit\b/i, 'FirePit'],
  [/\bsauna\b/i, 'Sauna'],
  [/\bbalcony\b/i, 'Balcony'],
  [/\bpool\b/i, 'Pool'],
  [/\b(canoe|kayak)/i, 'Kayaks'],
  [/\bgame room\b/i, 'GameRoom'],
  [/\bhammock\b/i, 'Hammock'],
  [/\b(gym|treadmill)\b/i, 'Gym'],
  [/\b(bicycle|bike)s?\b/i, 'Bicycles'],
  [/\boutdoor shower\b/i, 'OutdoorShower'],
  [/\b(desk|workspace)\b/i, 'Workspace'],
];

const suits = (photo: ManifestPhoto, property: Property) =>
  AMENITIES_IN_CAPTIONS.every(([pattern, kind]) => !pattern.test(photo.alt) || property.has(kind));

/** How far a cover is from the house itself, in the unit of the flaws below; other rooms cannot be covers. */
const COVERS: Partial<Record<PhotoTag, number>> = { exterior: 0, additional: 500, 'living-area': 600 };

const canBeCover = (photo: ManifestPhoto, property: Property) =>
  photo.tag === 'exterior' ||
  (COVERS[photo.tag] !== undefined && photo.setting === property.setting && suits(photo, property));

export interface AlbumMaker {
  albumOf(property: Property): Photograph[];
}

export function createAlbumMaker(manifest: readonly ManifestPhoto[]): AlbumMaker {
  const uses = new Map<string, number>();
  const covers = new Map<string, Set<string>>();

  const chooseCover = (property: Property): ManifestPhoto => {
    const taken = covers.get(property.market.id) ?? new Set();
    const random = createRandom(`cover of ${property.id}`);
    const settings = [property.setting, ...RELATED[property.setting]];
    const ranked = manifest
      .filter((photo) => !taken.has(photo.name) && canBeCover(photo, property))
      .map((photo) => {
        const rank = settings.indexOf(photo.setting as Setting);
        const isOtherShape = SHAPES.some(([shape, fits]) => shape.test(photo.alt) && !fits(property));
        // Flaws, from minor to serious: something the home lacks, a related setting, a terrace or a living room instead of the
        // house, a tree house for a farm, a desert for a beach.
        const cost =
          (suits(photo, property) ? 0 : 120) +
          (rank < 0 ? 2000 : 220 * rank) +
          (COVERS[photo.tag] ?? 0) +
          (isOtherShape ? 700 : 0);
        return { photo, cost: cost + Math.min(99, uses.get(photo.name) ?? 0) + random.next() };
      })
      .sort((one, other) => one.cost - other.cost);
    const cover = ranked[0]?.photo;
    if (!cover) throw new Error(`the manifest has too few covers for the homes of ${property.market.id}`);
    covers.set(property.market.id, taken.add(cover.name));
    return cover;
  };

  const chooseRooms = (
    property: Property,
    setting: Setting,
    tag: PhotoTag,
    count: number,
  ): ManifestPhoto[] => {
    const random = createRandom(`${tag} of ${property.id}`);
    return random
      .shuffle(
        manifest.filter((photo) => photo.tag === tag && photo.setting === setting && suits(photo, property)),
      )
      .sort((one, other) => (uses.get(one.name) ?? 0) - (uses.get(other.name) ?? 0))
      .slice(0, count);
  };

  const albumOf = (property: Property): Photograph[] => {
    const cover = chooseCover(property);
    const wanted = roomsOf(property);
    const rooms = wanted
      .filter(([tag]) => tag !== 'living-area' || cover.tag !== tag)
      .flatMap(([tag, count]) => chooseRooms(property, property.setting, tag, count))
      .filter((photo) => photo !== cover);
    for (const setting of RELATED[property.setting]) {
      for (const [tag] of wanted) {
        const isShown = rooms.some((photo) => photo.tag === tag);
        if (rooms.length + 1 < MIN_PHOTOS && !isShown) rooms.push(...chooseRooms(property, setting, tag, 1));
      }
    }
    const album = [cover, ...sortByRoom(rooms)].slice(0, MAX_PHOTOS);
    for (const { name } of album) uses.set(name, (uses.get(name) ?? 0) + 1);
    return album.map(toPhotograph);
  };

  return { albumOf };
}

/** A home has one kitchen and one living area, and its own numbers of bedrooms and bathrooms. */
function roomsOf({ bedrooms, layout }: Property): [PhotoTag, number][] {
  return [
    ['living-area', 1],
    ['bedroom', Math.max(1, Math.min(4, bedrooms))],
    ['kitchen', 1],
    ['bathroom', Math.min(3, layout.bathrooms.length)],
    ['dining-area', bedrooms === 0 ? 0 : 1],
    ['additional', 4],
  ];
}

const ROOM_ORDER: PhotoTag[] = [
  'living-area',
  'kitchen',
  'dining-area',
  'bedroom',
  'bathroom',
  'additional',
  'exterior',
];

const sortByRoom = (photos: ManifestPhoto[]) =>
  [...photos].sort((one, other) => ROOM_ORDER.indexOf(one.tag) - ROOM_ORDER.indexOf(other.tag));

export const toPhotograph = (photo: ManifestPhoto): Photograph => ({
  file: photo.file,
  tag: photo.tag,
  alt: photo.alt,
  dominantColor: photo.dominantColor,
  width: photo.width,
  height: photo.height,
  widths: photo.widths,
});
