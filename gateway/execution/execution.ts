import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context';
import { inputKeyOf } from '../kernel/input-key';
import { AnswerMemo } from './answer-memo';
import { Bail } from './bail';
import { RecordingContext, RecordedInputs } from './recorded-inputs';
import { frozen, isQuery, type Variables } from './plan';
import { type RequestedOperation, type CompiledOperation, Plans } from './plans';

/** Runs queries without graphql-js if the result is complete: docs/performance.md. */
export interface Execution {
  /** The JSON of a result without errors, which ends with a line feed; undefined: graphql-js has to execute the operation. */
  run(requested: RequestedOperation, context: GatewayContext): Promise<Buffer | undefined>;
}

export interface ExecutionSettings {
  /** How often a document is executed by graphql-js before it is compiled. */
  readonly runsBeforeCompiling?: number;
  readonly maxMemoBytes?: number;
  readonly maxPlanBytes?: number;
}

const MEBIBYTE = 1024 * 1024;
const MAX_VARIABLES_BYTES = 4 * MEBIBYTE;

/** The memory for a character of variables: their text, and their values. */
const BYTES_OF_CHARACTER = 16;

/** The beginning and the end of every result without errors. */
const resultStart = Buffer.from('{"data":');
export const resultEnd = Buffer.from('}\n');

export function createExecution(schema: GraphQLSchema, settings: ExecutionSettings = {}): Execution {
  const { runsBeforeCompiling = 1, maxMemoBytes = 64 * MEBIBYTE, maxPlanBytes = 32 * MEBIBYTE } = settings;
  const plans = new Plans(schema, { runsBeforeCompiling, maxBytes: maxPlanBytes });
  const memo = new AnswerMemo(maxMemoBytes);
  const variablesOf = coercionOfVariables(schema);

  async function answer(
    compiled: CompiledOperation,
    given: Variables | undefined,
    context: GatewayContext,
  ): Promise<Buffer | undefined> {
    const { credentials, platform, clock } = context;
    const { fingerprint, authorization } = credentials;
    const inputs = inputKeyOf(given ?? {});
    if (inputs === undefined) return undefined;
    const requested = `${compiled.id} ${inputs}`;
    const key = `${authorization !== undefined} ${requested}`;
    const known = await memo.find(key, { platform, fingerprint, clock });
    if (known !== undefined) return known;
    const variables = variablesOf(requested, compiled.scope.operation, given);
    const plan = variables && compiled.planOf(variables);
    if (variables === undefined || plan === undefined) return undefined;
    const noted = new RecordedInputs();
    platform.observe(noted);
    try {
      const data = await plan.print(variables, new RecordingContext(context, noted));
      // Resolvers may have caught it.
      if (noted.isUnrepeatable) throw new Bail();
      const text = Buffer.concat([resultStart, ...data, resultEnd]);
      memo.keep(key, noted, fingerprint, text);
      return text;
    } finally {
      platform.observe(undefined);
      if (noted.isUnrepeatable) compiled.giveUp(variables);
    }
  }

  return {
    async run(requested, context) {
      const compiled = plans.operationFor(requested);
      if (compiled === undefined || !isQuery(compiled.scope.operation)) return undefined;
      // graphql-js reports any error; completed reads are not repeated.
      return answer(compiled, requested.variables, context).catch(() => undefined);
    },
  };
}

/** Coerces variables as graphql-js does; undefined when it would refuse them. The latest ones are stored, and are immutable. */
function coercionOfVariables(schema: GraphQLSchema) {
  const known = new LRUCache<string, Variables>({ maxSize: MAX_VARIABLES_BYTES });
  return (
    requested: string,
    { variableDefinitions = [] }: OperationDefinitionNode,
    given: Variables | undefined,
  ): Variables | undefined => {
    const before = known.get(requested);
    if (before !== undefined) return before;
    try {
      const { coerced } = getVariableValues(schema, variableDefinitions, given ?? {});
      const size = BYTES_OF_CHARACTER * requested.length;
      if (coerced !== undefined) known.set(requested, frozen(coerced), { size });
      return coerced;
    } catch {
      return undefined;
    }
  };
}
