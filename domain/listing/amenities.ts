/** The kinds of amenity that are highlighted, the fifteen that a search can filter by (LS-10). */
import { tableCode } from '../codes';
import { AMENITY_LABELS, type SearchedAmenity } from '../search/stay-filters';

/** The kind of an upstream amenity if it is highlighted, or else OTHER. */
export const amenityKind = (wire: string): SearchedAmenity | 'OTHER' =>
  tableCode(AMENITY_LABELS, wire) ?? 'OTHER';
