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

test('code that cannot be loaded without a network comes when there is one, and the page stays', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValueOnce(() => 'The part');
  await show();
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByText('The part')).not.toBeInTheDocument();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a network that is back when the load without one fails is used at once', async () => {
  load.mockImplementationOnce(() => {
    isOnline.mockReturnValue(true);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  load.mockResolvedValueOnce(() => 'The part');
  await show();
  expect(await screen.findByText('The part')).toBeVisible();
});

test('code that cannot be loaded for another reason is a failure', async () => {
  isOnline.mockReturnValue(true);
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const consoled = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(show()).rejects.toThrow('Failed to fetch');
  consoled.mockRestore();
});

test('code that does not load early is no error: it is loaded again when it is required', async () => {
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
