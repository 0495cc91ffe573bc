/** The pictures of a home by name, and the pictures of no home in particular. */
import { type HomeFacts } from './home-facts';
import { drawOutside, drawView, lightOf } from './outdoors';
import { drawRoom, type RoomName } from './rooms';
import { LIGHTS } from './scenery';

/** `outside` and `evening` show the house, `view` the terrace. */
export type Shot = 'outside' | 'evening' | 'view' | RoomName;

const ROOMS = /^(?:living-area|kitchen|dining-area|bedroom-[1-9]|bathroom-[1-9])$/;

/** A picture of a home as SVG; null if there is no such picture. The same facts and name give the same picture. */
export function drawHome(facts: HomeFacts, shot: string): string | null {
  switch (shot) {
    case 'outside':
      return drawOutside(facts, lightOf(facts));
    case 'evening':
      return drawOutside(facts, LIGHTS.evening);
    case 'view':
      return drawView(facts);
    default:
      return ROOMS.test(shot) ? drawRoom(facts, shot as RoomName) : null;
  }
}

/** A house that is nobody's, for the pages that show no home. */
const LAKE_HOUSE: HomeFacts = {
  id: 'scene-13',
  marketId: 'whitefish',
  setting: 'lake',
  noun: 'lake house',
  bedrooms: 4,
  rooms: [],
  bathrooms: [],
  petFriendly: true,
  has: (kind) => ['Fireplace', 'LakeAccess', 'OutdoorSpace', 'Kayaks'].includes(kind),
};

const SCENES: Readonly<Record<string, () => string>> = {
  'lake-day': () => drawOutside(LAKE_HOUSE, LIGHTS.morning, 800),
  'lake-evening': () => drawOutside(LAKE_HOUSE, LIGHTS.evening, 800),
  terrace: () => drawView(LAKE_HOUSE),
};

/** A decorative picture as SVG; null if there is none with this name. */
export const drawScene = (name: string): string | null =>
  Object.hasOwn(SCENES, name) ? (SCENES[name]?.() ?? null) : null;
