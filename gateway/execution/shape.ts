import {
  defaultFieldResolver,
  type FieldNode,
  getNullableType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { leafPrinterOf, type LeafPrinter } from './leaf-printers';
import { fieldsOf, type OperationScope } from './selection';

/** The shape of a result: every object type that can occur, with its fields in order. */
export interface ObjectShape {
  readonly type: GraphQLObjectType;
  readonly fields: readonly FieldShape[];
  /** Whether a resolver runs for the object or below it, so that its text may arrive later. */
  readonly isResolved: boolean;
}

export interface FieldShape {
  readonly responseName: string;
  readonly name: string;
  readonly value: ValueShape;
  /** Undefined: the value is the property of the same name. */
  readonly resolver: FieldResolver | undefined;
}

/** A resolver with the arguments of its calls. */
export interface FieldResolver {
  readonly resolve: GraphQLFieldResolver<unknown, unknown>;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly parentType: GraphQLObjectType;
  readonly nodes: readonly FieldNode[];
}

export type ValueShape = { readonly isNullable: boolean; readonly isResolved: boolean } & (
  | { readonly kind: 'typeName'; readonly name: string }
  | { readonly kind: 'leaf'; readonly print: LeafPrinter }
  | { readonly kind: 'list'; readonly item: ValueShape }
  | { readonly kind: 'object'; readonly object: ObjectShape }
  | { readonly kind: 'abstract'; readonly objects: readonly ObjectShape[] }
);

/**
 * Thrown for an operation that is not compiled: it queries the schema, its types are determined at run time, or its code would be
 * large.
 */
export class NotCompiled extends Error {}

/** Each possible type of an interface repeats its fields, so that a short document could have millions. The portal's largest has 726. */
const MAX_FIELDS = 3_000;

export function rootShapeOf(scope: OperationScope, root: GraphQLObjectType): ObjectShape {
  return objectShapeOf({ ...scope, fieldsLeft: MAX_FIELDS }, root, [scope.operation]);
}

interface ShapeScope extends OperationScope {
  fieldsLeft: number;
}

function objectShapeOf(
  scope: ShapeScope,
  type: GraphQLObjectType,
  nodes: readonly { readonly selectionSet?: FieldNode['selectionSet'] }[],
): ObjectShape {
  if (type.isTypeOf) throw new NotCompiled(`${type.name} has isTypeOf`);
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const fields = [...fieldsOf(scope, type, sets)].map(([name, found]) =>
    fieldShapeOf(scope, type, name, found),
  );
  return {
    type,
    fields,
    isResolved: fields.some(({ resolver, value }) => resolver !== undefined || value.isResolved),
  };
}

function fieldShapeOf(
  scope: ShapeScope,
  parentType: GraphQLObjectType,
  responseName: string,
  nodes: readonly FieldNode[],
): FieldShape {
  scope.fieldsLeft -= 1;
  if (scope.fieldsLeft < 0) throw new NotCompiled('too many fields');
  const name = nodes[0]?.name.value ?? '';
  if (name === '__typename') {
    const value = { kind: 'typeName', name: parentType.name, isNullable: false, isResolved: false } as const;
    return { responseName, name, value, resolver: undefined };
  }
  const definition = parentType.getFields()[name];
  if (definition === undefined) throw new NotCompiled(`${parentType.name}.${name}`);
  const { resolve = defaultFieldResolver, args } = definition;
  const isProperty = resolve === defaultFieldResolver && args.length === 0;
  return {
    responseName,
    name,
    value: valueShapeOf(scope, definition.type, nodes),
    resolver: isProperty ? undefined : { resolve, definition, parentType, nodes },
  };
}

function valueShapeOf(scope: ShapeScope, given: GraphQLOutputType, nodes: readonly FieldNode[]): ValueShape {
  const isNullable = !isNonNullType(given);
  const type = getNullableType(given);
  if (isLeafType(type)) return { kind: 'leaf', print: leafPrinterOf(type), isNullable, isResolved: false };
  if (isListType(type)) {
    const item = valueShapeOf(scope, type.ofType, nodes);
    return { kind: 'list', item, isNullable, isResolved: item.isResolved };
  }
  if (isObjectType(type)) {
    const object = objectShapeOf(scope, type, nodes);
    return { kind: 'object', object, isNullable, isResolved: object.isResolved };
  }
  if (!isAbstractType(type)) throw new NotCompiled(String(given));
  if (type.resolveType) throw new NotCompiled(`${type.name} has resolveType`);
  const objects = scope.schema
    .getPossibleTypes(type)
    .map((possible) => objectShapeOf(scope, possible, nodes));
  return { kind: 'abstract', objects, isNullable, isResolved: objects.some(({ isResolved }) => isResolved) };
}
