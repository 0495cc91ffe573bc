import { createRunningOperations, type RunningOperations } from './running-operations';

const operation = (type: 'mutation' | 'subscription') => ({
  operation: { operation: type },
  cost: 1,
  contextValue: { caller: 'ann' },
});
const mutation = operation('mutation');
const socket = {};
let running: RunningOperations;
let isIdle: boolean;

beforeEach(() => {
  running = createRunningOperations();
  isIdle = false;
});

const waitForIdle = (maxMs: number): Promise<unknown> => running.idle(maxMs).then(() => (isIdle = true));
const turn = () => new Promise(setImmediate);

test('idle resolves immediately without running queries, even while a stream runs', async () => {
  running.start(socket, 'stream', operation('subscription'));
  await waitForIdle(60_000);
  expect(isIdle).toBe(true);
});

test('idle waits for a mutation that starts in the same turn in which the last one ends', async () => {
  running.start(socket, 'first', mutation);
  const idle = waitForIdle(60_000);
  running.end(socket, 'first');
  await Promise.resolve();
  running.start(socket, 'second', mutation);
  await turn();
  await turn();
  expect(isIdle).toBe(false);
  running.end(socket, 'second');
  await idle;
});

test('operations that take too long are abandoned', async () => {
  running.start(socket, 'first', mutation);
  await waitForIdle(20);
  expect(isIdle).toBe(true);
});
