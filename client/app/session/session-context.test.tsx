import { screen } from '@testing-library/react';
import { act } from 'react';
import { homesPage, place } from '../../testing/stays';
import { helen } from '../../testing/portal-facts';
import { renderPortal, setViewport } from '../../testing/render-portal';

const withWishlists = {
  ...helen,
  experiments: [...helen.experiments, { id: 'wishlists', variant: 'available', data: null }],
};

beforeEach(() => setViewport('desktop'));

test('[EX-02] while experiments load nothing that they gate is there; when they are resolved it is', async () => {
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

test('[EX-02] [EX-06] whoever is not signed in has no experiments', async () => {
  await renderPortal({
    path: '/stays/',
    session: null,
    resolvers: { Query: { places: () => [place('p-duck', 'Duck')], stays: () => homesPage([]) } },
  });
  expect(await screen.findByRole('banner')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Favorites' })).not.toBeInTheDocument();
});
