/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AirlineCreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type AirlineCreditsQuery = { readonly airlineCredits: ReadonlyArray<{ readonly __typename: 'AirlineCredit', readonly id: string, readonly code: string, readonly expiresOn: string | null, readonly tripId: string | null, readonly airline: { readonly __typename: 'Airline', readonly code: string, readonly name: string }, readonly amount: { readonly __typename: 'Money', readonly minorUnits: number, readonly currencyCode: Types.CurrencyCode } | null }> | null };


export const AirlineCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AirlineCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"airlineCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"airline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"tripId"}}]}}]}}]} as unknown as DocumentNode<AirlineCreditsQuery, AirlineCreditsQueryVariables>;