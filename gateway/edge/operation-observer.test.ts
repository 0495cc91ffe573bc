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
