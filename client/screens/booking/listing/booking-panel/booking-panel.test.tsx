import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AVAILABILITY_REASONS } from '#domain/listing/availability-reasons.ts';
import { rememberAgentPortal } from '#client/app/entry/agent-portal.ts';
import { fiat, helen } from '#client/testing/portal-facts.ts';
import { leavePage, setViewport } from '#client/testing/render-portal.tsx';
import { freeCalendar } from '#client/testing/free-calendar.ts';
import { available, listing, unavailable } from '#client/testing/listing-answer.ts';
import { bookingPanel, listingAddress, openListing } from '#client/testing/open-listing.ts';
import { announcements } from '#client/testing/read-out.ts';

beforeEach(() => setViewport('desktop'));

const corporateTravel = (isInPolicy: boolean | null) => () => ({
  ...listing,
  corporateTravel: {
    isInPolicy,
    reasons: isInPolicy === false ? ['STAR_RATING'] : [],
    maxPricePerNight: fiat(180),
    allowedStarRatings: [3, 4],
    isApprovalRequired: true,
  },
});

test('[PR-02] [PR-05] discounts show who pays for them, and the lines sum to the total', async () => {
  const discount = (funding: string, label: string) => ({
    funding,
    rawFunding: funding,
    label,
    amount: fiat(20),
  });
  const discounts = [
    discount('HOST_FUNDED', 'Weekly discount'),
    discount('PLATFORM_FUNDED', 'Welcome offer'),
    discount('JOINT_FUNDED', 'Autumn offer'),
    discount('UNKNOWN', 'Something else'),
  ];
  await openListing({
    listing: () => ({ ...listing, availability: { ...available, rate: { ...available.rate, discounts } } }),
  });
  const panel = await bookingPanel();
  expect(await panel.findByText('from your host')).toBeInTheDocument();
  expect(panel.getByText('from Larkfield Travel')).toBeInTheDocument();
  expect(panel.getByText('from your host and Larkfield Travel')).toBeInTheDocument();
  // 600 for three nights after 80 of discounts.
  expect(panel.getByText('3 nights').closest('div')?.parentElement?.parentElement).toHaveTextContent('$680');
});

test.each([
  ['an agent in the agent portal', true, 'true', 1],
  ['an agent outside of it', true, 'false', 0],
  ['a traveler', false, 'true', 0],
])('[AG-03] the panel tells %s about the fee of the checkout', async (_who, isAgent, flag, times) => {
  rememberAgentPortal(new URL(`https://portal.example/?isAgent=${flag}`));
  await openListing({ session: { ...helen, isAgent } });
  const panel = await bookingPanel();
  await panel.findByText('Total');
  expect(panel.queryAllByText('The checkout adds an agent fee of $10.')).toHaveLength(times);
  sessionStorage.clear();
});

