import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { failure, listing } from '#client/testing/checkout-facts.ts';
import {
  askForPrice,
  openCheckout,
  platform,
  press,
  quoteFailed,
  toReview,
} from '#client/testing/checkout-kit.ts';

const BOOKED = 'You have booked this stay already.';
const GONE = 'Uh oh! Something went wrong';

const trip = (changes: object = {}) => ({
  __typename: 'HomeTrip',
  id: 'LK-8FC49Q',
  state: 'CONFIRMED',
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  listing: { id: 'home-1' },
  ...changes,
});

const dialog = (name: string) => screen.findByRole('alertdialog', { name });

/** The home is unavailable when the checkout opens, as after a booking in another tab. */
function soldHome() {
  const of = platform();
  of.listing.mockReturnValue({
    ...listing,
    availability: { __typename: 'Unavailable', reasons: [] },
  });
  return of;
}

describe('an unavailable home [ER-13] [BK-22]', () => {
  test('that this traveler has booked shows the reservation number and a link to the trip', async () => {
    const of = soldHome();
    of.trips.mockReturnValue([trip({ id: 'LK-OTHER', listing: { id: 'home-2' } }), trip()]);
    const { address } = await openCheckout(of);
    expect(await dialog(BOOKED)).toHaveAccessibleDescription(
      'Your reservation is #LK-8FC49Q, Fri, Jun 5 - Mon, Jun 8. It is not booked or charged a second time.',
    );
    expect(screen.queryByRole('alertdialog', { name: GONE })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'View your trip' }));
    await vi.waitFor(() => expect(address()).toBe('/trips'));
  });

  test.each([
    ['that the home has not confirmed', null, 'You are already booking this stay.'],
    ['that is being canceled', { state: 'PENDING' }, BOOKED],
  ])('%s is called what it is', async (_, cancellationAttempt, title) => {
    const of = soldHome();
    of.trips.mockReturnValue([trip({ state: 'PENDING', cancellationAttempt })]);
    await openCheckout(of);
    expect(await dialog(title)).toBeInTheDocument();
  });

  test('of which this traveler has booked some nights names the other reservation', async () => {
    const of = soldHome();
    of.trips.mockReturnValue([trip({ fromDate: '2026-06-07', untilDate: '2026-06-09' })]);
    await openCheckout(of);
    expect(
      await dialog('You have another reservation for some of these nights.'),
    ).toHaveAccessibleDescription(
      'Your reservation is #LK-8FC49Q, Sun, Jun 7 - Tue, Jun 9. Please choose dates that do not overlap with it.',
    );
  });

  test('shows the same message when its quote fails for that reason', async () => {
    const of = platform();
    of.trips.mockReturnValue([trip()]);
    of.priceQuoteStatus.mockImplementation(() =>
      quoteFailed({ ...failure(GONE, 'GO_TO_LISTING', 'Go back'), code: 'NOT_AVAILABLE' }),
    );
    await openCheckout(of);
    await askForPrice();
    expect(await dialog(BOOKED)).toBeInTheDocument();
  });

  test('shows the same message when the first booking has used up the payment', async () => {
    const of = platform();
    of.trips.mockReturnValue([trip()]);
    of.book.mockReturnValue({
      __typename: 'BookingBlocked',
      ...failure(GONE, 'SEARCH_AGAIN', 'Search Again'),
      code: 'CART_VALIDATION_ERROR',
      blockers: [],
    });
    await openCheckout(of);
    await toReview();
    await press('Confirm and Book');
    expect(await dialog(BOOKED)).toBeInTheDocument();
  });

  test.each([
    ['another user has booked it', () => []],
    ["the traveler's own booking was canceled", () => [trip({ state: 'CANCELED' })]],
    [
      'the trips cannot be read',
      () => {
        throw new GraphQLError('down');
      },
    ],
  ])('is shown as unavailable while %s', async (_, trips) => {
    const of = soldHome();
    of.trips.mockImplementation(trips);
    await openCheckout(of);
    const { getByRole } = within(await dialog(GONE));
    expect(getByRole('button', { name: 'Choose Another Property' })).toBeVisible();
  });

  test('shows no message before the trips are read', async () => {
    const of = soldHome();
    let answer: () => void = () => undefined;
    of.trips.mockReturnValue(new Promise((resolve) => (answer = () => resolve([trip()]))));
    await openCheckout(of);
    await screen.findByRole('dialog', { name: 'Please wait' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    answer();
    expect(await dialog(BOOKED)).toBeInTheDocument();
  });

  test('reads no trips while the home is available', async () => {
    const of = platform();
    await openCheckout(of);
    await askForPrice();
    await screen.findByText('Amount due');
    expect(of.trips).not.toHaveBeenCalled();
  });
});
