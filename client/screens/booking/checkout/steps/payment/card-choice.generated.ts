/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CardChoice_PaymentMethodFragment = { readonly __typename: 'PaymentMethod', readonly expiresOn: string | null } & { ' $fragmentName'?: 'CardChoice_PaymentMethodFragment' };

export const CardChoice_PaymentMethodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardChoice_paymentMethod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}}]}}]} as unknown as DocumentNode<CardChoice_PaymentMethodFragment, unknown>;