/**
 * The fifteen kinds of amenity that are highlighted (LS-10).
 */
import { codeFromWire } from '../codes';

export const HIGHLIGHTED_AMENITIES = [
  'KITCHEN',
  'AIR_CONDITIONING',
  'WIFI',
  'WASHER',
  'COFFEE_MAKER',
  'PARKING',
  'DRYER',
  'POOL',
  'OUTDOOR_SPACE',
  'BARBECUE_GRILL',
  'HOT_TUB',
  'GYM',
  'ACCESSIBILITY',
  'PET_FRIENDLY',
  'FREE_PARKING',
] as const;

export type HighlightedAmenity = (typeof HIGHLIGHTED_AMENITIES)[number];

/** The kind of an upstream amenity if it is highlighted, or else OTHER. */
export const amenityKind = (wire: string): HighlightedAmenity | 'OTHER' =>
  HIGHLIGHTED_AMENITIES.find((kind) => kind === codeFromWire(wire)) ?? 'OTHER';
