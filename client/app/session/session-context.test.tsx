import { screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { homesPage, place } from '../../testing/stays';
import { type helen, withExperiments } from '../../testing/portal-facts';
import { renderPortal, setViewport } from '../../testing/render-portal';

const withWishlists = withExperiments('wishlists');

beforeEach(() => setViewport('desktop'));

test('[EX-02] features behind experiments are not rendered before the experiments load', async () => {
  let resolve: (session: typeof helen) => void = () => undefined;
  const session = new Promise<typeof helen>((answer) => {
    resolve = answer;
  });
  await renderPortal({
    path: '/stays/',
    resolvers: {
      Query: { session: () => session, places: () => [place('p-duck', 'Duck')], stays: () => homesPage([]) },
    },
  });
  expect(screen.queryByRole('link', { name: 'Favorites' })).not.toBeInTheDocument();
  await act(async () => resolve(withWishlists));
  expect(await screen.findByRole('link', { name: 'Favorites' })).toBeInTheDocument();
});

test.each([
  ['the account of a user', withWishlists, 'button', 'Account of Helen Ortiz', 1],
  ['the sign-in link', null, 'link', 'Sign in', 0],
] as const)(
  '[EX-02] [EX-06] when the header shows %s, only the experiments of that user apply',
  async (_title, session, role, name, favorites) => {
    await renderPortal({ path: '/faq/', session });
    // One of the two appears once the session, and with it the experiments, is known.
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Favorites' })).toHaveLength(favorites);
  },
);
