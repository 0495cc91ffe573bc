import { compileFunction } from 'node:vm';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLResolveInfo,
  Kind,
  OperationTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
import { bail } from './bail';
import { generateCode, generatedParameters } from './generator';
import { bytesOf } from './leaf-printers';
import type { OperationScope } from './selection';
import { type FieldResolver, rootShapeOf } from './shape';

/** A compiled query. */
export interface Plan {
  /**
   * The JSON of `data`, in parts. Throws, or rejects, when any part of the result is not the plain case: an error, a null where
   * none is allowed, a value that graphql-js would convert or refuse.
   */
  print(variables: Variables, context: unknown): Promise<readonly Buffer[]>;
  /** An estimate of its memory. */
  readonly bytes: number;
}

export type Variables = Readonly<Record<string, unknown>>;

type Arguments = Readonly<Record<string, unknown>>;

/** The state that generated code passes to resolvers. */
interface Run {
  readonly variables: Variables;
  readonly variableValues: GraphQLResolveInfo['variableValues'];
  /** By the number of the resolver: the items of a list share one. */
  readonly infos: (GraphQLResolveInfo | undefined)[];
  /** By the number of the resolver, for all runs with the same variables. */
  readonly given: (Arguments | undefined)[];
  readonly context: unknown;
}

/** A byte text, or one that arrives later. */
type Text = string | Promise<string>;

type Complete = (value: unknown, run: Run) => Text;

/** Memory for a character of generated code, with its bytecode and the objects that it refers to. */
const BYTES_OF_CHARACTER = 4;

/** Compiles a valid query. Throws for one that graphql-js has to execute. */
export function compilePlan(scope: OperationScope): Plan {
  const { schema, operation } = scope;
  const root = schema.getQueryType();
  if (!root || operation.operation !== OperationTypeNode.QUERY) throw new Error('only queries are compiled');
  const shape = rootShapeOf(scope, root);
  const withoutResolver = shape.fields.some(
    ({ value, resolver }) => resolver === undefined && value.kind !== 'typeName',
  );
  if (withoutResolver) throw new Error('a root field without a resolver');
  const { source, leaves, resolvers } = generateCode(shape);
  const link = compileFunction(source, [...generatedParameters]) as (
    ...given: unknown[]
  ) => (value: undefined, run: Run) => Promise<readonly Buffer[]>;
  const calls = resolvers.map((resolver, index) => resolverCall(resolver, scope, index));
  const call = (index: number, value: unknown, run: Run, complete: Complete) => {
    const result = calls[index]?.(value, run);
    if (!isPromise(result)) return complete(result, run);
    const later = result.then((resolved) => complete(resolved, run));
    // Another field may fail first: then this promise has no handler.
    later.catch(() => undefined);
    return later;
  };
  const print = link(leaves, call, bail, isFailed, joined, encoded);
  const givenWith = new WeakMap<Variables, Run['given']>();
  return {
    bytes: BYTES_OF_CHARACTER * source.length,
    print(variables, context) {
      const given = givenWith.get(variables) ?? [];
      givenWith.set(variables, given);
      return print(undefined, { variables, variableValues: { ...variables }, infos: [], given, context });
    },
  };
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

/** Equal requests share their variables and arguments. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

const isFailed = (value: unknown): boolean => value instanceof Error;

/** Each text is encoded when it arrives: until then it consists of many small objects. */
const encoded = (parts: readonly Text[]): Promise<readonly Buffer[]> =>
  Promise.all(parts.map((part) => (typeof part === 'string' ? bytesOf(part) : part.then(bytesOf))));

function joined(parts: readonly Text[]): Promise<string> {
  // `join` would copy the whole text at each level.
  const text = Promise.all(parts).then((texts) => texts.reduce((whole, each) => whole + each));
  text.catch(() => undefined);
  return text;
}

type FieldInfo = Omit<GraphQLResolveInfo, 'variableValues' | 'path'>;

/** The `info` argument of a resolver. */
class ResolveInfo implements GraphQLResolveInfo {
  readonly fieldName: string;
  readonly fieldNodes: GraphQLResolveInfo['fieldNodes'];
  readonly returnType: GraphQLResolveInfo['returnType'];
  readonly parentType: GraphQLResolveInfo['parentType'];
  readonly schema: GraphQLResolveInfo['schema'];
  readonly fragments: GraphQLResolveInfo['fragments'];
  readonly rootValue: unknown;
  readonly operation: OperationDefinitionNode;

  constructor(
    field: FieldInfo,
    readonly variableValues: GraphQLResolveInfo['variableValues'],
  ) {
    this.fieldName = field.fieldName;
    this.fieldNodes = field.fieldNodes;
    this.returnType = field.returnType;
    this.parentType = field.parentType;
    this.schema = field.schema;
    this.fragments = field.fragments;
    this.rootValue = field.rootValue;
    this.operation = field.operation;
  }

  /** No resolver needs it, and computing it would slow each of them down. */
  get path(): never {
    return bail();
  }
}

function resolverCall(
  { resolve, definition, parentType, nodes }: FieldResolver,
  scope: OperationScope,
  index: number,
) {
  const [node] = nodes;
  if (node === undefined) throw new Error('a field without a node');
  const { schema, operation, fragments } = scope;
  const field: FieldInfo = {
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType,
    schema,
    fragments: { ...fragments },
    rootValue: undefined,
    operation,
  };
  const hasArguments = definition.args.length > 0;
  return (value: unknown, run: Run): unknown => {
    const info = (run.infos[index] ??= new ResolveInfo(field, run.variableValues));
    const given = (run.given[index] ??= frozen(
      hasArguments ? getArgumentValues(definition, node, run.variables) : {},
    ));
    return resolve(value, given, run.context, info);
  };
}

/** The requested operation of a document, with the document's fragments; undefined when there is none. */
export function operationOf(
  document: DocumentNode,
  operationName: string | null | undefined,
): Pick<OperationScope, 'operation' | 'fragments'> | undefined {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  let operation: OperationDefinitionNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName ? definition.name?.value === operationName : operation === undefined) {
      operation = definition;
    } else if (!operationName) return undefined;
  }
  return operation && { operation, fragments };
}

export const isQuery = ({ operation }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.QUERY;