test('[PR-08] fees and taxes are one line with their sum, which the keyboard expands and collapses', async () => {
  await openListing();
  const panel = await bookingPanel();
  const fold = await panel.findByRole('button', { name: 'Fees and taxes $140' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(panel.queryByText('Cleaning Fee')).not.toBeInTheDocument();
  fold.focus();
  await userEvent.keyboard('{Enter}');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  const details = document.getElementById(fold.getAttribute('aria-controls') ?? '');
  expect(details).toHaveTextContent('Cleaning Fee$80Tax$60');
  expect(details).toHaveTextContent('Taxes and fees included. Full payment is due at the time of booking.');
  await userEvent.keyboard(' ');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(details).not.toBeVisible();
});

test.each([
  ['Fees', { taxes: [] }],
  ['Taxes', { fees: [] }],
])('[PR-08] a group with only one kind is labeled %s', async (label, none) => {
  const charge = (name: string) => ({ label: name, rawKind: name, amount: fiat(20), description: null });
  const charges = { fees: [charge('Pet Fee'), charge('Fee')], taxes: [charge('City Tax'), charge('Tax')] };
  await openListing({
    listing: () => ({
      ...listing,
      availability: { ...available, rate: { ...available.rate, ...charges, ...none } },
    }),
  });
  const panel = await bookingPanel();
  expect(await panel.findByRole('button', { name: `${label} $40` })).toBeInTheDocument();
});

test('[PR-08] a single fee is not grouped', async () => {
  await openListing({
    listing: () => ({ ...listing, availability: { ...available, rate: { ...available.rate, taxes: [] } } }),
  });
  const panel = await bookingPanel();
  expect(await panel.findByText('Cleaning Fee')).toBeVisible();
  expect(panel.queryByRole('button', { name: /^Fees/ })).not.toBeInTheDocument();
});

test('[PR-09] the cleaning fee explains itself', async () => {
  await openListing();
  const panel = await bookingPanel();
  await userEvent.click(await panel.findByRole('button', { name: /^Fees and taxes/ }));
  await userEvent.hover(panel.getByRole('button', { name: 'About Cleaning Fee' }));
  expect(
    await screen.findByText('One-time fee charged to cover the cost of cleaning the space.'),
  ).toBeInTheDocument();
});

test('[LS-14] a non-refundable policy has its text and no badge', async () => {
  const cancellationPolicy = {
    kind: 'NON_REFUNDABLE',
    primaryText: 'Nothing comes back',
    secondaryText: null,
    showsFreeCancellationBadge: false,
  };
  await openListing({
    listing: () => ({
      ...listing,
      availability: { ...available, rate: { ...available.rate, cancellationPolicy } },
    }),
  });
  const panel = await bookingPanel();
  expect(await panel.findByText('Nothing comes back')).toBeInTheDocument();
  expect(panel.queryByText('Free cancellation')).not.toBeInTheDocument();
});

test('[CN-11] the panel has the deadlines of refunds, and warns when the first ends within two days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T20:00:00.000Z') });
  const refundSteps = [
    { until: '2026-06-03T04:00:00.000Z', percent: 100 },
    { until: '2026-06-04T20:00:00.000Z', percent: 50 },
  ];
  const { rate } = available;
  const cancellationPolicy = { ...rate.cancellationPolicy, refundSteps };
  await openListing({
    listing: () => ({ ...listing, availability: { ...available, rate: { ...rate, cancellationPolicy } } }),
  });
  const panel = await bookingPanel();
  expect(await panel.findByText('Free cancellation: 32 hours left')).toBeInTheDocument();
  expect(panel.getByRole('list')).toHaveTextContent(
    'Free cancellation until the end of Tue, Jun 2, 2026, EDT32 hours left' +
      '50% back until Thu, Jun 4, 2026, 4:00 PM EDTAfter that, nothing is refunded.',
  );
});

test('[AV-01] [AV-13] of several reasons the first one is shown, with its fix, and then the next', async () => {
  const { MIN_STAY_VIOLATION, PET_POLICY_VIOLATION } = AVAILABILITY_REASONS;
  const tooShort = unavailable(
    { violation: 'MIN_STAY_VIOLATION', ...MIN_STAY_VIOLATION },
    { minimumNights: 5 },
  );
  const withPet = unavailable({ violation: 'PET_POLICY_VIOLATION', ...PET_POLICY_VIOLATION });
  const { asked, tracked } = await openListing(
    {
      listing: ({ stay }) => {
        const reasons = [
          ...(stay.untilDate < '2026-06-10' ? tooShort.reasons : []),
          ...(stay.pets > 0 ? withPet.reasons : []),
        ];
        return { ...listing, availability: reasons.length > 0 ? { ...withPet, reasons } : available };
      },
      calendar: () => freeCalendar(120, () => ({ minimumStay: 5 })),
    },
    `${listingAddress}&petsCount=1`,
  );
  const panel = await bookingPanel();
  expect(await panel.findByRole('alert')).toHaveTextContent(MIN_STAY_VIOLATION.title);
  expect(panel.queryByText(PET_POLICY_VIOLATION.title)).not.toBeInTheDocument();
  await userEvent.click(await panel.findByRole('button', { name: 'Fri, Jun 5 - Wed, Jun 10, 5 nights' }));
  expect(await panel.findByText(PET_POLICY_VIOLATION.title)).toBeInTheDocument();
  expect(panel.queryByText(MIN_STAY_VIOLATION.title)).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Travel without pets' }));
  await waitFor(() => expect(asked.mock.calls.at(-1)?.[0].stay.pets).toBe(0));
  expect(await panel.findByRole('button', { name: 'Continue' })).toBeEnabled();
  leavePage();
  await waitFor(() =>
    expect(tracked).toContainEqual({
      name: 'stay_fix_applied',
      properties: { violation: 'PET_POLICY_VIOLATION' },
    }),
  );
});

