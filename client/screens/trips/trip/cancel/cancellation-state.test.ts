import { expect, test } from 'vitest';
import { cancellationReducer, INITIAL_CANCELLATION } from './cancellation-state';

test('[CN-01] an event that does not belong to the step changes nothing', () => {
  const canceled = { ...INITIAL_CANCELLATION, step: 'success' } as const;
  expect(cancellationReducer(canceled, { event: 'FAILED' })).toBe(canceled);
});
