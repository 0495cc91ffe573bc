import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { PERSONAL_KEYS } from '#client/app/session/personal-storage.ts';
import { captureUserSource } from '#client/app/entry/user-source.ts';
import { fiat, withExperiments } from '#client/testing/portal-facts.ts';
import { type PortalOptions, renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import { bookedTrip, live, milesAccount } from '#client/testing/checkout-facts.ts';
import { storeReservation } from '../checkout/flow/booking/reservation-record';

interface Facts extends Partial<PortalOptions> {
  readonly booked?: object;
  readonly accounts?: readonly object[];
  readonly bookingStatus?: () => object;
  readonly trip?: () => object | null;
  readonly rewardsEarned?: (root: unknown, args: object) => readonly object[];
}

const miles = (value: string) => [{ accountReferenceId: 'account-1', value, currency: 'Miles' }];

function openConfirmation({
  booked = {},
  accounts = [milesAccount],
  bookingStatus = () => ({
    __typename: 'BookingSuccess',
    ...live,
    trip: { ...bookedTrip, ...booked },
  }),
  rewardsEarned = () => miles('2500'),
  trip = () => null,
  ...options
}: Facts = {}) {
  storeReservation({
    bookingToken: 'booking-1',
    emailAddress: 'helen.ortiz@larkfield.example',
    earns: {
      accountReferenceId: 'account-1',
      amount: { minorUnits: 50_000, currencyCode: 'USD' },
      earnOfferDescription: '$50 off a home',
      quoteToken: 'quote-1',
    },
  });
  return renderPortal({
    path: '/vacation-rentals/book/confirm/',
    resolvers: {
      Query: {
        bookingStatus,
        rewardsEarned,
        rewardsAccounts: () => accounts,
        trip,
        places: () => [],
      },
    },
    ...options,
  });
}

const heading = () => screen.findByRole('heading', { name: 'Confirmed, your stay is booked.' });

beforeEach(() => {
  sessionStorage.clear();
  setViewport('desktop');
});

const withTrees = withExperiments('marketplace-trees');

test('[CF-06] [CF-08] [EX-05] with the experiment the page mentions the trees, and a dialog explains them', async () => {
  await openConfirmation({ session: withTrees });
  expect(await screen.findByText('For every completed booking we plant two trees ($0.25).')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'About the trees' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'We plant two trees for your booking' }));
  expect(
    dialog.getByText('No donation is made if the booking is later cancelled and refunded.'),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[CF-06] without the experiment trees are not mentioned', async () => {
  await openConfirmation();
  await heading();
  expect(screen.queryByText(/trees/)).not.toBeInTheDocument();
});

test.each([
  ['PREMIER', 'Premier Collection'],
  ['LIFESTYLE', 'Lifestyle Collection'],
])('[CF-07] a stay of the collection %s shows its badge', async (collection, badge) => {
  await openConfirmation({ booked: { listing: { ...bookedTrip.listing, collection } } });
  expect(await screen.findByText(badge)).toBeVisible();
});

test('[CF-07] a stay of no collection shows no badge', async () => {
  await openConfirmation({ booked: { listing: { ...bookedTrip.listing, collection: 'NO_COLLECTION' } } });
  await heading();
  expect(screen.queryByText(/Collection/)).not.toBeInTheDocument();
});

test.each([
  ['Book a Flight', '/flights/'],
  ['Rent a Car', '/cars/'],
])('[CF-02] [RT-16] %s leads to %s, and ends the booking', async (button, path) => {
  sessionStorage.setItem(PERSONAL_KEYS.checkout, '{}');
  window.history.replaceState(null, '', '/?utm_source=mail');
  captureUserSource(new URL(window.location.href));
  const { address } = await openConfirmation();
  await heading();
  expect(screen.getByRole('heading', { name: "What's next?" })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(address()).toBe(`${path}?utm_source=mail`));
  expect(sessionStorage.getItem(PERSONAL_KEYS.reservation)).toBeNull();
  expect(sessionStorage.getItem(PERSONAL_KEYS.checkout)).toBeNull();
});

