import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ParseOptions,
  type ValidationRule,
} from 'graphql';
import { limitsRule, type OperationLimits } from './limits-rule';

/**
 * What an operation must be to be run, the same over HTTP and over WebSocket. Over HTTP Apollo Server applies
 * `parseOptions` and `rules` itself; over WebSocket `check` does.
 */
export interface Guard {
  readonly parseOptions: ParseOptions;
  /** In addition to the rules of the GraphQL specification. */
  readonly rules: ValidationRule[];
  /** Never throws: a bad document is a list of errors, so that it cannot end the socket that it came over. */
  check(source: string, operationName: string | undefined): DocumentNode | readonly GraphQLError[];
}

/**
 * The largest operations are the introspection query of the playground (14 levels, 220 fields) and the listing screen
 * (about 1,300 tokens, 160 fields). Validating what is just within these limits takes a fifth of a second at worst.
 */
const limits: OperationLimits & { readonly tokens: number } = {
  tokens: 3_000,
  depth: 15,
  rootFields: 20,
  aliases: 50,
  fields: 500,
};

export function createGuard(schema: GraphQLSchema, { introspection }: { introspection: boolean }): Guard {
  const parseOptions: ParseOptions = { maxTokens: limits.tokens };
  const rules = [limitsRule(limits), ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];

  return {
    parseOptions,
    rules,
    check(source, operationName) {
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
      const errors = validate(schema, document, [...specifiedRules, ...rules]);
      if (errors.length > 0) return errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
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

function coded(error: GraphQLError, code: string): GraphQLError {
  Object.assign(error.extensions, { code });
  return error;
}
