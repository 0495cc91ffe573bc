import { visit, type DocumentNode, type GraphQLError } from 'graphql';
import { problemOfValue } from '../../schema/untrusted-values';
import { requestError } from '../errors';

/**
 * The error to answer instead of an operation that is given what nobody can use, in its document or in its variables: the
 * same over HTTP, WebSocket and SSE, before anything is done.
 */
export function refusalOfValues(document: DocumentNode, variables: unknown): GraphQLError | undefined {
  const problem = problemOfValue(variables) ?? problemOfLiterals(document);
  return problem === undefined
    ? undefined
    : requestError('BAD_USER_INPUT', `The operation cannot be run: ${problem}.`);
}

/** A document without an escape and without NUL itself has no such text; most have no literal at all. */
function problemOfLiterals(document: DocumentNode): string | undefined {
  if (!/\\u|\0/.test(document.loc?.source.body ?? '')) return undefined;
  let problem: string | undefined;
  visit(document, {
    StringValue: ({ value }) => {
      problem ??= problemOfValue(value);
    },
  });
  return problem;
}
