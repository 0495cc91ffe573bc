import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fiat } from '#client/testing/portal-facts.ts';
import { renderPortal, setViewport } from '#client/testing/render-portal.tsx';
import { bookedTrip, openTrip } from '#client/testing/trip-facts.ts';

beforeEach(() => {
  setViewport('desktop');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00.000Z') });
});
afterEach(() => vi.useRealTimers());

const page = () => screen.findByRole('article', { name: 'Cedar House on the Inlet' });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the trip page', () => {
  test('[CN-05] shows the home, the status, and the time until the stay', async () => {
    await openTrip();
    await page();
    expect(screen.getByRole('heading', { level: 1, name: 'Cedar House on the Inlet' })).toBeVisible();
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(screen.getByText('In 35 days')).toBeVisible();
    expect(screen.getByText('Tofino, British Columbia')).toBeVisible();
    expect(screen.getByText('Fri, Jun 5 - Mon, Jun 8, 2026 · 3 nights')).toBeVisible();
    expect(document.title).toBe('Cedar House on the Inlet: Confirmed');
    expect(screen.getByRole('link', { name: 'All trips' })).toHaveAttribute('href', '/trips');
  });

  test('[AG-06] [AG-03] names the agent who booked, and says that the fee is not refunded', async () => {
    const names = { agentName: 'Ada Quist', customerName: 'Helen Ortiz' };
    const fee = { kind: 'AGENT_FEE', label: 'Agent fee', amount: fiat(10), lines: [] };
    await openTrip({ trip: () => ({ ...bookedTrip, bookedBy: names, priceGroups: [fee] }) });
    await page();
    expect(screen.getByText('Booked by Ada Quist for Helen Ortiz')).toBeVisible();
    expect(region('Cancellation').getByText('The fee of an agent is not refunded.')).toBeVisible();
  });

  test('[FM-03] shows dates with their year, nights, times, guests, and the reservation number', async () => {
    await openTrip();
    await page();
    const reservation = region('Your reservation');
    expect(reservation.getByText('Fri, Jun 5, 2026')).toBeVisible();
    expect(reservation.getByText('From 4:00 PM')).toBeVisible();
    expect(reservation.getByText('Mon, Jun 8, 2026')).toBeVisible();
    expect(reservation.getByText('Until 11:00 AM')).toBeVisible();
    expect(reservation.getByText('3 nights')).toBeVisible();
    expect(reservation.getByText('2 adults, 1 child, with pets')).toBeVisible();
    expect(reservation.getByText('Helen Ortiz')).toBeVisible();
    expect(reservation.getByText('LF-1001')).toBeVisible();
    expect(reservation.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });

  test('shows how guests get in, the house rules, and the phone number of support', async () => {
    await openTrip();
    await page();
    expect(region('Arrival').getByText('The keypad opens with 4821.')).toBeVisible();
    expect(region('Arrival').queryByText('The gate opens to the left.')).not.toBeInTheDocument();
    expect(region('Arrival').getByText('Rain boots are in the hall.')).toBeVisible();
    expect(region('House rules').getByText('Pets are welcome.')).toBeVisible();
    expect(region('House rules').getByText('Shoes off, please.')).toBeVisible();
    expect(region('Your host').getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+12125550142',
    );
    expect(region('Help with this trip').getByRole('link')).toHaveAttribute('href', 'tel:1-800-555-0142');
    expect(region('Help with this trip').getByText(/We answer day and night\./)).toBeVisible();
  });

  test('[TN-05] without support hours it does not mention when the phone is answered', async () => {
    await openTrip({ portal: { supportHours: null } });
    await page();
    expect(region('Help with this trip').queryByText(/We answer/)).not.toBeInTheDocument();
  });

  test("without the host's instructions it shows the listing's notes on getting in", async () => {
    await openTrip({ trip: () => ({ ...bookedTrip, checkInInstructions: null }) });
    await page();
    expect(region('Arrival').getByText('The gate opens to the left.')).toBeVisible();
  });

  test('[LS-12] shows the address of the home, and directions to it', async () => {
    await openTrip();
    await page();
    const location = region('Location');
    expect(location.getByText(/12 Creek Lane/)).toHaveTextContent(
      '12 Creek Lane Tofino, British Columbia Canada',
    );
    const directions = new URL(
      location.getByRole('link', { name: 'Get directions' }).getAttribute('href') ?? '',
    );
    expect(directions.searchParams.get('destination')).toBe('49.1,-125.9');
  });

  test('[RT-16] adds the user source to links to other sites', async () => {
    sessionStorage.setItem('travel-portal.utm-source', 'mail');
    sessionStorage.setItem('travel-portal.utm-medium', '(none)');
    await openTrip();
    await page();
    const directions = region('Location').getByRole('link', { name: 'Get directions' });
    expect(directions.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/.*&utm_source=mail$/);
  });

  test('[LS-12] without an exact address shows the city, and directions to the area', async () => {
    await openTrip({ trip: () => ({ ...bookedTrip, address: null }) });
    await page();
    expect(region('Location').getByText('Tofino, British Columbia')).toBeVisible();
  });

  test('[CF-03] [LS-12] puts the address of the home into the calendar file', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await openTrip();
    await page();
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    click.mockRestore();
    expect(names).toEqual(['stay-LF-1001.ics']);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[0] ?? new Blob());
    });
    expect(text).toContain('DTSTART;VALUE=DATE:20260605\r\nDTEND;VALUE=DATE:20260609');
    expect(text).toContain('LOCATION:12 Creek Lane\\, Tofino\\, British Columbia\\, Canada');
  });

  test('shows every part of the payment, and rewards in their unit', async () => {
    await openTrip();
    await page();
    const payment = screen.getByRole('region', { name: 'Payment' });
    expect(payment).toHaveTextContent('Summit Reserve, 2,940 Miles−$29.40');
    expect(payment).toHaveTextContent('You paid by Visa ending in 4242$800.00');
    expect(payment).toHaveTextContent('Total$829.40');
    expect(screen.queryByRole('region', { name: 'Business trip' })).toBeNull();
  });

  test('[CP-07] [CP-09] shows the answers to the business, if there are any', async () => {
    const corporate = {
      outOfPolicyReason: 'Near the site',
      approvalRequestReason: null,
      tripPurpose: 'Audit',
    };
    await openTrip({ trip: () => ({ ...bookedTrip, corporate }) });
    await page();
    expect(screen.getByRole('region', { name: 'Business trip' })).toHaveTextContent(
      /Purpose of the tripAuditReason for your businessNear the site$/,
    );
  });

  test('[PR-18] never shows an unreadable amount as 0', async () => {
    await openTrip({ trip: () => ({ ...bookedTrip, total: null, payments: null }) });
    await page();
    const payment = screen.getByRole('region', { name: 'Payment' });
    expect(payment).toHaveTextContent('TotalNot known at the moment');
    expect(payment).toHaveTextContent('The payment details are not available right now.');
    expect(payment).not.toHaveTextContent('$0');
  });

  test('omits facts that the platform does not provide', async () => {
    await openTrip({
      trip: () => ({
        ...bookedTrip,
        guestCount: null,
        guests: null,
        mainGuestName: null,
        providerAdditionalInformation: null,
        address: null,
        coordinates: null,
        checkInInstructions: null,
        hostPhoneNumber: null,
        listing: {
          ...bookedTrip.listing,
          photos: [],
          address: { kind: 'EMPTY', city: null as never, state: null as never },
          terms: {
            ...bookedTrip.listing.terms,
            checkInTimes: null as never,
            checkOutTimes: null as never,
            checkinInformation: null as never,
          },
        },
      }),
    });
    await page();
    expect(screen.queryByRole('region', { name: 'Photos' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Arrival' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Location' })).not.toBeInTheDocument();
    expect(region('Your host').queryByRole('link', { name: /\d/ })).not.toBeInTheDocument();
    expect(region('Your reservation').queryByText('Guests')).not.toBeInTheDocument();
    expect(region('Your reservation').queryByText('Reserved for')).not.toBeInTheDocument();
  });

  test('[GA-01] opens the photos over the page', async () => {
    await openTrip();
    await page();
    await userEvent.click(region('Photos').getByRole('button', { name: 'See all photos (4)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cedar House on the Inlet' }));
    expect(dialog.getByRole('img', { name: 'The bath' })).toBeInTheDocument();
  });
});

