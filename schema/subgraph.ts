import {
  type ConstDirectiveNode,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  isTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  type ScalarTypeDefinitionNode,
  type TypeDefinitionNode,
  visit,
} from 'graphql';
import { coreDocument, marked as markedWith } from './core-schema';
import { printedSchema } from './printed-schema';

const LINK = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.4", import: ["@key", "@shareable", "@inaccessible", "@tag"])`;

/** Values that other subgraphs define too. */
const SHARED: ReadonlySet<string> = new Set(['PageInfo', 'Money']);

/**
 * The graph as a subgraph of federation 2: its entities have keys, and what serves only the portal is inaccessible. It has no
 * `Node`, because a supergraph has at most one field `node`.
 */
export function subgraphSdl(schema: GraphQLSchema, entities: ReadonlySet<string>): string {
  const portal = markedWith(schema, ['portal']);
  const core = new Set(
    coreDocument(schema, ['portal'])
      .definitions.filter(isTypeDefinitionNode)
      .map(({ name }) => name.value),
  );

  const marked = <Type extends TypeDefinitionNode>(type: Type): Type => {
    const name = type.name.value;
    const marks = [
      ...(entities.has(name) ? ['@key(fields: "id")'] : []),
      ...(SHARED.has(name) ? ['@shareable'] : []),
      ...(core.has(name) ? [] : ['@inaccessible']),
    ];
    return { ...type, directives: [...(type.directives ?? []), ...marks.map(directive)] };
  };

  const fieldsMarked = <Type extends ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>(
    type: Type,
  ): Type => {
    const fields = type.fields?.filter(({ name }) => !isOfNode(type.name.value, name.value)) ?? [];
    return {
      ...type,
      fields: fields.map((field) =>
        portal.has(`${type.name.value}.${field.name.value}`)
          ? { ...field, directives: ['@tag(name: "portal")', '@inaccessible'].map(directive) }
          : field,
      ),
    };
  };

  const subgraph = visit(parse(printedSchema(schema)), {
    DirectiveDefinition: ({ name }) => (name.value === 'tag' ? null : undefined),
    InterfaceTypeDefinition: (type) => (type.name.value === 'Node' ? null : marked(fieldsMarked(type))),
    ObjectTypeDefinition: (type) => marked(fieldsMarked(type)),
    EnumTypeDefinition: marked,
    InputObjectTypeDefinition: marked,
    ScalarTypeDefinition: marked,
    UnionTypeDefinition: marked,
    // In the list of interfaces.
    NamedType: ({ name }) => (name.value === 'Node' ? null : undefined),
  });
  return `${LINK}\n\n${print(subgraph)}\n`;
}

const isOfNode = (type: string, field: string): boolean =>
  field === 'nodeId' || (type === 'Query' && field === 'node');

function directive(text: string): ConstDirectiveNode {
  const [found] =
    (parse(`scalar Marked ${text}`).definitions[0] as ScalarTypeDefinitionNode).directives ?? [];
  if (!found) throw new Error(`${text} is not a directive`);
  return found;
}
