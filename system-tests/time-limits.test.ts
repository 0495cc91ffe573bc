/** Time limits of the platform and the gateway that have to fit each other. */
import { parseEnvironment } from '#gateway/kernel/environment.ts';
import { MAX_WAIT_MS } from '#platform/database/connect.ts';

test('a statement waits for a connection for less time than a gateway waits for its answer', () => {
  expect(MAX_WAIT_MS).toBeLessThan(parseEnvironment({}).platformTimeoutMs);
});
