import {
  Kind,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The size of an operation, with its fragments expanded. */
export interface OperationSize {
  /** Levels of nested fields. */
  readonly depth: number;
  readonly aliases: number;
  readonly fields: number;
  readonly rootFields: number;
  /** The most directives in one place. */
  readonly directives: number;
}

type SelectionSize = Omit<OperationSize, 'rootFields'>;
type FragmentLookup = (name: string) => FragmentDefinitionNode | null | undefined;

const nothing: SelectionSize = { depth: 0, aliases: 0, fields: 0, directives: 0 };

/** Each fragment is measured once, so that measuring stays linear for documents whose execution would not be. */
export function createOperationMeter(
  fragmentOf: FragmentLookup,
): (operation: OperationDefinitionNode) => OperationSize {
  const measured = new Map<string, SelectionSize>();

  function measureFragment(name: string): SelectionSize {
    const known = measured.get(name);
    if (known !== undefined) return known;
    // A fragment that contains itself ends here; the rule against cycles reports it.
    measured.set(name, nothing);
    const fragment = fragmentOf(name);
    if (!fragment) return nothing;
    const size = withDirectives(measureSelections(fragment.selectionSet), fragment);
    measured.set(name, size);
    return size;
  }

  function measureSelections({ selections }: SelectionSetNode): SelectionSize {
    let { depth, aliases, fields, directives } = nothing;
    for (const selection of selections) {
      let inner: SelectionSize;
      switch (selection.kind) {
        case Kind.FIELD:
          inner = selection.selectionSet ? measureSelections(selection.selectionSet) : nothing;
          inner = { ...inner, depth: inner.depth + 1 };
          fields += 1;
          aliases += selection.alias === undefined ? 0 : 1;
          break;
        case Kind.INLINE_FRAGMENT:
          inner = measureSelections(selection.selectionSet);
          break;
        case Kind.FRAGMENT_SPREAD:
          inner = measureFragment(selection.name.value);
          break;
      }
      depth = Math.max(depth, inner.depth);
      aliases += inner.aliases;
      fields += inner.fields;
      directives = Math.max(directives, withDirectives(inner, selection).directives);
    }
    return { depth, aliases, fields, directives };
  }

  function countRootFields(operation: OperationDefinitionNode): number {
    const visited = new Set<string>();
    const count = ({ selections }: SelectionSetNode): number =>
      selections.reduce((sum, selection) => {
        if (selection.kind === Kind.FIELD) return sum + 1;
        if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
        const name = selection.name.value;
        if (visited.has(name)) return sum;
        visited.add(name);
        const fragment = fragmentOf(name);
        return fragment ? sum + count(fragment.selectionSet) : sum;
      }, 0);
    return count(operation.selectionSet);
  }

  return (operation) => ({
    ...withDirectives(measureSelections(operation.selectionSet), operation),
    rootFields: countRootFields(operation),
  });
}

function withDirectives(
  size: SelectionSize,
  { directives = [] }: Pick<FragmentDefinitionNode, 'directives'>,
): SelectionSize {
  return { ...size, directives: Math.max(size.directives, directives.length) };
}
