import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DefinitionNode,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { createOperationMeter, type OperationSize } from './operation-size';

/**
 * Refuses operations that cost more than any screen needs, and documents with several mutations in one operation: they would run
 * one after the other while the client sees one outcome. Reports only the first problem.
 *
 * Operations are measured before any other rule sees them: comparing the fields of a large one with each other, as the
 * specification requires, takes a second. A refused document is emptied, because the other rules would spend that time anyway
 * although it never runs.
 */
export function limitsRule(limits: OperationSize): ValidationRule {
  return (context: ValidationContext) => {
    const measure = createOperationMeter((name) => context.getFragment(name));
    const definitions = context.getDocument().definitions as DefinitionNode[];
    for (const operation of definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
      const problem = problemOf(operation, measure(operation), limits);
      if (problem === undefined) continue;
      context.reportError(new GraphQLError(problem, { nodes: operation }));
      definitions.length = 0;
      break;
    }
    return {};
  };
}

function problemOf(
  { operation }: OperationDefinitionNode,
  size: OperationSize,
  limits: OperationSize,
): string | undefined {
  const exceeds = (name: keyof OperationSize, found: string) =>
    size[name] > limits[name] ? `The operation ${found}; at most ${limits[name]} are allowed.` : undefined;
  return (
    exceeds('depth', `nests fields ${size.depth} levels deep`) ??
    exceeds('fields', `selects ${size.fields} fields`) ??
    exceeds('aliases', `uses ${size.aliases} aliases`) ??
    exceeds('rootFields', `has ${size.rootFields} root fields`) ??
    exceeds('directives', `uses ${size.directives} directives in one place`) ??
    (operation === OperationTypeNode.MUTATION && size.rootFields > 1
      ? 'An operation may contain one mutation; send the others separately.'
      : undefined)
  );
}
