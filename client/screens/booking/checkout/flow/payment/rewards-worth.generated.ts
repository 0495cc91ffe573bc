/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RewardsWorthQueryVariables = Exact<{
  accountReferenceId: string | number;
  rewardsAmount: string;
}>;


export type RewardsWorthQuery = { readonly rewardsToCash:
    | { readonly __typename: 'RewardsConversionRefused', readonly code: Types.FailureCode, readonly rawCode: string | null, readonly title: string, readonly text: string, readonly icon: Types.FailureIcon, readonly trackingTag: Types.FailureTrackingTag | null, readonly buttons: ReadonlyArray<{ readonly __typename: 'FailureButton', readonly label: string, readonly action: Types.FailureAction }> }
    | { readonly __typename: 'RewardsInCash', readonly cash: { readonly __typename: 'Money', readonly minorUnits: number, readonly currencyCode: Types.CurrencyCode } }
   | null };


export const RewardsWorthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardsWorth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountReferenceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rewardsAmount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardsToCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountReferenceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountReferenceId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rewardsAmount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rewardsAmount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardsInCash"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cash"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserFacingError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rawCode"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"action"}}]}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"trackingTag"}}]}}]}}]}}]} as unknown as DocumentNode<RewardsWorthQuery, RewardsWorthQueryVariables>;