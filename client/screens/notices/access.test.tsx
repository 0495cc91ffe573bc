import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

test.each([
  ['/auth/start', 'Sign in to start', '/auth/login'],
  ['/auth/invalid', 'Your session is no longer valid', '/auth/login'],
  ['/auth/end', 'You are signed out', '/auth/login'],
  ['/access-denied', 'You do not have access', '/stays/'],
  ['/access-denied-not-beta', 'This is not open to you yet', '/stays/'],
])('[RT-11] [SE-16] %s shows "%s" and the next step', async (path, title, way) => {
  await renderPortal({ path, session: null });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(title);
  expect(screen.getByText('Questions? Call 1-800-555-0142.')).toBeVisible();
  const main = screen.getByRole('main');
  expect(main.querySelector('a')).toHaveAttribute('href', way);
});

test('[RT-15] a business traveler without access is led to the business portal', async () => {
  await renderPortal({
    path: '/access-denied',
    session: null,
    portal: { businessPortalUrl: 'https://business.example/' },
  });
  const way = await screen.findByRole('link', { name: 'Go to the business portal' });
  expect(way).toHaveAttribute('href', 'https://business.example/');
});

test.each(['/auth/start', '/auth/invalid', '/auth/end'])(
  '[SE-16] %s does not tell a user who is signed in to sign in',
  async (path) => {
    await renderPortal({ path });
    expect(await screen.findByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search stays' })).toHaveAttribute('href', '/stays/');
  },
);

const corporatePage = Object.assign(document.createElement('meta'), {
  name: 'travel-portal-tenant',
  content: 'corporate',
});
afterEach(() => corporatePage.remove());

test.each([
  ['/acknowledgement/', '40106'],
  ['/access-denied', '40103'],
  ['/access-denied-not-beta', '40102'],
])(
  '[SE-08] [SE-09] [SE-10] [SE-16] a refused user who is sent to %s can sign out',
  async (path, upstreamCode) => {
    const refuse = () => {
      throw new GraphQLError('Refused.', {
        extensions: { code: 'ACCESS_DENIED', httpStatus: 401, upstreamCode },
      });
    };
    const signOut = vi.fn(refuse);
    localStorage.setItem('travel-portal.token', 'secret');
    document.head.append(corporatePage);
    const { address } = await renderPortal({
      path: '/faq/',
      portal: { tenant: 'CORPORATE' },
      resolvers: {
        Query: { session: () => (localStorage.getItem('travel-portal.token') ? refuse() : null) },
        Mutation: { signOut },
      },
    });
    await waitFor(() => expect(address()).toBe(path));
    await userEvent.click(
      await within(screen.getByRole('banner')).findByRole('button', { name: 'Sign out' }),
    );
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(localStorage.getItem('travel-portal.token')).toBeNull();
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/auth/end');
  },
);
