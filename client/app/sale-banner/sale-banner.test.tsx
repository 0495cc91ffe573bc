import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withExperiments } from '../../testing/portal-facts';
import { type PortalOptions, renderPortal } from '../../testing/render-portal';

const data = JSON.stringify({ startsOn: '2026-06-01', endsOn: '2026-06-14' });
const sale = (variant: string, ...others: readonly string[]) =>
  withExperiments({ id: 'travel-sale', variant, data }, ...others);

const open = (session: NonNullable<PortalOptions['session']>, path = '/stays/') =>
  renderPortal({
    path,
    session,
    resolvers: { Query: { rewardsAccounts: () => [], places: () => [], stays: () => null } },
  });

const banner = () => screen.queryByRole('complementary', { name: 'Travel sale' });

test.each([
  ['/stays/', 'lead-up', 'The travel sale starts on Mon, Jun 1'],
  ['/stays/availability/', 'active', 'The travel sale is on until Sun, Jun 14'],
])('[EX-05] at %s the travel sale in the variant %s is announced: %s', async (path, variant, title) => {
  await open(sale(variant, 'travel-wallet-offers'), path);
  const shown = within(await screen.findByRole('complementary', { name: 'Travel sale' }));
  expect(shown.getByText(title)).toBeVisible();
  expect(shown.getByText(/your travel offers for the sale can be used at checkout/i)).toBeVisible();
});

test.each([
  ['while it is in no phase', sale('available'), '/stays/'],
  ['away from the search', sale('active'), '/trips'],
  ['while the search is closed', sale('active', 'cap1-portal-maintenance'), '/stays/'],
])('[EX-05] the travel sale is not announced %s', async (_when, session, path) => {
  await open(session, path);
  await screen.findByRole('heading', { level: 1 });
  // The button appears once the session and its experiments are known.
  await screen.findByRole('button', { name: /^Account of/ });
  expect(banner()).not.toBeInTheDocument();
});
