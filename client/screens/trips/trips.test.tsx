import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import type { TripSection } from '../../generated/graph';
import { fiat } from '../../testing/portal-facts';
import { renderPortal } from '../../testing/render-portal';

const trip = (id: string, changes: object = {}) => ({
  id,
  state: 'CONFIRMED',
  timeState: 'FUTURE',
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  guestCount: 3,
  mainGuestName: 'Helen Ortiz',
  bookedAt: '2026-04-30T16:00:00.000Z',
  cancellation: null,
  listing: {
    id: `listing-of-${id}`,
    name: `Home of ${id}`,
    address: { kind: 'FULL_ADDRESS', city: 'Duck', state: 'NC' },
    photos: [],
    collection: 'NO_COLLECTION',
    host: { name: 'Ana' },
    terms: {
      checkInTimes: { startTime: '16:00', endTime: null },
      checkOutTimes: { startTime: null, endTime: '10:00' },
    },
  },
  total: fiat(829.4),
  payments: [
    {
      label: 'Rewards applied:',
      amount: fiat(29.4),
      rewards: { value: '2940.00', currency: 'Miles' },
    },
    { label: 'Ending in 4242:', amount: fiat(800), rewards: null },
  ],
  cancellationPolicy: {
    kind: 'FULLY_REFUNDABLE',
    primaryText: 'Free cancellation',
    secondaryText: 'Until June 1.',
    showsFreeCancellationBadge: true,
  },
  ...changes,
});

interface TripsArguments {
  readonly section: TripSection;
  readonly after?: string | null;
}

const page = (trips: readonly { id: string }[], hasNextPage = false) => ({
  totalCount: trips.length,
  nodes: trips,
  edges: trips.map((node) => ({ cursor: `after-${node.id}`, node })),
  pageInfo: {
    hasNextPage,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: trips.at(-1) ? `after-${trips.at(-1)?.id}` : null,
  },
});

const open = (trips: (args: TripsArguments) => unknown) =>
  renderPortal({
    path: '/trips',
    resolvers: { Query: { trips: (_root: unknown, args: TripsArguments) => trips(args) } },
  });

test('[CN-04] the booked stays stand in upcoming and past trips, each with its dates, number and payment', async () => {
  await open(({ section }) =>
    page(
      section === 'UPCOMING'
        ? [trip('LF-1001')]
        : [trip('LF-0900', { state: 'CANCELED', timeState: 'CANCELED' })],
    ),
  );
  const upcoming = await screen.findByRole('region', { name: 'Upcoming trips' });
  const card = await within(upcoming).findByRole('article', { name: 'Home of LF-1001' });
  expect(card).toHaveTextContent('Fri, Jun 5 - Mon, Jun 8');
  expect(card).toHaveTextContent('3 nights');
  expect(card).toHaveTextContent('LF-1001');
  expect(card).toHaveTextContent('Confirmed');
  expect(card).toHaveTextContent('Reserved forHelen Ortiz');
  const payment = within(card).getByRole('region', { name: 'Payment' });
  expect(payment).toHaveTextContent('Rewards applied:2,940 Miles = $29.40');
  expect(payment).toHaveTextContent('Ending in 4242:$800.00');
  expect(payment).toHaveTextContent('Total$829.40');
  const past = screen.getByRole('region', { name: 'Past trips' });
  expect(await within(past).findByRole('article', { name: 'Home of LF-0900' })).toHaveTextContent('Canceled');
});

test.each([
  ['CANCELLATION_FAILURE', 'NEEDS_ATTENTION', 'Trips that need your attention', 'could not be canceled'],
  ['UNKNOWN', 'NEEDS_ATTENTION', 'Trips that need your attention', 'Ask us how it stands'],
  ['INVALID', 'PAST', 'Past trips', 'Not valid'],
  ['UNUSED', 'PAST', 'Past trips', 'Not used'],
])('[CN-04] [CN-05] a stay whose time is %s is no stay to come', async (timeState, section, title, words) => {
  await open((args) => page(args.section === section ? [trip('LF-1001', { timeState })] : []));
  const region = await screen.findByRole('region', { name: title });
  const card = await within(region).findByRole('article', { name: 'Home of LF-1001' });
  expect(card).toHaveTextContent(words);
  expect(card).not.toHaveTextContent('Confirmed');
  expect(within(card).queryByRole('button', { name: /calendar/i })).not.toBeInTheDocument();
});

