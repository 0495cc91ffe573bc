import { visit, type DocumentNode, type GraphQLError } from 'graphql';
import { problemOfValue } from '#schema/untrusted-values.ts';
import { requestError } from '../errors';

/**
 * The error for an operation with unusable values, in its document or its variables: the same over HTTP, WebSocket and SSE,
 * before anything is executed.
 */
export function refusalOfValues(document: DocumentNode, variables: unknown): GraphQLError | undefined {
  const problem = problemOfValue(variables) ?? problemOfLiterals(document);
  return problem === undefined
    ? undefined
    : requestError('BAD_USER_INPUT', `The operation cannot be run: ${problem}.`);
}

/** Documents are sent repeatedly; variables are new each time. */
const checked = new WeakMap<DocumentNode, string | undefined>();

function problemOfLiterals(document: DocumentNode): string | undefined {
  if (checked.has(document)) return checked.get(document);
  const problem = findProblemOfLiterals(document);
  checked.set(document, problem);
  return problem;
}

/** A document without an escape sequence and without NUL contains no such text; most contain no literal at all. */
function findProblemOfLiterals(document: DocumentNode): string | undefined {
  if (!/\\u|\0/.test(document.loc?.source.body ?? '')) return undefined;
  let problem: string | undefined;
  visit(document, {
    StringValue: ({ value }) => {
      problem ??= problemOfValue(value);
    },
  });
  return problem;
}
