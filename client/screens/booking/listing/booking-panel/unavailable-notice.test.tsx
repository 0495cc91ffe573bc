import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setViewport } from '#client/testing/render-portal.tsx';
import { freeCalendar } from '#client/testing/free-calendar.ts';
import { available, listing, unavailable } from '#client/testing/listing-answer.ts';
import {
  bookingPanel,
  type ListingArguments,
  listingAddress,
  openListing,
} from '#client/testing/open-listing.ts';

beforeEach(() => setViewport('desktop'));

type Stay = ListingArguments['stay'];

interface Row {
  readonly ids: string;
  readonly violation: string;
  readonly rawCode: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly action: 'CHANGE_DATES' | 'CHANGE_GUESTS';
  /** The limits that the platform sends with the reason. */
  readonly limits?: object;
  /** Nights that are already booked. */
  readonly blocked?: readonly string[];
  /** The line with the limit. */
  readonly limit?: string;
  /** The button that makes the stay available, and the stay that it selects. */
  readonly fix: string;
  readonly fixed: Partial<Stay>;
}

/** Three nights from Friday, June 5, for two adults and a pet. Texts: AV-02 to AV-11. */
const ROWS: readonly Row[] = [
  {
    ids: '[AV-02]',
    violation: 'MIN_STAY_VIOLATION',
    rawCode: 'MinStayViolation',
    title: 'Minimum nights stay not met.',
    subtitle: 'Try a longer stay to continue.',
    action: 'CHANGE_DATES',
    limits: { minimumNights: 30 },
    limit: 'At least 30 nights · $740 in total',
    fix: 'Fri, Jun 5 - Sun, Jul 5, 30 nights',
    fixed: { fromDate: '2026-06-05', untilDate: '2026-07-05' },
  },
  {
    ids: '[AV-03]',
    violation: 'MAX_STAY_VIOLATION',
    rawCode: 'MaxStayViolation',
    title: 'Max nights stay exceeded.',
    subtitle: 'Try a shorter stay to continue.',
    action: 'CHANGE_DATES',
    limits: { maximumNights: 1 },
    limit: 'At most 1 night · $740 in total',
    fix: 'Fri, Jun 5 - Sat, Jun 6, 1 night',
    fixed: { fromDate: '2026-06-05', untilDate: '2026-06-06' },
  },
  {
    ids: '[AV-04]',
    violation: 'OCCUPANCY_VIOLATION',
    rawCode: 'OccupancyViolation',
    title: 'Guest limit exceeded.',
    subtitle: 'Reduce the number of guests to continue.',
    action: 'CHANGE_GUESTS',
    limits: { maximumGuests: 1 },
    limit: 'At most 1 guest',
    fix: 'Up to 1 guest',
    fixed: { adults: 1, pets: 1 },
  },
  {
    ids: '[AV-05]',
    violation: 'PET_POLICY_VIOLATION',
    rawCode: 'PetPolicyViolation',
    title: 'Pets not allowed.',
    subtitle: 'Please remove pets to continue.',
    action: 'CHANGE_GUESTS',
    fix: 'Travel without pets',
    fixed: { adults: 2, pets: 0 },
  },
  {
    ids: '[AV-06]',
    violation: 'CHECK_IN_NOT_ALLOWED',
    rawCode: 'CheckInNotAllowed',
    title: 'Check-in date is not allowed.',
    subtitle: 'Please select a different check-in date to continue.',
    action: 'CHANGE_DATES',
    fix: 'Sat, Jun 6 - Tue, Jun 9, 3 nights',
    fixed: { fromDate: '2026-06-06', untilDate: '2026-06-09' },
  },
  {
    ids: '[AV-07]',
    violation: 'CHECK_OUT_NOT_ALLOWED',
    rawCode: 'CheckOutNotAllowed',
    title: 'Check-out date is not allowed.',
    subtitle: 'Please select a different check-out date to continue.',
    action: 'CHANGE_DATES',
    fix: 'Fri, Jun 5 - Tue, Jun 9, 4 nights',
    fixed: { fromDate: '2026-06-05', untilDate: '2026-06-09' },
  },
  {
    ids: '[AV-08]',
    violation: 'BLOCKED_DATES',
    rawCode: 'BlockedDates',
    title: 'The dates you have selected are not available.',
    subtitle: 'Please try a different set of dates.',
    action: 'CHANGE_DATES',
    blocked: ['2026-06-06', '2026-06-07'],
    fix: 'Mon, Jun 8 - Thu, Jun 11, 3 nights',
    fixed: { fromDate: '2026-06-08', untilDate: '2026-06-11' },
  },
  {
    ids: '[AV-09]',
    violation: 'MIN_BOOKING_WINDOW_VIOLATION',
    rawCode: 'MinBookingWindowViolation',
    title: 'Listing not available on short notice.',
    subtitle: 'Please select a later check-in date.',
    action: 'CHANGE_DATES',
    limits: { earliestCheckIn: '2026-06-20' },
    limit: 'Check-in from Sat, Jun 20 · $740 in total',
    fix: 'Sat, Jun 20 - Tue, Jun 23, 3 nights',
    fixed: { fromDate: '2026-06-20', untilDate: '2026-06-23' },
  },
  {
    ids: '[AV-10] [AV-12]',
    violation: 'UNKNOWN',
    rawCode: 'HostOnSabbatical',
    title: 'Listing is not available.',
    subtitle: 'Please select a different set of dates.',
    action: 'CHANGE_DATES',
    fix: 'Sat, Jun 6 - Tue, Jun 9, 3 nights',
    fixed: { fromDate: '2026-06-06', untilDate: '2026-06-09' },
  },
  {
    ids: '[AV-10]',
    violation: 'UNKNOWN',
    rawCode: null,
    title: 'Listing is not available.',
    subtitle: 'Please select a different set of dates.',
    action: 'CHANGE_DATES',
    fix: 'Sat, Jun 6 - Tue, Jun 9, 3 nights',
    fixed: { fromDate: '2026-06-06', untilDate: '2026-06-09' },
  },
];

