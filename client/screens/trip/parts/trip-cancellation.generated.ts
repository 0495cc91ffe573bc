/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TripCancellation_TripFragment = { readonly __typename: 'Trip', readonly id: string, readonly cancellationPolicy: { readonly __typename: 'CancellationPolicy', readonly kind: Types.CancellationPolicyKind, readonly primaryText: string | null, readonly secondaryText: string | null } } & { ' $fragmentName'?: 'TripCancellation_TripFragment' };

export const TripCancellation_TripFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TripCancellation_trip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"primaryText"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryText"}}]}}]}}]} as unknown as DocumentNode<TripCancellation_TripFragment, unknown>;