/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/graph';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonaCard_PersonaFragment = { readonly __typename: 'DemoPersona', readonly emailAddress: string, readonly code: string, readonly name: string, readonly role: string, readonly description: string } & { ' $fragmentName'?: 'PersonaCard_PersonaFragment' };

export const PersonaCard_PersonaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonaCard_persona"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DemoPersona"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<PersonaCard_PersonaFragment, unknown>;