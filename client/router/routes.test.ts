import { expect, test, vi } from 'vitest';
import { loadRoutes, matchRoutes, type RouteObject } from './routes';

const routes: readonly RouteObject[] = [
  {
    children: [
      { path: '/' },
      { path: '/trips' },
      { path: '/trips/:tripId/:modal?' },
      { path: '/book/' },
      { path: '/book/*' },
      { path: '*' },
    ],
  },
];
const pathFor = (address: string) => matchRoutes(routes, address)?.routes.at(-1)?.path;

test.each([
  ['/', '/'],
  ['/trips', '/trips'],
  ['/trips/', '/trips'],
  ['/TRIPS', '/trips'],
  ['/trips/LF-1', '/trips/:tripId/:modal?'],
  ['/trips/LF-1/payment', '/trips/:tripId/:modal?'],
  ['/trips/LF-1/payment/more', '*'],
  ['/book', '/book/'],
  ['/book/anything/else', '/book/*'],
  ['/tripsters', '*'],
])('%s is the route %s', (address, path) => {
  expect(pathFor(address)).toBe(path);
});

test('a match has its parent routes and the decoded parameters', () => {
  const match = matchRoutes(routes, '/trips/flight%2F1/cancel');
  expect(match?.routes[0]).toBe(routes[0]);
  expect(match?.params).toEqual({ tripId: 'flight/1', modal: 'cancel' });
});

test('an optional part may be missing, and undecodable text stays unchanged', () => {
  expect(matchRoutes(routes, '/trips/100%')?.params).toEqual({ tripId: '100%' });
});

test('without a catch-all route an address may have no match', () => {
  expect(matchRoutes([{ path: '/trips' }], '/elsewhere')).toBeUndefined();
});

test('the code of a route is loaded once', async () => {
  const Component = () => null;
  const lazy = vi.fn(async () => ({ Component }));
  const route: RouteObject = { path: '/trips', lazy };
  for (let visit = 0; visit < 2; visit += 1) await loadRoutes({ routes: [route], params: {} });
  expect(lazy).toHaveBeenCalledTimes(1);
  expect(route.Component).toBe(Component);
});
