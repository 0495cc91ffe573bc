import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, Navigate, NavLink } from './link';
import { useRouteError } from './route-boundary';
import { createBrowserRouter, createMemoryRouter, type Router, untilLoaded } from './router';
import {
  Outlet,
  RouterProvider,
  useIsNavigating,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router-provider';
import type { RouteObject } from './routes';
import { ScrollRestoration } from './scroll-restoration';

/** Code that arrives when the test sends it. */
function lateCode(Component: ComponentType) {
  let arrive: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const code = new Promise<{ Component: ComponentType }>((resolve, reject) => {
    arrive = () => resolve({ Component });
    fail = reject;
  });
  return {
    lazy: () => code,
    arrive: () => act(async () => arrive()),
    fail: (e: unknown) => act(async () => fail(e)),
  };
}

function Frame() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p data-testid="address">{`${useNavigationType()} ${pathname}${search}${hash}`}</p>
      {useIsNavigating() && <div role="progressbar" aria-label="Loading" />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
const Failure = () => <p role="alert">{String(useRouteError())}</p>;
const Home = () => <h1>Home</h1>;
const Trip = () => <h1>Trip {useParams()['tripId']}</h1>;

const tree = (children: readonly RouteObject[]): readonly RouteObject[] => [
  { element: <Frame />, children: [{ errorElement: <Failure />, children }] },
];
const simple = (): readonly RouteObject[] =>
  tree([
    { path: '/', Component: Home },
    { path: '/trips/:tripId', Component: Trip },
  ]);

const address = () => screen.getByTestId('address').textContent;
const heading = () => screen.queryByRole('heading')?.textContent;

async function show(router: Router) {
  render(<RouterProvider router={router} />);
  await act(() => untilLoaded(router));
  return router;
}

const go = (router: Router, ...to: Parameters<Router['navigate']>) => act(() => router.navigate(...to));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a navigation', () => {
  test('shows the page, goes back, and reports its kind', async () => {
    const router = await show(createMemoryRouter(simple(), '/'));
    expect([address(), heading()]).toEqual(['POP /', 'Home']);
    await go(router, '/trips/LF-1?a=1#b', { state: { from: 'home' } });
    expect([address(), heading()]).toEqual(['PUSH /trips/LF-1?a=1#b', 'Trip LF-1']);
    expect(router.state.location.state).toEqual({ from: 'home' });
    await go(router, '?a=2', { replace: true });
    expect(address()).toBe('REPLACE /trips/LF-1?a=2');
    expect(router.state.location.state).toBeNull();
    await go(router, -1);
    expect([address(), heading()]).toEqual(['POP /', 'Home']);
    await go(router, 1);
    expect(address()).toBe('POP /trips/LF-1?a=2');
  });

  test('keeps the page until the code of the next one has loaded', async () => {
    const code = lateCode(Trip);
    const router = await show(
      createMemoryRouter(
        tree([
          { path: '/', Component: Home },
          { path: '/trips/:tripId', ...code },
        ]),
        '/',
      ),
    );
    act(() => void router.navigate('/trips/LF-1'));
    expect([address(), heading()]).toEqual(['POP /', 'Home']);
    expect(screen.getByRole('progressbar')).toBeVisible();
    await code.arrive();
    expect([address(), heading()]).toEqual(['PUSH /trips/LF-1', 'Trip LF-1']);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('that a later one replaces has no effect', async () => {
    const code = lateCode(Trip);
    const About = () => <h1>About</h1>;
    const router = await show(
      createMemoryRouter(
        tree([
          { path: '/', Component: Home },
          { path: '/about', Component: About },
          { path: '/trips/:tripId', ...code },
        ]),
        '/',
      ),
    );
    act(() => void router.navigate('/trips/LF-1'));
    await go(router, '/about');
    await code.arrive();
    expect([address(), heading()]).toEqual(['PUSH /about', 'About']);
    await go(router, -1);
    expect(address()).toBe('POP /');
  });

  test('with flushSync is rendered before it returns', async () => {
    const router = await show(createMemoryRouter(simple(), '/'));
    act(() => {
      void router.navigate('/trips/LF-1', { flushSync: true });
      expect(heading()).toBe('Trip LF-1');
    });
  });
});

describe('a page that fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  test('to load is replaced by the boundary until the address changes', async () => {
    const code = lateCode(Trip);
    const router = await show(
      createMemoryRouter(
        tree([
          { path: '/', Component: Home },
          { path: '/trips', ...code },
        ]),
        '/',
      ),
    );
    act(() => void router.navigate('/trips'));
    await code.fail(new TypeError('lost'));
    expect(screen.getByRole('alert')).toHaveTextContent('TypeError: lost');
    expect(address()).toBe('PUSH /trips');
    await go(router, '/');
    expect(heading()).toBe('Home');
  });

  test('to render is replaced by the boundary until the address changes', async () => {
    const Broken = () => {
      throw new Error('broken');
    };
    const router = await show(
      createMemoryRouter(
        tree([
          { path: '/', Component: Home },
          { path: '/trips', Component: Broken },
        ]),
        '/trips',
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error: broken');
    expect(address()).toBe('POP /trips');
    await go(router, '/');
    expect(heading()).toBe('Home');
  });
});

describe('in the browser', () => {
  const routers: Router[] = [];
  const browser = async (...options: Parameters<typeof createBrowserRouter>) => {
    const router = createBrowserRouter(...options);
    routers.push(router);
    return show(router);
  };
  const returned = () =>
    act(
      () =>
        new Promise((resolve) =>
          window.addEventListener('popstate', () => setTimeout(resolve), { once: true }),
        ),
    );
  afterEach(() => routers.splice(0).forEach((router) => router.dispose()));

  test('addresses have the base, and pages do not', async () => {
    window.history.replaceState(null, '', '/homes/trips/LF-1');
    const router = await browser(simple(), { base: '/homes/' });
    expect(address()).toBe('POP /trips/LF-1');
    expect(router.hrefOf('/')).toBe('/homes');
    await go(router, '/trips/LF-2');
    expect(window.location.pathname).toBe('/homes/trips/LF-2');
    window.history.back();
    await returned();
    expect([address(), heading()]).toEqual(['POP /trips/LF-1', 'Trip LF-1']);
  });

  test('a path that only begins with the letters of the base is not below it', async () => {
    window.history.replaceState(null, '', '/homestead/trips/LF-1');
    const router = await browser(simple(), { base: '/home' });
    expect(router.state.location.pathname).toBe('/homestead/trips/LF-1');
  });

  test('[TA-03] the page stays while the host page shows one of the entries outside of the base', async () => {
    window.history.replaceState(null, '', '/homes/trips/LF-1');
    await browser(simple(), { base: '/homes' });
    window.history.pushState(null, '', '/');
    window.history.back();
    await returned();
    expect(heading()).toBe('Trip LF-1');
    window.history.forward();
    await returned();
    expect([address(), heading(), window.location.pathname]).toEqual(['POP /trips/LF-1', 'Trip LF-1', '/']);
  });

  test('going back restores the scroll position, and a new page starts at its top', async () => {
    // Browsers return a promise, contrary to its type.
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(Promise.resolve() as never);
    const router = await browser(simple());
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
    await go(router, '/trips/LF-1');
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    scroll.mockClear();
    await go(router, '/trips/LF-2', { preventScrollReset: true });
    expect(scroll).not.toHaveBeenCalled();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(30);
    window.history.go(-2);
    await returned();
    expect(scroll).toHaveBeenLastCalledWith(0, 700);
    await go(router, '/trips/LF-3');
    expect(heading()).toBe('Trip LF-3');
    vi.restoreAllMocks();
  });

  test('a rendered page is not scrolled', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await browser(simple(), { isRendered: true });
    expect(scroll).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('a link', () => {
  const linked = (link: ReactNode) =>
    show(
      createMemoryRouter(
        [
          {
            element: (
              <>
                <Frame />
                {link}
              </>
            ),
            children: [{ path: '/' }, { path: '/trips' }, { path: '/trips/:tripId' }],
          },
        ],
        '/trips',
      ),
    );
  const press = (init: MouseEventInit = {}) =>
    act(async () => {
      // jsdom does not follow links.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(screen.getByRole('link'), init);
    });

  test('navigates within the page', async () => {
    await linked(<Link to="/trips/LF-1">Trip</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/trips/LF-1');
    await press();
    expect(address()).toBe('PUSH /trips/LF-1');
  });

  test('to the current page replaces the history entry', async () => {
    await linked(<Link to="/trips">Trips</Link>);
    await press();
    expect(address()).toBe('REPLACE /trips');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'clicked with %o is left to the browser',
    async (init) => {
      await linked(<Link to="/trips/LF-1">Trip</Link>);
      await press(init);
      expect(address()).toBe('POP /trips');
    },
  );

  test.each([
    <Link key="1" to="https://elsewhere.example/page">
      Elsewhere
    </Link>,
    <Link key="2" to="//elsewhere.example/page">
      Elsewhere
    </Link>,
    <Link key="3" to="/trips/LF-1" target="_blank">
      Trip
    </Link>,
    <Link key="4" to="/trips/LF-1" reloadDocument>
      Trip
    </Link>,
    <Link key="5" to="/trips/LF-1" onClick={(event) => event.preventDefault()}>
      Trip
    </Link>,
  ])('to another site or window, or whose click the page handles, does not navigate', async (link) => {
    await linked(link);
    await press();
    expect(address()).toBe('POP /trips');
  });

  test.each([
    ['/trips', true],
    ['/trips/', true],
    ['/TRIPS?page=2', true],
    ['/trip', false],
    ['/', false],
  ])('to %s is the current page: %s', async (to, isCurrent) => {
    await linked(<NavLink to={to}>Link</NavLink>);
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
  });
});

test('a page can redirect to another one', async () => {
  const router = await show(
    createMemoryRouter(
      tree([
        { path: '/', Component: Home },
        { path: '/old', element: <Navigate to="/" replace /> },
      ]),
      '/old',
    ),
  );
  await act(async () => undefined);
  expect(heading()).toBe('Home');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a query update receives the latest query and replaces the address', async () => {
  function Guests() {
    const [params, setParams] = useSearchParams();
    const add = () =>
      setParams((before) => new URLSearchParams({ adults: String(Number(before.get('adults')) + 1) }), {
        replace: true,
      });
    return <button onClick={add}>{params.get('adults')}</button>;
  }
  await show(createMemoryRouter(tree([{ path: '/', Component: Guests }]), '/?adults=1&pets=1#rooms'));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(address()).toBe('REPLACE /?adults=2');
  expect(screen.getByRole('button')).toHaveTextContent('2');
});
