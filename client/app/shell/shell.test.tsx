import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { corporateFacts, helen } from '../../testing/portal-facts';
import { renderPortal, setViewport } from '../../testing/render-portal';
import { rememberAgentPortal } from '../entry/agent-portal';
import { BOOKING_INTENT_PREFIX, PERSONAL_KEYS } from '../session/personal-storage';
import { place } from '../../testing/stays';
import { announcements } from '#client/testing/read-out.ts';

test('[TN-02] [VO-15] the header shows the brand and leads to stays, experiences and trips', async () => {
  await renderPortal({ path: '/flights/' });
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('link', { name: 'Larkfield Travel, search stays' })).toHaveAttribute(
    'href',
    '/stays/',
  );
  const nav = within(header).getByRole('navigation', { name: 'Main' });
  expect(within(nav).getByRole('link', { name: 'Stays' })).toHaveAttribute('href', '/stays/');
  expect(within(nav).getByRole('link', { name: 'Experiences' })).toHaveAttribute(
    'href',
    '/activities/availability/',
  );
  expect(within(nav).getByRole('link', { name: 'Trips' })).toHaveAttribute('href', '/trips');
});

test.each(['/stays/', '/trips', '/flights/'])(
  "[TN-02] [TN-05] %s shows the operator's brand and number, and no demonstration content",
  async (path) => {
    await renderPortal({ path, portal: { brandName: 'Northwind Stays', supportPhone: '0800 555 0199' } });
    expect(within(screen.getByRole('contentinfo')).getByText(/Northwind Stays/)).toBeInTheDocument();
    expect(`${document.title} ${document.body.innerHTML}`).not.toMatch(
      /Larkfield (Business )?Travel|555-01(42|77)/i,
    );
  },
);

test("[TN-05] the footer shows the tenant's support phone", async () => {
  await renderPortal({ path: '/flights/', portal: { supportPhone: '1-800-555-0177' } });
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: '1-800-555-0177' })).toHaveAttribute(
    'href',
    'tel:1-800-555-0177',
  );
});

