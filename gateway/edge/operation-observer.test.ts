import type { OperationContext, Services } from './context-factory';
import { createMetrics } from './metrics';
import { observeOperation } from './operation-observer';

test('an operation is logged by its name, which is always a single line', () => {
  const lines: object[] = [];
  const log = { info: (line: object) => lines.push(line) };
  const gateway = { metrics: createMetrics(), services: { log } as unknown as Services };
  const requestId = 'request-1';
  const context = { requestId, startedAt: performance.now(), upstream: [] } as unknown as OperationContext;
  const operation = { transport: 'http', type: 'query', outcome: 'ok' } as const;
  observeOperation(gateway, context, { ...operation, name: 'x'.repeat(200_000) });
  observeOperation(gateway, context, { ...operation, name: 'Listing' });
  expect(lines).toMatchObject([
    { requestId, operation: 'x'.repeat(100) },
    { requestId, operation: 'Listing' },
  ]);
});

test('the address of a caller is logged when it requests too much, and otherwise not', () => {
  const lines: object[] = [];
  const log = { info: (line: object) => lines.push(line) };
  const gateway = { metrics: createMetrics(), services: { log } as unknown as Services };
  const startedAt = performance.now();
  const context = { startedAt, address: '203.0.113.7', upstream: [] } as unknown as OperationContext;
  for (const outcome of ['ok', 'RATE_LIMITED', 'TOO_MANY_OPERATIONS'])
    observeOperation(gateway, context, { transport: 'http', type: 'query', name: 'Listing', outcome });
  expect(lines).toMatchObject([
    { address: undefined },
    { address: '203.0.113.7' },
    { address: '203.0.113.7' },
  ]);
});
