/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TripCorporate_TripFragment = { readonly __typename: 'HomeTrip', readonly id: string, readonly corporate: { readonly __typename: 'CorporateBookingDetails', readonly outOfPolicyReason: string | null, readonly approvalRequestReason: string | null, readonly tripPurpose: string | null } | null } & { ' $fragmentName'?: 'TripCorporate_TripFragment' };

export const TripCorporate_TripFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TripCorporate_trip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeTrip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"corporate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outOfPolicyReason"}},{"kind":"Field","name":{"kind":"Name","value":"approvalRequestReason"}},{"kind":"Field","name":{"kind":"Name","value":"tripPurpose"}}]}}]}}]} as unknown as DocumentNode<TripCorporate_TripFragment, unknown>;