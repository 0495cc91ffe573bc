import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { AVAILABILITY_REASONS } from '#domain/listing/availability-reasons.ts';
import { fiat } from '#client/testing/portal-facts.ts';
import { listing, omarTraveler, rate } from '#client/testing/checkout-facts.ts';
import {
  askForPrice,
  openCheckout,
  platform,
  press,
  quoted,
  toContact,
  toPayment,
  toReview,
} from '#client/testing/checkout-kit.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const { BLOCKED_DATES, OCCUPANCY_VIOLATION } = AVAILABILITY_REASONS;

const refused = (violation: string, texts: { title: string; subtitle: string }, action: string) => ({
  ...listing,
  availability: {
    __typename: 'Unavailable',
    reasons: [
      {
        violation,
        rawCode: violation,
        ...texts,
        action,
        minimumNights: null,
        maximumNights: null,
        maximumGuests: violation === 'OCCUPANCY_VIOLATION' ? 4 : null,
        earliestCheckIn: null,
      },
    ],
  },
});

/** A home with a different price for each stay. */
function twoStays() {
  const of = platform();
  of.listing.mockImplementation((_root, { stay }) =>
    stay.fromDate === '2026-06-05'
      ? listing
      : { ...listing, availability: { __typename: 'Available', rate: { ...rate, id: 'rate-2' } } },
  );
  of.schedulePriceQuote.mockImplementation((_root, { input }) => ({
    __typename: 'PriceQuoteScheduled',
    token: input['rateId'] === 'rate-2' ? 'quote-2' : 'quote-1',
  }));
  of.priceQuoteStatus.mockImplementation((_root, { token }) => quoted({ token }));
  return of;
}

async function pickDates(from: RegExp, until: RegExp): Promise<void> {
  await press('Change dates');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Select the check-in and check-out dates for your stay' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Clear dates' }));
  expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  await userEvent.click(await dialog.findByRole('button', { name: from }));
  await userEvent.click(await dialog.findByRole('button', { name: until }));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
}

const pickOtherDates = () => pickDates(/^Wednesday, June 10/, /^Saturday, June 13/);

test('[CA-06] [CA-11] other dates are picked on the calendar of the home and stored in the address', async () => {
  const of = twoStays();
  const { address } = await openCheckout(of);
  await screen.findByRole('radio', { name: /Helen Ortiz/ });
  await pickOtherDates();
  await waitFor(() => expect(address()).toMatch(/fromDate=2026-06-10&untilDate=2026-06-13/));
  const trip = within(screen.getByRole('complementary', { name: 'Your trip' }));
  expect(await trip.findByText(/Wed, Jun 10 - Sat, Jun 13/)).toBeVisible();
  expect(of.listing.mock.calls.at(-1)?.[1].stay).toMatchObject({ fromDate: '2026-06-10' });
  // Without an accepted contact there is no price to request.
  expect(of.schedulePriceQuote).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: /Helen Ortiz/ })).toBeChecked();
});

test('[CA-11] an unsaved traveler survives a change of dates', async () => {
  const of = twoStays();
  await openCheckout(of);
  await screen.findByRole('radio', { name: /Helen Ortiz/ });
  await press('Add primary traveler');
  await userEvent.type(await screen.findByRole('textbox', { name: /Given name/ }), 'Omar');
  await pickOtherDates();
  await screen.findAllByText(/Wed, Jun 10 - Sat, Jun 13/);
  expect(screen.getByRole('textbox', { name: /Given name/ })).toHaveValue('Omar');
});

test('[CA-11] after the contact, other dates request a price immediately and replace the previous one', async () => {
  const of = twoStays();
  of.travelers.mockReturnValue([omarTraveler]);
  await openCheckout(of);
  await screen.findByRole('radio', { name: /Omar Ortiz/ });
  await press('Continue');
  const email = await screen.findByRole('textbox', { name: /Email/ });
  await userEvent.clear(email);
  await userEvent.type(email, 'omar@larkfield.example');
  await press('Continue');
  await screen.findByRole('radio', { name: /Visa ending in 4821/ });
  await pickOtherDates();
  await waitFor(() => expect(of.schedulePriceQuote).toHaveBeenCalledTimes(2));
  expect(of.schedulePriceQuote.mock.calls[1]?.[1].input).toMatchObject({
    rateId: 'rate-2',
    emailAddress: 'omar@larkfield.example',
    acceptedTotal: null,
    replacesToken: 'quote-1',
  });
  // The traveler becomes the main guest of the new quote, and the step stays.
  await waitFor(() =>
    expect(of.addMainGuest.mock.calls.at(-1)?.[1].input).toMatchObject({ quoteToken: 'quote-2' }),
  );
  expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
});

test('[CA-11] [ST-05] on Review other dates return to the payment step with the new price', async () => {
  const of = twoStays();
  await openCheckout(of);
  await toReview();
  await pickOtherDates();
  await screen.findByRole('radio', { name: /Visa ending in 4821/ });
  expect(screen.queryByRole('button', { name: 'Confirm and Book' })).not.toBeInTheDocument();
  expect(of.book).not.toHaveBeenCalled();
});

