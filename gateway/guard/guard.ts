import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ParseOptions,
  type ValidationRule,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { holdsSecret } from '#schema/untrusted-values.ts';
import { requestError } from '../errors';
import { DocumentStore } from './document-store';
import { limitsRule } from './limits-rule';
import { createOperationMeter, type OperationSize } from './operation-size';
import { refuseOversized, type UncheckedRequest } from './request-size';
import type { TrustedDocuments } from './trusted-documents';

/**
 * The rules that an operation must meet to run, the same over HTTP, WebSocket and SSE. Over HTTP Apollo Server applies
 * `parseOptions`, `rules` and `validationOptions` itself; over the others `check` does.
 */
export interface Guard {
  readonly parseOptions: ParseOptions;
  /** In addition to the rules of the GraphQL specification. */
  readonly rules: ValidationRule[];
  readonly validationOptions: { readonly maxErrors: number };
  /** The refusal of a request that is not trusted, or too large to be read; called before any other check. */
  screen(request: UncheckedRequest): GraphQLError | undefined;
  /** Never throws: an invalid document returns a list of errors, so that it cannot close its socket. */
  check(source: string, operationName: string | undefined): DocumentNode | readonly GraphQLError[];
  /** The cost of an operation in points: 10 for each root field, and 1 for each field. */
  costOf(document: DocumentNode, operation: OperationDefinitionNode): number;
}

/** Validating a document just within these limits takes at most a fifth of a second. */
const limits: OperationSize = {
  depth: 15,
  rootFields: 20,
  aliases: 50,
  fields: 500,
  directives: 4,
};
const maxTokens = 3_000;
/** Enough to fix a document, and few enough that an invalid one is refused cheaply. */
const maxErrors = 5;
/** The documents that are remembered, because clients send them repeatedly: more, and longer ones, than the portal has. */
const knownDocuments = { max: 500, maxLength: 10_000 } as const;
/** A root field causes one or more calls to the platform; the other fields mostly select from the responses. */
const rootFieldCost = 10;

export interface GuardOptions {
  readonly introspection: boolean;
  /** The documents that may run; undefined: any document. */
  readonly trusted?: TrustedDocuments | undefined;
}

export function createGuard(schema: GraphQLSchema, { introspection, trusted }: GuardOptions): Guard {
  const parseOptions: ParseOptions = { maxTokens };
  const validationOptions = { maxErrors };
  const rules = [limitsRule(limits), ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];

  const known = new DocumentStore();

  function read(source: string): DocumentNode | readonly GraphQLError[] {
    const before = known.get(source);
    if (before !== undefined) return before;
    let document: DocumentNode;
    try {
      document = parse(source, parseOptions);
    } catch (error) {
      return [
        coded(
          error instanceof GraphQLError ? error : new GraphQLError('Syntax Error'),
          'GRAPHQL_PARSE_FAILED',
        ),
      ];
    }
    const errors = validate(schema, document, [...specifiedRules, ...rules], validationOptions);
    if (errors.length > 0) return errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
    known.set(source, document);
    return document;
  }

  const refuseLarge = createSizeScreen();
  return {
    parseOptions,
    rules,
    validationOptions,
    screen: (request) => refuseUntrusted(request, trusted) ?? refuseLarge(request),
    costOf: createCostMeter(),
    check(source, operationName) {
      const document = read(source);
      if (!('kind' in document)) return document;
      if (!getOperationAST(document, operationName)) {
        const message =
          operationName === undefined
            ? 'Must provide operation name if query contains multiple operations.'
            : `Unknown operation named "${operationName}".`;
        return [coded(new GraphQLError(message), 'OPERATION_RESOLUTION_FAILURE')];
      }
      return document;
    },
  };
}

/** Refuses oversized requests. Recently seen documents are not tokenized again. */
function createSizeScreen(): (request: UncheckedRequest) => GraphQLError | undefined {
  const fitting = new LRUCache<string, true>({ max: knownDocuments.max });
  return (request) => {
    const { query, variables } = request;
    if (typeof query === 'string' && fitting.get(query)) return refuseOversized({ variables }, maxTokens);
    const refusal = refuseOversized(request, maxTokens);
    if (refusal !== undefined || typeof query !== 'string') return refusal;
    if (query.length > knownDocuments.maxLength || holdsSecret(query)) return undefined;
    fitting.set(query, true);
    return undefined;
  };
}

/** Measures each operation of a cached document once. */
function createCostMeter(): Guard['costOf'] {
  const costs = new WeakMap<OperationDefinitionNode, number>();
  return ({ definitions }, operation) => {
    const before = costs.get(operation);
    if (before !== undefined) return before;
    const fragments = new Map(
      definitions
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    );
    const { rootFields, fields } = createOperationMeter((name) => fragments.get(name))(operation);
    const cost = rootFieldCost * rootFields + fields;
    costs.set(operation, cost);
    return cost;
  };
}

function coded(error: GraphQLError, code: string): GraphQLError {
  Object.assign(error.extensions, { code });
  return error;
}

function refuseUntrusted(
  { query }: UncheckedRequest,
  trusted: TrustedDocuments | undefined,
): GraphQLError | undefined {
  if (trusted === undefined || typeof query !== 'string' || trusted.has(query)) return undefined;
  return requestError(
    'DOCUMENT_NOT_TRUSTED',
    'This gateway runs only documents that its operator has registered.',
  );
}
