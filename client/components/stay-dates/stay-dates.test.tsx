import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CalendarDay, stayCalendar, type StayCalendar } from '#domain/stay/stay-calendar.ts';
import { addDays } from '#domain/stay/stay-dates.ts';
import { system } from '../../app/theme/system';
import { setViewport } from '../../testing/render-portal';
import { unrestrictedCalendar } from './unrestricted-calendar';
import { StayDatesDialog } from './stay-dates-dialog';

const today = '2026-05-01';

/** May and June 2026: all days are free except those that the test changes. */
const calendarWith = (changes: Readonly<Record<string, Partial<CalendarDay>>>): StayCalendar =>
  stayCalendar(
    Array.from({ length: 61 }, (_, index) => {
      const date = addDays(today, index);
      return { date, isAvailable: true, isAvailableForCheckout: true, ...changes[date] };
    }),
  );

const onDone = vi.fn();
const onClose = vi.fn();

async function openDialog(
  calendar: StayCalendar,
  stay: { from: string; until: string } | null = null,
  onDay = today,
) {
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <StayDatesDialog
          isOpen
          onClose={onClose}
          onDone={onDone}
          stay={stay}
          calendar={calendar}
          today={onDay}
          prices={{
            of: (date) =>
              date === '2026-05-20' || date === '2026-05-12' ? { text: '$210', level: 1 } : undefined,
          }}
        />
      </ChakraProvider>,
    ),
  );
  return screen.findByRole('dialog', { name: 'Select the check-in and check-out dates for your stay' });
}

const day = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  setViewport('desktop');
  onDone.mockClear();
  onClose.mockClear();
});

test('[CA-06] [CA-03] Done requires both dates, returns the stay and closes', async () => {
  const dialog = await openDialog(unrestrictedCalendar(today));
  const done = within(dialog).getByRole('button', { name: 'Done' });
  expect(done).toBeDisabled();
  await userEvent.click(day(/May 10, 2026/));
  expect(done).toBeDisabled();
  expect(dialog).toHaveTextContent('Sun, May 10, select a check-out date');
  await userEvent.click(day(/May 13, 2026/));
  expect(dialog).toHaveTextContent('Sun, May 10 - Wed, May 13, 3 nights');
  const selected = screen.getAllByRole('gridcell', { selected: true });
  expect(selected.map((cell) => cell.textContent)).toEqual(['10', '11', '12$210', '13']);
  await userEvent.click(done);
  expect(onDone).toHaveBeenCalledWith({ from: '2026-05-10', until: '2026-05-13' });
  expect(onClose).toHaveBeenCalled();
});

test('[CA-01] days before today and beyond one year cannot be picked', async () => {
  const dialog = await openDialog(unrestrictedCalendar(today), { from: '2027-04-28', until: '2027-04-30' });
  expect(day(/April 30, 2027/)).not.toHaveAttribute('aria-disabled');
  expect(day(/May 2, 2027, too far ahead/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day(/May 2, 2027/));
  expect(dialog).toHaveTextContent('2 nights');
});

test('[CA-02] the shortest stay is one night: the check-in itself cannot end it', async () => {
  const dialog = await openDialog(unrestrictedCalendar(today));
  await userEvent.click(day(/May 10, 2026/));
  await userEvent.click(day(/May 10, 2026/));
  expect(within(dialog).getByRole('button', { name: 'Done' })).toBeDisabled();
  await userEvent.click(day(/May 11, 2026/));
  expect(dialog).toHaveTextContent('1 night');
});

test('[CA-04] a day available for check-out only can end a stay but not begin one', async () => {
  const calendar = calendarWith({ '2026-05-12': { isAvailable: false } });
  const dialog = await openDialog(calendar);
  const checkOutOnly = day(/May 12, 2026, check-out only/);
  expect(checkOutOnly).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(checkOutOnly);
  expect(dialog).toHaveTextContent('Select a check-in date');
  await userEvent.click(day(/May 10, 2026/));
  expect(checkOutOnly).not.toHaveAttribute('aria-disabled');
  await userEvent.click(checkOutOnly);
  expect(dialog).toHaveTextContent('Sun, May 10 - Tue, May 12, 2 nights');
  // The night is not available, so it has no price.
  expect(checkOutOnly.closest('td')).toHaveTextContent(/^12$/);
});

test('[CA-05] a stay does not span an occupied night: the next day begins a new stay', async () => {
  const calendar = calendarWith({ '2026-05-12': { isAvailable: false, isAvailableForCheckout: false } });
  const dialog = await openDialog(calendar);
  expect(day(/May 12, 2026, not available/)).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(day(/May 10, 2026/));
  await userEvent.click(day(/May 14, 2026/));
  expect(dialog).toHaveTextContent('Thu, May 14, select a check-out date');
  expect(dialog).toHaveTextContent(
    'Not every night before Thu, May 14 is free, so another stay begins on Thu, May 14',
  );
});

test('the dates can be cleared', async () => {
  const dialog = await openDialog(unrestrictedCalendar(today), { from: '2026-05-10', until: '2026-05-12' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear dates' }));
  expect(dialog).toHaveTextContent('Select a check-in date');
});

test('the keyboard alone operates the calendar, across months', async () => {
  const dialog = await openDialog(unrestrictedCalendar(today), { from: '2026-05-30', until: '2026-05-31' });
  // The one day in the tab order; the dialog focuses it itself only in a real layout.
  const checkIn = day(/May 30, 2026, check-in/);
  expect(checkIn).toHaveAttribute('tabindex', '0');
  act(() => checkIn.focus());
  await userEvent.keyboard('{PageDown}{PageDown}');
  expect(day(/July 30, 2026/)).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}{ArrowRight}{ArrowRight}{Enter}');
  expect(dialog).toHaveTextContent('Sun, Jul 26 - Tue, Jul 28, 2 nights');
});

test('a day shows the price of its night', async () => {
  await openDialog(unrestrictedCalendar(today));
  expect(day(/May 20, 2026, \$210/).closest('td')).toHaveTextContent('20$210');
});

test('[FM-01] a desktop shows two months side by side, a phone shows all months in one column', async () => {
  const dialog = await openDialog(unrestrictedCalendar(today));
  expect(within(dialog).getAllByRole('grid')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show July 2026' }));
  expect(within(dialog).getByRole('grid', { name: 'July 2026' })).toBeVisible();
});

test('[FM-01] on a phone every month of the year ahead is shown', async () => {
  setViewport('mobile');
  const dialog = await openDialog(unrestrictedCalendar(today));
  expect(within(dialog).getAllByRole('grid')).toHaveLength(13);
});

test('today is marked, and a day in the past is lighter than one to pick', async () => {
  await openDialog(unrestrictedCalendar('2026-05-15'), null, '2026-05-15');
  expect(day(/May 15, 2026/)).toHaveAttribute('aria-current', 'date');
  expect(getComputedStyle(day(/May 15, 2026/)).borderWidth).toBe('1px');
  expect(getComputedStyle(day(/May 14, 2026/)).fontWeight).not.toBe(
    getComputedStyle(day(/May 16, 2026/)).fontWeight,
  );
});

test('the price of a focused day stays above its button', async () => {
  await openDialog(unrestrictedCalendar(today));
  const price = screen.getAllByText('$210')[0];
  expect(price && getComputedStyle(price).zIndex).toBe('1');
});
