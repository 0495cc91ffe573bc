import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setViewport } from '#client/testing/render-portal.tsx';
import type { TestResolvers } from '#client/testing/schema-link.ts';
import { bookedTrip, openTrip } from '#client/testing/trip-facts.ts';

beforeEach(() => {
  setViewport('desktop');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00.000Z') });
});
afterEach(() => vi.useRealTimers());

const approval = {
  id: 'trip-7',
  state: 'WAITING',
  tripId: 'LF-1001',
  requestedAt: '2026-05-01T11:00:00.000Z',
  expiresAt: '2026-05-02T11:00:00.000Z',
  approverNames: ['Marta Keller', 'Ingrid Solberg'],
  decidedAt: null as string | null,
  deciderName: null as string | null,
  declineReason: null as string | null,
  errors: [] as object[],
};
const declined = {
  ...approval,
  state: 'DECLINED',
  deciderName: 'Marta Keller',
  declineReason: 'Please take the hotel of the customer.',
};
const live = { sequence: 1, attempt: 1, elapsedMs: 0 };

function open(decision: object, resolvers: TestResolvers = {}) {
  const trip = { ...bookedTrip, state: 'PENDING', bookingToken: 'booking-1', approval: decision };
  return openTrip({
    trip: () => trip,
    resolvers: {
      Subscription: {
        bookingStatus: {
          subscribe: async function* () {
            yield { bookingStatus: { __typename: 'BookingAwaitingApproval', ...live, approval: decision } };
            await new Promise(() => undefined);
          },
        },
      },
      ...resolvers,
    },
  });
}

const page = () => screen.findByRole('article', { name: 'Cedar House on the Inlet' });

test('[CP-11] a trip that waits says who decides until when, and that nothing is charged', async () => {
  await open(approval);
  await page();
  expect(screen.getByText('Waiting for approval')).toBeVisible();
  expect(
    screen.getByText(
      'Marta Keller or Ingrid Solberg can approve it until Sat, May 2, 2026, 7:00 AM EDT. The nights are held for you, and your payment is reserved: nothing is charged before the approval.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Cancellation' })).not.toBeInTheDocument();
  expect(document.title).toBe('Cedar House on the Inlet: Waiting for approval');
});

test('[CP-11] a trip shows that it was declined, and why, as soon as it is decided', async () => {
  let decide: () => void = () => undefined;
  const decided = new Promise<void>((resolve) => (decide = resolve));
  await open(approval, {
    Subscription: {
      bookingStatus: {
        subscribe: async function* () {
          yield { bookingStatus: { __typename: 'BookingAwaitingApproval', ...live, approval } };
          await decided;
          yield { bookingStatus: { __typename: 'BookingFailure', ...live, errors: [], decision: declined } };
        },
      },
    },
  });
  await page();
  decide();
  expect(await screen.findByText('Declined')).toBeVisible();
  expect(
    screen.getByText(
      'Marta Keller declined this booking: “Please take the hotel of the customer.” Nothing was charged, and the nights are no longer held.',
    ),
  ).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'What you can do next' }));
  const others = next.getByRole('link', { name: 'See other homes for these dates' });
  expect(others.getAttribute('href')).toMatch(
    /^\/stays\/availability\/\?.*fromDate=2026-06-05&untilDate=2026-06-08/,
  );
  expect(screen.queryByRole('region', { name: 'Payment' })).not.toBeInTheDocument();
});

const withdrawing = (answer: object) => ({ Mutation: { withdrawBooking: vi.fn(() => answer) } });

test('[CP-11] a traveler withdraws after a confirmation', async () => {
  const resolvers = withdrawing({
    __typename: 'ApprovalDecided',
    approval: { ...approval, state: 'WITHDRAWN' },
  });
  await open(approval, resolvers);
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the booking' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this booking?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(resolvers.Mutation.withdrawBooking).toHaveBeenCalledTimes(1);
});

test('[CP-11] a withdrawal that comes too late shows the decision', async () => {
  await open(
    approval,
    withdrawing({
      __typename: 'ApprovalAlreadyDecided',
      code: 'APPROVAL_ALREADY_DECIDED',
      title: 'This booking was already decided.',
      text: 'It was approved by Marta Keller.',
      buttons: [],
      icon: 'GENERIC_ERROR',
      inputErrors: [],
      approval,
    }),
  );
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the booking' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this booking?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('It was approved by Marta Keller.')).toBeVisible();
});

test('[CP-11] an approved stay that could not be charged is not booked, and says why', async () => {
  const errors = [{ code: 'CREDIT_CARD_DECLINED', text: 'Your card was declined.' }];
  await openTrip({
    trip: () => ({
      ...bookedTrip,
      state: 'CANCELED',
      timeState: 'CANCELED',
      approval: { ...approval, state: 'APPROVED', errors },
    }),
  });
  await page();
  expect(
    screen.getByText('This stay is not booked, and nothing has been charged. Your card was declined.'),
  ).toBeVisible();
});