const wantedStay: Stay = {
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  adults: 2,
  children: [],
  pets: 1,
};

const isWanted = (stay: Stay) => JSON.stringify({ ...wantedStay, ...stay }) === JSON.stringify(wantedStay);

/** Opens a home that is unavailable only for the requested stay. */
async function open({ limits, blocked = [], ...reason }: Row) {
  const opened = await openListing(
    {
      listing: ({ stay }) => ({
        ...listing,
        availability: isWanted(stay) ? unavailable(reason, limits) : available,
      }),
      calendar: () => freeCalendar(120, (date) => ({ isAvailable: !blocked.includes(date) })),
    },
    `${listingAddress}&petsCount=1`,
  );
  return { ...opened, panel: await bookingPanel() };
}

/** The button that opens the field to change, by the action of the reason. */
const FIELDS = { CHANGE_DATES: 'Change dates', CHANGE_GUESTS: 'Change guests' } as const;

test.each(ROWS)(
  'a stay that is unavailable because of $violation ($rawCode) shows the reason, names the field to change, and becomes available by "$fix" $ids [AV-01] [AV-11]',
  async (row) => {
    const { panel, asked } = await open(row);
    const alert = within(await panel.findByRole('alert'));
    expect(alert.getByText(row.title)).toBeVisible();
    expect(alert.getByText(row.subtitle)).toBeVisible();
    if (row.limit !== undefined) expect(await alert.findByText(row.limit)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Continue' })).toBeDisabled();
    const offered = alert.getAllByRole('button', { name: /^Change / }).map(({ textContent }) => textContent);
    expect(offered).toEqual([FIELDS[row.action]]);

    await userEvent.click(await panel.findByRole('button', { name: row.fix }));
    expect(await panel.findByText('Total')).toBeVisible();
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Continue' })).toBeEnabled();
    // Once for each stay, although React renders the page of the next stay in pieces, and once for the price of suggested dates.
    const pricedFirst = row.limit !== undefined && row.action === 'CHANGE_DATES';
    expect(asked.mock.calls.map(([{ stay }]) => stay)).toEqual([
      expect.objectContaining(wantedStay),
      ...(pricedFirst ? [expect.objectContaining(row.fixed)] : []),
      expect.objectContaining(row.fixed),
    ]);
  },
);

test.each([
  ['CHANGE_DATES', 'Select the check-in and check-out dates for your stay'],
  ['CHANGE_GUESTS', 'Edit Guests'],
] as const)('[AV-11] the button of %s opens the field to change', async (action, name) => {
  const row = ROWS.find((each) => each.action === action);
  if (!row) throw new Error('No row');
  const { panel } = await open(row);
  const alert = within(await panel.findByRole('alert'));
  await userEvent.click(alert.getByRole('button', { name: FIELDS[action] }));
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
});

const [minStay] = ROWS;

test('[AV-01] on a desktop the reason is also shown above the photos, and its button changes the stay', async () => {
  if (!minStay) throw new Error('No row');
  const { panel, asked } = await open(minStay);
  await panel.findByRole('button', { name: minStay.fix });
  const [inBar, inPanel] = screen.getAllByText(minStay.title);
  const photos = screen.getByRole('region', { name: 'Photos' });
  expect(inBar?.compareDocumentPosition(photos)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // It is announced once.
  expect(screen.getAllByRole('alert')).toEqual([inPanel?.closest('[role=alert]')]);

  const [fix] = screen.getAllByRole('button', { name: minStay.fix });
  if (fix) await userEvent.click(fix);
  expect(await panel.findByText('Total')).toBeVisible();
  expect(screen.queryByText(minStay.title)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your stay' })).toHaveFocus();
  expect(asked.mock.calls.at(-1)?.[0].stay).toMatchObject(minStay.fixed);
});

test('[AV-11] the reason above the photos leads to the field to change', async () => {
  if (!minStay) throw new Error('No row');
  const { panel } = await open(minStay);
  await panel.findByRole('alert');
  const [change] = screen.getAllByRole('button', { name: 'Change dates' });
  if (change) await userEvent.click(change);
  expect(
    await screen.findByRole('dialog', { name: 'Select the check-in and check-out dates for your stay' }),
  ).toBeInTheDocument();
});

test('[AV-01] on a phone the reason is directly below the title', async () => {
  setViewport('mobile');
  if (!minStay) throw new Error('No row');
  const { panel } = await open(minStay);
  const alert = await panel.findByRole('alert');
  expect(screen.getAllByRole('alert')).toEqual([alert]);
  expect(alert.compareDocumentPosition(panel.getByRole('button', { name: /^Check-in / }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
