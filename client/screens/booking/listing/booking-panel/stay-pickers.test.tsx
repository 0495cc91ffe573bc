import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { leavePage, setViewport } from '#client/testing/render-portal.tsx';
import { freeCalendar } from '#client/testing/free-calendar.ts';
import { listing } from '#client/testing/listing-answer.ts';
import { bookingPanel, listingAddress, openListing } from '#client/testing/open-listing.ts';
import { announcements } from '#client/testing/read-out.ts';

beforeEach(() => setViewport('desktop'));

const days: Readonly<Record<string, object>> = {
  '2026-06-05': { minimumStay: 3, maximumStay: 9 },
  '2026-06-15': { isAvailable: false },
  '2026-06-16': { isAvailable: false, isAvailableForCheckout: false },
};
const calendar = () => freeCalendar(120, (date) => days[date] ?? {});

async function openDates(answers: Parameters<typeof openListing>[0] = {}) {
  const opened = await openListing({ calendar, ...answers });
  await userEvent.click((await bookingPanel()).getByRole('button', { name: /^Check-in / }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Select the check-in and check-out dates for your stay' }),
  );
  const day = (name: RegExp) => dialog.findByRole('button', { name });
  /** Picks without the pointer, which confirms the last day. */
  const pressKeyOn = async (name: RegExp) => {
    (await day(name)).focus();
    await userEvent.keyboard('{Enter}');
  };
  return { ...opened, dialog, day, pressKeyOn };
}

test('[CA-03] [LQ-19] [CA-07] Search Dates requires both dates, then requests stay and calendar again', async () => {
  const { dialog, day, pressKeyOn, asked, calendarRequests, address } = await openDates();
  const before = calendarRequests.mock.calls.length;
  await userEvent.click(dialog.getByRole('button', { name: 'Clear dates' }));
  expect(dialog.getByRole('button', { name: 'Search Dates' })).toBeDisabled();
  await userEvent.click(await day(/^Wednesday, June 10/));
  expect(dialog.getByRole('button', { name: 'Search Dates' })).toBeDisabled();
  expect(dialog.getByText('Wed, Jun 10, select a check-out date')).toBeInTheDocument();
  await pressKeyOn(/^Saturday, June 13/);
  await userEvent.click(dialog.getByRole('button', { name: 'Search Dates' }));
  await waitFor(() => expect(address()).toMatch(/fromDate=2026-06-10&untilDate=2026-06-13/));
  await waitFor(() =>
    expect(asked.mock.calls.at(-1)?.[0].stay).toMatchObject({
      fromDate: '2026-06-10',
      untilDate: '2026-06-13',
    }),
  );
  expect(calendarRequests.mock.calls.length).toBe(before + 1);
});

test('[CA-12] Done confirms the current stay without a search; other dates start a search', async () => {
  const { dialog, pressKeyOn, asked, calendarRequests } = await openDates();
  const before = [asked.mock.calls.length, calendarRequests.mock.calls.length];
  await pressKeyOn(/^Wednesday, June 10/);
  await pressKeyOn(/^Saturday, June 13/);
  expect(dialog.getByRole('button', { name: 'Search Dates' })).toBeEnabled();
  await pressKeyOn(/^Friday, June 5/);
  await pressKeyOn(/^Monday, June 8/);
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([asked.mock.calls.length, calendarRequests.mock.calls.length]).toEqual(before);
});

test('[LQ-19] on a desktop, a pointer that picks the check-out starts the search and closes the dialog', async () => {
  const { day, address } = await openDates();
  await userEvent.click(await day(/^Wednesday, June 10/));
  await userEvent.click(await day(/^Saturday, June 13/));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toMatch(/fromDate=2026-06-10&untilDate=2026-06-13/);
});

test('the cheapest week and the same nights in other weeks are named, and a press picks them', async () => {
  const cheap = [
    '2026-06-22',
    '2026-06-23',
    '2026-06-24',
    '2026-06-25',
    '2026-06-26',
    '2026-06-27',
    '2026-06-28',
  ];
  const { dialog, day } = await openDates({
    calendar: () =>
      freeCalendar(61, (date) => ({
        nightlyPrice: { minorUnits: cheap.includes(date) ? 15_000 : 20_000, currencyCode: 'USD' },
      })),
  });
  expect(
    await day(/^Monday, June 22, 2026, \$150, among the lowest prices, in the cheapest week$/),
  ).toBeVisible();
  expect(await day(/^Tuesday, June 30, 2026, \$200, usual price$/)).toBeVisible();
  const others = within(dialog.getByRole('group', { name: 'Other weeks, before fees' }));
  await userEvent.click(others.getByRole('button', { name: 'Fri, Jun 12 - Mon, Jun 15, $600' }));
  expect(dialog.getByText('Fri, Jun 12 - Mon, Jun 15, 3 nights')).toBeVisible();
  await userEvent.click(
    dialog.getByRole('button', { name: 'Cheapest week: Mon, Jun 22 - Mon, Jun 29, $1,050 before fees' }),
  );
  expect(dialog.getByText('Mon, Jun 22 - Mon, Jun 29, 7 nights')).toBeVisible();
  expect(dialog.getByText('25% below this home’s median for June')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Search Dates' })).toBeEnabled();
});

test('[CA-02] [CA-04] limits and prices are shown while picking, and a day that cannot be picked states the reason', async () => {
  const { dialog, day } = await openDates();
  await userEvent.click(await day(/^Friday, June 5, 2026.*\$200/));
  expect(dialog.getByText('Stays from this day: at least 3 nights, at most 9 nights')).toBeInTheDocument();
  await userEvent.click(await day(/^Tuesday, June 16.*not available/));
  expect(dialog.getByText('Tue, Jun 16: not available')).toBeInTheDocument();
});

test('[CA-04] [CA-05] a check-out-only day ends a stay, and no stay spans a blocked night', async () => {
  const { dialog, day, pressKeyOn } = await openDates();
  await userEvent.click(dialog.getByRole('button', { name: 'Clear dates' }));
  await userEvent.click(await day(/^Saturday, June 13/));
  await pressKeyOn(/^Monday, June 15.*check-out only/);
  expect(dialog.getByText('Sat, Jun 13 - Mon, Jun 15, 2 nights')).toBeInTheDocument();
  await userEvent.click(await day(/^Saturday, June 13/));
  await userEvent.click(await day(/^Thursday, June 18/));
  expect(dialog.getByText('Thu, Jun 18, select a check-out date')).toBeInTheDocument();
});

test('[CA-10] [TL-05] picking, clearing and confirming dates is tracked', async () => {
  const { dialog, day, tracked } = await openDates();
  await userEvent.click(dialog.getByRole('button', { name: 'Clear dates' }));
  await userEvent.click(await day(/^Wednesday, June 10/));
  await userEvent.click(await day(/^Saturday, June 13/));
  leavePage();
  await waitFor(() =>
    expect(tracked.filter(({ name }) => name.startsWith('date'))).toEqual([
      { name: 'dates_reset', properties: {} },
      { name: 'date_picked', properties: { date: '2026-06-10', isCheckIn: true } },
      { name: 'date_picked', properties: { date: '2026-06-13', isCheckIn: false } },
      { name: 'dates_finalized', properties: { fromDate: '2026-06-10', untilDate: '2026-06-13' } },
    ]),
  );
});

test('[LQ-11] before the calendar arrives the dialog shows that days are being checked', async () => {
  const { dialog } = await openDates({ calendar: () => new Promise(() => undefined) });
  expect(dialog.getByText('Checking which days are free')).toBeInTheDocument();
});

test('[CA-04] picked dates and shown months are announced while the dialog is open', async () => {
  const { dialog, day } = await openDates();
  // By role: the live region is outside the page, which the dialog hides from screen readers.
  await userEvent.click(await day(/^Friday, June 5, 2026/));
  expect(announcements()).toHaveTextContent(
    'Fri, Jun 5, select a check-out date. Stays from this day: at least 3 nights, at most 9 nights',
  );
  await userEvent.click(await day(/^Sunday, June 7, 2026/));
  expect(announcements()).toHaveTextContent(
    /^Stays from Fri, Jun 5 have at least 3 nights, so another stay begins on Sun, Jun 7/,
  );
  await userEvent.click(await day(/^Tuesday, June 16/));
  expect(announcements()).toHaveTextContent(/^Tue, Jun 16: not available$/);
  await userEvent.click(dialog.getByRole('button', { name: 'Show August 2026' }));
  expect(announcements()).toHaveTextContent('July 2026 and August 2026');
});

test('[LQ-11] unread days are reported, and requested again when the dialog opens', async () => {
  let isDown = true;
  const { dialog, calendarRequests } = await openDates({
    calendar: () => {
      if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
      return calendar();
    },
  });
  const failed = 'We could not load which days are free. Your dates are checked when you confirm them.';
  expect(await dialog.findByText(failed)).toBeInTheDocument();
  const before = calendarRequests.mock.calls.length;
  isDown = false;
  await userEvent.keyboard('{Escape}');
  await userEvent.click((await bookingPanel()).getByRole('button', { name: /^Check-in / }));
  expect(await screen.findByRole('button', { name: /^Friday, June 5, 2026.*\$200/ })).toBeInTheDocument();
  expect(calendarRequests.mock.calls.length).toBe(before + 1);
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test('the keyboard alone picks a stay', async () => {
  const { dialog, day, address } = await openDates();
  // Exactly one day is in the tab order.
  const checkIn = await day(/^Friday, June 5/);
  expect(checkIn).toHaveAttribute('tabindex', '0');
  checkIn.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{ArrowRight}{Enter}');
  expect(dialog.getByText('Fri, Jun 12 - Sun, Jun 14, 2 nights')).toBeInTheDocument();
  dialog.getByRole('button', { name: 'Search Dates' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/fromDate=2026-06-12&untilDate=2026-06-14/));
});

async function openGuests(terms: object = {}, path?: string) {
  const opened = await openListing(
    { listing: () => ({ ...listing, terms: { ...listing.terms, ...terms } }) },
    path,
  );
  await userEvent.click((await bookingPanel()).getByRole('button', { name: /^Guests / }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Edit Guests' })) };
}

test('[GU-01] [GU-13] children count toward the occupancy of the home, and one adult always remains', async () => {
  const { dialog } = await openGuests({ maxOccupancy: 3 });
  await userEvent.click(dialog.getByRole('button', { name: 'Add one child' }));
  expect(dialog.getByRole('button', { name: 'Add one child' })).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.getByRole('button', { name: 'Add one adult' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove one adult' }));
  expect(dialog.getByRole('button', { name: 'Remove one adult' })).toHaveAttribute('aria-disabled', 'true');
});

test('[GU-01] a home without a limit accepts 16', async () => {
  const { dialog } = await openGuests({ maxOccupancy: null });
  expect(dialog.getByText('Up to 16 guests, children included.')).toBeInTheDocument();
});

test('[GU-04] [GU-05] [GU-07] [GU-10] a child requires its age, and the address contains all guests', async () => {
  const { dialog, address, asked } = await openGuests();
  for (const text of ['ages 18 or above', 'under 18', /Additional fee may apply/]) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Add one child' }));
  const age = dialog.getByRole('combobox', { name: 'Age of child 1' });
  expect(age).toHaveValue('');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(age).toHaveFocus();
  expect(age).toBeInvalid();
  await userEvent.selectOptions(age, '6');
  await userEvent.click(dialog.getByRole('button', { name: 'Add one pet' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(address()).toMatch(/children=6.*petsCount=1/));
  await waitFor(() => expect(asked.mock.calls.at(-1)?.[0].stay).toMatchObject({ children: [6], pets: 1 }));
  expect(
    (await bookingPanel()).getByRole('button', { name: 'Guests 3 guests, 1 pet Change' }),
  ).toBeInTheDocument();
});

test('[GU-10] a single guest is in the singular', async () => {
  await openListing({}, listingAddress.replace('adultsCount=2', 'adultsCount=1'));
  expect((await bookingPanel()).getByRole('button', { name: 'Guests 1 guest Change' })).toBeInTheDocument();
});