test('what a platform leaves out of a trip is left out, and an unreadable total is never 0', async () => {
  await open(({ section }) =>
    page(
      section === 'UPCOMING' ? [trip('LF-1001', { total: null, guestCount: null, mainGuestName: null })] : [],
    ),
  );
  const card = await screen.findByRole('article', { name: 'Home of LF-1001' });
  expect(card).toHaveTextContent('TotalNot known at the moment');
  expect(card).not.toHaveTextContent('Guests');
  expect(card).not.toHaveTextContent('Reserved for');
});

test.each([
  ['2026-06-04', 'Tomorrow'],
  ['2026-06-06', 'Happening now'],
])('[CN-05] on %s a stay says how far away it is: %s', async (today, told) => {
  await renderPortal({
    path: '/trips',
    portal: { today },
    resolvers: {
      Query: {
        trips: (_root: unknown, { section }: TripsArguments) =>
          page(section === 'UPCOMING' ? [trip('LF-1001')] : []),
      },
    },
  });
  expect(await screen.findByRole('article', { name: 'Home of LF-1001' })).toHaveTextContent(told);
});

test('[FM-03] check-in and check-out times read in twelve hours', async () => {
  await open(({ section }) => page(section === 'UPCOMING' ? [trip('LF-1001')] : []));
  const card = await screen.findByRole('article', { name: 'Home of LF-1001' });
  expect(card).toHaveTextContent('From 4:00 PM');
  expect(card).toHaveTextContent('Until 10:00 AM');
});

