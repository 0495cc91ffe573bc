import type { DocumentNode, OperationTypeNode } from 'graphql';

/**
 * The query of the current state in place of a subscription: the graph has each subscription also as a query with the same name,
 * arguments, and type. Gateways that run registered documents only know both (scripts/portal-documents.ts).
 */
export const statusQuery = (subscription: DocumentNode): DocumentNode => ({
  ...subscription,
  definitions: subscription.definitions.map((definition) =>
    definition.kind === 'OperationDefinition'
      ? { ...definition, operation: 'query' as OperationTypeNode.QUERY }
      : definition,
  ),
});