test('[LS-23] a business sees its limit and that the stay complies', async () => {
  await openListing({ listing: corporateTravel(true) });
  const panel = await bookingPanel();
  expect(await panel.findByText('In policy')).toBeInTheDocument();
  expect(panel.getByText('Your travel policy allows up to $180 a night.')).toBeInTheDocument();
  expect(panel.getByText('Your travel policy allows homes with 3 or 4 stars.')).toBeInTheDocument();
});

test('[LS-23] the limit of a business is shown for unavailable dates, too', async () => {
  const { BLOCKED_DATES } = AVAILABILITY_REASONS;
  const availability = unavailable({ violation: 'BLOCKED_DATES', ...BLOCKED_DATES });
  await openListing({ listing: () => ({ ...corporateTravel(null)(), availability }) });
  const panel = await bookingPanel();
  expect(await panel.findByText('Your travel policy allows up to $180 a night.')).toBeInTheDocument();
  expect(panel.queryByText(/^(In|Out of) policy$/)).not.toBeInTheDocument();
});

test('[LS-23] a consumer sees no policy', async () => {
  await openListing();
  const panel = await bookingPanel();
  await panel.findByText('Total');
  expect(panel.queryByText(/policy/i)).not.toBeInTheDocument();
});

test('[CP-07] [CP-10] out of policy, Continue shows the question first, with the limit that is exceeded', async () => {
  const { address, tracked } = await openListing({ listing: corporateTravel(false) });
  const panel = await bookingPanel();
  expect(await panel.findByText('Out of policy')).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'This rate is out of policy' }));
  expect(dialog.getByText('Your travel policy allows homes with 3 or 4 stars.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'change selection' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toMatch(/^\/vacation-rentals\/shop/);
  await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'continue anyway' }));
  await waitFor(() => expect(address()).toMatch(/^\/vacation-rentals\/book/));
  leavePage();
  await waitFor(() =>
    expect(tracked.filter(({ name }) => name === 'listing_continued')).toEqual([
      { name: 'listing_continued', properties: { listingId: 'vr-duck-01', isInPolicy: false } },
    ]),
  );
});

test('[PR-04] lines whose whole numbers miss the whole total are marked as rounded', async () => {
  const rate = { ...available.rate, total: { fiat: fiat(740.8), rewards: [] }, discounts: [] };
  const fees = [{ label: 'Cleaning Fee', rawKind: 'CleaningFee', amount: fiat(80.4), description: null }];
  const taxes = [{ label: 'Tax', rawKind: 'Tax', amount: fiat(60.4), description: null }];
  await openListing({
    listing: () => ({ ...listing, availability: { ...available, rate: { ...rate, fees, taxes } } }),
  });
  const panel = await bookingPanel();
  expect(await panel.findByText('$741')).toBeInTheDocument();
  expect(panel.queryByText(/Each amount is rounded/)).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Fees and taxes $141' }));
  expect(panel.getByText(/Each amount is rounded to the nearest whole number\.$/)).toBeInTheDocument();
});

test('[PR-04] the price of another stay is announced, that of the first one is not', async () => {
  const { OCCUPANCY_VIOLATION } = AVAILABILITY_REASONS;
  const reason = unavailable(
    { violation: 'OCCUPANCY_VIOLATION', ...OCCUPANCY_VIOLATION },
    { maximumGuests: 1 },
  );
  await openListing({
    listing: ({ stay }) => (stay.adults > 1 ? { ...listing, availability: reason } : listing),
    calendar: () => new Promise(() => undefined),
  });
  const panel = await bookingPanel();
  // Another party is suggested before the days have loaded.
  await userEvent.click(await panel.findByRole('button', { name: 'Up to 1 guest' }));
  await waitFor(() => expect(announcements()).toHaveTextContent('The stay is available: $740 for 3 nights'));
});

test('[LQ-02] [TL-05] a visit is tracked once, with its source, despite changes on the page', async () => {
  const { tracked } = await openListing({}, `${listingAddress}&hotelDetailsEntrySource=map`);
  const panel = await bookingPanel();
  await panel.findByText('Total');
  await userEvent.click(panel.getByRole('button', { name: /^Guests / }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add one adult' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await panel.findByRole('button', { name: 'Guests 3 guests Change' });
  await panel.findByText('Total');
  leavePage();
  await waitFor(() => expect(tracked.some(({ name }) => name === 'guests_changed')).toBe(true));
  expect(tracked.filter(({ name }) => name === 'listing_viewed')).toEqual([
    {
      name: 'listing_viewed',
      properties: { listingId: 'vr-duck-01', isAvailable: true, entrySource: 'map' },
    },
  ]);
});
