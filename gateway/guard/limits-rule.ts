import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** How large an operation may be, its fragments written out. */
export interface OperationLimits {
  /** Fields inside fields. */
  readonly depth: number;
  readonly rootFields: number;
  readonly aliases: number;
  readonly fields: number;
}

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly fields: number;
}

const nothing: Measure = { depth: 0, aliases: 0, fields: 0 };

/**
 * Refuses operations that cost more than a screen ever needs, and documents with several mutations in one operation:
 * they would run one after the other while the client sees one outcome.
 * Each fragment is measured once, so that measuring stays linear for documents whose execution would not be.
 *
 * Operations are measured before any rule looks at them: comparing the fields of a large one with each other, as the
 * specification wants, takes a second. A document that is refused is emptied, for the other rules would take that time all
 * the same and nobody runs it.
 */
export function limitsRule(limits: OperationLimits): ValidationRule {
  return (context: ValidationContext) => {
    const measureFragment = createFragmentMeter(context);
    const definitions = context.getDocument().definitions as DefinitionNode[];
    const problems = definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .flatMap((operation) => {
        const measure = measureSelections(operation.selectionSet, measureFragment);
        const rootFields = countRootFields(operation, context);
        return [
          exceeds('nests fields', measure.depth, limits.depth),
          exceeds('selects fields', measure.fields, limits.fields),
          exceeds('uses aliases', measure.aliases, limits.aliases),
          exceeds('has root fields', rootFields, limits.rootFields),
          operation.operation === OperationTypeNode.MUTATION && rootFields > 1
            ? 'An operation may hold one mutation.'
            : undefined,
        ].flatMap((problem) =>
          problem === undefined ? [] : [new GraphQLError(problem, { nodes: operation })],
        );
      });
    for (const problem of problems) context.reportError(problem);
    if (problems.length > 0) definitions.length = 0;
    return {};
  };
}

function exceeds(what: string, count: number, most: number): string | undefined {
  return count > most ? `The operation ${what} ${count} times; at most ${most} are allowed.` : undefined;
}

function createFragmentMeter(context: ValidationContext): (name: string) => Measure {
  const measured = new Map<string, Measure>();
  return function measureFragment(name) {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A fragment that contains itself ends here; the rule against cycles reports it.
    measured.set(name, nothing);
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name);
    if (!fragment) return nothing;
    const measure = measureSelections(fragment.selectionSet, measureFragment);
    measured.set(name, measure);
    return measure;
  };
}

function measureSelections(
  selections: SelectionSetNode,
  measureFragment: (name: string) => Measure,
): Measure {
  let { depth, aliases, fields } = nothing;
  for (const selection of selections.selections) {
    let inner: Measure;
    switch (selection.kind) {
      case Kind.FIELD:
        inner = selection.selectionSet ? measureSelections(selection.selectionSet, measureFragment) : nothing;
        inner = { ...inner, depth: inner.depth + 1 };
        fields += 1;
        aliases += selection.alias === undefined ? 0 : 1;
        break;
      case Kind.INLINE_FRAGMENT:
        inner = measureSelections(selection.selectionSet, measureFragment);
        break;
      case Kind.FRAGMENT_SPREAD:
        inner = measureFragment(selection.name.value);
        break;
    }
    depth = Math.max(depth, inner.depth);
    aliases += inner.aliases;
    fields += inner.fields;
  }
  return { depth, aliases, fields };
}

function countRootFields(operation: OperationDefinitionNode, context: ValidationContext): number {
  const visited = new Set<string>();
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      const name = selection.name.value;
      if (visited.has(name)) return sum;
      visited.add(name);
      const fragment = context.getFragment(name);
      return fragment ? sum + count(fragment.selectionSet) : sum;
    }, 0);
  return count(operation.selectionSet);
}
