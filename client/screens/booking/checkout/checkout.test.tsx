import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, helenTraveler, omarTraveler, quote } from '#client/testing/checkout-facts.ts';
import {
  askForPrice,
  openCheckout,
  pending,
  platform,
  press,
  quoted,
  quoteFailed,
  step,
  toContact,
  toPayment,
} from '#client/testing/checkout-kit.ts';
import { fiat, helen, withoutExperiment } from '#client/testing/portal-facts.ts';
import { isReadOut } from '#client/testing/read-out.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[RT-02] without a home the checkout redirects to the search', async () => {
  const { address } = await openCheckout(platform(), { path: '/vacation-rentals/book/' });
  await waitFor(() => expect(address()).toBe('/stays/'));
});

test('[RT-02] [RT-07] [RT-08] the page has a title and a heading, and shows home, dates, guests and price', async () => {
  await openCheckout(platform());
  expect(await screen.findByRole('heading', { level: 1, name: 'Trip review' })).toBeVisible();
  expect(screen.getByText('Review your trip before you confirm and book.')).toBeVisible();
  expect(document.title).toBe('Complete Vacation Rental Booking');
  const trip = within(screen.getByRole('complementary', { name: 'Your trip' }));
  expect(trip.getByRole('heading', { name: 'Cedar House on the Inlet' })).toBeVisible();
  expect(trip.getByText(/Fri, Jun 5 - Mon, Jun 8/)).toBeVisible();
  expect(trip.getByText('2 guests')).toBeVisible();
  expect(trip.getByRole('heading', { name: 'Checkout Breakdown' })).toBeVisible();
  expect(trip.getByText('$500.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/stays\/availability\/\?.*locationName=Tofino.*fromDate=2026-06-05/),
  );
});

test('[EX-05] without the redesign the trip is above the steps on a desktop too, and not next to them', async () => {
  await openCheckout(platform(), {
    session: withoutExperiment('checkout-redesign'),
  });
  const trip = await screen.findByRole('region', { name: 'Your trip' });
  expect(trip).toHaveTextContent('Cedar House on the InletFri, Jun 5 - Mon, Jun 8');
  expect(trip).toBeVisible();
  const firstStep = screen.getByRole('region', { name: 'Traveler Information' });
  expect(trip.compareDocumentPosition(firstStep)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('complementary', { name: 'Your trip' })).not.toBeInTheDocument();
});

test('[PR-07] [GU-14] the header has the trip total on desktop too, and opens the breakdown', async () => {
  await openCheckout(platform());
  await press('Trip total: USD 500.00');
  const breakdown = await screen.findByRole('dialog', { name: 'Checkout Breakdown' });
  expect(within(breakdown).getByText('Total').nextElementSibling).toHaveTextContent('$500.00');
  // The breakdown of the page has the same name.
  expect(within(breakdown).queryByRole('region')).not.toBeInTheDocument();
});

test('[ST-04] Back leaves the first step for the home with the same search', async () => {
  const { address } = await openCheckout(platform());
  await press('Back');
  await waitFor(() => expect(address()).toMatch(/^\/vacation-rentals\/shop\/\?listingId=home-1/));
});

describe('travelers', () => {
  test('[TR-13] [TR-17] the only traveler is preselected', async () => {
    await openCheckout(platform());
    expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeChecked();
    expect(screen.getByText('Select or add the primary traveler for this reservation.')).toBeVisible();
    expect(screen.getByText("The booking is reserved under the primary traveler's name.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add primary traveler' })).toBeVisible();
  });

  test('[TR-14] without a choice the step states the missing traveler', async () => {
    const of = platform();
    of.travelers.mockReturnValue([helenTraveler, omarTraveler]);
    await openCheckout(of, { session: { ...helen, givenName: 'Nobody' } });
    await screen.findByRole('radio', { name: /Omar Ortiz/ });
    await press('Continue');
    expect(await screen.findByText('Add or choose one traveler to continue')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Omar Ortiz/ }));
    await press('Continue');
    expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
    expect(step('Traveler Information').getByText('Omar Ortiz')).toBeVisible();
  });

  test('[TR-07] [TR-13] [TR-15] without travelers the form is open, and the added traveler is chosen', async () => {
    const of = platform();
    of.travelers.mockReturnValue([]);
    of.saveTraveler.mockReturnValue({
      __typename: 'TravelerSaved',
      traveler: omarTraveler,
      travelers: [omarTraveler],
    });
    await openCheckout(of);
    expect(await screen.findByRole('heading', { name: 'Add Traveler Information' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Gender/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Nationality' })).toBeVisible();
    const givenName = screen.getByRole('textbox', { name: /Given name/ });
    // The first traveler is probably the user.
    expect(givenName).toHaveValue('Helen');
    expect(screen.getByRole('textbox', { name: /Surname/ })).toHaveValue('Ortiz');
    await userEvent.clear(givenName);
    await userEvent.type(givenName, 'Omar');
    await userEvent.type(screen.getByLabelText(/Date of birth/), '1990-03-04');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Gender/ }), 'Male');
    await press('Save traveler');
    expect(await screen.findByRole('radio', { name: /Omar Ortiz/ })).toBeChecked();
    expect(of.saveTraveler.mock.calls[0]?.[1].input).toMatchObject({
      givenName: 'Omar',
      dateOfBirth: '1990-03-04',
    });
  });

  test('[TR-18] while travelers load the step shows it', async () => {
    const of = platform();
    of.travelers.mockReturnValue(new Promise(() => undefined));
    await openCheckout(of);
    const waiting = await screen.findByText('Fetching travelers');
    expect(waiting).toBeVisible();
    expect(isReadOut(waiting)).toBe(true);
  });

  test('[TR-09] travelers that cannot be read can be requested again', async () => {
    const of = platform();
    of.travelers.mockImplementationOnce(() => {
      throw new Error('down');
    });
    await openCheckout(of);
    expect(await screen.findByText('We could not load your travelers')).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeVisible();
  });
});

describe('contact and quote', () => {
  test('[TR-19] [TR-22] email and phone come from the session', async () => {
    await openCheckout(platform());
    await toContact();
    expect(screen.getByText('Primary traveler contact information')).toBeVisible();
    expect(
      screen.getByText('Your host will use this information to communicate about your booking.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('helen.ortiz@larkfield.example');
    expect(screen.getByRole('textbox', { name: /Phone number/ })).toHaveValue('(416) 555-0148');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Canada (+1)');
  });

  test('[TR-20] [TR-21] an invalid contact requests no price', async () => {
    const of = platform();
    await openCheckout(of);
    await toContact();
    await userEvent.clear(screen.getByRole('textbox', { name: /Phone number/ }));
    await userEvent.clear(screen.getByRole('textbox', { name: /Email/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'helen@nowhere');
    await press('Continue');
    expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible();
    expect(screen.getByText('Enter a phone number.')).toBeVisible();
    expect(of.schedulePriceQuote).not.toHaveBeenCalled();
  });

  test('[PQ-02] [PQ-06] [BK-04] an accepted contact schedules one quote, follows it once, and names the main guest', async () => {
    const of = platform();
    await openCheckout(of);
    await toPayment();
    expect(of.schedulePriceQuote).toHaveBeenCalledTimes(1);
    expect(of.schedulePriceQuote.mock.calls[0]?.[1].input).toMatchObject({
      emailAddress: 'helen.ortiz@larkfield.example',
      rateId: 'rate-1',
      acceptedTotal: null,
      replacesToken: null,
    });
    expect(of.priceQuoteStatus).toHaveBeenCalledTimes(1);
    expect(of.addMainGuest.mock.calls[0]?.[1].input).toEqual({
      travelerId: 'traveler-helen',
      emailAddress: 'helen.ortiz@larkfield.example',
      phoneNumber: '+14165550148',
      orderedProductId: 'product-1',
      quoteToken: 'quote-1',
    });
  });

  test('[PQ-17] [PR-06] overlay and breakdown show that the price is being fetched', async () => {
    const of = platform();
    of.priceQuoteStatus.mockImplementation(() => pending('priceQuoteStatus', 'PriceQuotePending'));
    await openCheckout(of);
    await askForPrice();
    expect(
      await screen.findByRole('dialog', { name: 'Saving traveler and checking availability' }),
    ).toBeInTheDocument();
    const breakdown = screen.getByRole('region', { name: 'Checkout Breakdown' });
    expect(breakdown).toHaveAttribute('aria-busy', 'true');
    expect(isReadOut(within(breakdown).getByText('Fetching latest price'))).toBe(true);
  });

  test('[PQ-05] accepting the contact again replaces the quote', async () => {
    const of = platform();
    await openCheckout(of);
    await toPayment();
    await press('Edit Contact Information');
    await press('Continue');
    await waitFor(() => expect(of.schedulePriceQuote).toHaveBeenCalledTimes(2));
    expect(of.schedulePriceQuote.mock.calls[1]?.[1].input).toMatchObject({ replacesToken: 'quote-1' });
  });

  test('[PQ-12] after a reload the quote is followed again and not requested again', async () => {
    const of = platform();
    const first = await openCheckout(of);
    await toPayment();
    first.unmount();
    await openCheckout(of);
    expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
    expect(of.schedulePriceQuote).toHaveBeenCalledTimes(1);
    expect(of.priceQuoteStatus).toHaveBeenCalledTimes(2);
    expect(of.addMainGuest).toHaveBeenCalledTimes(1);
  });

  test.each([
    [51_250, 'The price has increased by $12.50.', 'PRICE_INCREASE'],
    [48_800, "You're in luck! The price has decreased by $12.", 'PRICE_DROP'],
  ])(
    '[PD-03] [PD-04] [PD-05] [PD-08] a quote of %d cents is shown and must be accepted',
    async (cents, title, icon) => {
      const of = platform();
      const payNowTotal = { fiat: fiat(cents / 100), rewards: [] };
      of.priceQuoteStatus.mockImplementation(() => quoted({ payNowTotal }));
      await openCheckout(of);
      await askForPrice();
      const dialog = await screen.findByRole('alertdialog', { name: title });
      expect(dialog.querySelector(`[data-icon="${icon}"]`)).not.toBeNull();
      expect(of.addMainGuest).not.toHaveBeenCalled();
      expect(within(dialog).getByRole('button', { name: 'Back to the home' })).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
      expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
      expect(of.addMainGuest).toHaveBeenCalledTimes(1);
      expect(of.schedulePriceQuote).toHaveBeenCalledTimes(1);
    },
  );

  test('[PD-04] the accepted total is next to the button, and a price that is not accepted leads back to the home', async () => {
    const of = platform();
    of.priceQuoteStatus.mockImplementation(() => quoted({ payNowTotal: { fiat: fiat(512.5), rewards: [] } }));
    const { address } = await openCheckout(of);
    await askForPrice();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Accept $512.50 to continue.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the home' }));
    await waitFor(() => expect(address()).toMatch(/^\/vacation-rentals\/shop\/\?listingId=home-1/));
    expect(of.addMainGuest).not.toHaveBeenCalled();
  });

  test('[PD-09] [LQ-13] where the host announces price changes itself, the traveler is not asked and nothing waits', async () => {
    const of = platform();
    of.priceQuoteStatus.mockImplementation(() => quoted({ payNowTotal: { fiat: fiat(512.5), rewards: [] } }));
    await openCheckout(of, { host: { notify: () => undefined, notifyIfPriceDiffers: false } });
    await askForPrice();
    expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(of.addMainGuest).toHaveBeenCalledTimes(1);
  });

  test('changed terms are shown and must be accepted', async () => {
    const of = platform();
    of.priceQuoteStatus.mockImplementation(() => quoted({ termsDigest: 'terms-2' }));
    await openCheckout(of);
    await askForPrice();
    const dialog = await screen.findByRole('alertdialog', { name: 'The terms of this stay have changed.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
  });

  test('[PQ-14] [ER-01] a failed quote shows its message and returns to the traveler step', async () => {
    const of = platform();
    of.priceQuoteStatus.mockImplementation(() => quoteFailed(failure('The quote has failed')));
    await openCheckout(of);
    await askForPrice();
    const dialog = await screen.findByRole('alertdialog', { name: 'The quote has failed' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeVisible();
  });

  test('[PQ-09] [BK-24] [ER-03] [ER-13] a failure without a reason shows the default, and Search Again opens the search', async () => {
    const of = platform();
    of.priceQuoteStatus.mockImplementation(() => quoteFailed());
    const { address } = await openCheckout(of);
    await askForPrice();
    const dialog = await screen.findByRole('alertdialog', { name: 'Uh oh! Something went wrong' });
    expect(within(dialog).getByRole('button', { name: 'Choose Another Property' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Search Again' }));
    await waitFor(() => expect(address()).toBe('/stays/'));
    expect(sessionStorage.getItem('travel-portal.checkout') ?? '').not.toContain(
      'helen.ortiz@larkfield.example',
    );
  });

  test('an outage of the platform loses no input, and a retry continues', async () => {
    const of = platform();
    of.schedulePriceQuote.mockImplementationOnce(() => {
      throw new Error('down');
    });
    await openCheckout(of);
    await askForPrice();
    const dialog = await screen.findByRole('alertdialog', { name: 'Our service is not responding' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('radio', { name: /Visa ending in 4821/ })).toBeVisible();
    expect(of.schedulePriceQuote).toHaveBeenCalledTimes(2);
  });

  test('[ER-12] [ER-13] a traveler who is refused as the main guest leads back to the traveler step', async () => {
    const of = platform();
    of.addMainGuest.mockReturnValue({
      __typename: 'TravelerRefused',
      ...failure('Check the traveler', 'SCROLL_TO_TRAVELERS'),
    });
    await openCheckout(of);
    await askForPrice();
    const dialog = await screen.findByRole('alertdialog', { name: 'Check the traveler' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('radio', { name: /Helen Ortiz/ })).toBeVisible();
    expect(of.addMainGuest).toHaveBeenCalledTimes(1);
  });

  test('[PR-18] groups and fees with the same amounts are shown once', async () => {
    const of = platform();
    of.priceQuoteStatus.mockImplementation(() =>
      quoted({
        groupedItems: [...quote.groupedItems, { label: 'Fees and taxes', amount: fiat(140) }],
      }),
    );
    await openCheckout(of);
    await toPayment();
    const trip = within(screen.getByRole('complementary', { name: 'Your trip' }));
    expect(trip.getByText('Cleaning Fee')).toBeVisible();
    expect(trip.queryByText('Fees and taxes')).not.toBeInTheDocument();
  });
});

test('[ST-10] [PR-07] on a phone the fixed button leads through the steps, under the trip total', async () => {
  const of = platform();
  await openCheckout(of, { viewport: 'mobile' });
  await screen.findByRole('radio', { name: /Helen Ortiz/ });
  expect(screen.getByRole('button', { name: 'Trip total: USD 500.00' })).toBeVisible();
  await press('Add Contact Information');
  await screen.findByRole('textbox', { name: /Email/ });
  await press('Add Contact Information');
  await screen.findByRole('radio', { name: /Visa ending in 4821/ });
  await press('Close the payment');
  await screen.findByRole('button', { name: 'Choose how to pay' });
  expect(screen.queryByRole('button', { name: 'Apply Rewards' })).not.toBeInTheDocument();
  await press('Choose how to pay');
  await userEvent.click(await screen.findByRole('radio', { name: /Visa ending in 4821/ }));
  await press('Close the payment');
  await press('Apply Rewards');
  await press('Review my Trip');
  await press('Confirm and Book');
  await waitFor(() => expect(of.book).toHaveBeenCalledTimes(1));
});

test('[ST-10] on a phone the fixed button is disabled until the step can be continued', async () => {
  const of = platform();
  let answer: (travelers: unknown) => void = () => undefined;
  of.travelers.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await openCheckout(of, { viewport: 'mobile' });
  await screen.findByText('Fetching travelers');
  expect(screen.getByRole('button', { name: 'Add Travelers' })).toBeDisabled();
  await act(async () => answer([helenTraveler]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Contact Information' })).toBeEnabled());
});
