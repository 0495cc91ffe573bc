import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, type MockInstance, vi } from 'vitest';
import { loadEarly, onDemand } from './on-demand';

const load = vi.fn<() => Promise<() => string>>();
let isOnline: MockInstance;

beforeEach(() => {
  load.mockReset();
  isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => isOnline.mockRestore());

async function show() {
  const Part = onDemand(load);
  await act(async () =>
    render(
      <>
        <p>The page</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  );
}

test('code that fails to load offline loads when the network returns, and the page stays', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce(() => 'The part');
  await show();
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByText('The part')).not.toBeInTheDocument();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a network that returns while the load fails is used immediately', async () => {
  load.mockImplementationOnce(() => {
    isOnline.mockReturnValue(true);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  load.mockResolvedValueOnce(() => 'The part');
  await show();
  expect(await screen.findByText('The part')).toBeVisible();
});

test('code that fails to load for another reason is a failure', async () => {
  isOnline.mockReturnValue(true);
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const consoled = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(show()).rejects.toThrow('Failed to fetch');
  consoled.mockRestore();
});

test('a failed preload is no error: the code loads again when it is needed', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce(() => 'The part');
  loadEarly(load);
  await new Promise((resolve) => setTimeout(resolve));
  await show();
  expect(await screen.findByText('The part')).toBeVisible();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