test('renders immediately when it was open before, also after the list was read again', async () => {
  const trip = {
    ...bookedTrip,
    state: 'CANCELED',
    timeState: 'CANCELED',
    cancellation: { canceledAt: '2026-05-01T09:00:00.000Z', refund: fiat(629.4) },
  };
  let isAnswering = true;
  let timesListed = 0;
  await renderPortal({
    path: '/trips',
    resolvers: {
      Query: {
        trip: () => (isAnswering ? trip : new Promise(() => undefined)),
        trips: (_root: unknown, { section }: { section: string }) => {
          timesListed += 1;
          return {
            totalCount: 1,
            edges: section === 'CANCELED' ? [{ cursor: '1', node: trip }] : [],
            pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
          };
        },
      },
    },
  });
  const open = async () =>
    userEvent.click(await screen.findByRole('link', { name: 'Cedar House on the Inlet' }));
  await open();
  await screen.findByRole('region', { name: 'Payment' });
  await userEvent.click(screen.getByRole('link', { name: 'All trips' }));
  isAnswering = false;
  await waitFor(() => expect(timesListed).toBe(12));
  await open();
  expect(await screen.findByRole('region', { name: 'Payment' })).toHaveTextContent('Refund$629.40');
});

describe('by status of the booking, the page', () => {
  test('[CN-05] of a canceled stay has a refund, and no arrival or cancel button', async () => {
    await openTrip({
      trip: () => ({
        ...bookedTrip,
        state: 'CANCELED',
        timeState: 'CANCELED',
        cancellation: { canceledAt: '2026-05-01T09:00:00.000Z', refund: fiat(629.4) },
      }),
    });
    await page();
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Refund$629.40');
    expect(screen.getByRole('link', { name: 'Refund details' })).toHaveAttribute(
      'href',
      '/trips/LF-1001/cancel-home',
    );
    expect(
      screen.getByText('This stay is canceled. $629.40 goes back to where it was paid from.'),
    ).toBeVisible();
    const again = screen.getByRole('link', { name: 'See this home again for these dates' });
    const { pathname, searchParams: search } = new URL(again.getAttribute('href') ?? '', 'http://portal');
    expect([pathname, search.get('listingId'), search.get('fromDate'), search.get('untilDate')]).toEqual([
      '/vacation-rentals/shop/',
      bookedTrip.listing.id,
      bookedTrip.fromDate,
      bookedTrip.untilDate,
    ]);
    expect([search.get('adultsCount'), search.get('petsCount')]).toEqual(['2', '1']);
    for (const name of ['Arrival', 'Cancellation']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^In \d+ days/)).not.toBeInTheDocument();
  });

  test.each([
    [
      'CANCELED',
      'CANCELED',
      ['Your reservation', 'Payment', 'Help with this trip', 'Location', 'Your host', 'House rules'],
    ],
    ['CONFIRMED', 'FUTURE', ['Arrival', 'Location', 'Your host', 'Your reservation', 'Payment']],
    [
      'CONFIRMED',
      'PRESENT',
      [
        'Arrival',
        'Location',
        'Your host',
        'Your reservation',
        'Payment',
        'Cancellation',
        'House rules',
        'Help with this trip',
      ],
    ],
  ])(
    '[FM-01] on a phone begins with the important part of a stay that is %s',
    async (state, timeState, order) => {
      setViewport('mobile');
      await openTrip({ trip: () => ({ ...bookedTrip, state, timeState }) });
      const titles = within(await page()).getAllByRole('heading', { level: 2 });
      const names = titles.map(({ textContent }) => textContent);
      expect(names.slice(0, order.length)).toEqual(order);
    },
  );

  test('[CN-05] of a past stay is readable, without a cancel button', async () => {
    await openTrip({ trip: () => ({ ...bookedTrip, timeState: 'PAST' }) });
    await page();
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Cancellation' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Payment' })).toBeVisible();
  });

  test('[BK-13] [DC-05] of a stay that is being confirmed updates itself when it is confirmed', async () => {
    let confirm: () => void = () => undefined;
    const confirmed = new Promise<void>((resolve) => (confirm = resolve));
    const live = { sequence: 1, attempt: 1, elapsedMs: 0 };
    await openTrip({
      trip: () => ({ ...bookedTrip, state: 'PENDING', bookingToken: 'booking-1' }),
      resolvers: {
        Subscription: {
          bookingStatus: {
            subscribe: async function* () {
              yield { bookingStatus: { __typename: 'BookingPending', ...live } };
              await confirmed;
              const trip = { id: 'LF-1001', state: 'CONFIRMED', bookingToken: null };
              yield { bookingStatus: { __typename: 'BookingSuccess', ...live, trip } };
            },
          },
        },
      },
    });
    await page();
    expect(screen.getByText('Being confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    confirm();
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });
});

