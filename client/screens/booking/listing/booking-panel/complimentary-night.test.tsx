import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fiat, withExperiments } from '#client/testing/portal-facts.ts';
import { leavePage, setViewport } from '#client/testing/render-portal.tsx';
import { freeCalendar } from '#client/testing/free-calendar.ts';
import { available, listing } from '#client/testing/listing-answer.ts';
import {
  bookingPanel,
  type ListingArguments,
  listingAddress,
  openListing,
} from '#client/testing/open-listing.ts';

beforeEach(() => setViewport('desktop'));

const NIGHT = { title: 'Complimentary fourth night', minimumNights: 4 };
const LOCKED = { ...NIGHT, isUnlocked: false, missingNights: 1, amount: null };
const UNLOCKED = { ...NIGHT, isUnlocked: true, missingNights: 0, amount: fiat(200) };

const promoted = withExperiments('complimentary-night-promotion');

/** Three nights from Friday, June 5; the fourth unlocks the promotion. */
const openHome = (session = promoted) =>
  openListing(
    {
      session,
      calendar: () => freeCalendar(),
      listing: () => ({
        ...listing,
        availability: ({ stay }: ListingArguments) => ({
          ...available,
          rate: {
            ...available.rate,
            complimentaryNight: stay.untilDate >= '2026-06-09' ? UNLOCKED : LOCKED,
          },
        }),
      }),
    },
    listingAddress,
  );

const promotion = () => screen.findByRole('region', { name: 'Complimentary fourth night' });

test('[AD-16] [LS-27] [EX-07] one click adds the night that unlocks the complimentary fourth night', async () => {
  const { address, tracked } = await openHome();
  expect(await promotion()).toHaveTextContent('Stay 1 more night, and the fourth night is complimentary.');
  await userEvent.click(await within(await promotion()).findByRole('button', { name: 'Add 1 night' }));
  await waitFor(async () =>
    expect(await promotion()).toHaveTextContent('$200.00 of rent is taken off your stay.'),
  );
  expect(address()).toContain('untilDate=2026-06-09');
  expect(within(await promotion()).queryByRole('button')).not.toBeInTheDocument();
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({
      name: 'complimentary_night_added',
      properties: { listingId: 'vr-duck-01' },
    }),
  );
});

test('[AD-16] a locked night that lacks no further nights is not shown', async () => {
  const nothingMissing = { ...LOCKED, missingNights: 0 };
  await openListing({
    session: promoted,
    listing: () => ({
      ...listing,
      availability: { ...available, rate: { ...available.rate, complimentaryNight: nothingMissing } },
    }),
  });
  await (await bookingPanel()).findByRole('button', { name: 'Continue' });
  expect(screen.queryByRole('region', { name: 'Complimentary fourth night' })).not.toBeInTheDocument();
});

test('[AD-16] [TM-04] the promotion links to its terms', async () => {
  await openHome();
  expect(within(await promotion()).getByRole('link', { name: 'Terms of the promotion' })).toHaveAttribute(
    'href',
    '/terms/complimentary-night/',
  );
});

test('[AD-16] [EX-07] without its experiment the promotion is not shown', async () => {
  await openHome(withExperiments());
  await screen.findByRole('region', { name: 'Hosted by June' });
  expect(screen.queryByText('Complimentary fourth night')).not.toBeInTheDocument();
});
