import type { GatewayContext } from '../../context';
import { credentialsOf } from '../../kernel/credentials';
import { PlatformError } from '../../rest/client/platform-error';
import { bookingStream } from './booking-status';

function pollOf(error: PlatformError, signal: AbortSignal) {
  const recorded: string[] = [];
  const stream = bookingStream('booking-1', {
    credentials: credentialsOf('Bearer ann', undefined),
    platform: { polled: () => ({ call: () => Promise.reject(error) }) },
    environment: { live: { bookingSteps: 3 } },
    log: { warn: (_: object, message: string) => recorded.push(message) },
  } as unknown as GatewayContext);
  return { poll: stream.poll(signal), recorded };
}

const endpoint = 'POST /api/v0/purchase/fulfill/poll';
const ended = AbortSignal.abort();
const open = new AbortController().signal;

test.each([
  [
    'a missing response is recorded with the specified text',
    new PlatformError('timeout', { endpoint }),
    open,
    1,
  ],
  ['a response is not recorded', new PlatformError('upstream', { endpoint, httpStatus: 500 }), open, 0],
  ['an aborted request is not recorded', new PlatformError('aborted', { endpoint }), ended, 0],
])('[BK-10] %s', async (_, error, signal, times) => {
  const { poll, recorded } = pollOf(error, signal);
  await expect(poll).rejects.toBe(error);
  expect(recorded).toEqual(Array(times).fill('Poll Confirmation Details Network Call Failed'));
});