describe('the cancellation terms of an upcoming stay', () => {
  const terms = (changes: object) => ({
    ...bookedTrip,
    cancellationPolicy: { ...bookedTrip.cancellationPolicy, ...changes },
  });

  test('[PR-14] [CN-02] show the refund steps with their deadlines, and the time left', async () => {
    vi.setSystemTime(new Date('2026-05-31T03:00:00.000Z'));
    await openTrip();
    await page();
    const cancellation = screen.getByRole('region', { name: 'Cancellation' });
    expect(cancellation).toHaveTextContent(
      'Free cancellation until the end of Tue, Jun 2, 2026, EDT3 days left',
    );
    expect(cancellation).toHaveTextContent('50% back until Thu, Jun 4, 2026, 4:00 PM EDT');
    expect(cancellation).toHaveTextContent('After that, nothing is refunded.');
    expect(within(cancellation).getByRole('link', { name: 'Cancel this stay' })).toHaveAttribute(
      'href',
      '/trips/LF-1001/cancel-home',
    );
  });

  test('[CN-02] refund nothing after their deadlines', async () => {
    vi.setSystemTime(new Date('2026-06-04T20:00:00.000Z'));
    await openTrip();
    await page();
    expect(region('Cancellation').getByText('You no longer get a refund when you cancel.')).toBeVisible();
  });

  test('[CN-02] state when there is never a refund', async () => {
    await openTrip({ trip: () => terms({ refundSteps: [] }) });
    await page();
    expect(region('Cancellation').getByText('You get no refund when you cancel.')).toBeVisible();
  });

  test('[LS-14] are shown as text when the platform sends no deadlines', async () => {
    await openTrip({ trip: () => terms({ refundSteps: null }) });
    await page();
    expect(region('Cancellation').getByText('Free cancellation')).toBeVisible();
    expect(region('Cancellation').getByText('Until three days before check-in.')).toBeVisible();
  });
});

