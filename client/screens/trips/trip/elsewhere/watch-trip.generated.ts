/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WatchTripMutationVariables = Exact<{
  input: Types.WatchTripInput;
}>;


export type WatchTripMutation = { readonly watchTrip:
    | { readonly __typename: 'TripWatchChanged', readonly trip:
        | { readonly __typename: 'CarTrip', readonly id: string, readonly watchState: Types.WatchState }
        | { readonly __typename: 'ExperienceTrip', readonly id: string, readonly watchState: Types.WatchState }
        | { readonly __typename: 'FlightTrip', readonly id: string, readonly watchState: Types.WatchState }
        | { readonly __typename: 'HotelTrip', readonly id: string, readonly watchState: Types.WatchState }
        | { readonly __typename: 'PackageTrip', readonly id: string, readonly watchState: Types.WatchState }
       }
    | { readonly __typename: 'TripWatchRefused', readonly title: string, readonly text: string }
   };

export type StopWatchingTripMutationVariables = Exact<{
  input: Types.WatchTripInput;
}>;


export type StopWatchingTripMutation = { readonly stopWatchingTrip:
    | { readonly __typename: 'TripWatchChanged', readonly trip:
        | { readonly __typename: 'CarTrip', readonly id: string, readonly watchState: Types.WatchState }
        | { readonly __typename: 'ExperienceTrip', readonly id: string, readonly watchState: Types.WatchState }
        | { readonly __typename: 'FlightTrip', readonly id: string, readonly watchState: Types.WatchState }
        | { readonly __typename: 'HotelTrip', readonly id: string, readonly watchState: Types.WatchState }
        | { readonly __typename: 'PackageTrip', readonly id: string, readonly watchState: Types.WatchState }
       }
    | { readonly __typename: 'TripWatchRefused', readonly title: string, readonly text: string }
   };


export const WatchTripDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchTrip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchTripInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchTrip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TripWatchChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"watchState"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TripWatchRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<WatchTripMutation, WatchTripMutationVariables>;
export const StopWatchingTripDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopWatchingTrip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchTripInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopWatchingTrip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TripWatchChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"watchState"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TripWatchRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<StopWatchingTripMutation, StopWatchingTripMutationVariables>;