test('[CF-02] the booked stay is the first next step, before a flight and a car', async () => {
  const { address } = await openConfirmation();
  await heading();
  const next = within(screen.getByRole('region', { name: "What's next?" }));
  const ways = [...next.queryAllByRole('link'), ...next.queryAllByRole('button')];
  const inOrder = ways.sort((left, right) =>
    left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder.map(({ textContent }) => textContent)).toEqual([
    'View your trip',
    'Book a Flight',
    'Rent a Car',
  ]);
  await userEvent.click(next.getByRole('link', { name: 'View your trip' }));
  await waitFor(() => expect(address()).toBe('/trips/7781'));
});

test("[CF-01] [CF-03] [CF-05] the page shows the booked home, its dates and terms and the host's additions", async () => {
  await openConfirmation();
  expect(await heading()).toBeVisible();
  expect(document.title).toBe('Booking Confirmation');
  const main = screen.getByRole('main');
  expect(
    within(main).getByText('An email confirmation will be sent to helen.ortiz@larkfield.example'),
  ).toBeVisible();
  expect(within(main).getByText('Your booking confirmation is #7781')).toBeVisible();
  const stay = screen.getByRole('region', { name: 'Your stay' });
  expect(stay).toHaveTextContent('Fri, Jun 5 - Mon, Jun 8');
  expect(stay).toHaveTextContent('In 35 days');
  expect(screen.getByRole('region', { name: 'Cancellation policy' })).toHaveTextContent(
    bookedTrip.cancellationPolicy.primaryText,
  );
  expect(screen.getByRole('region', { name: 'From your host' })).toHaveTextContent(
    'The key is in the box by the door.',
  );
});

const receipt = {
  __typename: 'HomeTrip',
  ...bookedTrip,
  mainGuestName: 'Helen Ortiz',
  guestCount: 3,
  guests: { adults: 2, children: 1, petsIncluded: false },
  total: fiat(500),
  payments: [{ kind: 'USER_CARD', label: 'Visa ending in 4821', amount: fiat(500), rewards: null }],
};

test('[CF-03] the page shows the year, the party, the payment, the address, the deadline of the refund and the support', async () => {
  await openConfirmation({
    trip: () => receipt,
    booked: {
      address: {
        street: '1 Inlet Way',
        city: 'Tofino',
        state: 'British Columbia',
        postalCode: null,
        countryCode: 'CA',
      },
      cancellationPolicy: {
        ...bookedTrip.cancellationPolicy,
        refundSteps: [{ until: '2026-06-02T04:00:00.000Z', percent: 100 }],
      },
    },
  });
  await heading();
  const stay = screen.getByRole('region', { name: 'Your stay' });
  await waitFor(() => expect(stay).toHaveTextContent('Guests2 adults, 1 child'));
  expect(stay).toHaveTextContent('Fri, Jun 5 - Mon, Jun 8, 2026');
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(
    'Total$500.00You paid by Visa ending in 4821$500.00',
  );
  expect(stay).toHaveTextContent('1 Inlet Way, Tofino, British Columbia, Canada');
  expect(stay).toHaveTextContent('Support1-800-555-0142');
  expect(screen.getByRole('region', { name: 'Cancellation policy' })).toHaveTextContent(
    'Free cancellation until the end of Mon, Jun 1, 2026, EDT',
  );
});

test.each(['BookingPending', 'BookingStillProcessing'])(
  '[BK-12] a %s booking is looked up among the trips',
  async (__typename) => {
    const { address } = await openConfirmation({
      bookingStatus: () => ({ __typename, ...live, redirectTo: '/trips' }),
    });
    await waitFor(() => expect(address()).toBe('/trips'));
  },
);

test('[CF-05] an unreadable confirmation states that the stay is booked, and can be requested again', async () => {
  let isDown = true;
  await openConfirmation({
    bookingStatus: () => {
      if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
      return { __typename: 'BookingSuccess', ...live, trip: bookedTrip };
    },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'We could not load your confirmation',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your stay is booked.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading()).toBeVisible();
});

test('[CF-03] the stay can be saved as a calendar file', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await openConfirmation();
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(names).toEqual(['stay-7781.ics']);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(text).toContain('DTSTART;VALUE=DATE:20260605\r\nDTEND;VALUE=DATE:20260609');
  vi.restoreAllMocks();
});