test('[CA-11] confirming the same stay changes nothing', async () => {
  const of = twoStays();
  await openCheckout(of);
  await toPayment();
  await press('Change dates');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(of.schedulePriceQuote).toHaveBeenCalledOnce();
  expect(screen.getByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
});

test('[CA-11] [AV-08] unavailable dates show the reason and a button that changes them', async () => {
  const of = twoStays();
  of.listing.mockImplementation((_root, { stay }) =>
    stay.fromDate === '2026-06-10' ? refused('BLOCKED_DATES', BLOCKED_DATES, 'CHANGE_DATES') : listing,
  );
  const { address } = await openCheckout(of);
  await toContact();
  await pickOtherDates();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(BLOCKED_DATES.title)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await press('Continue');
  const message = within(await screen.findByRole('alertdialog', { name: BLOCKED_DATES.title }));
  await userEvent.click(message.getByRole('button', { name: 'Close' }));
  expect(of.schedulePriceQuote).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Thu, Jun 11 - Sun, Jun 14, 3 nights' }));
  await waitFor(() => expect(address()).toMatch(/fromDate=2026-06-11&untilDate=2026-06-14/));
  await waitFor(() => expect(of.schedulePriceQuote).toHaveBeenCalledOnce());
  expect(screen.queryByText(BLOCKED_DATES.title)).not.toBeInTheDocument();
});

test.each([
  [4, 'Up to 4 guests, children included.', false],
  [null, null, true],
])('[GU-02] a home for %s sets the limit of the guests', async (maxOccupancy, note, canAddMany) => {
  const of = platform();
  of.listing.mockReturnValue({ ...listing, terms: { ...listing.terms, maxOccupancy } });
  await openCheckout(of);
  await press('Change guests');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guests' }));
  for (let added = 2; added < 20; added += 1) {
    await userEvent.click(dialog.getByRole('button', { name: 'Add one adult' }));
  }
  expect(dialog.queryByText('20') !== null).toBe(canAddMany);
  if (note) expect(dialog.getByText(note)).toBeVisible();
});

test('[CA-11] [AV-04] too many guests show the limit, and the button that fits them keeps the contact', async () => {
  const of = platform();
  of.listing.mockImplementation((_root, { stay }) =>
    stay.adults > 4 ? refused('OCCUPANCY_VIOLATION', OCCUPANCY_VIOLATION, 'CHANGE_GUESTS') : listing,
  );
  of.listing.mockImplementationOnce(() => ({ ...listing, terms: { ...listing.terms, maxOccupancy: null } }));
  const { address } = await openCheckout(of);
  await toPayment();
  await press('Change guests');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guests' }));
  for (let added = 2; added < 5; added += 1) {
    await userEvent.click(dialog.getByRole('button', { name: 'Add one adult' }));
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(OCCUPANCY_VIOLATION.title)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Up to 4 guests' }));
  await waitFor(() => expect(address()).toMatch(/adultsCount=4/));
  await waitFor(() => expect(of.schedulePriceQuote).toHaveBeenCalledTimes(2));
});

test('[CA-11] no price is shown while the rate for the new stay loads', async () => {
  const of = twoStays();
  await openCheckout(of);
  await askForPrice();
  await screen.findByRole('radio', { name: /Visa ending in 4821/ });
  of.listing.mockReturnValue(new Promise(() => undefined));
  await pickOtherDates();
  expect(await screen.findByText(/Saving traveler and checking availability/)).toBeVisible();
  expect(screen.queryByText('$500.00')).not.toBeInTheDocument();
});

test('[CA-11] a home that cannot be read for the new stay is requested again, and then its price', async () => {
  const of = twoStays();
  await openCheckout(of);
  await toPayment();
  of.listing.mockImplementation(() => {
    throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
  });
  await pickOtherDates();
  expect(await screen.findByText('We could not load your trip')).toBeVisible();
  of.listing.mockReturnValue({
    ...listing,
    availability: {
      __typename: 'Available',
      rate: { ...rate, id: 'rate-2', total: { ...rate.total, fiat: fiat(500) } },
    },
  });
  await press(/Try again/i);
  await waitFor(() => expect(of.schedulePriceQuote).toHaveBeenCalledTimes(2));
  expect(of.schedulePriceQuote.mock.calls[1]?.[1].input).toMatchObject({ rateId: 'rate-2' });
});

test('[CA-11] [TA-01] the step in the address of the travel app is kept', async () => {
  const { address } = await openCheckout(twoStays(), {
    path: '/vacation-rentals/book/?listingId=home-1&fromDate=2026-06-05&untilDate=2026-06-08&isTravelApp=true',
    viewport: 'mobile',
  });
  await waitFor(() => expect(address()).toMatch(/bookStep=0/));
  await pickOtherDates();
  await waitFor(() => expect(address()).toMatch(/fromDate=2026-06-10/));
  expect(address()).toMatch(/bookStep=0/);
});
