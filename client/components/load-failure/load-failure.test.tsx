import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { system } from '../../app/theme/system';
import { GatewayOriginContext } from '../gateway-origin';
import { LoadFailure } from './load-failure';

const readiness = vi.fn<() => boolean>();

beforeEach(() => {
  vi.useFakeTimers();
  readiness.mockReset();
  global.fetch = vi.fn(async () => ({ ok: readiness() }) as Response);
});
afterEach(() => vi.useRealTimers());

async function watch(onRetry: () => void, looks: number) {
  render(
    <ChakraProvider value={system}>
      <LoadFailure title="We could not load this" safe="Your trips are safe." onRetry={onRetry} />
    </ChakraProvider>,
  );
  for (let look = 0; look < looks; look += 1) await act(() => vi.advanceTimersByTimeAsync(3_000));
}

test('retries once when the portal is available again', async () => {
  const retry = vi.fn();
  readiness.mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
  await watch(retry, 5);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries when the portal answers again after it was silent, and was never reported as unavailable', async () => {
  const retry = vi.fn();
  let answer: () => void = () => undefined;
  const response = new Promise<Response>((resolve) => (answer = () => resolve({ ok: true } as Response)));
  vi.mocked(global.fetch).mockReturnValueOnce(response).mockReturnValueOnce(response);
  readiness.mockReturnValue(true);
  await watch(retry, 1);
  expect(retry).not.toHaveBeenCalled();
  await act(async () => answer());
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("[TA-03] when embedded it checks the gateway's readiness, not the host's", async () => {
  render(
    <ChakraProvider value={system}>
      <GatewayOriginContext value="https://gateway.example">
        <LoadFailure title="We could not load this" onRetry={() => undefined} />
      </GatewayOriginContext>
    </ChakraProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(global.fetch).toHaveBeenCalledWith('https://gateway.example/readyz?platform=1', {
    cache: 'no-store',
  });
});

test('shows that the device is offline while it is, and then the next step', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  readiness.mockReturnValue(true);
  await watch(() => undefined, 1);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are offline. Your trips are safe. We’ll retry when you’re back online.',
  );
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Our service is not responding. Your trips are safe. Try again in a moment.',
  );
});

test('does not retry failures other than an outage', async () => {
  const retry = vi.fn();
  readiness.mockReturnValue(true);
  await watch(retry, 5);
  expect(retry).not.toHaveBeenCalled();
});
