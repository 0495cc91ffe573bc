import {
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
  type TypeNode,
  visit,
} from 'graphql';

/** An operation with everything that determines which of its fields are selected. */
export interface OperationScope {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Only the variables of `@skip` and `@include` have to be known. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The selected fields of an object, by their response names, in response order (6.3.2). */
export function fieldsOf(
  scope: OperationScope,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, readonly FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const visited = new Set<string>();

  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (!isSelected(selection, scope)) continue;
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        const nodes = fields.get(name);
        if (nodes === undefined) fields.set(name, [selection]);
        else nodes.push(selection);
        continue;
      }
      let within: FragmentDefinitionNode | (SelectionNode & { kind: Kind.INLINE_FRAGMENT }) | undefined;
      if (selection.kind === Kind.INLINE_FRAGMENT) within = selection;
      else {
        const name = selection.name.value;
        if (visited.has(name)) continue;
        visited.add(name);
        within = scope.fragments[name];
      }
      if (within !== undefined && appliesTo(type, within.typeCondition, scope.schema)) {
        collect(within.selectionSet);
      }
    }
  }

  sets.forEach(collect);
  return fields;
}

function isSelected(node: SelectionNode, { variables }: OperationScope): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] !== false;
}

function appliesTo(type: GraphQLObjectType, condition: TypeNode | undefined, schema: GraphQLSchema): boolean {
  if (condition === undefined) return true;
  const wanted = typeFromAST(schema, condition);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
}

/** The names of the variables that `@skip` and `@include` use. */
export function conditionsOf({
  operation,
  fragments,
}: Pick<OperationScope, 'operation' | 'fragments'>): string[] {
  const names = new Set<string>();
  for (const definition of [operation, ...Object.values(fragments)]) {
    visit(definition, {
      Directive: ({ name, arguments: given = [] }) => {
        if (name.value !== 'skip' && name.value !== 'include') return;
        for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      },
    });
  }
  return [...names];
}
