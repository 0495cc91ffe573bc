/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WishlistsIntroductionQueryVariables = Exact<{ [key: string]: never; }>;


export type WishlistsIntroductionQuery = { readonly preferenceMetadata: { readonly __typename: 'PreferenceMetadata', readonly hasSeenWishlistsFtux: boolean } | null };

export type WishlistsIntroductionSeenMutationVariables = Exact<{ [key: string]: never; }>;


export type WishlistsIntroductionSeenMutation = { readonly updatePreferenceMetadata: { readonly __typename: 'PreferenceMetadata', readonly hasSeenWishlistsFtux: boolean } };


export const WishlistsIntroductionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WishlistsIntroduction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferenceMetadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasSeenWishlistsFtux"}}]}}]}}]} as unknown as DocumentNode<WishlistsIntroductionQuery, WishlistsIntroductionQueryVariables>;
export const WishlistsIntroductionSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WishlistsIntroductionSeen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferenceMetadata"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"hasSeenWishlistsFtux"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasSeenWishlistsFtux"}}]}}]}}]} as unknown as DocumentNode<WishlistsIntroductionSeenMutation, WishlistsIntroductionSeenMutationVariables>;