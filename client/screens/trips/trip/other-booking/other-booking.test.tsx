import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fiat } from '#client/testing/portal-facts.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import {
  carTrip,
  experienceTrip,
  flightTrip,
  hotel,
  hotelTrip,
  openOtherBooking,
  packageTrip,
  protection,
  segment,
} from '#client/testing/other-booking-facts.ts';
import { announcements, isReadOut } from '#client/testing/read-out.ts';

beforeEach(() => setViewport('desktop'));

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a flight', () => {
  test('[CN-05] [VO-17] shows the journey, its status, and its codes', async () => {
    await openOtherBooking(flightTrip());
    expect(await screen.findByRole('heading', { level: 1, name: 'Toronto to Lisbon' })).toBeVisible();
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.getByText('Watching the price')).toBeVisible();
    const booking = await region('Your booking');
    expect(booking.getByText('7LISB2')).toBeVisible();
    expect(booking.getByText('K4TZ9Q')).toBeVisible();
    expect(booking.getByText('$1,824.43')).toBeVisible();
    expect(document.title).toBe('Toronto to Lisbon: Confirmed');
  });

  test('[VO-06] [FM-08] [AG-05] shows each slice in the local times of its airports', async () => {
    await openOtherBooking(flightTrip());
    const flights = await region('Your flights');
    expect(flights.getAllByText('9:40 PM')).toHaveLength(2);
    expect(flights.getAllByText(/^9:40 AM/)[0]).toHaveTextContent('9:40 AM+1, 1 day later');
    expect(flights.getByText(/Outbound/)).toHaveTextContent('Outbound · Fri, Jun 5, 2026 · Evening');
    expect(flights.getAllByText('Nonstop')).toHaveLength(2);
    expect(flights.getAllByText('Larkspur Air · LK 214 · Economy')[0]).toBeVisible();
    expect(flights.getAllByText('Fare brand: Standard')[0]).toBeVisible();
  });

  test('[CP-04] [CP-05] says whether it complies with the travel policy, and why not', async () => {
    await openOtherBooking(
      flightTrip({
        policyCompliance: {
          isInPolicy: false,
          reasons: ['PRICE', 'FARE_CLASS'],
          maxPricePerTraveler: fiat(2550),
        },
      }),
    );
    const policy = await region('Travel policy');
    expect(policy.getByText('Out of policy')).toBeVisible();
    expect(policy.getByText(/up to \$2,550 for each traveler/)).toBeVisible();
    expect(policy.getByText(/does not allow this fare class/)).toBeVisible();
  });

  test('[CP-06] [CP-10] says the same of the rooms of a hotel', async () => {
    await openOtherBooking(
      hotelTrip({
        hotel: {
          ...hotel('Hotel Miradouro'),
          policyCompliance: {
            isInPolicy: false,
            reasons: ['STAR_RATING'],
            maxPricePerNight: fiat(325),
            allowedStarRatings: [2, 3],
          },
        },
      }),
    );
    const policy = await region('Travel policy');
    expect(policy.getByText('Out of policy')).toBeVisible();
    expect(policy.getByText('Your travel policy allows hotels with 2 or 3 stars.')).toBeVisible();
    expect(policy.queryByText(/a night/)).toBeNull();
  });

  test('[CP-01] without an active policy says nothing of it', async () => {
    await openOtherBooking(flightTrip());
    await region('Your booking');
    expect(screen.queryByRole('region', { name: 'Travel policy' })).toBeNull();
  });

  test('[CN-10] shows both times of a delay, and a notice for a canceled flight', async () => {
    const late = {
      ...segment(),
      departure: {
        scheduledAt: '2026-06-06T01:40:00.000Z',
        expectedAt: '2026-06-06T05:40:00.000Z',
        delayMinutes: 240,
        timeZone: 'America/Toronto',
      },
    };
    await openOtherBooking(flightTrip({ segments: [[late], [{ ...segment(), state: 'CANCELED' }]] }));
    const flights = await region('Your flights');
    expect(flights.getByText('Delayed by 4 h')).toBeVisible();
    expect(flights.getByText('1:40 AM')).toBeVisible();
    expect(flights.getByLabelText('Scheduled for 9:40 PM, Fri, Jun 5, 2026')).toBeVisible();
    expect(flights.getByText(/Outbound/)).toHaveTextContent('Outbound · Sat, Jun 6, 2026');
    expect(flights.getByText('Canceled by the airline')).toBeVisible();
  });

  test('[AD-09] [CN-10] does not show the booked arrival after a missed connection', async () => {
    const { arrival, ...flight } = segment();
    const toMadrid = {
      ...flight,
      destination: { code: 'MAD', city: 'Madrid' },
      arrival: {
        scheduledAt: '2026-06-06T08:40:00.000Z',
        expectedAt: '2026-06-06T11:40:00.000Z',
        delayMinutes: 180,
        timeZone: 'Europe/Madrid',
      },
    };
    const missed = {
      ...segment(),
      flightNumber: 'LK 618',
      origin: toMadrid.destination,
      departure: { ...arrival, timeZone: 'Europe/Madrid', expectedAt: '2026-06-06T10:10:00.000Z' },
      arrival: { ...arrival, expectedAt: '2026-06-06T11:30:00.000Z' },
    };
    await openOtherBooking(flightTrip({ segments: [[toMadrid, missed]] }));
    const summary = await region('Your flight');
    expect(summary.getByText('Connection missed')).toBeVisible();
    expect(summary.getByText('Arrival not known')).toBeVisible();
    expect(summary.getByLabelText('Not reached: 12:30 PM').tagName).toBe('S');
    await userEvent.click(summary.getByRole('link', { name: 'Details: Toronto to Lisbon' }));
    const details = within(await screen.findByRole('dialog', { name: 'Toronto to Lisbon' }));
    expect(details.getByText('The next flight leaves 1 h 30 min before this one arrives.')).toBeVisible();
    expect(details.getAllByText('Connection missed')).toHaveLength(1);
  });

  test('[CN-07] [CN-03] shows the consequences of canceling and changing, and the contact for each', async () => {
    await openOtherBooking(flightTrip());
    const terms = await region('Cancel or change');
    expect(terms.getByText("Click 'Cancel Flight' above to view eligibility")).toBeVisible();
    expect(terms.getByText('$75.00 USD')).toBeVisible();
    await userEvent.click(terms.getByRole('link', { name: 'Cancel Flight' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Flight' }));
    expect(dialog.getByText(/less the airline’s fee becomes credit/)).toBeVisible();
    expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:1-800-555-0142');
  });

  test('[CN-08] [FM-06] [FM-07] has a modal with an address for each slice, with its bags', async () => {
    await openOtherBooking(flightTrip(), '/itinerary-return');
    const dialog = within(await screen.findByRole('dialog', { name: 'Toronto to Lisbon' }));
    expect(dialog.getByText('Bag 1 at $35.00 USD')).toBeVisible();
    expect(dialog.getByText(/^9:40 AM/)).toHaveTextContent('9:40 AM+1, 1 day later');
  });

  test('[CN-08] opens for a modal that the trip does not have', async () => {
    const { router } = await openOtherBooking(flightTrip(), '/cancel-home');
    await screen.findByRole('heading', { level: 1, name: 'Toronto to Lisbon' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/trips/flight-1'));
  });

  test('[CN-07] [CN-10] a canceled flight has no terms, and is not on time', async () => {
    await openOtherBooking(flightTrip({ state: 'CANCELED' }), '/itinerary-return');
    const dialog = within(await screen.findByRole('dialog', { name: 'Toronto to Lisbon' }));
    expect(dialog.queryByText('On time')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const flights = await region('Your flights');
    expect(flights.queryByText('On time')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cancel or change' })).toBeNull();
    expect(screen.queryByText('$75.00 USD')).toBeNull();
    expect(await region('Passengers')).toBeDefined();
  });

  test('[AD-02] a protection is compared with the terms of the fare, on its card and before it is used', async () => {
    await openOtherBooking(flightTrip());
    const terms =
      'On the terms of your fare: The price less the airline’s fee becomes credit for a future trip. Contact us to cancel the flight.';
    const protections = await region('Your protections');
    expect(protections.getByText(terms)).toBeVisible();
    await userEvent.click(protections.getByRole('link', { name: 'Cancel for any reason' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel for any reason' }));
    expect(await dialog.findByText(terms)).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Cancel Flight' }));
    expect(await screen.findByRole('dialog', { name: 'Cancel Flight' })).toBeVisible();
  });

  test('[TR-26] lists the passengers', async () => {
    await openOtherBooking(flightTrip());
    const passengers = await region('Passengers');
    expect(passengers.getByText('Adult · Ticket 672-1')).toBeVisible();
    expect(passengers.getByText('Infant on lap')).toBeVisible();
  });
});

describe('the protections of a flight', () => {
  test('[AD-01] [AD-02] cancel for any reason is chosen, reviewed, and sent with one key', async () => {
    const inputs: Record<string, string>[] = [];
    let isUsed = false;
    const cfar = () =>
      isUsed
        ? protection({
            state: 'EXERCISED',
            choices: [],
            used: { kind: 'REFUND', amount: fiat(1459.54), at: '2026-05-01T16:00:00.000Z' },
          })
        : protection();
    const assistance = protection({
      id: 'prot-2',
      kind: 'DISRUPTION_ASSISTANCE',
      name: 'Flight disruption assistance',
      state: 'ACTIVE',
    });
    const trip = () =>
      flightTrip({
        protections: [cfar(), assistance],
        ...(isUsed && { state: 'CANCELED', timeState: 'CANCELED' }),
      });
    await openOtherBooking(trip, '', {
      exerciseProtection: (_: unknown, { input }: { input: Record<string, string> }) => {
        inputs.push(input);
        if (inputs.length === 1)
          throw new GraphQLError('lost', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
        isUsed = true;
        return { __typename: 'ProtectionExercised', trip: trip() };
      },
    });
    const list = await region('Your protections');
    expect(list.getByText('Can be used now')).toBeVisible();
    await userEvent.click(list.getByRole('link', { name: 'Cancel for any reason' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel for any reason' }));
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Refund: $1,459.54' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const lastLook = dialog.getByText(/within 1 to 2 billing cycles. It cannot be reversed/);
    expect(lastLook).toBeVisible();
    expect(dialog.getByText(/^It ends flight disruption assistance, which would refund /)).toBeVisible();
    expect(isReadOut(lastLook)).toBe(true);
    expect(dialog.getByRole('button', { name: 'Back to the choices' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('your choice is carried out only once');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    expect(await screen.findByRole('dialog', { name: 'That is done' })).toHaveTextContent(
      'Refund: $1,459.54',
    );
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(inputs).toHaveLength(2);
    expect(inputs[1]).toEqual(inputs[0]);
    expect(inputs[0]).toMatchObject({ tripId: 'flight-1', protectionId: 'prot-1', choice: 'choice-refund' });
  });

  test('[AD-07] [AD-08] a disruption offers its flights and the refund', async () => {
    const assistance = protection({
      kind: 'DISRUPTION_ASSISTANCE',
      name: 'Flight disruption assistance',
      disruption: { reason: 'DELAYED', slice: 0, segment: 0, delayMinutes: 240 },
      choices: [
        {
          token: 'choice-214',
          kind: 'REBOOK',
          amount: fiat(0),
          flight: { farePerTraveler: fiat(299.4), segment: segment() },
        },
        { token: 'choice-refund', kind: 'REFUND', amount: fiat(412.65), flight: null },
      ],
    });
    await openOtherBooking(flightTrip({ protections: [assistance] }));
    expect(await screen.findByText(/Your flight is delayed by 4 h/)).toBeVisible();
    expect(document.title).toBe('Toronto to Lisbon: Delayed');
    expect(screen.getByRole('link', { name: 'Choose what to do' })).toHaveAttribute(
      'href',
      '/trips/flight-1/schedule-change',
    );
    await userEvent.click(screen.getByRole('link', { name: 'See your choices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Flight disruption assistance' }));
    expect(dialog.getByText('Worth $299 for each traveler')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /LK 214/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByRole('button', { name: 'Take this flight' })).toBeEnabled();
  });

  test('[RT-14] the address of a disruption leads to the choices of its trip', async () => {
    const { router } = await renderPortal({
      path: '/trips?disruptionItineraryId=flight%2F1',
      resolvers: { Query: { trip: () => null } },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/trips/flight%2F1/schedule-change'));
  });

  test("[AD-01] a choice that no longer exists shows the graph's text", async () => {
    await openOtherBooking(flightTrip(), '/cancel-for-any-reason-flight', {
      exerciseProtection: () => ({
        __typename: 'ProtectionNotExercised',
        code: 'PROTECTION_CHOICE_GONE',
        title: 'This choice is no longer offered.',
        text: 'Nothing has changed.',
      }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel for any reason' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Refund: $1,459.54' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the trip' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This choice is no longer offered.');
  });

  test('[AD-03] [AD-06] an expired protection shows the reason, and for agents the contact', async () => {
    await openOtherBooking(
      flightTrip({
        protections: [
          protection({
            state: 'EXPIRED',
            reason: 'DEADLINE_PASSED',
            reasonText: 'The time to use it has passed.',
            choices: [],
          }),
          protection({
            id: 'prot-2',
            kind: 'CHANGE_FOR_ANY_REASON',
            name: 'Change for any reason',
            newDepartureBy: '2027-06-05',
            choices: [],
          }),
        ],
      }),
    );
    const list = await region('Your protections');
    expect(list.getByText('The time to use it has passed.')).toBeVisible();
    expect(list.queryByRole('link', { name: 'Cancel for any reason' })).not.toBeInTheDocument();
    expect(list.getByText('The new flight departs by Sat, Jun 5, 2027.')).toBeVisible();
    expect(list.getByText(/Contact us/)).toBeVisible();
  });
});

test('[AD-15] one click adds a price drop to the wallet', async () => {
  const drop = protection({
    kind: 'PRICE_DROP',
    name: 'Price drop protection',
    choices: [{ token: 'choice-credit', kind: 'TRAVEL_CREDIT', amount: fiat(78.3), flight: null }],
  });
  const done = {
    ...drop,
    state: 'EXERCISED',
    choices: [],
    used: { kind: 'TRAVEL_CREDIT', amount: fiat(78.3), at: '2026-05-01T16:00:00.000Z' },
  };
  await openOtherBooking(hotelTrip({ protections: [drop] }), '', {
    exerciseProtection: () => ({
      __typename: 'ProtectionExercised',
      trip: hotelTrip({ protections: [done] }),
    }),
  });
  (await screen.findByRole('button', { name: 'Add $78.30 to my travel wallet' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Travel credit: \$78.30/)).toHaveFocus();
  expect(announcements()).toHaveTextContent('$78.30 is in your travel wallet.');
});

test('[VO-05] [VO-12] a hotel shows its rooms, beds and meals', async () => {
  await openOtherBooking(hotelTrip());
  const hotel = await region('Your hotel');
  expect(hotel.getByText('Confirmed by the hotel')).toBeVisible();
  expect(hotel.getByText('Sent by the hotel')).toBeVisible();
  expect(hotel.getByText('1 king bed · Breakfast')).toBeVisible();
  expect(hotel.getByText('Partially refundable')).toBeVisible();
});

test('[GU-12] the rooms of a hotel are numbered from two on', async () => {
  const one = hotel('Hotel Miradouro');
  const [room] = one.rooms;
  const { unmount } = await openOtherBooking(hotelTrip({ hotel: { ...one, rooms: [room, room] } }));
  expect((await region('Your hotel')).getByText(/^\d nights? \(2 Rooms\)$/)).toBeVisible();
  unmount();
  await openOtherBooking(hotelTrip());
  expect((await region('Your hotel')).queryByText(/Rooms/)).not.toBeInTheDocument();
});

test('[VO-10] [VO-11] [VO-12] a car, an experience and a package show their parts', async () => {
  await openOtherBooking(carTrip());
  const car = await region('Your car');
  expect(car.getByText('Confirmed by the company')).toBeVisible();
  expect(car.getByText('Free cancellation')).toBeVisible();
  await openOtherBooking(experienceTrip());
  expect((await region('Your experience')).getByText('On your phone')).toBeVisible();
  await openOtherBooking(packageTrip());
  expect(await screen.findByRole('region', { name: 'The Lakeline' })).toBeVisible();
});

describe('[AD-10] [AD-24] the price match guarantee', () => {
  const guarantee = () => region('Price match guarantee');
  const waiting = {
    id: 'claim-1',
    state: 'RECEIVED',
    lowerPrice: fiat(350.3),
    difference: fiat(62.5),
    website: 'https://hotels.example/',
    answerBy: '2026-06-02T12:00:00.000Z',
    declineReason: null,
  };
  const claimable = { priceMatch: { claimUntil: '2026-06-02T12:00:00.000Z', claim: null } };
  const claimed = (changes: object = {}) => ({
    priceMatch: { claimUntil: null, claim: { ...waiting, ...changes } },
  });

  test('is not there for other trips', async () => {
    await openOtherBooking(hotelTrip());
    await region('Your booking');
    expect(screen.queryByRole('region', { name: 'Price match guarantee' })).not.toBeInTheDocument();
  });

  test('is claimed with a price and a website', async () => {
    const asked: unknown[] = [];
    await openOtherBooking(hotelTrip(claimable), '', {
      claimPriceMatch: (_: unknown, args: object) => {
        asked.push(args);
        return { __typename: 'PriceMatchClaimed', trip: hotelTrip(claimed()) };
      },
    });
    const card = await guarantee();
    expect(card.getByText(/^Found a lower price\? Claim it by/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Send the claim' }));
    expect(await card.findByText('Enter a price like 350.30.')).toBeVisible();
    expect(card.getByText('Enter a value.')).toBeVisible();
    await userEvent.type(card.getByRole('textbox', { name: /Lower price/ }), '$350.30');
    await userEvent.type(card.getByRole('textbox', { name: /Website/ }), 'hotels.example');
    await userEvent.click(card.getByRole('button', { name: 'Send the claim' }));
    expect(await card.findByText('Claim received')).toBeVisible();
    expect(card.getByText('Claim received').closest('[tabindex]')).toHaveFocus();
    expect(announcements()).toHaveTextContent('We have received your claim.');
    expect(asked).toEqual([
      {
        input: {
          tripId: hotelTrip().id,
          lowerPrice: { value: '350.30', currencyCode: 'USD' },
          website: 'hotels.example',
        },
      },
    ]);
  });

  test('that is refused shows the reason', async () => {
    await openOtherBooking(hotelTrip(claimable), '', {
      claimPriceMatch: () => ({
        __typename: 'PriceMatchNotClaimed',
        code: 'PRICE_NOT_LOWER',
        title: 'This price is not lower.',
        text: 'Enter a price below the one of your trip.',
        inputErrors: [],
      }),
    });
    const card = await guarantee();
    await userEvent.type(card.getByRole('textbox', { name: /Lower price/ }), '5000');
    await userEvent.type(card.getByRole('textbox', { name: /Website/ }), 'hotels.example');
    await userEvent.click(card.getByRole('button', { name: 'Send the claim' }));
    expect(await card.findByRole('alert')).toHaveTextContent('This price is not lower.');
  });

  test('says what an agent has decided', async () => {
    await openOtherBooking(hotelTrip(claimed({ state: 'DECLINED', declineReason: 'For members only' })));
    const card = await guarantee();
    expect(card.getByText('We could not match the price: “For members only”')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is withdrawn after a confirmation', async () => {
    await openOtherBooking(hotelTrip(claimed()), '', {
      withdrawPriceMatch: () => ({
        __typename: 'PriceMatchDecided',
        claim: { ...waiting, state: 'WITHDRAWN' },
      }),
    });
    const card = await guarantee();
    await userEvent.click(card.getByRole('button', { name: 'Withdraw the claim' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this claim?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(announcements()).toHaveTextContent('The claim is withdrawn.');
  });
});

describe('[CN-04] [CN-08] a price watch', () => {
  const result = (trip: object) => ({ __typename: 'TripWatchChanged', trip });

  test('begins with a click, and ends after a confirmation', async () => {
    const asked: unknown[] = [];
    const ask = (watchState: string) => (_: unknown, args: object) => {
      asked.push(args);
      return result(flightTrip({ watchState }));
    };
    await openOtherBooking(flightTrip({ watchState: 'NOT_WATCHING' }), '', {
      watchTrip: ask('JUST_WATCHED'),
      stopWatchingTrip: ask('NOT_WATCHING'),
    });
    (await screen.findByRole('button', { name: 'Watch the price' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Watching the price, just started')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stop watching the price' })).toHaveFocus();
    expect(announcements()).toHaveTextContent('We watch the price of this trip.');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop watching this trip?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stop watching' }));
    const again = await screen.findByRole('button', { name: 'Watch the price' });
    await waitFor(() => expect(again).toHaveFocus());
    expect(announcements()).toHaveTextContent('The price of this trip is no longer watched.');
    expect(asked).toEqual([{ input: { tripId: 'flight-1' } }, { input: { tripId: 'flight-1' } }]);
  });

  test('that is refused shows the reason', async () => {
    await openOtherBooking(flightTrip({ watchState: 'NOT_WATCHING' }), '', {
      watchTrip: () => ({
        __typename: 'TripWatchRefused',
        code: 'TRIP_NOT_WATCHABLE',
        title: 'The price of this trip cannot be watched.',
        text: 'We watch only the prices of upcoming trips.',
        buttons: [],
        icon: 'GENERIC_ERROR',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Watch the price' }));
    const reason = await screen.findByRole('alert');
    expect(reason).toHaveTextContent('only the prices of upcoming trips');
    expect(reason).toHaveFocus();
  });

  test('has no modal on a trip that is not watched', async () => {
    const { router } = await openOtherBooking(flightTrip({ watchState: 'NOT_WATCHING' }), '/stop-watching');
    await waitFor(() => expect(router.state.location.pathname).toBe('/trips/flight-1'));
  });

  test.each([
    ['by the traveler', { state: 'CANCELED', timeState: 'CANCELED' }],
    [
      'by the airline',
      { protections: [protection({ disruption: { reason: 'AIRLINE_CANCELLATION', slice: 0, segment: 0 } })] },
    ],
  ])('is neither shown nor offered for a trip that was canceled %s', async (_who, canceled) => {
    const { unmount } = await openOtherBooking(flightTrip({ watchState: 'WATCHING', ...canceled }));
    await screen.findByRole('heading', { level: 1, name: 'Toronto to Lisbon' });
    expect(screen.queryByText(/watching the price/i)).not.toBeInTheDocument();
    unmount();
    await openOtherBooking(flightTrip({ watchState: 'NOT_WATCHING', ...canceled }));
    await screen.findByRole('heading', { level: 1, name: 'Toronto to Lisbon' });
    expect(screen.queryByRole('button', { name: 'Watch the price' })).not.toBeInTheDocument();
  });

  test('cannot begin for a past trip', async () => {
    await openOtherBooking(flightTrip({ watchState: 'NOT_WATCHING', timeState: 'PAST' }));
    await screen.findByRole('heading', { level: 1, name: 'Toronto to Lisbon' });
    expect(screen.queryByRole('button', { name: 'Watch the price' })).not.toBeInTheDocument();
  });
});

describe('[CN-08] the details of a trip', () => {
  const PAID = ['$1,480.40', '$344.03', 'Total$1,824.43', '$219.00', 'Total with protections$2,043.43'];

  test.each([
    ['confirmation', 'Confirmation', flightTrip(), ['7LISB2', 'K4TZ9Q', 'Larkfield Travel by phone']],
    ['payment', 'Payment', flightTrip(), PAID],
    ['travelers', 'Travelers', flightTrip(), ['Elena Marsh', 'Adult · Ticket 672-1', 'Infant on lap']],
    ['travelers', 'Travelers', hotelTrip(), ['River view room', 'Elena Marsh']],
    ['check-in', 'Check-in', hotelTrip(), ['Sat, Jun 6, 2026', 'Rua do Limoeiro 12, Lisbon']],
    ['car-confirmation', 'Confirmation', carTrip(), ['7LISB2']],
    ['drivers', 'Driver', carTrip(), ['Elena Marsh']],
    ['car-pick-up-and-drop-off', 'Pick-up and drop-off', carTrip(), ['Harbor Rentals', 'Lisbon Airport']],
    ['payment', 'Payment', carTrip(), ['$1,824.43']],
    ['experience-itinerary', 'Itinerary', experienceTrip(), ['2 participants']],
    ['experience-cancellation-policy', 'Cancellation policy', experienceTrip(), ['If you cancel']],
  ])('%s has the title %s and its facts', async (modal, title, trip, texts) => {
    await openOtherBooking(trip, `/${modal}`);
    const dialog = await screen.findByRole('dialog', { name: title });
    for (const text of texts) expect(dialog).toHaveTextContent(text);
  });

  test('of the payment contain no sum with protections when a price of them is not known', async () => {
    await openOtherBooking(flightTrip({ protections: [protection({ price: null })] }), '/payment');
    const dialog = await screen.findByRole('dialog', { name: 'Payment' });
    expect(dialog).toHaveTextContent('Total$1,824.43');
    expect(dialog).not.toHaveTextContent('Total with protections');
  });

  test('are opened at their address by a link of the page', async () => {
    const { router } = await openOtherBooking(carTrip());
    await userEvent.click(await screen.findByRole('link', { name: 'Driver' }));
    expect(await screen.findByRole('dialog', { name: 'Driver' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/trips/flight-1/drivers');
  });

  test('of another kind of trip redirect to the page', async () => {
    const { router } = await openOtherBooking(flightTrip(), '/drivers');
    await waitFor(() => expect(router.state.location.pathname).toBe('/trips/flight-1'));
  });
});

describe('a booking whose details are read after the trip', () => {
  test('shows a failure, and can be requested again', async () => {
    let reads = 0;
    await openOtherBooking(() => {
      reads += 1;
      if (reads === 2) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
      return hotelTrip();
    });
    expect(await screen.findByRole('heading', { name: 'This trip could not be loaded' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await region('Your hotel')).getByText('Confirmed by the hotel')).toBeVisible();
  });

  test('says so when it no longer exists', async () => {
    const trip = vi.fn<() => object | null>(() => null).mockReturnValueOnce(hotelTrip());
    await renderPortal({ path: '/trips/hotel-1', resolvers: { Query: { trip } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'You have no such trip' })).toBeVisible();
  });
});
