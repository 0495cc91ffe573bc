import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import type { TripSection } from '../../generated/graph';
import { fiat } from '../../testing/portal-facts';
import { renderPortal } from '../../testing/render-portal';
import { announcements } from '#client/testing/read-out.ts';

const trip = (id: string, changes: object = {}) => ({
  __typename: 'HomeTrip',
  id,
  state: 'CONFIRMED',
  timeState: 'FUTURE',
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  cancellation: null,
  listing: {
    id: `listing-of-${id}`,
    name: `Home of ${id}`,
    address: { kind: 'FULL_ADDRESS', city: 'Duck', state: 'NC' },
    photos: [],
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

const article = (id: string) => screen.findByRole('article', { name: `Home of ${id}` });

test('[CN-04] the booked stays are listed in sections, each with its status, place, dates, and number', async () => {
  const states: Partial<Record<TripSection, string>> = {
    UPCOMING: 'CONFIRMED',
    PAST: 'CONFIRMED',
    CANCELED: 'CANCELED',
    NEEDS_ATTENTION: 'UNKNOWN',
  };
  await open(({ section }) =>
    page([
      trip(`LF-${section}`, {
        state: states[section],
        timeState: section === 'PAST' ? 'PAST' : 'FUTURE',
      }),
    ]),
  );
  for (const [title, section, status] of [
    ['Trips that need your attention', 'NEEDS_ATTENTION', 'Contact us for the status'],
    ['Upcoming trips', 'UPCOMING', 'Confirmed'],
    ['Past trips', 'PAST', 'Completed'],
    ['Canceled trips', 'CANCELED', 'Canceled'],
  ] as const) {
    const region = await screen.findByRole('region', { name: title });
    const card = await within(region).findByRole('article', { name: `Home of LF-${section}` });
    expect(within(card).getByText(status)).toBeVisible();
    expect(card).toHaveTextContent('Duck, NC');
    expect(card).toHaveTextContent('Fri, Jun 5 - Mon, Jun 8, 2026 · 3 nights');
    expect(card).toHaveTextContent(`Reservation number LF-${section}`);
  }
});

test('[CN-04] a card opens the page of its trip', async () => {
  await open(({ section }) => page(section === 'UPCOMING' ? [trip('LF-1001')] : []));
  const card = await article('LF-1001');
  expect(within(card).getByRole('link', { name: 'Home of LF-1001' })).toHaveAttribute(
    'href',
    '/trips/LF-1001',
  );
});

test('[CN-04] the page is read again each time it is entered', async () => {
  const read = {
    trips: vi.fn(() => page([])),
    frozenPrices: vi.fn(() => []),
    airlineCredits: vi.fn(() => []),
  };
  const counts = () => Object.values(read).map(({ mock }) => mock.calls.length);
  const { router } = await renderPortal({ path: '/trips', resolvers: { Query: read } });
  await waitFor(() => expect(counts()).not.toContain(0));
  const once = counts();
  await act(() => router.navigate('/flights/'));
  await act(() => router.navigate('/trips'));
  await waitFor(() => expect(counts()).toEqual(once.map((count) => 2 * count)));
});

const usableProtection = {
  coverage: 'FULL',
  coveragePercentage: 100,
  coverageAmount: fiat(740),
  premium: fiat(85.1),
  exercisableUntil: '2026-06-05T19:00:00.000Z',
  action: 'PURCHASE',
  expiredBy: null,
  refund: null,
};
const flight = (changes: object = {}) => ({
  __typename: 'FlightTrip',
  id: 'flight-1',
  state: 'CONFIRMED',
  timeState: 'FUTURE',
  fromDate: '2026-05-20',
  untilDate: '2026-05-27',
  title: 'Toronto to Lisbon',
  subtitle: 'Round trip',
  bookedWith: 'Northline',
  watchState: 'WATCHING',
  protections: [
    {
      id: 'prot-1',
      kind: 'CANCEL_FOR_ANY_REASON',
      name: 'Cancel for any reason',
      state: 'EXERCISABLE',
      exerciseUntil: '2026-05-20T15:00:00.000Z',
      choices: [],
    },
  ],
  ...changes,
});

test('[CN-04] trips with offers show what can be used until when, and link to their pages', async () => {
  await open(({ section }) =>
    page(section === 'WITH_OFFERS' ? [flight(), trip('LF-1001', { protection: usableProtection })] : []),
  );
  const offers = within(await screen.findByRole('region', { name: 'Trips with offers' }));
  const [first, second] = offers.getAllByRole('listitem');
  expect(first).toHaveTextContent('Cancel for any reason, until Wed, May 20, 2026, 11:00 AM EDT');
  expect(second).toHaveTextContent(
    'Cancel for any reason: up to $740.00 back, until Fri, Jun 5, 2026, 3:00 PM EDT',
  );
  expect(offers.getByRole('link', { name: 'Toronto to Lisbon' })).toHaveAttribute('href', '/trips/flight-1');
  expect(offers.getByRole('link', { name: 'Home of LF-1001' })).toHaveAttribute('href', '/trips/LF-1001');
  expect(screen.queryByRole('region', { name: 'Watched trips' })).not.toBeInTheDocument();
});

test('[CN-04] [CN-05] watched trips show the state of the watch', async () => {
  await open(({ section }) => page(section === 'WATCHED' ? [flight({ watchState: 'JUST_WATCHED' })] : []));
  const watched = within(await screen.findByRole('region', { name: 'Watched trips' }));
  expect(watched.getByRole('listitem')).toHaveTextContent('Watching the price, just started');
  expect(watched.getByRole('listitem')).toHaveTextContent('Wed, May 20 - Wed, May 27, 2026');
  expect(screen.queryByRole('region', { name: 'Trips with offers' })).not.toBeInTheDocument();
});

const watchedFlight = (changes: object = {}) => ({
  __typename: 'WatchedFlight',
  id: 'watch-rome',
  state: 'NOT_BOOKED',
  timeState: 'FUTURE',
  fromDate: '2026-07-08',
  untilDate: '2026-07-19',
  title: 'Boston to Rome',
  subtitle: 'Round trip, 2 travelers',
  watchState: 'WATCHING',
  watchedAt: '2026-04-22T16:00:00.000Z',
  pricedAt: '2026-05-01T15:00:00.000Z',
  total: fiat(1399.4),
  priceWhenWatched: fiat(1486.2),
  prediction: { label: 'GREAT', advice: 'BUY', text: 'A great price. Buy now: we expect the price to rise.' },
  ...changes,
});

test('[CN-04] [CN-08] [AD-19] a flight that is not booked is watched with its price and the advice', async () => {
  await open(({ section }) => page(section === 'WATCHED' ? [watchedFlight()] : []));
  const watched = within(await screen.findByRole('region', { name: 'Watched trips' }));
  expect(watched.getByRole('listitem')).toHaveTextContent(
    'Now $1,399.40, $86.80 less than when the watch began. A great price. Buy now: we expect the price to rise.',
  );
  expect(watched.getByRole('link', { name: 'Boston to Rome' })).toHaveAttribute('href', '/trips/watch-rome');
});

test('[CN-08] [AD-19] the page of a watched flight shows its price, and ends the watch', async () => {
  let watchState = 'WATCHING';
  await renderPortal({
    path: '/trips/watch-rome',
    resolvers: {
      Query: { trip: () => watchedFlight({ watchState }) },
      Mutation: {
        stopWatchingTrip: () => {
          watchState = 'NOT_WATCHING';
          return { __typename: 'TripWatchChanged', trip: watchedFlight({ watchState }) };
        },
      },
    },
  });
  const flightPage = within(await screen.findByRole('article', { name: 'Boston to Rome' }));
  expect(flightPage.getByText('Not booked')).toBeVisible();
  const price = flightPage.getByRole('region', { name: 'The price' });
  expect(price).toHaveTextContent('$86.80 less than when the watch began');
  expect(price).toHaveTextContent('Buy now: we expect the price to rise.');
  await userEvent.click(flightPage.getByRole('link', { name: 'Stop watching the price' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop watching this trip?' }));
  expect(dialog.getByText(/the flight leaves your trips/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop watching' }));
  const again = await flightPage.findByRole('button', { name: 'Watch the price' });
  await waitFor(() => expect(again).toHaveFocus());
  expect(announcements()).toHaveTextContent('The price of this trip is no longer watched.');
});

test('[CN-04] a section without trips is not shown', async () => {
  await open(({ section }) => page(section === 'UPCOMING' ? [trip('LF-1001')] : []));
  await article('LF-1001');
  for (const name of ['Past trips', 'Canceled trips', 'Trips that need your attention']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  }
});

test('[CN-01] an upcoming stay can be canceled from its card, and so can one whose cancellation failed', async () => {
  await open(({ section }) =>
    page(
      section === 'UPCOMING'
        ? [trip('LF-1001'), trip('LF-1002', { timeState: 'PRESENT' })]
        : section === 'NEEDS_ATTENTION'
          ? [trip('LF-1003', { timeState: 'CANCELLATION_FAILURE' })]
          : [],
    ),
  );
  await screen.findByRole('article', { name: /LF-1003/ });
  await screen.findByRole('article', { name: /LF-1001/ });
  const links = screen.getAllByRole('link', { name: /^Cancel this stay/ });
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([
    '/trips/LF-1001/cancel-home',
    '/trips/LF-1003/cancel-home',
  ]);
  expect(links[0]).toHaveAccessibleName(/^Cancel this stay: Home of LF-100/);
});

test.each([
  ['CANCELLATION_FAILURE', 'NEEDS_ATTENTION', 'Trips that need your attention', 'could not be canceled'],
  ['UNKNOWN', 'NEEDS_ATTENTION', 'Trips that need your attention', 'Contact us for the status'],
  ['INVALID', 'PAST', 'Past trips', 'Not valid'],
  ['UNUSED', 'PAST', 'Past trips', 'Not used'],
])('[CN-04] [CN-05] a stay whose time is %s is not upcoming', async (timeState, section, title, words) => {
  await open((args) => page(args.section === section ? [trip('LF-1001', { timeState })] : []));
  const region = await screen.findByRole('region', { name: title });
  const card = await within(region).findByRole('article', { name: 'Home of LF-1001' });
  expect(card).toHaveTextContent(words);
  expect(card).not.toHaveTextContent('Confirmed');
});

test.each([
  ['2026-06-04', 'Tomorrow'],
  ['2026-06-06', 'Happening now'],
])('[CN-05] on %s a stay shows the time left: %s', async (today, phrase) => {
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
  expect(await screen.findByRole('article', { name: 'Home of LF-1001' })).toHaveTextContent(phrase);
});

test('without trips the page shows a message and links to the search', async () => {
  await open(() => page([]));
  expect(await screen.findByText('Nothing planned yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/stays/');
  expect(screen.queryByText('Trips that need your attention')).not.toBeInTheDocument();
});

test('a request that the platform does not answer can be retried', async () => {
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
  expect(screen.getByRole('main')).toHaveFocus();
});

test('in an outage one message stands for all sections, and its button loads them all', async () => {
  let isDown = true;
  await open(({ section }) => {
    if (isDown) throw new GraphQLError('down', { extensions: { code: 'PLATFORM_UNAVAILABLE' } });
    return page([trip(`LF-${section}`)]);
  });
  expect(await screen.findByText('Not everything could be loaded')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  for (const section of ['NEEDS_ATTENTION', 'UPCOMING', 'PAST', 'CANCELED'])
    expect(await screen.findByRole('article', { name: `Home of LF-${section}` })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('more trips load page by page', async () => {
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
  ['CANCELED', 'Canceled', 'Any refund goes back to where it was paid from.'],
  ['UNKNOWN', 'Contact us for the status', 'Call us, and have the reservation number at hand.'],
])('[CN-05] a stay that is %s shows it and the next step', async (state, text, advice) => {
  await open(({ section }) => page(section === 'UPCOMING' ? [trip('LF-1001', { state })] : []));
  const card = await screen.findByRole('article', { name: 'Home of LF-1001' });
  expect(within(card).getByText(text)).toBeVisible();
  expect(card).toHaveTextContent(advice);
});

test.each([
  ['its refund', fiat(629.4), '$629.40 goes back to where it was paid from.'],
  ['that no refund is due', fiat(0), 'Its cancellation terms did not include a refund.'],
  ['no unreadable refund', null, 'Any refund goes back to where it was paid from.'],
])('[CN-05] a canceled stay shows %s', async (_what, refund, advice) => {
  const canceled = trip('LF-0900', {
    state: 'CANCELED',
    timeState: 'CANCELED',
    cancellation: { canceledAt: '2026-05-01T09:00:00.000Z', refund },
  });
  await open(({ section }) => page(section === 'CANCELED' ? [canceled] : []));
  expect(await article('LF-0900')).toHaveTextContent(advice);
});

describe('[BK-12] a stay that is being confirmed', () => {
  const live = { sequence: 1, attempt: 1, elapsedMs: 0 };
  const pending = trip('LF-1001', { state: 'PENDING', bookingToken: 'booking-1' });

  /** Opens the trips with a booking whose outcome the test decides; counts the graph's operations. */
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

  test('[DC-05] [BK-13] is shown as confirmed automatically, and no section is requested again', async () => {
    const { card, asked, end } = await openPending();
    expect(within(card).getByText('Being confirmed')).toBeVisible();
    expect(card).toHaveTextContent(
      'You do not need to book again: this page shows the answer as soon as it arrives.',
    );
    await act(async () =>
      end({
        __typename: 'BookingSuccess',
        ...live,
        trip: { id: 'LF-1001', state: 'CONFIRMED', bookingToken: null },
      }),
    );
    expect(await within(card).findByText('Confirmed')).toBeVisible();
    expect(card).not.toHaveTextContent('You do not need to book again');
    expect(announcements()).toHaveTextContent('Home of LF-1001 is confirmed.');
    expect(asked).toEqual({ trips: 6, followed: [{ token: 'booking-1', untilKnown: true }] });
  });

  test('[BK-13] [BK-21] that fails shows the reason', async () => {
    const { card, end } = await openPending();
    const text = 'Please choose another payment method.';
    const error = { __typename: 'BookingError', code: 'CREDIT_CARD_DECLINED', text };
    await act(async () => end({ __typename: 'BookingFailure', ...live, errors: [error] }));
    expect(await within(card).findByText('Not booked')).toBeVisible();
    expect(card).toHaveTextContent(
      'This stay is not booked, and nothing has been charged. Please choose another payment method.',
    );
    expect(announcements()).toHaveTextContent('Home of LF-1001 is not booked.');
  });

  test.each([
    ['is still unknown', { __typename: 'BookingStillProcessing', ...live, redirectTo: '/trips' }],
    ['can no longer be followed', new GraphQLError('down', { extensions: { code: 'PLATFORM_ERROR' } })],
  ])('whose end %s suggests checking back', async (_what, outcome) => {
    const { card, end } = await openPending();
    await act(async () => end(outcome));
    await waitFor(() => expect(card).toHaveTextContent('check back in a few minutes'));
    expect(within(card).getByText('Being confirmed')).toBeVisible();
  });

  test('[CN-05] for a reason that the platform does not provide is shown as pending, and is not followed', async () => {
    const { card, asked } = await openPending(trip('LF-1001', { state: 'PENDING', bookingToken: null }));
    expect(within(card).getByText('Pending')).toBeVisible();
    expect(card).not.toHaveTextContent('Being confirmed');
    expect(card).toHaveTextContent('You do not need to do anything; check back in a few minutes.');
    expect(asked.followed).toEqual([]);
  });
});
