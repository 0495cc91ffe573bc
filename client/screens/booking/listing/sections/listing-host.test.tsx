import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listing } from '#client/testing/listing-answer.ts';
import { openListing } from '#client/testing/open-listing.ts';
import { photo } from '#client/testing/photos.ts';
import { setViewport } from '#client/testing/render-portal.tsx';

beforeEach(() => setViewport('desktop'));

const host = {
  name: 'Front Door Keys',
  imageUrl: null,
  since: 2019,
  about: 'We know each home by its quirks.',
  responseNote: 'Usually answers within an hour',
  otherHomes: Array.from({ length: 5 }, (_, index) => ({
    id: `home-${index}`,
    name: `Home ${index}`,
    market: { id: 'outer-banks', name: 'Outer Banks' },
    photo: index === 0 ? null : photo('porch'),
  })),
};

const hostPanel = async () => within(await screen.findByRole('region', { name: 'Your host' }));

test('[LS-16] the host is shown with years, answers and words, and a number to call with a question', async () => {
  await openListing({ listing: () => ({ ...listing, host }) });
  const panel = await hostPanel();
  for (const text of [
    'Host since 2019',
    '5 other homes',
    'We know each home by its quirks.',
    'Usually answers within an hour',
  ])
    expect(panel.getByText(text)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Ask a question' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\S+$/),
  );
});

test("[LS-16] the host's other homes open for the same stay, the first four without a press", async () => {
  const { address } = await openListing(
    { listing: ({ id }) => ({ ...listing, id, host }) },
    '/vacation-rentals/shop/?listingId=vr-duck-01&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=3',
  );
  const panel = await hostPanel();
  expect(panel.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(panel.getByRole('button', { name: 'Show all 5 homes' }));
  await userEvent.click(panel.getByRole('link', { name: /^Home 4/ }));
  expect(address()).toContain('listingId=home-4&fromDate=2026-06-05&untilDate=2026-06-08&adultsCount=3');
});

test('[LS-16] only the known facts of a host are shown', async () => {
  await openListing();
  const panel = await hostPanel();
  expect(panel.queryByText(/since|other home|More homes/)).not.toBeInTheDocument();
  expect(panel.getByRole('heading', { name: 'June' })).toBeInTheDocument();
});
