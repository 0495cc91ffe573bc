/** The REST contract as the kit uses it: the route of each operation, and the gateway's own check of responses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContract, type Contract } from '#gateway/rest/client/contract.ts';
import type { operations } from '#schema/platform.openapi.ts';
import { operationIds, type OperationId } from './operations';

export interface Route {
  readonly method: string;
  readonly path: string;
  /** The documented status of success. */
  readonly success: number;
  readonly isCommand: boolean;
  /** Whether it works without a session. */
  readonly isPublic: boolean;
  /** Whether a platform may answer it without a session. */
  readonly isOpenToVisitors: boolean;
  /** Whether a request must carry the session's anti-forgery token. */
  readonly needsAntiForgery: boolean;
}

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;

export type RequestOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? Json<NonNullable<Body>>
  : undefined;

export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Ok }
  ? Json<Ok>
  : operations[Id]['responses'] extends { 201: infer Created }
    ? Json<Created>
    : undefined;

interface Operation {
  readonly operationId: OperationId;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly 'x-command'?: boolean;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const document = JSON.parse(
  readFileSync(join(__dirname, '../schema/platform.openapi.json'), 'utf8'),
) as Document;

export const contract: Contract = createContract(document as unknown as Parameters<typeof createContract>[0]);

const routes = new Map<OperationId, Route>(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses, security, ...rest }]) => [
      operationId,
      {
        method: method.toUpperCase(),
        path,
        success: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
        isCommand: rest['x-command'] === true,
        isPublic: security?.length === 0,
        isOpenToVisitors: security?.some((schemes) => Object.keys(schemes).length === 0) === true,
        needsAntiForgery:
          security === undefined || security.some(({ antiForgery }) => antiForgery !== undefined),
      },
    ]),
  ),
);

export function routeOf(operation: OperationId): Route {
  const route = routes.get(operation);
  if (route === undefined) throw new Error(`The contract has no operation ${operation}`);
  return route;
}

/** Operations that require a session, except for pictures, which are not JSON. */
export const sessionOperations = (kind: 'read' | 'command'): OperationId[] =>
  operationIds.filter((operation) => {
    const { isPublic, isCommand } = routeOf(operation);
    return !isPublic && isCommand === (kind === 'command');
  });
