import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { connectionOf, corporateFacts, fiat, helen } from '#client/testing/portal-facts.ts';
import { renderPortal } from '#client/testing/render-portal.tsx';

const administrator = { ...helen, corporate: { ...corporateFacts, canViewAdmin: true } };
const limits = {
  allowedStarRatings: [2, 3, 4],
  hotelNight: 325,
  carDay: null,
  shortFlightOneWay: null,
  shortFlightRoundTrip: null,
  longFlightOneWay: null,
  longFlightRoundTrip: null,
};
const policy = { id: 'policy-1', name: 'Standard', travelerCount: 2, limits };
const trip = (id: string) => ({
  id,
  travelerName: 'Samuel Okafor',
  listingName: '=HYPERLINK("http://evil.example")',
  fromDate: '2026-06-02',
  untilDate: '2026-06-05',
  bookedAt: '2026-05-01T12:00:00.000Z',
  isCanceled: false,
  total: fiat(740),
  spend: fiat(740),
  outOfPolicyReason: null,
});
const administration = {
  spend: [
    { userId: 'user-1', travelerName: 'Samuel Okafor', month: '2026-04', tripCount: 1, spend: fiat(740) },
    { userId: 'user-2', travelerName: 'Petra Novak', month: '2026-05', tripCount: 1, spend: fiat(260) },
  ],
  policies: [policy],
  travelers: connectionOf([
    {
      id: 'user-1',
      givenName: 'Samuel',
      surname: 'Okafor',
      emailAddress: 'sam@ridge.example',
      roles: [],
      policyTier: 'Standard',
      tripCount: 1,
      spend: fiat(740),
    },
  ]),
  trips: connectionOf([trip('trip-1')]),
  policyChanges: connectionOf([
    {
      id: '1',
      policyName: 'Standard',
      limit: 'HOTEL_NIGHT',
      changedAt: '2026-05-01T12:00:00.000Z',
      changedBy: 'Ingrid Solberg',
      from: '325',
      to: null,
    },
  ]),
};

type Update = (parent: unknown, args: { readonly input: object }) => object;

const open = (updatePolicyLimits: Update = () => ({})) =>
  renderPortal({
    path: '/admin/',
    portal: { tenant: 'CORPORATE' },
    session: administrator as never,
    resolvers: { Query: { businessAdministration: () => administration }, Mutation: { updatePolicyLimits } },
  });

test('[TN-04] users who do not administer a business are denied access', async () => {
  const { address } = await renderPortal({
    path: '/admin/',
    portal: { tenant: 'CORPORATE' },
    session: { ...helen, corporate: corporateFacts } as never,
  });
  await waitFor(() => expect(address()).toBe('/access-denied'));
});

test('[TN-04] an administrator sees spend by traveler and month, travelers, trips, and changes as tables', async () => {
  await open();
  const spend = within(await screen.findByRole('region', { name: 'Spend by traveler and month' }));
  expect(spend.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Traveler',
    'Apr 2026',
    'May 2026',
    'Total',
  ]);
  // On a phone the lines of a row name their columns.
  expect(spend.getByRole('row', { name: /Samuel Okafor/ })).toHaveTextContent(
    'Samuel OkaforApr 2026$740.00May 2026$0.00Total$740.00',
  );
  expect(screen.getByText(/\$1,000\.00 in the last twelve months/)).toBeVisible();
  expect(screen.getByRole('img', { name: /Spend by month/ })).toBeInTheDocument();
  const travelers = within(await screen.findByRole('region', { name: 'Travelers' }));
  expect(travelers.getByRole('row', { name: /sam@ridge\.example/ })).toHaveTextContent('Standard');
  const changes = within(await screen.findByRole('region', { name: 'Changes of the limits' }));
  expect(changes.getByRole('row', { name: /Ingrid Solberg/ })).toHaveTextContent(
    'PolicyStandardLimitNightFrom325ToNo limit',
  );
});

test('[TN-04] limits are saved, and a refused one is marked at its field', async () => {
  const update = vi.fn<Update>(() => ({ __typename: 'PolicyLimitsUpdated', policy }));
  await open(update);
  const standard = within(await screen.findByRole('region', { name: 'Standard' }));
  await userEvent.click(standard.getByRole('button', { name: 'Change limits' }));
  let form = within(standard.getByRole('form', { name: 'Limits of Standard' }));
  expect(form.getByRole('checkbox', { name: '1 star' })).toHaveFocus();
  await userEvent.click(form.getByRole('checkbox', { name: '2 stars' }));
  let night = form.getByRole('textbox', { name: 'Night (US$)' });
  await userEvent.clear(night);
  await userEvent.type(night, '400');
  await userEvent.click(form.getByRole('button', { name: 'Save limits' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1].input).toMatchObject({
    policyId: 'policy-1',
    limits: { allowedStarRatings: [3, 4], hotelNight: 400, carDay: null },
  });
  const change = await standard.findByRole('button', { name: 'Change limits' });
  expect(change).toHaveFocus();
  await userEvent.click(change);
  form = within(standard.getByRole('form', { name: 'Limits of Standard' }));
  night = form.getByRole('textbox', { name: 'Night (US$)' });
  update.mockReturnValue({
    __typename: 'PolicyLimitsRefused',
    code: 'INVALID_REQUEST',
    title: 'Please check your request',
    text: 'It was not valid.',
    inputErrors: [{ path: ['input', 'limits', 'hotelNight'], message: 'Enter a value within the limits.' }],
  });
  await userEvent.clear(night);
  await userEvent.type(night, '0');
  await userEvent.click(form.getByRole('button', { name: 'Save limits' }));
  expect(await form.findByText('Enter a value within the limits.')).toBeVisible();
});

test('the export has every trip, and no cell that a spreadsheet runs', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:trips'));
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText('1 trip was exported.')).toBeVisible();
  const text = await new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0]!);
  });
  expect(text).toContain('"Samuel Okafor","\'=HYPERLINK(""http://evil.example"")","2026-06-02"');
  vi.restoreAllMocks();
});
