/** The kinds of amenity that the graph knows: those that a search can filter by, of which fifteen are highlighted (LS-10). */
import { tableCode } from '../codes';
import { AMENITY_LABELS, type SearchedAmenity } from '../search/stay-filters';

type AmenityKind = SearchedAmenity | 'OTHER';

/** OTHER for an unknown amenity of the platform. */
export const amenityKind = (wire: string): AmenityKind => tableCode(AMENITY_LABELS, wire) ?? 'OTHER';

const NOT_HIGHLIGHTED: ReadonlySet<AmenityKind> = new Set(['LAKE_ACCESS', 'SKI_STORAGE', 'OTHER']);

export const isHighlight = (kind: AmenityKind): boolean => !NOT_HIGHLIGHTED.has(kind);
