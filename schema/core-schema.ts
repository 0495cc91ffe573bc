/** The contracts that follow from the mark of fields for the portal: `@tag(name: "portal")` in `schema/*.graphql`. */
import {
  type DocumentNode,
  getDirectiveValues,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isTypeDefinitionNode,
  parse,
  visit,
} from 'graphql';
import { printedSchema } from './printed-schema';

/** `Type.field` of each field that serves only the portal. A marked field of an interface marks its implementations. */
export function portalFields(schema: GraphQLSchema): ReadonlySet<string> {
  const tag = schema.getDirective('tag');
  const found = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!tag || (!isObjectType(type) && !isInterfaceType(type))) continue;
    for (const name of Object.keys(type.getFields())) {
      const isMarked = [type, ...type.getInterfaces()].some((each) => {
        const { astNode } = each.getFields()[name] ?? {};
        return astNode && getDirectiveValues(tag, astNode)?.['name'] === 'portal';
      });
      if (isMarked) found.add(`${type.name}.${name}`);
    }
  }
  return found;
}

/** The graph without the fields for the portal, and without the types that only they use. */
export function coreDocument(schema: GraphQLSchema): DocumentNode {
  const portal = portalFields(schema);
  const whole = parse(printedSchema(schema));
  const core = {
    ...whole,
    definitions: whole.definitions.map((definition) =>
      'fields' in definition && 'interfaces' in definition
        ? {
            ...definition,
            fields: definition.fields?.filter(
              ({ name }) => !portal.has(`${definition.name?.value}.${name.value}`),
            ),
          }
        : definition,
    ),
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

/** The types that a client can meet in an operation. */
function usedTypes({ definitions }: DocumentNode): ReadonlySet<string> {
  const uses = new Map<string, Set<string>>();
  const add = (type: string, used: string) => uses.set(type, (uses.get(type) ?? new Set()).add(used));
  for (const definition of definitions.filter(isTypeDefinitionNode)) {
    const type = definition.name.value;
    visit(definition, { NamedType: ({ name }) => void add(type, name.value) });
    const interfaces = 'interfaces' in definition ? (definition.interfaces ?? []) : [];
    for (const { name } of interfaces) add(name.value, type);
  }
  const found = new Set(['Query', 'Mutation', 'Subscription']);
  for (const type of found) for (const used of uses.get(type) ?? []) found.add(used);
  return found;
}