test('a keyboard user can skip the header', async () => {
  await renderPortal({ path: '/flights/' });
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('main').id}`,
  );
});

test.each([
  ['/faq/?isTravelApp=true', 'mobile', false],
  ['/faq/?isTravelApp=true', 'desktop', true],
  ['/faq/', 'mobile', true],
] as const)('[TA-01] %s on a %s has the header of the portal: %s', async (path, viewport, isShown) => {
  setViewport(viewport);
  await renderPortal({ path });
  await screen.findByRole('main');
  await waitFor(() => expect(screen.queryAllByRole('banner')).toHaveLength(isShown ? 1 : 0));
});

/** The session in the graph: that of the browser's token; null without a token. */
const ofToken = () => (localStorage.getItem('travel-portal.token') ? helen : null);

test('[SE-16] signing out deletes the token, ends the session everywhere, and opens the signed-out page', async () => {
  localStorage.setItem('travel-portal.token', 'secret');
  const signOut = vi.fn(() => ({ endedSession: true }));
  const user = userEvent.setup();
  const { address } = await renderPortal({
    path: '/flights/',
    resolvers: { Query: { session: ofToken }, Mutation: { signOut } },
  });
  await user.click(await screen.findByRole('button', { name: 'Account of Helen Ortiz' }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Account of/ })).not.toBeInTheDocument());
  expect(localStorage.getItem('travel-portal.token')).toBeNull();
  expect(address()).toBe('/auth/end');
  expect(signOut).toHaveBeenCalledTimes(1);
});

describe('user data in the browser', () => {
  const personal = Object.values(PERSONAL_KEYS);
  const keep = () => {
    localStorage.setItem('travel-portal.token', 'secret');
    for (const key of personal)
      sessionStorage.setItem(key, '{"emailAddress":"helen.ortiz@larkfield.example"}');
    localStorage.setItem(PERSONAL_KEYS.rewardsAccount, 'account-1');
  };
  const kept = () => [
    ...new Set(personal.filter((key) => sessionStorage.getItem(key) ?? localStorage.getItem(key))),
  ];
  const open = () =>
    renderPortal({
      path: '/flights/',
      resolvers: { Query: { session: ofToken }, Mutation: { signOut: () => ({ endedSession: true }) } },
    });
  const signOut = async () => {
    const name = 'Account of Helen Ortiz';
    await userEvent.click(await screen.findByRole('button', { name, expanded: false }));
    expect(screen.getByRole('button', { name, expanded: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(localStorage.getItem('travel-portal.token')).toBeNull());
  };

  test('[SE-16] is deleted on sign-out, here and in other tabs', async () => {
    keep();
    await open();
    await signOut();
    expect(kept()).toEqual([]);
    const key = Object.keys(localStorage).find((each) => each.endsWith('signed-out'))!;
    keep();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(kept()).toEqual([]);
  });

  test('[SE-16] [BK-22] except for a checkout whose booking may have been made', async () => {
    keep();
    localStorage.setItem(`${BOOKING_INTENT_PREFIX}quote-1`, '{}');
    await open();
    await signOut();
    expect(kept()).toEqual([PERSONAL_KEYS.checkout]);
    expect(localStorage.getItem(`${BOOKING_INTENT_PREFIX}quote-1`)).not.toBeNull();
  });

  test('[SE-01] stays when the session merely expires', async () => {
    keep();
    await open();
    await screen.findByRole('button', { name: 'Account of Helen Ortiz' });
    localStorage.removeItem('travel-portal.token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'travel-portal.token' })));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(kept()).toEqual(personal);
  });

  test('[SE-16] is deleted when another user opens the portal after the session of the first has expired', async () => {
    keep();
    const { unmount } = await open();
    await screen.findByRole('button', { name: 'Account of Helen Ortiz' });
    unmount();
    const openAs = async (session: typeof helen) => {
      const again = await renderPortal({ path: '/flights/', session });
      await screen.findByRole('button', { name: `Account of ${session.givenName} Ortiz` });
      again.unmount();
    };
    await openAs(helen);
    expect(kept()).toEqual(personal);
    await openAs({ ...helen, userId: 'user-marco', givenName: 'Marco' });
    expect(kept()).toEqual([]);
  });
});

test('[SE-16] a user can sign out of this browser while the platform is unreachable', async () => {
  localStorage.setItem('travel-portal.token', 'secret');
  await renderPortal({
    path: '/flights/',
    resolvers: {
      Query: { session: ofToken },
      Mutation: {
        signOut: () => {
          throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
        },
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Helen Ortiz' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(localStorage.getItem('travel-portal.token')).toBeNull();
});

test('[SE-03] a sign-out in another tab applies here, and the return path is kept', async () => {
  localStorage.setItem('travel-portal.token', 'secret');
  const { address } = await renderPortal({
    path: '/trips?from=mail',
    resolvers: { Query: { session: ofToken } },
  });
  await screen.findByRole('button', { name: 'Account of Helen Ortiz' });
  localStorage.removeItem('travel-portal.token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'travel-portal.token' })));
  await waitFor(() => expect(address()).toBe('/auth/login'));
  expect(sessionStorage.getItem('travel-portal.return-path')).toBe('/trips?from=mail');
  expect(screen.queryByRole('button', { name: /^Account of/ })).not.toBeInTheDocument();
});

test("[SE-03] when another tab signs in as another user, the page reloads with that user's data", async () => {
  const maya = { ...helen, userId: 'user-maya', givenName: 'Maya', surname: 'Chen' };
  const user = () => (localStorage.getItem('travel-portal.token') === 'of-maya' ? maya : helen);
  localStorage.setItem('travel-portal.token', 'of-helen');
  await renderPortal({
    path: '/stays/',
    resolvers: { Query: { session: user, places: () => [place('p-1', `Town of ${user().givenName}`)] } },
  });
  await screen.findByRole('button', { name: 'Account of Helen Ortiz' });
  expect(await screen.findByRole('link', { name: /Town of Helen/ })).toBeVisible();
  sessionStorage.setItem(PERSONAL_KEYS.reservation, '{"emailAddress":"helen.ortiz@larkfield.example"}');
  localStorage.setItem('travel-portal.token', 'of-maya');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'travel-portal.token' })));
  expect(await screen.findByRole('button', { name: 'Account of Maya Chen' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Town of Maya/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Town of Helen/ })).not.toBeInTheDocument();
  expect(sessionStorage.getItem(PERSONAL_KEYS.reservation)).toBeNull();
});

test('[SE-01] after a session has ended no user data is shown', async () => {
  localStorage.setItem('travel-portal.token', 'secret');
  const { address } = await renderPortal({
    path: '/stays/',
    resolvers: {
      Query: {
        session: ofToken,
        places: () => [],
        trips: () => {
          throw new GraphQLError('Sign in to continue.', {
            extensions: { code: 'UNAUTHENTICATED', httpStatus: 401 },
          });
        },
      },
    },
  });
  await screen.findByRole('button', { name: 'Account of Helen Ortiz' });
  await userEvent.click(screen.getByRole('link', { name: 'Trips' }));
  await waitFor(() => expect(address()).toBe('/auth/login'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Account of/ })).not.toBeInTheDocument());
  expect(sessionStorage.getItem('travel-portal.return-path')).toBe('/trips');
});

test('the account menu closes with Escape, and the focus returns to its button', async () => {
  await renderPortal({ path: '/flights/' });
  const button = await screen.findByRole('button', { name: 'Account of Helen Ortiz' });
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('the account menu closes when one of its links is followed, also to the page that is open', async () => {
  await renderPortal({ path: '/profile/' });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Helen Ortiz' }));
  const panel = screen.getByRole('button', { name: 'Sign out' }).parentElement!;
  await userEvent.click(within(panel).getByRole('link', { name: 'Profile' }));
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
});

test('the account menu closes on an outside click, and stays open on an inside click that moves no focus', async () => {
  await renderPortal({ path: '/flights/' });
  const button = await screen.findByRole('button', { name: 'Account of Helen Ortiz' });
  const signOut = () => screen.queryByRole('button', { name: 'Sign out' });
  await userEvent.click(button);
  // As in Safari when a button is pressed.
  act(() => button.blur());
  fireEvent.pointerDown(signOut()!);
  expect(signOut()).toBeVisible();
  fireEvent.pointerDown(screen.getByRole('main'));
  expect(signOut()).not.toBeInTheDocument();
});

test('[SE-01] an expired session leads to the sign-in and keeps the path', async () => {
  localStorage.setItem('travel-portal.token', 'expired');
  const { address } = await renderPortal({
    path: '/flights/?from=YYZ',
    resolvers: {
      Query: {
        session: () => {
          throw new GraphQLError('Sign in to continue.', {
            extensions: { code: 'UNAUTHENTICATED', httpStatus: 401 },
          });
        },
      },
    },
  });
  await waitFor(() => expect(address()).toBe('/auth/login'));
  expect(localStorage.getItem('travel-portal.token')).toBeNull();
  expect(sessionStorage.getItem('travel-portal.return-path')).toBe('/flights/?from=YYZ');
});

test('[SE-01] a page that needs a session redirects a signed-out visitor to the sign-in', async () => {
  const { address } = await renderPortal({ path: '/trips?section=past', session: null });
  await waitFor(() => expect(address()).toBe('/auth/login'));
  expect(sessionStorage.getItem('travel-portal.return-path')).toBe('/trips?section=past');
});

test.each([
  ['the checkout without a home', '/vacation-rentals/book/', helen.experiments],
  ['the booking area without its experiment', '/vacation-rentals/book/', []],
  ['an unknown page of the booking area', '/vacation-rentals/book/elsewhere', helen.experiments],
  ['favorites without their experiment', '/favorites/', []],
])('[RT-04] %s redirects to the search at /stays/', async (_what, path, experiments) => {
  const { address } = await renderPortal({
    path,
    session: { ...helen, experiments },
    resolvers: { Query: { places: () => [] } },
  });
  await waitFor(() => expect(address()).toBe('/stays/'));
  expect(await screen.findByRole('search', { name: 'Stays' })).toBeVisible();
});

test.each([
  '/vacation-rentals/book/elsewhere',
  '/vacation-rentals/book/confirm/more',
  '/vacation-rentals/shop/extra',
  '/vacation-rentals/',
])('[RT-05] %s is not a page of the booking area and redirects to the search', async (path) => {
  const { address } = await renderPortal({ path });
  await waitFor(() => expect(address()).toBe('/stays/'));
});

test('[RT-06] [EX-05] [EX-06] without the stays-booking experiment the booking area redirects to the search', async () => {
  const { address } = await renderPortal({
    path: '/vacation-rentals/book/',
    session: { ...helen, experiments: [{ id: 'stays-booking', variant: 'control', data: null }] },
  });
  await waitFor(() => expect(address()).toBe('/stays/'));
});

test('without a network the header shows a notice until the connection is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  await renderPortal({ path: '/flights/' });
  const note = () => within(screen.getByRole('banner')).queryByText(/^You are offline\./);
  const turn = (online: boolean) =>
    act(() => {
      isOnline.mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  expect(note()).not.toBeInTheDocument();
  turn(false);
  expect(note()).toBeVisible();
  expect(announcements()).toHaveTextContent(/^You are offline\./);
  turn(true);
  expect(note()).not.toBeInTheDocument();
  expect(announcements()).toHaveTextContent('The connection is back.');
  isOnline.mockRestore();
});

test('the header stores the chosen color mode', async () => {
  const user = userEvent.setup();
  document.documentElement.style.backgroundColor = '#fbf8f3';
  await renderPortal({ path: '/faq/', session: null });
  await user.click(screen.getByRole('button', { name: 'Switch to dark colors' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(document.documentElement.style.backgroundColor).toBe('');
  expect(localStorage.getItem('travel-portal.color-mode')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light colors' }));
  expect(document.documentElement).toHaveClass('light');
});

test.each([
  ['CORPORATE', 1],
  ['CONSUMER', 0],
])('[TN-03] the header of a %s portal names the business of the traveler: %i', async (tenant, times) => {
  await renderPortal({
    path: '/flights/',
    portal: { tenant },
    resolvers: { Query: { session: () => ({ ...helen, corporate: corporateFacts }) } },
  });
  await screen.findByRole('button', { name: 'Account of Helen Ortiz' });
  const named = within(screen.getByRole('banner')).queryAllByText('Ridge & Co');
  // The closed account menu contains it too.
  expect(named.filter((each) => each.closest('[hidden]') === null)).toHaveLength(times);
});

test.each([
  [
    'an administrator of a business',
    { canViewAdmin: true },
    'https://admin.example/portal/?entry=travel-portal',
  ],
  ['another user of the business', { canViewAdmin: false }, null],
])('[TN-04] [RT-15] the link to the admin portal: %s', async (_who, rights, href) => {
  const corporate = { ...corporateFacts, ...rights };
  await renderPortal({
    path: '/flights/',
    portal: { tenant: 'CORPORATE', adminPortalUrl: 'https://admin.example/portal' },
    resolvers: { Query: { session: () => ({ ...helen, corporate }) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Helen Ortiz' }));
  expect(screen.queryByRole('link', { name: 'Admin portal' })?.getAttribute('href') ?? null).toBe(href);
});

test.each([
  ['an agent in the agent portal', true, 'true', 'https://admin.example/portal/?entry=travel-portal'],
  ['an agent outside of it', true, 'false', null],
  ['a traveler whose address claims it', false, 'true', null],
])('[AG-02] the link to the admin portal for %s', async (_who, isAgent, flag, href) => {
  window.history.replaceState(null, '', `/stays/?isAgent=${flag}`);
  rememberAgentPortal(new URL(window.location.href));
  window.history.replaceState(null, '', '/');
  await renderPortal({
    path: '/flights/',
    portal: { adminPortalUrl: 'https://admin.example/portal' },
    session: { ...helen, isAgent },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Helen Ortiz' }));
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Admin portal' })?.getAttribute('href') ?? null).toBe(href);
});

describe('[SE-06] the businesses of a user', () => {
  const cove = {
    ...helen,
    userId: 'user-helen-cove',
    corporate: {
      ...corporateFacts,
      businessId: 'business-cove',
      businessName: 'Cove Studio',
      accountReferenceId: 'account-cove',
      logo: null,
    },
  };
  const open = async (selectBusiness: (parent: unknown, args: unknown) => object) => {
    localStorage.setItem('travel-portal.token', 'token-of-ridge');
    localStorage.setItem(PERSONAL_KEYS.recentSearches, '[]');
    const { address } = await renderPortal({
      path: '/flights/',
      portal: { tenant: 'CORPORATE' },
      resolvers: {
        Query: {
          session: () =>
            localStorage.getItem('travel-portal.token') === 'token-of-cove'
              ? cove
              : { ...helen, corporate: corporateFacts },
        },
        Mutation: { selectBusiness },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Helen Ortiz' }));
    const group = within(screen.getByRole('group', { name: 'Business' }));
    expect(group.getByRole('button', { name: 'Ridge & Co' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(group.getByRole('button', { name: 'Cove Studio' }));
    return address;
  };

  test('another one replaces the session, its stored data, and the name and logo of the header', async () => {
    const select = vi.fn<(parent: unknown, args: unknown) => object>(() => ({
      __typename: 'SignedIn',
      token: 'token-of-cove',
      csrfToken: 'csrf-of-cove',
    }));
    const address = await open(select);
    await waitFor(() => expect(localStorage.getItem('travel-portal.token')).toBe('token-of-cove'));
    expect(select.mock.calls[0]?.[1]).toMatchObject({ input: { accountReferenceId: 'account-cove' } });
    expect(await screen.findByText('You are in Cove Studio now')).toBeVisible();
    const header = within(screen.getByRole('banner'));
    await waitFor(() => expect(header.queryByRole('img', { name: 'Ridge & Co' })).not.toBeInTheDocument());
    expect(header.getAllByText('Cove Studio')).not.toHaveLength(0);
    expect(localStorage.getItem(PERSONAL_KEYS.recentSearches)).toBeNull();
    expect(address()).toBe('/stays/');
  });

  test('a refusal is shown, and nothing changes', async () => {
    await open(() => ({
      __typename: 'SelectBusinessRefused',
      title: 'You do not belong to this business.',
      text: 'Nothing has changed.',
    }));
    expect(await screen.findByText('You do not belong to this business.')).toBeVisible();
    expect(localStorage.getItem('travel-portal.token')).toBe('token-of-ridge');
  });
});

test('a person who acts for a traveler sees for whom, and that it is for them', async () => {
  await renderPortal({
    path: '/flights/',
    resolvers: { Query: { session: () => ({ ...helen, isDelegated: true }) } },
  });
  const account = await screen.findByRole('button', { name: 'For Helen Ortiz' });
  expect(account).toHaveTextContent('For Helen');
  await userEvent.click(account);
  expect(screen.getByText('You are acting for this traveler')).toBeVisible();
});
