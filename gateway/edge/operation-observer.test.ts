import type { OperationContext } from '../context-factory';
import { createMetrics } from './metrics';
import { observeOperation } from './operation-observer';

test('an operation is logged by its name, of which no client can make more than a line', () => {
  const lines: object[] = [];
  const log = { info: (line: object) => lines.push(line) };
  const context = { log, startedAt: performance.now(), upstream: [] } as unknown as OperationContext;
  const operation = { transport: 'http', type: 'query', outcome: 'ok' } as const;
  observeOperation(createMetrics(), context, { ...operation, name: 'x'.repeat(200_000) });
  observeOperation(createMetrics(), context, { ...operation, name: 'Listing' });
  expect(lines).toMatchObject([{ operation: 'x'.repeat(100) }, { operation: 'Listing' }]);
});
