/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/graph';

import type { ResultPhoto_ListingFragment } from '../cover-photo.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MapCard_ListingFragment = (
  { readonly __typename: 'ListingSummary', readonly id: string, readonly name: string }
  & { ' $fragmentRefs'?: { 'ResultPhoto_ListingFragment': ResultPhoto_ListingFragment } }
) & { ' $fragmentName'?: 'MapCard_ListingFragment' };

export const MapCard_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapCard_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListingSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultPhoto_listing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultPhoto_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListingSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}}]}}]}}]} as unknown as DocumentNode<MapCard_ListingFragment, unknown>;