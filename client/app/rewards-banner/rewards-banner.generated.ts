/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RewardsBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardsBannerQuery = { readonly rewardsAccounts: ReadonlyArray<{ readonly __typename: 'RewardsAccount', readonly accountReferenceId: string, readonly productDisplayName: string, readonly customerAccountRole: Types.CustomerAccountRole, readonly rewardsBalance: { readonly __typename: 'RewardsBalance', readonly currency: string }, readonly rewardsCashEquivalent: { readonly __typename: 'Money', readonly minorUnits: number, readonly currencyCode: Types.CurrencyCode } | null, readonly earn: { readonly __typename: 'EarnMultipliers', readonly hotels: number, readonly homes: number, readonly flights: number, readonly cars: number } }> | null };


export const RewardsBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardsBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardsAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"productDisplayName"}},{"kind":"Field","name":{"kind":"Name","value":"customerAccountRole"}},{"kind":"Field","name":{"kind":"Name","value":"rewardsBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rewardsCashEquivalent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"earn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hotels"}},{"kind":"Field","name":{"kind":"Name","value":"homes"}},{"kind":"Field","name":{"kind":"Name","value":"flights"}},{"kind":"Field","name":{"kind":"Name","value":"cars"}}]}}]}}]}}]} as unknown as DocumentNode<RewardsBannerQuery, RewardsBannerQueryVariables>;