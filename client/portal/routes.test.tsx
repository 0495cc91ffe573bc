import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withExperiments } from '../testing/portal-facts';
import { renderPortal } from '../testing/render-portal';
import { homesPage } from '../testing/stays';

const withWishlists = withExperiments('wishlists');

/** The pages without a home; the checkout, access and notice pages have tests next to their screens. */
test.each([
  ['/', 'Larkfield Travel: vacation rentals'],
  ['/stays/', 'Larkfield Travel: vacation rentals'],
  ['/stays/availability/', 'Stays anywhere'],
  ['/vacation-rentals/shop/?listingId=home-1', 'Vacation rental'],
  ['/favorites/', 'Favorites'],
  ['/trips', 'Trips'],
  ['/auth/login', 'Sign in to Larkfield Travel'],
])('[RT-01] [RT-04] [RT-10] [WI-10] the path %s opens the page %s', async (path, title) => {
  const { address } = await renderPortal({
    path,
    session: withWishlists,
    resolvers: {
      Query: {
        places: () => [],
        stays: () => homesPage([]),
        listing: () => new Promise(() => undefined),
        calendar: () => new Promise(() => undefined),
        demoPersonas: () => [],
        wishlists: () => [],
        rewardsAccounts: () => [],
      },
    },
  });
  await waitFor(() => expect(document.title).toBe(title));
  expect(address()).toBe(path);
});
