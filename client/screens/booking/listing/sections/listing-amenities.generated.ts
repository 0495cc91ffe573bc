/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingAmenities_ListingFragment = { readonly __typename: 'Listing', readonly amenities: ReadonlyArray<{ readonly __typename: 'Amenity', readonly kind: Types.AmenityKind, readonly displayName: string, readonly isHighlight: boolean }> } & { ' $fragmentName'?: 'ListingAmenities_ListingFragment' };

export const ListingAmenities_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingAmenities_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"isHighlight"}}]}}]}}]} as unknown as DocumentNode<ListingAmenities_ListingFragment, unknown>;