/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListingCalendarQueryVariables = Exact<{
  listingId: string | number;
}>;


export type ListingCalendarQuery = { readonly calendar: ReadonlyArray<{ readonly __typename: 'CalendarDay', readonly date: string, readonly isAvailable: boolean, readonly isCheckInAllowed: boolean, readonly isAvailableForCheckout: boolean, readonly minimumStay: number | null, readonly maximumStay: number | null, readonly nightlyPrice: { readonly __typename: 'Money', readonly minorUnits: number, readonly currencyCode: Types.CurrencyCode } | null }> | null };


export const ListingCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckInAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailableForCheckout"}},{"kind":"Field","name":{"kind":"Name","value":"nightlyPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumStay"}},{"kind":"Field","name":{"kind":"Name","value":"maximumStay"}}]}}]}}]} as unknown as DocumentNode<ListingCalendarQuery, ListingCalendarQueryVariables>;