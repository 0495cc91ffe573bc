import {
  type ApolloServer,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLResponse,
  HeaderMap,
  type HTTPGraphQLRequest,
} from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { type Execution, resultEnd } from '../execution/execution';
import type { OperationContext } from './context-factory';

/** A placeholder for data that has already been printed, while Apollo Server holds the result. */
const printedData = Object.freeze({});

/** The response of a query that execution supports (execution/execution.ts); null: graphql-js executes the operation. */
export async function printedResponse(
  execution: Execution,
  { document, request, contextValue }: GraphQLRequestContextResponseForOperation<OperationContext>,
): Promise<GraphQLResponse | null> {
  const { operationName, variables } = request;
  const text = await execution.run({ document, operationName, variables }, contextValue);
  if (text === undefined) return null;
  contextValue.printed.text = text;
  return {
    http: { headers: new HeaderMap() },
    body: { kind: 'single', singleResult: { data: printedData } },
  };
}

/** The JSON of a result without its printed data. */
export function stringifyUnprinted(result: FormattedExecutionResult): string {
  if (result.data !== printedData) return `${JSON.stringify(result)}\n`;
  return result.extensions === undefined ? '' : `,"extensions":${JSON.stringify(result.extensions)}`;
}

/** Lets Apollo Server handle a request, and sends printed data unchanged. */
export async function respond(
  apollo: ApolloServer<OperationContext>,
  request: FastifyRequest,
  reply: FastifyReply,
  context: OperationContext,
): Promise<string | Buffer> {
  const { headers, body, status } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: apolloRequestOf(request),
    context: async () => context,
  });
  for (const [name, value] of headers) void reply.header(name, value);
  void reply.code(status ?? 200);
  // No schema of this gateway has @defer.
  if (body.kind !== 'complete') throw new Error('an answer in parts');
  const { text } = context.printed;
  return text === undefined ? body.string : wholeAnswer(text, body.string);
}

function wholeAnswer(text: Buffer, afterData: string): Buffer {
  if (afterData === '') return text;
  return Buffer.concat([text.subarray(0, -resultEnd.length), Buffer.from(afterData), resultEnd]);
}

function apolloRequestOf({ method, url, headers, body }: FastifyRequest): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const query = url.indexOf('?');
  return { method: method.toUpperCase(), headers: map, body, search: query === -1 ? '' : url.slice(query) };
}
