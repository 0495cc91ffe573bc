/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/graph';

import type { TripCard_TripFragment } from './trip-card.generated';
import type { ElsewhereCard_Trip_CarTrip_Fragment, ElsewhereCard_Trip_ExperienceTrip_Fragment, ElsewhereCard_Trip_FlightTrip_Fragment, ElsewhereCard_Trip_HotelTrip_Fragment, ElsewhereCard_Trip_PackageTrip_Fragment } from './elsewhere-card.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TripsSectionQueryVariables = Exact<{
  section: Types.TripSection;
  first: number;
  after?: string | null | undefined;
}>;


export type TripsSectionQuery = { readonly trips: { readonly __typename: 'TripConnection', readonly totalCount: number, readonly pageInfo: { readonly __typename: 'PageInfo', readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly __typename: 'TripEdge', readonly cursor: string, readonly node:
        | (
          { readonly __typename: 'CarTrip', readonly id: string }
          & { ' $fragmentRefs'?: { 'ElsewhereCard_Trip_CarTrip_Fragment': ElsewhereCard_Trip_CarTrip_Fragment } }
        )
        | (
          { readonly __typename: 'ExperienceTrip', readonly id: string }
          & { ' $fragmentRefs'?: { 'ElsewhereCard_Trip_ExperienceTrip_Fragment': ElsewhereCard_Trip_ExperienceTrip_Fragment } }
        )
        | (
          { readonly __typename: 'FlightTrip', readonly id: string }
          & { ' $fragmentRefs'?: { 'ElsewhereCard_Trip_FlightTrip_Fragment': ElsewhereCard_Trip_FlightTrip_Fragment } }
        )
        | (
          { readonly __typename: 'HomeTrip', readonly id: string }
          & { ' $fragmentRefs'?: { 'TripCard_TripFragment': TripCard_TripFragment } }
        )
        | (
          { readonly __typename: 'HotelTrip', readonly id: string }
          & { ' $fragmentRefs'?: { 'ElsewhereCard_Trip_HotelTrip_Fragment': ElsewhereCard_Trip_HotelTrip_Fragment } }
        )
        | (
          { readonly __typename: 'PackageTrip', readonly id: string }
          & { ' $fragmentRefs'?: { 'ElsewhereCard_Trip_PackageTrip_Fragment': ElsewhereCard_Trip_PackageTrip_Fragment } }
        )
       }> } | null };


export const TripsSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripsSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"section"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TripSection"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trips"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"Variable","name":{"kind":"Name","value":"section"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TripCard_trip"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ElsewhereCard_trip"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverPhoto_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TripCard_trip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HomeTrip"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"bookingToken"}},{"kind":"Field","name":{"kind":"Name","value":"timeState"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverPhoto_listing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellationAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ElsewhereCard_trip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TripElsewhere"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"timeState"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"bookedWith"}},{"kind":"Field","name":{"kind":"Name","value":"confirmationCode"}},{"kind":"Field","name":{"kind":"Name","value":"watchState"}},{"kind":"Field","name":{"kind":"Name","value":"protections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"disruption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"slice"}},{"kind":"Field","name":{"kind":"Name","value":"segment"}},{"kind":"Field","name":{"kind":"Name","value":"delayMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<TripsSectionQuery, TripsSectionQueryVariables>;