test('without trips the page says so and leads to the search', async () => {
  await open(() => page([]));
  expect(await screen.findByText('Nothing planned yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/stays/');
  expect(await screen.findByText('You have no past trips.')).toBeVisible();
  expect(screen.queryByText('Trips that need your attention')).not.toBeInTheDocument();
});

test('a platform that does not answer can be asked again', async () => {
  let isDown = true;
  await open(({ section }) => {
    if (isDown && section === 'UPCOMING')
      throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    return page([trip(`LF-${section}`)]);
  });
  const upcoming = screen.getByRole('region', { name: 'Upcoming trips' });
  expect(await within(upcoming).findByRole('alert')).toHaveTextContent('Your trips could not be loaded');
  isDown = false;
  await userEvent.click(within(upcoming).getByRole('button', { name: 'Try again' }));
  expect(await within(upcoming).findByRole('article', { name: 'Home of LF-UPCOMING' })).toBeVisible();
});

test('more trips follow page by page', async () => {
  const asked: (string | undefined | null)[] = [];
  await open(({ section, after }) => {
    if (section !== 'UPCOMING') return page([]);
    asked.push(after);
    return after === undefined ? page([trip('LF-1')], true) : page([trip('LF-2')]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('article', { name: 'Home of LF-2' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Home of LF-1' })).toBeVisible();
  expect(asked).toEqual([undefined, 'after-LF-1']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test.each([
  ['CANCELED', 'Canceled', 'What is due back returns to where it was paid from.'],
  ['UNKNOWN', 'Ask us how it stands', 'Call us, and have the reservation number at hand.'],
])(
  '[CN-05] a stay that is %s says so and what follows, and goes into no calendar',
  async (state, text, advice) => {
    await open(({ section }) => page(section === 'UPCOMING' ? [trip('LF-1001', { state })] : []));
    const card = await screen.findByRole('article', { name: 'Home of LF-1001' });
    expect(within(card).getByText(text)).toBeVisible();
    expect(card).toHaveTextContent(advice);
    expect(within(card).queryByRole('button', { name: /^Add to calendar/ })).not.toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: /^Print itinerary/ })).not.toBeInTheDocument();
  },
);

test.each([
  ['what came back', fiat(629.4), 'Refund$629.40', 'What is due back returns to where it was paid from.'],
  ['that nothing came back', fiat(0), 'Refund$0.00', 'Its cancellation terms gave nothing back.'],
])('[CN-05] a canceled stay shows %s', async (_what, refund, line, advice) => {
  const canceled = trip('LF-0900', {
    state: 'CANCELED',
    timeState: 'CANCELED',
    cancellation: { canceledAt: '2026-05-01T09:00:00.000Z', refund },
  });
  await open(({ section }) => page(section === 'PAST' ? [canceled] : []));
  const card = await screen.findByRole('article', { name: 'Home of LF-0900' });
  expect(within(card).getByRole('region', { name: 'Payment' })).toHaveTextContent(line);
  expect(card).toHaveTextContent(advice);
});

test('a refund that cannot be read is not shown as none', async () => {
  const canceled = trip('LF-0900', {
    state: 'CANCELED',
    cancellation: { canceledAt: '2026-05-01T09:00:00.000Z', refund: null },
  });
  await open(({ section }) => page(section === 'PAST' ? [canceled] : []));
  const card = await screen.findByRole('article', { name: 'Home of LF-0900' });
  expect(card).toHaveTextContent('What is due back returns to where it was paid from.');
  expect(card).not.toHaveTextContent('Refund');
});

describe('[BK-12] a stay that is being confirmed', () => {
  const live = { sequence: 1, attempt: 1, elapsedMs: 0 };
  const pending = trip('LF-1001', { state: 'PENDING', bookingToken: 'booking-1' });

  /** Opens the trips over a booking whose end the test decides; counts what the graph is asked. */
  async function openPending(node: { id: string } = pending) {
    let end: (status: object) => void = () => undefined;
    const outcome = new Promise<object>((resolve) => (end = resolve));
    const asked = { trips: 0, followed: [] as unknown[] };
    await renderPortal({
      path: '/trips',
      resolvers: {
        Query: {
          trips: (_root: unknown, { section }: TripsArguments) => {
            asked.trips += 1;
            return page(section === 'UPCOMING' ? [node] : []);
          },
        },
        Subscription: {
          bookingStatus: {
            subscribe: async function* (_root: unknown, args: object) {
              asked.followed.push(args);
              yield { bookingStatus: { __typename: 'BookingPending', ...live } };
              yield { bookingStatus: await outcome };
            },
          },
        },
      },
    });
    const card = await screen.findByRole('article', { name: 'Home of LF-1001' });
    return { card, asked, end };
  }

  test('[DC-05] [BK-13] becomes confirmed by itself, and no section is asked for again', async () => {
    const { card, asked, end } = await openPending();
    expect(within(card).getByText('Being confirmed')).toBeVisible();
    expect(card).toHaveTextContent('You need not book again: this page shows it as soon as there is one.');
    expect(within(card).queryByRole('button', { name: /^Add to calendar/ })).not.toBeInTheDocument();
    await act(async () =>
      end({
        __typename: 'BookingSuccess',
        ...live,
        trip: { id: 'LF-1001', state: 'CONFIRMED', bookingToken: null },
      }),
    );
    expect(await within(card).findByText('Confirmed')).toBeVisible();
    expect(within(card).getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
    expect(card).not.toHaveTextContent('You need not book again');
    expect(screen.getByRole('status', { name: 'Announcements' })).toHaveTextContent(
      'Home of LF-1001 is confirmed.',
    );
    expect(asked).toEqual({ trips: 3, followed: [{ token: 'booking-1', untilKnown: true }] });
  });

  test('[BK-13] [BK-21] that comes to nothing says why, and shows nothing as paid', async () => {
    const { card, end } = await openPending();
    const text = 'Please choose another payment method.';
    const error = { __typename: 'BookingError', code: 'CREDIT_CARD_DECLINED', text };
    await act(async () => end({ __typename: 'BookingFailure', ...live, errors: [error] }));
    expect(await within(card).findByText('Not booked')).toBeVisible();
    expect(card).toHaveTextContent(
      'This stay is not booked, and nothing has been charged. Please choose another payment method.',
    );
    expect(within(card).queryByRole('region', { name: 'Payment' })).not.toBeInTheDocument();
    expect(card).not.toHaveTextContent('Free cancellation');
    expect(screen.getByRole('status', { name: 'Announcements' })).toHaveTextContent(
      'Home of LF-1001 is not booked.',
    );
  });

  test.each([
    ['is not known even so', { __typename: 'BookingStillProcessing', ...live, redirectTo: '/trips' }],
    ['cannot be followed any more', new GraphQLError('down', { extensions: { code: 'PLATFORM_ERROR' } })],
  ])('whose end %s asks to look in again', async (_what, outcome) => {
    const { card, end } = await openPending();
    await act(async () => end(outcome));
    await waitFor(() => expect(card).toHaveTextContent('look in again in a few minutes'));
    expect(within(card).getByText('Being confirmed')).toBeVisible();
  });

  test('[CN-05] of which the platform does not say for what it waits is pending, and is not followed', async () => {
    const { card, asked } = await openPending(trip('LF-1001', { state: 'PENDING', bookingToken: null }));
    expect(within(card).getByText('Pending')).toBeVisible();
    expect(card).not.toHaveTextContent('Being confirmed');
    expect(card).toHaveTextContent('You need not do anything; look in again in a few minutes.');
    expect(asked.followed).toEqual([]);
  });
});

test('[CN-05] a stay that is over is completed: there is nothing to cancel or to put into a calendar', async () => {
  await open(({ section }) => page(section === 'PAST' ? [trip('LF-0900', { timeState: 'PAST' })] : []));
  const card = await screen.findByRole('article', { name: 'Home of LF-0900' });
  expect(within(card).getByText('Completed')).toBeVisible();
  expect(within(card).getByRole('region', { name: 'Payment' })).toHaveTextContent('Total$829.40');
  expect(card).not.toHaveTextContent('Free cancellation');
  expect(within(card).queryByRole('button', { name: /^Add to calendar/ })).not.toBeInTheDocument();
});

test('a stay that is off promises no cancellation any more', async () => {
  await open(({ section }) => page(section === 'PAST' ? [trip('LF-0900', { state: 'CANCELED' })] : []));
  const card = await screen.findByRole('article', { name: 'Home of LF-0900' });
  expect(card).not.toHaveTextContent('Free cancellation');
});

describe('a confirmed stay is kept outside of the portal', () => {
  test('[CF-03] as a file for a calendar, named after its reservation', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:itinerary';
      },
      revokeObjectURL: () => undefined,
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await open(({ section }) => page(section === 'UPCOMING' ? [trip('LF-1001')] : []));
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar: Home of LF-1001' }));
    click.mockRestore();
    expect(names).toEqual(['stay-LF-1001.ics']);
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[0] ?? new Blob());
    });
    expect(text).toContain('DTSTART;VALUE=DATE:20260605\r\nDTEND;VALUE=DATE:20260609');
    expect(text).toContain('LF-1001');
  });

  test('[CF-03] on paper, each stay by itself', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await open(({ section }) => page(section === 'UPCOMING' ? [trip('LF-1001'), trip('LF-1002')] : []));
    await userEvent.click(await screen.findByRole('button', { name: 'Print itinerary: Home of LF-1002' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const paper = document.querySelector('[data-print-view]')?.shadowRoot?.querySelector('article');
    expect(paper).toHaveTextContent('Home of LF-1002');
    expect(paper).not.toHaveTextContent('LF-1001');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-print-view]')).not.toBeInTheDocument();
    print.mockRestore();
  });
});