describe('the modals of the page', () => {
  test.each([
    ['confirmation', 'Confirmation', 'Your booking confirmation is #LF-1001'],
    ['payment', 'Payment details', 'Thu, Apr 30, 2026, 12:00 PM EDT'],
    ['travelers', 'Travelers', '2 adults, 1 child, with pets'],
    ['resend-confirmation', 'Send the confirmation again', 'helen.ortiz@larkfield.example'],
    ['itemized-receipt-home', 'Itemized receipt', 'Cleaning Fee$80.00'],
    ['host-and-rental-details', 'Host and rental details', '2 bedrooms, 1 bathroom, up to 4 guests'],
    ['cancel-home', 'Call us to cancel this stay', 'LF-1001'],
  ])('[CN-08] %s is open at its address, and closes to the page', async (modal, title, text) => {
    const { address } = await openTrip({ at: `/${modal}` });
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/trips/LF-1001');
  });

  test('[CN-08] open by a link, and Back closes them', async () => {
    const { address, router } = await openTrip();
    await page();
    await userEvent.click(screen.getByRole('link', { name: 'Payment details' }));
    expect(await screen.findByRole('dialog', { name: 'Payment details' })).toBeVisible();
    expect(address()).toBe('/trips/LF-1001/payment');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/trips/LF-1001');
  });

  test('[CN-08] go back when their button closes them, so that Back does not open them again', async () => {
    const { address, router } = await openTrip();
    await page();
    const link = screen.getByRole('link', { name: 'Travelers' });
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/trips/LF-1001');
    await waitFor(() => expect(link).toHaveFocus());
    expect(router.state.historyAction).toBe('POP');
  });

  test.each(['drivers', 'nonsense'])(
    '[CN-08] %s, which a home does not have, redirects to the page',
    async (modal) => {
      const { address } = await openTrip({ at: `/${modal}` });
      await page();
      expect(address()).toBe('/trips/LF-1001');
    },
  );

  test('[CN-08] of a canceled stay do not include the confirmation', async () => {
    const { address } = await openTrip({
      trip: () => ({ ...bookedTrip, state: 'CANCELED' }),
      at: '/confirmation',
    });
    await page();
    await waitFor(() => expect(address()).toBe('/trips/LF-1001'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the receipt', () => {
  test('[PR-18] has every line of the price, the total, and every part of the payment', async () => {
    await openTrip({ at: '/itemized-receipt-home' });
    const dialog = await screen.findByRole('dialog', { name: 'Itemized receipt' });
    expect(dialog).toHaveTextContent('Issued toHelen Ortiz');
    expect(dialog).toHaveTextContent('12 Creek Lane, Tofino, British Columbia, Canada');
    const rows = (name: string) =>
      within(within(dialog).getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent);
    expect(rows('Price')).toEqual([
      '3 nights$689.40',
      'Early bird−$20.00',
      'Cleaning Fee$80.00',
      'Linen$80.00',
      'Total$829.40',
    ]);
    expect(rows('Payment')).toEqual([
      'Summit Reserve, 2,940 Miles−$29.40',
      'You paid by Visa ending in 4242$800.00',
    ]);
  });

  test('[CP-09] has the purpose of a business trip, for the expense report', async () => {
    const corporate = {
      outOfPolicyReason: 'Near the site',
      approvalRequestReason: null,
      tripPurpose: 'Audit',
    };
    await openTrip({ trip: () => ({ ...bookedTrip, corporate }), at: '/itemized-receipt-home' });
    const dialog = await screen.findByRole('dialog', { name: 'Itemized receipt' });
    expect(dialog).toHaveTextContent('Purpose of the tripAudit');
    expect(dialog).not.toHaveTextContent('Near the site');
  });

  test('is printed without the rest of the page', async () => {
    const printed: (string | null | undefined)[] = [];
    window.print = () => {
      const paper = document.querySelector('[data-print-view]')?.shadowRoot?.querySelector('article');
      printed.push(paper?.textContent);
      window.dispatchEvent(new Event('afterprint'));
    };
    await openTrip({ at: '/itemized-receipt-home' });
    await userEvent.click(await screen.findByRole('button', { name: 'Print receipt' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toContain('Receipt');
    expect(printed[0]).toContain('LF-1001');
    expect(printed[0]).toContain('Cleaning Fee$80.00');
    expect(printed[0]).not.toContain('House rules');
    await waitFor(() => expect(document.querySelector('[data-print-view]')).toBeNull());
  });

  test('has its print button above its lines, where the dialog opens', async () => {
    await openTrip({ at: '/itemized-receipt-home' });
    const print = await screen.findByRole('button', { name: 'Print receipt' });
    const lines = screen.getByRole('table', { name: 'Price' });
    expect(print.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('[PR-18] shows a notice when the platform stores no lines', async () => {
    await openTrip({
      trip: () => ({ ...bookedTrip, priceGroups: null }),
      at: '/itemized-receipt-home',
    });
    const dialog = await screen.findByRole('dialog', { name: 'Itemized receipt' });
    expect(dialog).toHaveTextContent('The price details are not available right now.');
    expect(dialog).toHaveTextContent('Total$829.40');
  });
});

describe('resending the confirmation', () => {
  const send = async (resendConfirmation: (root: unknown, args: object) => object) => {
    await openTrip({ at: '/resend-confirmation', resolvers: { Mutation: { resendConfirmation } } });
    const dialog = await screen.findByRole('dialog', { name: 'Send the confirmation again' });
    expect(dialog).toHaveTextContent('helen.ortiz@larkfield.example');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send it again' }));
    return dialog;
  };

  test('[CN-08] shows the destination, and is not offered again immediately', async () => {
    const asked: object[] = [];
    const dialog = await send((_root, args) => {
      asked.push(args);
      return {
        __typename: 'ConfirmationResent',
        emailAddress: 'helen.ortiz@larkfield.example',
        sentAt: '2026-05-01T12:00:00.000Z',
      };
    });
    expect(await within(dialog).findByText('The confirmation is on its way')).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'We have sent it to helen.ortiz@larkfield.example.',
    );
    expect(within(dialog).queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
    expect(asked).toEqual([{ input: { tripId: 'LF-1001' } }]);
  });

  test('[CN-08] shows the reason of a refusal', async () => {
    const dialog = await send(() => ({
      __typename: 'ConfirmationNotResent',
      title: 'The confirmation was already sent.',
      text: 'It can be sent once a minute and five times a day.',
    }));
    expect(await within(dialog).findByText('The confirmation was already sent.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('[DC-07] can be retried when the platform does not answer', async () => {
    const dialog = await send(() => {
      throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    });
    expect(await within(dialog).findByText('The confirmation could not be sent')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a trip that cannot be shown', () => {
  test('because it belongs to another user or does not exist shows a message and a link', async () => {
    await openTrip({ trip: () => null });
    expect(await screen.findByRole('heading', { level: 1, name: 'You have no such trip' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your trips' })).toHaveAttribute('href', '/trips');
    expect(screen.getByText(/call us: 1-800-555-0142/)).toBeVisible();
  });

  test('because the device is offline shows a message', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openTrip({
      trip: () => {
        throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline. Your booking is safe');
    onLine.mockRestore();
  });

  test('because the platform does not answer can be retried', async () => {
    let isDown = true;
    await openTrip({
      trip: () => {
        if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
        return bookedTrip;
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This trip could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('Your booking is safe.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await page()).toBeVisible();
  });
});

describe('cancel for any reason', () => {
  const protection = (changes: object = {}) => ({
    coverage: 'FULL',
    coveragePercentage: 100,
    coverageAmount: fiat(740),
    premium: fiat(85.1),
    exercisableUntil: '2026-06-05T19:00:00.000Z',
    action: 'PURCHASE',
    expiredBy: null,
    refund: null,
    ...changes,
  });
  const opened = async (changes: object, trip: object = {}) => {
    await openTrip({ trip: () => ({ ...bookedTrip, ...trip, protection: protection(changes) }) });
    return screen.findByRole('region', { name: 'Cancel for any reason' });
  };

  test('[AD-18] the page shows the protection, its price, and its deadline', async () => {
    const section = await opened({});
    expect(section).toHaveTextContent('Active');
    expect(section).toHaveTextContent('Full refund: $740.00');
    expect(section).toHaveTextContent('You can use it until check-in: Fri, Jun 5, 2026, 3:00 PM EDT.');
    expect(section).toHaveTextContent('The premium of $85.10 is not refunded.');
  });

  test('[AD-20] the page shows why it can no longer be used', async () => {
    const section = await opened({ expiredBy: 'GOVERNMENT_ALERT' });
    expect(section).toHaveTextContent('Expired');
    expect(section).toHaveTextContent('because a government has issued an alert about the destination');
  });

  test('[AD-04] on the day of arrival a stay can be canceled with it; without it, by phone', async () => {
    await opened({}, { timeState: 'PRESENT' });
    expect(screen.getByRole('link', { name: 'Cancel this stay' })).toBeVisible();
    cleanup();
    await opened({ expiredBy: 'CHECK_IN_TIME' }, { timeState: 'PRESENT' });
    expect(screen.queryByRole('link', { name: 'Cancel this stay' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Cancellation' })).toHaveTextContent(
      'The check-in day has arrived, so this stay can no longer be canceled online. Call us',
    );
  });

  test('[AD-04] the cancellation terms mention its refund when the home refunds nothing', async () => {
    const cancellationPolicy = { ...bookedTrip.cancellationPolicy, refundSteps: [] };
    await opened({}, { cancellationPolicy });
    const cancellation = screen.getByRole('region', { name: 'Cancellation' });
    expect(cancellation).toHaveTextContent('Cancel for any reason refunds $740.00.');
    expect(cancellation).toHaveTextContent('The terms of the home do not include a refund.');
    expect(cancellation).not.toHaveTextContent(/no longer/);
  });
});
