import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '../http/operations';

interface Paths {
  paths: Record<string, Record<string, { operationId: string }>>;
}

const routes = new Map<string, { method: string; path: string }>();

/** Method and path of an operation in the contract. */
export function routeOf(operation: OperationId): { method: string; path: string } {
  if (routes.size === 0) {
    const contract = JSON.parse(
      readFileSync(join(__dirname, '../../schema/platform.openapi.json'), 'utf8'),
    ) as Paths;
    for (const [path, methods] of Object.entries(contract.paths)) {
      for (const [method, { operationId }] of Object.entries(methods)) {
        routes.set(operationId, { method: method.toUpperCase(), path });
      }
    }
  }
  const route = routes.get(operation);
  if (!route) throw new Error(`The contract has no operation ${operation}`);
  return route;
}
