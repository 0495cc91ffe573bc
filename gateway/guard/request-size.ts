import { Lexer, Source, TokenKind, type GraphQLError } from 'graphql';
import { requestError } from '../errors';

/** The parts of a request that a client chooses freely; their types are still unknown. */
export interface UncheckedRequest {
  readonly query?: unknown;
  readonly variables?: unknown;
}

/** The deepest document of the portal nests 6 brackets, the introspection query 14. */
const maxNesting = 40;
/** A batch of 50 tracked events has about a thousand values. */
const maxValues = 5_000;

/**
 * Refuses a request whose size alone would be expensive, before anything recursive processes it: deeply nested brackets overflow
 * the parser's stack, and variables with many values are coerced and copied one by one.
 */
export function refuseOversized(
  { query, variables }: UncheckedRequest,
  maxTokens: number,
): GraphQLError | undefined {
  if (typeof query === 'string' && nestsTooDeep(query, maxTokens)) {
    const message = `Syntax Error: Document nests brackets more than ${maxNesting} times. Parsing aborted.`;
    return requestError('GRAPHQL_PARSE_FAILED', message);
  }
  if (holdsTooMuch(variables)) {
    const message = `The variables hold more than ${maxValues} values.`;
    return requestError('BAD_USER_INPUT', message);
  }
  return undefined;
}

const opening: ReadonlySet<string> = new Set([TokenKind.PAREN_L, TokenKind.BRACKET_L, TokenKind.BRACE_L]);
const closing: ReadonlySet<string> = new Set([TokenKind.PAREN_R, TokenKind.BRACKET_R, TokenKind.BRACE_R]);

/** Stops where the parser stops; the parser reports what it cannot read. */
function nestsTooDeep(query: string, maxTokens: number): boolean {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  try {
    for (let tokens = 0; tokens <= maxTokens; tokens += 1) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (opening.has(kind)) depth += 1;
      if (closing.has(kind)) depth -= 1;
      if (depth > maxNesting) return true;
    }
  } catch {
    return false;
  }
  return false;
}

function holdsTooMuch(variables: unknown): boolean {
  let level: unknown[] = [variables];
  let values = 0;
  while (level.length > 0) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      for (const name in value) {
        values += 1;
        if (values > maxValues) return true;
        below.push((value as Record<string, unknown>)[name]);
      }
    }
    level = below;
  }
  return false;
}
