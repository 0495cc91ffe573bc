import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../context';
import { AnswerMemo } from './answer-memo';
import { Bail } from './bail';
import { RecordingContext, RecordedInputs } from './recorded-inputs';
import { isQuery, type Variables } from './plan';
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
}

const MEBIBYTE = 1024 * 1024;

/** The beginning and the end of every result without errors. */
const resultStart = '{"data":';
export const resultEnd = '}\n';

export function createExecution(schema: GraphQLSchema, settings: ExecutionSettings = {}): Execution {
  const { runsBeforeCompiling = 1, maxMemoBytes = 64 * MEBIBYTE } = settings;
  const plans = new Plans(schema);
  const memo = new AnswerMemo(maxMemoBytes);

  async function answer(
    compiled: CompiledOperation,
    given: Variables | undefined,
    context: GatewayContext,
  ): Promise<Buffer | undefined> {
    const { credentials, platform, clock } = context;
    const { fingerprint, authorization } = credentials;
    const key = `${compiled.id} ${authorization !== undefined} ${JSON.stringify(given)}`;
    const known = await memo.find(key, { platform, fingerprint, clock });
    if (known !== undefined) return known;
    const variables = variablesOf(schema, compiled.scope.operation, given);
    const plan = variables && compiled.planOf(variables);
    if (variables === undefined || plan === undefined) return undefined;
    const noted = new RecordedInputs();
    platform.observe(noted);
    try {
      const data = await plan.print(variables, new RecordingContext(context, noted));
      // Resolvers may have caught it.
      if (noted.isUnrepeatable) throw new Bail();
      const text = Buffer.from(resultStart + data + resultEnd);
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
      compiled.runs += 1;
      if (compiled.runs <= runsBeforeCompiling) return undefined;
      // graphql-js reports any error; completed reads are not repeated.
      return answer(compiled, requested.variables, context).catch(() => undefined);
    },
  };
}

/** Coerced as by graphql-js; undefined when it would refuse them. */
function variablesOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Variables | undefined,
): Variables | undefined {
  try {
    return getVariableValues(schema, variableDefinitions, given ?? {}).coerced;
  } catch {
    return undefined;
  }
}
