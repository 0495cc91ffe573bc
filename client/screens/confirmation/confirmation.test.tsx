import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helen } from '../../testing/portal-facts';
import { type PortalOptions, renderPortal, setViewport } from '../../testing/render-portal';
import { live, milesAccount, reservation } from '../checkout/testing/checkout-facts';
import { keepReservation } from '../checkout/state/reservation-record';

jest.setTimeout(30_000);

interface Facts extends Partial<PortalOptions> {
  readonly booked?: object;
  readonly accounts?: readonly object[];
  readonly rewardsEarned?: (root: unknown, args: object) => readonly object[];
}

const miles = (value: string) => [{ accountReferenceId: 'account-1', value, currency: 'Miles' }];

function openConfirmation({
  booked = {},
  accounts = [milesAccount],
  rewardsEarned = () => miles('2500'),
  ...options
}: Facts = {}) {
  keepReservation({
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
        bookingStatus: () => ({
          __typename: 'BookingSuccess',
          ...live,
          reservation: { ...reservation, ...booked },
        }),
        rewardsEarned,
        rewardsAccounts: () => accounts,
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

const withTrees = {
  ...helen,
  experiments: [...helen.experiments, { id: 'marketplace-trees', variant: 'available', data: null }],
};

test('[CF-06] [CF-08] with the experiment the trees are told, and explained in a dialog', async () => {
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

test('[CF-06] without the experiment there is no word of trees', async () => {
  await openConfirmation();
  await heading();
  expect(screen.queryByText(/trees/)).not.toBeInTheDocument();
});

test.each([
  ['PREMIER', 'Premier Collection'],
  ['LIFESTYLE', 'Lifestyle Collection'],
])('[CF-07] a stay of the collection %s wears its badge', async (collection, badge) => {
  await openConfirmation({ booked: { listing: { ...reservation.listing, collection } } });
  expect(await screen.findByText(badge)).toBeVisible();
});

test('[CF-07] a stay of no collection wears none', async () => {
  await openConfirmation({ booked: { listing: { ...reservation.listing, collection: 'NO_COLLECTION' } } });
  await heading();
  expect(screen.queryByText(/Collection/)).not.toBeInTheDocument();
});

test('[CF-02] Rent a Car leads to the cars, and the booking is over', async () => {
  const { address } = await openConfirmation();
  await heading();
  expect(screen.getByRole('heading', { name: "What's next?" })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rent a Car' }));
  await waitFor(() => expect(address()).toBe('/cars/'));
  expect(sessionStorage.getItem('travel-portal.reservation')).toBeNull();
});

test('[CF-03] the stay can be kept as a calendar file', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
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
  jest.restoreAllMocks();
});

test('[CF-03] the itinerary is printed by itself', async () => {
  const printed: (string | null | undefined)[] = [];
  window.print = () => {
    const paper = document.querySelector('[data-print-view]')?.shadowRoot?.querySelector('article');
    printed.push(paper?.textContent);
    window.dispatchEvent(new Event('afterprint'));
  };
  await openConfirmation();
  await heading();
  await userEvent.click(screen.getByRole('button', { name: 'Print itinerary' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('Cedar House on the Inlet');
  expect(printed[0]).toContain('#7781');
  expect(printed[0]).toContain('The key is in the box by the door.');
  await waitFor(() => expect(document.querySelector('[data-print-view]')).toBeNull());
});

test('[EA-07] in a business only the primary cardholder reads what the trip earned', async () => {
  await openConfirmation({
    portal: { tenant: 'CORPORATE' },
    accounts: [{ ...milesAccount, customerAccountRole: 'AUTHORIZED_USER' }],
  });
  await heading();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/You've earned/)).not.toBeInTheDocument();
});

test('[EA-02] [EA-07] the primary cardholder of a business does read it', async () => {
  await openConfirmation({ portal: { tenant: 'CORPORATE' } });
  expect(await screen.findByText("You've earned 2,500 Miles on this trip!")).toBeVisible();
});

test('[EA-01] [EA-02] [CF-03] the earn string asks for the card that paid, the price and the offer', async () => {
  const rewardsEarned = jest.fn<readonly object[], [unknown, object]>(() => miles('2612.5'));
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

test('[CF-03] [EA-02] what the platform cannot count now is said to come later', async () => {
  await openConfirmation({ rewardsEarned: () => [] });
  expect(
    await screen.findByText('Your rewards account shows what this trip has earned as soon as it is counted.'),
  ).toBeVisible();
});
