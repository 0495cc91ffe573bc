/** What follows from the marks of parts of the graph: `@tag(name: "portal")` and the others in `schema/*.graphql`. */
import {
  type DocumentNode,
  getDirectiveValues,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isTypeDefinitionNode,
  parse,
  type TypeDefinitionNode,
  visit,
} from 'graphql';
import { printedSchema } from './printed-schema';

/** The parts of the graph that its core is without. */
export type Part = 'portal' | 'elsewhere' | 'business';

const PARTS: readonly Part[] = ['portal', 'elsewhere', 'business'];

/** `Type` and `Type.field` of all that is marked with one of the parts. A marked field of an interface marks its implementations. */
export function marked(schema: GraphQLSchema, parts: readonly Part[]): ReadonlySet<string> {
  const tag = schema.getDirective('tag');
  const isMarked = (element: { readonly astNode?: Maybe<MarkedNode> } | undefined): boolean =>
    Boolean(
      tag &&
      element?.astNode &&
      parts.some((part) => getDirectiveValues(tag, element.astNode ?? {})?.['name'] === part),
    );
  const found = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    if (isMarked(type)) found.add(type.name);
    for (const name of Object.keys(type.getFields())) {
      if ([type, ...type.getInterfaces()].some((each) => isMarked(each.getFields()[name])))
        found.add(`${type.name}.${name}`);
    }
  }
  return found;
}

type MarkedNode = NonNullable<Parameters<typeof getDirectiveValues>[1]>;
type Maybe<Value> = Value | null | undefined;

/** The graph without these parts, and without the types that only they use. */
export function coreDocument(schema: GraphQLSchema, parts: readonly Part[] = PARTS): DocumentNode {
  const without = marked(schema, parts);
  const whole = parse(printedSchema(schema));
  const core = {
    ...whole,
    definitions: whole.definitions.flatMap((definition) => {
      if (!('fields' in definition && 'interfaces' in definition)) return [definition];
      const type = definition.name?.value ?? '';
      if (without.has(type)) return [];
      return [
        {
          ...definition,
          interfaces: definition.interfaces?.filter(({ name }) => !without.has(name.value)),
          fields: definition.fields?.filter(({ name }) => !without.has(`${type}.${name.value}`)),
        },
      ];
    }),
  } as DocumentNode;
  const [used, usedByCore] = [usedTypes(whole), usedTypes(core)];
  return {
    ...core,
    // `ErrorCode` is not the type of any field.
    definitions: core.definitions.filter(
      (definition) =>
        !isTypeDefinitionNode(definition) ||
        usedByCore.has(definition.name.value) ||
        !used.has(definition.name.value),
    ),
  };
}

/** The types that a client can meet in an operation: an interface brings its implementations only where a field has its type. */
function usedTypes({ definitions }: DocumentNode): ReadonlySet<string> {
  const types = definitions.filter(isTypeDefinitionNode);
  const uses = new Map(
    types.map((type) => [
      type.name.value,
      namesIn('interfaces' in type ? { ...type, interfaces: [] } : type),
    ]),
  );
  const interfaces = new Map(
    types.map((type) => [
      type.name.value,
      'interfaces' in type ? (type.interfaces ?? []).map(({ name }) => name.value) : [],
    ]),
  );
  const met = new Set(['Query', 'Mutation', 'Subscription']);
  for (const type of met) {
    for (const [name, implemented] of interfaces) if (implemented.includes(type)) met.add(name);
    for (const used of uses.get(type) ?? []) met.add(used);
  }
  return new Set([...met, ...[...met].flatMap((type) => interfaces.get(type) ?? [])]);
}

function namesIn(type: TypeDefinitionNode): ReadonlySet<string> {
  const names = new Set<string>();
  visit(type, { NamedType: ({ name }) => void names.add(name.value) });
  return names;
}
