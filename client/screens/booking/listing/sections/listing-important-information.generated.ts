/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingImportantInformation_ListingFragment = { readonly __typename: 'Listing', readonly registrationId: string | null, readonly terms: { readonly __typename: 'ListingTerms', readonly importantInformation: string | null, readonly checkinInformation: string | null } } & { ' $fragmentName'?: 'ListingImportantInformation_ListingFragment' };

export const ListingImportantInformation_ListingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingImportantInformation_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationId"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importantInformation"}},{"kind":"Field","name":{"kind":"Name","value":"checkinInformation"}}]}}]}}]} as unknown as DocumentNode<ListingImportantInformation_ListingFragment, unknown>;