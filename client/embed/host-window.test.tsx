import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useLocation, useParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { hostWindow } from './host-window';

const Trip = () => <h1>Trip {useParams()['tripId']}</h1>;
const Other = () => <h1>{useLocation().pathname}</h1>;

let dispose: () => void = () => undefined;
afterEach(() => dispose());

function show(path: string, base: string) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(
    [
      { path: '/trips/:tripId', Component: Trip },
      { path: '*', Component: Other },
    ],
    { basename: base, window: hostWindow(base) },
  );
  dispose = router.dispose;
  render(<RouterProvider router={router} useTransitions={false} />);
  return router;
}

const heading = () => screen.getByRole('heading').textContent;
const returned = () =>
  act(
    () =>
      new Promise((resolve) =>
        window.addEventListener('popstate', () => setTimeout(resolve), { once: true }),
      ),
  );

test('addresses have the base, and pages do not', async () => {
  const router = show('/homes/trips/LF-1', '/homes');
  await act(() => router.navigate('/trips/LF-2'));
  expect([heading(), window.location.pathname]).toEqual(['Trip LF-2', '/homes/trips/LF-2']);
  window.history.back();
  await returned();
  expect([heading(), window.location.pathname]).toEqual(['Trip LF-1', '/homes/trips/LF-1']);
});

test('a path that only begins with the letters of the base is not below it', () => {
  show('/homestead/trips/LF-1', '/home');
  expect([heading(), window.location.pathname]).toEqual(['/homestead/trips/LF-1', '/homestead/trips/LF-1']);
});

test('[TA-03] the page stays while the host page shows one of the entries outside of the base', async () => {
  show('/homes/trips/LF-1', '/homes');
  window.history.pushState(null, '', '/');
  window.history.back();
  await returned();
  expect(heading()).toBe('Trip LF-1');
  window.history.forward();
  await returned();
  expect([heading(), window.location.pathname]).toEqual(['Trip LF-1', '/']);
});

test('a router that is disposed of leaves no listener', async () => {
  const router = show('/homes/trips/LF-1', '/homes');
  window.history.pushState(null, '', '/homes/trips/LF-2');
  router.dispose();
  window.history.back();
  await returned();
  expect(router.state.location.pathname).toBe('/homes/trips/LF-1');
});
