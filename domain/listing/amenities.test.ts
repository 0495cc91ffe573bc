import { AMENITY_LABELS, type SearchedAmenity } from '../search/stay-filters';
import { amenityKind, isHighlight } from './amenities';

const HIGHLIGHTED = [
  ['Kitchen', 'KITCHEN'],
  ['AirConditioning', 'AIR_CONDITIONING'],
  ['Wifi', 'WIFI'],
  ['Washer', 'WASHER'],
  ['CoffeeMaker', 'COFFEE_MAKER'],
  ['Parking', 'PARKING'],
  ['Dryer', 'DRYER'],
  ['Pool', 'POOL'],
  ['OutdoorSpace', 'OUTDOOR_SPACE'],
  ['BarbecueGrill', 'BARBECUE_GRILL'],
  ['HotTub', 'HOT_TUB'],
  ['Gym', 'GYM'],
  ['Accessibility', 'ACCESSIBILITY'],
  ['PetFriendly', 'PET_FRIENDLY'],
  ['FreeParking', 'FREE_PARKING'],
] as const;

test('[LS-10] exactly fifteen kinds are highlighted', () => {
  const kinds = Object.keys(AMENITY_LABELS) as SearchedAmenity[];
  expect(kinds.filter(isHighlight)).toEqual(HIGHLIGHTED.map(([, kind]) => kind));
  expect(isHighlight('OTHER')).toBe(false);
});

test.each<readonly [string, string]>([
  ...HIGHLIGHTED,
  ['LakeAccess', 'LAKE_ACCESS'],
  ['Piano', 'OTHER'],
  ['constructor', 'OTHER'],
])('[LS-10] %s is of kind %s', (wire, kind) => {
  expect(amenityKind(wire)).toBe(kind);
});
