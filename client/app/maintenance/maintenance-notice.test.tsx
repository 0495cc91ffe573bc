import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { helen } from '../../testing/portal-facts';
import { renderPortal } from '../../testing/render-portal';
import { homesPage, place } from '../../testing/stays';

const maintained = (id = 'cap1-portal-maintenance', variant = 'available') => ({
  ...helen,
  experiments: [...helen.experiments, { id, variant, data: null }],
});
const nothing = {
  Query: {
    places: () => [place('p-duck', 'Duck')],
    stays: () => homesPage([]),
    trips: () => ({
      totalCount: 0,
      edges: [],
      nodes: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    }),
  },
};
const notice = () => screen.findByRole('heading', { level: 1, name: 'We are working on the portal' });

test.each([
  '/',
  '/stays/',
  '/stays/availability/?locationName=Duck',
  '/vacation-rentals/shop/?listingId=vr-duck-01',
  '/vacation-rentals/book/?listingId=vr-duck-01',
  '/favorites/',
])('[EX-04] during maintenance %s shows the notice, and its effect on booked stays', async (path) => {
  await renderPortal({ path, session: maintained(), resolvers: nothing });
  expect(await notice()).toBeVisible();
  expect(screen.getByText(/Your booked stays are not affected/)).toBeVisible();
  expect(screen.getByText(/Call 1-800-555-0142\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your trips' })).toHaveAttribute('href', '/trips');
});

test('[EX-04] trips stay open', async () => {
  await renderPortal({ path: '/trips', session: maintained(), resolvers: nothing });
  expect(await screen.findByRole('heading', { level: 1, name: /trips/i })).toBeVisible();
  expect(screen.queryByText(/We are working on/)).not.toBeInTheDocument();
});

test.each([
  ['CONSUMER', 'corp-traveler-maintenance', 'available', false],
  ['CORPORATE', 'corp-traveler-maintenance', 'available', true],
  ['CORPORATE', 'cap1-portal-maintenance', 'available', true],
  ['CONSUMER', 'cap1-portal-maintenance', 'hotels-flights', false],
])('[EX-04] for %s %s in the variant %s closes the search: %s', async (tenant, id, variant, isClosed) => {
  await renderPortal({
    path: '/stays/',
    portal: { tenant },
    session: maintained(id, variant),
    resolvers: nothing,
  });
  const open = await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(screen.queryAllByText('We are working on the portal')).toHaveLength(isClosed ? 1 : 0),
  );
  expect(open).toBeVisible();
});

test('[EX-04] the portal opens again when maintenance ends', async () => {
  let session = maintained();
  await renderPortal({
    path: '/stays/',
    resolvers: { Query: { ...nothing.Query, session: () => session } },
  });
  await notice();
  session = helen;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByText('We are working on the portal')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});
