import type { Bedroom, Bathroom, Listing, Setting } from '../catalogue.types';
import type { AmenityKind } from '../home/amenity-kinds';

/** What pictures of a home show of it. */
export interface HomeFacts {
  readonly id: string;
  readonly marketId: string;
  readonly setting: Setting;
  readonly noun: string;
  readonly bedrooms: number;
  readonly rooms: readonly Bedroom[];
  readonly bathrooms: readonly Bathroom[];
  readonly petFriendly: boolean;
  has(kind: AmenityKind): boolean;
}

type Described = Pick<
  Listing,
  'id' | 'marketId' | 'setting' | 'propertyType' | 'layout' | 'petFriendly' | 'amenities'
>;

export function homeFactsOf({
  id,
  marketId,
  setting,
  propertyType,
  layout,
  petFriendly,
  amenities,
}: Described): HomeFacts {
  const kinds = new Set(amenities.map(({ kind }) => kind));
  return {
    id,
    marketId,
    setting,
    noun: propertyType,
    bedrooms: layout.numberOfBedrooms,
    rooms: layout.bedrooms,
    bathrooms: layout.bathrooms,
    petFriendly,
    has: (kind) => kinds.has(kind),
  };
}
