/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfferChoice_OfferFragment = { readonly __typename: 'WalletOffer', readonly descriptions: ReadonlyArray<string>, readonly trackingProperties: unknown } & { ' $fragmentName'?: 'OfferChoice_OfferFragment' };

export const OfferChoice_OfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferChoice_offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WalletOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"descriptions"}},{"kind":"Field","name":{"kind":"Name","value":"trackingProperties"}}]}}]} as unknown as DocumentNode<OfferChoice_OfferFragment, unknown>;