test('[CF-03] only the itinerary is printed', async () => {
  const printed: (string | null | undefined)[] = [];
  window.print = () => {
    const paper = document.querySelector('[data-print-view]')?.shadowRoot?.querySelector('article');
    printed.push(paper?.textContent);
    window.dispatchEvent(new Event('afterprint'));
  };
  await openConfirmation({ trip: () => receipt });
  await screen.findByText('2 adults, 1 child');
  await userEvent.click(screen.getByRole('button', { name: 'Print itinerary' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('Cedar House on the Inlet');
  expect(printed[0]).toContain('#7781');
  expect(printed[0]).toContain('The key is in the box by the door.');
  expect(printed[0]).toContain('Jun 8, 2026');
  expect(printed[0]).toContain('2 adults, 1 child');
  expect(printed[0]).toContain('$500.00\nYou paid by Visa ending in 4821: $500.00');
  await waitFor(() => expect(document.querySelector('[data-print-view]')).toBeNull());
});

test('[EA-07] in a business only the primary cardholder sees the earnings of the trip', async () => {
  const { client } = await openConfirmation({
    portal: { tenant: 'CORPORATE' },
    accounts: [{ ...milesAccount, customerAccountRole: 'AUTHORIZED_USER' }],
  });
  await heading();
  await waitFor(() => expect(JSON.stringify(client.apollo.extract())).toContain('AUTHORIZED_USER'));
  await act(async () => undefined);
  expect(screen.queryByText(/You've earned/)).not.toBeInTheDocument();
});

test('[EA-02] [EA-07] the primary cardholder of a business sees the earnings', async () => {
  await openConfirmation({ portal: { tenant: 'CORPORATE' } });
  expect(await screen.findByText("You've earned 2,500 Miles on this trip!")).toBeVisible();
});

test('[EA-01] [EA-02] [CF-03] the earn string is requested with the paying card, the price and the offer', async () => {
  const rewardsEarned = vi.fn<(root: unknown, args: object) => readonly object[]>(() => miles('2612.5'));
  await openConfirmation({ rewardsEarned });
  expect(await screen.findByText("You've earned 2,613 Miles on this trip!")).toBeVisible();
  expect(rewardsEarned.mock.calls.map(([, asked]) => asked)).toEqual([
    {
      amount: { value: '500.00', currencyCode: 'USD' },
      accountReferenceIds: ['account-1'],
      earnOfferDescription: '$50 off a home',
      quoteToken: 'quote-1',
    },
  ]);
});

test('[CF-03] [EA-02] earnings that the platform cannot compute yet are announced for later', async () => {
  await openConfirmation({ rewardsEarned: () => [] });
  expect(
    await screen.findByText(
      'Your rewards account shows the rewards from this trip as soon as they are counted.',
    ),
  ).toBeVisible();
});

test('[AD-18] the protection of the stay is shown', async () => {
  const protection = {
    coverage: 'PARTIAL',
    coveragePercentage: 80,
    coverageAmount: fiat(400),
    exercisableUntil: '2026-06-05T19:00:00.000Z',
    action: 'PURCHASE',
    refund: null,
  };
  await openConfirmation({ trip: () => ({ __typename: 'HomeTrip', ...bookedTrip, protection }) });
  const section = await screen.findByRole('region', { name: 'Cancel for any reason' });
  expect(section).toHaveTextContent('Active');
  expect(section).toHaveTextContent('$400.00');
});

test.each([
  ['Complimentary fourth night', true],
  ['Weekly discount', false],
])('[AD-16] a receipt with %j shows the deduction for a complimentary night: %s', async (label, isSaid) => {
  const amount = fiat(-200);
  const trip = vi.fn(() => ({
    __typename: 'HomeTrip',
    ...bookedTrip,
    priceGroups: [{ kind: 'DISCOUNTS', label: 'Discounts', amount, lines: [{ label, amount }] }],
  }));
  await openConfirmation({ trip });
  await heading();
  // One query for the receipt, one for the protection of the stay.
  await waitFor(() => expect(trip).toHaveBeenCalledTimes(2));
  if (isSaid) {
    expect(
      await screen.findByText('Complimentary fourth night: $200.00 of rent was taken off your stay.'),
    ).toBeVisible();
  } else {
    await act(async () => undefined);
    expect(screen.queryByText(/Complimentary fourth night/)).not.toBeInTheDocument();
  }
});
