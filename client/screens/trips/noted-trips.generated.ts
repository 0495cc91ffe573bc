/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NotedTripsQueryVariables = Exact<{
  first: number;
}>;


export type NotedTripsQuery = { readonly withOffers: { readonly __typename: 'TripConnection', readonly nodes: ReadonlyArray<
      | (
        { readonly __typename: 'CarTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_CarTrip_Fragment': NotedTrip_CarTrip_Fragment } }
      )
      | (
        { readonly __typename: 'ExperienceTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_ExperienceTrip_Fragment': NotedTrip_ExperienceTrip_Fragment } }
      )
      | (
        { readonly __typename: 'FlightTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_FlightTrip_Fragment': NotedTrip_FlightTrip_Fragment } }
      )
      | (
        { readonly __typename: 'HomeTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_HomeTrip_Fragment': NotedTrip_HomeTrip_Fragment } }
      )
      | (
        { readonly __typename: 'HotelTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_HotelTrip_Fragment': NotedTrip_HotelTrip_Fragment } }
      )
      | (
        { readonly __typename: 'PackageTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_PackageTrip_Fragment': NotedTrip_PackageTrip_Fragment } }
      )
    > } | null, readonly watched: { readonly __typename: 'TripConnection', readonly nodes: ReadonlyArray<
      | (
        { readonly __typename: 'CarTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_CarTrip_Fragment': NotedTrip_CarTrip_Fragment } }
      )
      | (
        { readonly __typename: 'ExperienceTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_ExperienceTrip_Fragment': NotedTrip_ExperienceTrip_Fragment } }
      )
      | (
        { readonly __typename: 'FlightTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_FlightTrip_Fragment': NotedTrip_FlightTrip_Fragment } }
      )
      | (
        { readonly __typename: 'HomeTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_HomeTrip_Fragment': NotedTrip_HomeTrip_Fragment } }
      )
      | (
        { readonly __typename: 'HotelTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_HotelTrip_Fragment': NotedTrip_HotelTrip_Fragment } }
      )
      | (
        { readonly __typename: 'PackageTrip', readonly id: string }
        & { ' $fragmentRefs'?: { 'NotedTrip_PackageTrip_Fragment': NotedTrip_PackageTrip_Fragment } }
      )
    > } | null };

export type NotedTrip_CarTrip_Fragment = { readonly __typename: 'CarTrip', readonly title: string, readonly watchState: Types.WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly __typename: 'ElsewhereProtection', readonly id: string, readonly name: string, readonly state: Types.ProtectionState, readonly exerciseUntil: string | null }> } & { ' $fragmentName'?: 'NotedTrip_CarTrip_Fragment' };

export type NotedTrip_ExperienceTrip_Fragment = { readonly __typename: 'ExperienceTrip', readonly title: string, readonly watchState: Types.WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly __typename: 'ElsewhereProtection', readonly id: string, readonly name: string, readonly state: Types.ProtectionState, readonly exerciseUntil: string | null }> } & { ' $fragmentName'?: 'NotedTrip_ExperienceTrip_Fragment' };

export type NotedTrip_FlightTrip_Fragment = { readonly __typename: 'FlightTrip', readonly title: string, readonly watchState: Types.WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly __typename: 'ElsewhereProtection', readonly id: string, readonly name: string, readonly state: Types.ProtectionState, readonly exerciseUntil: string | null }> } & { ' $fragmentName'?: 'NotedTrip_FlightTrip_Fragment' };

export type NotedTrip_HomeTrip_Fragment = { readonly __typename: 'HomeTrip', readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly listing: { readonly __typename: 'Listing', readonly id: string, readonly name: string }, readonly protection: { readonly __typename: 'TripProtection', readonly exercisableUntil: string, readonly coverageAmount: { readonly __typename: 'Money', readonly minorUnits: number, readonly currencyCode: Types.CurrencyCode } | null } | null } & { ' $fragmentName'?: 'NotedTrip_HomeTrip_Fragment' };

export type NotedTrip_HotelTrip_Fragment = { readonly __typename: 'HotelTrip', readonly title: string, readonly watchState: Types.WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly __typename: 'ElsewhereProtection', readonly id: string, readonly name: string, readonly state: Types.ProtectionState, readonly exerciseUntil: string | null }> } & { ' $fragmentName'?: 'NotedTrip_HotelTrip_Fragment' };

export type NotedTrip_PackageTrip_Fragment = { readonly __typename: 'PackageTrip', readonly title: string, readonly watchState: Types.WatchState, readonly id: string, readonly fromDate: string, readonly untilDate: string, readonly protections: ReadonlyArray<{ readonly __typename: 'ElsewhereProtection', readonly id: string, readonly name: string, readonly state: Types.ProtectionState, readonly exerciseUntil: string | null }> } & { ' $fragmentName'?: 'NotedTrip_PackageTrip_Fragment' };

export type NotedTripFragment =
  | NotedTrip_CarTrip_Fragment
  | NotedTrip_ExperienceTrip_Fragment
  | NotedTrip_FlightTrip_Fragment
  | NotedTrip_HomeTrip_Fragment
  | NotedTrip_HotelTrip_Fragment
  | NotedTrip_PackageTrip_Fragment
;

export const NotedTripFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotedTrip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeTrip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverageAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exercisableUntil"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TripElsewhere"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"watchState"}},{"kind":"Field","name":{"kind":"Name","value":"protections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"exerciseUntil"}}]}}]}}]}}]} as unknown as DocumentNode<NotedTripFragment, unknown>;
export const NotedTripsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotedTrips"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"withOffers"},"name":{"kind":"Name","value":"trips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"WITH_OFFERS"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotedTrip"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"watched"},"name":{"kind":"Name","value":"trips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"WATCHED"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotedTrip"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotedTrip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Trip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeTrip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"protection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverageAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exercisableUntil"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TripElsewhere"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"watchState"}},{"kind":"Field","name":{"kind":"Name","value":"protections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"exerciseUntil"}}]}}]}}]}}]} as unknown as DocumentNode<NotedTripsQuery, NotedTripsQueryVariables>;