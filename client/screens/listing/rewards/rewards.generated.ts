/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingRewardsQuery = { readonly rewardsAccounts: ReadonlyArray<{ readonly __typename: 'RewardsAccount', readonly accountReferenceId: string, readonly productDisplayName: string, readonly lastFour: string, readonly allowRewardsRedemption: boolean, readonly hiddenRewardsText: string | null, readonly rewardsBalance: { readonly __typename: 'RewardsBalance', readonly value: string, readonly currency: string, readonly currencyDescription: string, readonly formatted: string }, readonly rewardsCashEquivalent: { readonly __typename: 'Fiat', readonly minorUnits: number, readonly currencyCode: Types.CurrencyCode } | null }> | null };


export const ListingRewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardsAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"productDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"rewardsBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"currencyDescription"}},{"kind":"Field","name":{"kind":"Name","value":"formatted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rewardsCashEquivalent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowRewardsRedemption"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRewardsText"}}]}}]}}]} as unknown as DocumentNode<ListingRewardsQuery, ListingRewardsQueryVariables>;