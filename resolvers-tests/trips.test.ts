import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { unreadable } from '#fixtures/builders.ts';
import { useResolvers } from './testing/resolvers-kit';
import { extensibleEnumOf, ok } from './testing/platform-mock';

const kit = useResolvers();
const TRIPS = gql`query ($section: TripSection, $first: Int, $after: String) { trips(section: $section, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor } nodes {
    id state timeState fromDate untilDate total { value } bookedAt ... on HomeTrip { bookingToken guestCount mainGuestName cancellation { canceledAt refund { value } }
    listing { id name address { kind city } photos(first: 1) { url } collection host { name } terms { checkInTimes { startTime } checkOutTimes { endTime } } }
    payments { label amount { value } rewards { value currency } } cancellationPolicy { kind } }
  }
} }`;

interface Trips {
  trips: {
    totalCount: number;
    pageInfo: Record<string, unknown>;
    nodes: { id: string; [field: string]: unknown }[];
  };
}

const list = (variables: Record<string, unknown> = {}) => kit.run<Trips>(TRIPS, variables);
const ids = ({ data }: Awaited<ReturnType<typeof list>>) => data.trips.nodes.map(({ id }) => id);

beforeEach(() => {
  kit.platform.on('listItineraries', ok(fixture('itineraries/list-itineraries.five')));
});

test('[CN-05] [DC-03] trips are read with PUT /api/v0/itineraries/list: the next arrival is first, past trips are last', async () => {
  const answer = await list();
  expect(ids(answer)).toEqual(['LF-3', 'LF-4', 'LF-5', 'LF-1', 'LF-2']);
  expect(answer.data.trips.nodes[1]).toEqual({
    id: 'LF-4',
    state: 'PENDING',
    bookingToken: 'booking-4',
    timeState: 'FUTURE',
    fromDate: '2026-06-05',
    untilDate: '2026-06-07',
    guestCount: 3,
    mainGuestName: 'Helen Ortiz',
    total: { value: '577.50' },
    bookedAt: '2026-04-02T12:00:00.000Z',
    cancellation: null,
    listing: {
      id: 'home-pine',
      name: 'Pine Hollow Cabin',
      address: { kind: 'FULL_ADDRESS', city: 'Asheville' },
      photos: [{ url: '/photos/exterior-cabin.webp' }],
      collection: 'PREMIER',
      host: { name: 'Ruth' },
      terms: { checkInTimes: { startTime: '16:00' }, checkOutTimes: { endTime: '10:30' } },
    },
    payments: [
      { label: 'Visa ending in 4242', amount: { value: '377.50' }, rewards: null },
      {
        label: 'Summit Reserve',
        amount: { value: '200.00' },
        rewards: { value: '20000.00', currency: 'Miles' },
      },
    ],
    cancellationPolicy: { kind: 'FULLY_REFUNDABLE' },
  });
  expect(kit.platform.sent).toEqual([
    expect.objectContaining({ method: 'PUT', path: '/api/v0/itineraries/list', body: undefined }),
  ]);
});

test('[CN-05] [VO-13] states that this graph does not define are UNKNOWN', async () => {
  const { data } = await list();
  expect(data.trips.nodes.map(({ state }) => state)).toEqual([
    'MODIFIED',
    'PENDING',
    'CONFIRMED',
    'UNKNOWN',
    'CANCELED',
  ]);
});

test('[BK-12] [DC-05] only a stay that is being confirmed has a token to follow it', async () => {
  const { data } = await list();
  expect(data.trips.nodes.map(({ bookingToken }) => bookingToken)).toEqual([
    null,
    'booking-4',
    null,
    null,
    null,
  ]);
});

test('[CN-05] a canceled stay has its date and its refund', async () => {
  const { data } = await list({ section: 'CANCELED' });
  expect(data.trips.nodes.map(({ cancellation }) => cancellation)).toEqual([
    { canceledAt: '2026-02-20T10:00:00.000Z', refund: { value: '300.00' } },
  ]);
});

test('[CP-09] a stay has the answers to the business that it was booked with', async () => {
  const [booked, ...others] = fixture<'ItineraryList'>('itineraries/list-itineraries.five').itineraries;
  const answers = { corporateOutOfPolicyReason: 'Near the site <3', tripPurpose: '' };
  const itineraries = [
    { ...booked!, corporate: answers },
    { ...others[0]!, corporate: {} },
  ];
  kit.platform.on('listItineraries', ok({ itineraries }));
  const corporate = 'corporate { outOfPolicyReason approvalRequestReason tripPurpose }';
  const { data, errors } = await kit.run(gql`{ trips { nodes { id ... on HomeTrip { ${corporate} } } } }`);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    trips: {
      nodes: [
        { id: 'LF-4', corporate: null },
        {
          id: 'LF-5',
          corporate: {
            outOfPolicyReason: 'Near the site <3',
            approvalRequestReason: null,
            tripPurpose: null,
          },
        },
      ],
    },
  });
});

test('[CN-04] the sections are open trips, past trips, and canceled ones', async () => {
  expect(ids(await list({ section: 'UPCOMING' }))).toEqual(['LF-3', 'LF-4', 'LF-5']);
  expect(ids(await list({ section: 'PAST' }))).toEqual(['LF-1']);
  expect(ids(await list({ section: 'CANCELED' }))).toEqual(['LF-2']);
});

test.each([
  ['Future', 'FUTURE', 'UPCOMING'],
  ['Present', 'PRESENT', 'UPCOMING'],
  ['Past', 'PAST', 'PAST'],
  ['Canceled', 'CANCELED', 'CANCELED'],
  ['Invalid', 'INVALID', 'PAST'],
  ['Unused', 'UNUSED', 'PAST'],
  ['CancellationFailure', 'CANCELLATION_FAILURE', 'NEEDS_ATTENTION'],
  ['Elsewhen', 'UNKNOWN', 'NEEDS_ATTENTION'],
])(
  'a trip whose time state is %s is %s and is listed under %s [CN-04] [CN-05]',
  async (wire, read, section) => {
    const answer = fixture<'ItineraryList'>('itineraries/list-itineraries.five');
    const [trip] = answer.itineraries;
    kit.platform.on(
      'listItineraries',
      ok({ itineraries: [{ ...trip!, state: 'Confirmed', timeState: wire }] }),
    );
    for (const each of ['UPCOMING', 'NEEDS_ATTENTION', 'PAST', 'CANCELED']) {
      const { data } = await list({ section: each });
      expect(data.trips.nodes.map(({ timeState }) => timeState)).toEqual(each === section ? [read] : []);
    }
  },
);

test.each([
  ['Future', 'NEEDS_ATTENTION'],
  ['Present', 'NEEDS_ATTENTION'],
  ['Past', 'PAST'],
])(
  '[CN-04] [CN-05] a trip of an unknown state is not upcoming: %s is listed under %s',
  async (timeState, section) => {
    const [trip] = fixture<'ItineraryList'>('itineraries/list-itineraries.five').itineraries;
    kit.platform.on('listItineraries', ok({ itineraries: [{ ...trip!, state: 'Somehow', timeState }] }));
    for (const each of ['UPCOMING', 'NEEDS_ATTENTION', 'PAST', 'CANCELED']) {
      expect(ids(await list({ section: each }))).toHaveLength(each === section ? 1 : 0);
    }
  },
);

test('every time state that the platform may send has an enum value in the graph [CN-05]', () => {
  expect(extensibleEnumOf('Itinerary', 'timeState')).toEqual([
    'Future',
    'Present',
    'Past',
    'Canceled',
    'Invalid',
    'Unused',
    'CancellationFailure',
  ]);
});

test('a canceled trip is among the canceled ones, also if its time state is unknown [CN-04]', async () => {
  const answer = fixture<'ItineraryList'>('itineraries/list-itineraries.five');
  const trip = { ...answer.itineraries[0]!, state: 'Canceled', timeState: 'Elsewhen' };
  kit.platform.on('listItineraries', ok({ itineraries: [trip] }));
  expect(ids(await list({ section: 'CANCELED' }))).toEqual([trip.reservation.id.value]);
});

test.each(['Flight', 'Hotel', 'Watch', 'Car', 'Package', 'PackageHotel', 'PackageFlight', 'Experience'])(
  'a trip of the kind %s, which the platform may list, is not among the stays [CN-08]',
  async (tripKind) => {
    expect(extensibleEnumOf('Itinerary', 'tripKind')).toContain(tripKind);
    const answer = fixture<'ItineraryList'>('itineraries/list-itineraries.five');
    answer.itineraries[0]!.tripKind = tripKind;
    kit.platform.on('listItineraries', ok(answer));
    expect(ids(await list())).toEqual(['LF-3', 'LF-4', 'LF-1', 'LF-2']);
  },
);

test('trips are returned page by page', async () => {
  const first = await list({ first: 2 });
  expect(ids(first)).toEqual(['LF-3', 'LF-4']);
  expect(first.data.trips).toMatchObject({
    totalCount: 5,
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  const second = await list({ first: 3, after: first.data.trips.pageInfo['endCursor'] });
  expect(ids(second)).toEqual(['LF-5', 'LF-1', 'LF-2']);
  expect(second.data.trips.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

test.each([0, -1, 51])('a page of %d trips is refused, and nothing is read', async (first) => {
  const { errors } = await list({ first });
  expect(errors?.[0]).toMatchObject({
    message: '`first` must be 1 to 50.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('[PR-18] a booked stay with an unreadable cost is still a booked stay', async () => {
  const answer = fixture<'ItineraryList'>('itineraries/list-itineraries.five');
  answer.itineraries = [{ ...answer.itineraries[0]!, total: unreadable() }];
  delete answer.itineraries[0]!.guests;
  kit.platform.on('listItineraries', ok(answer));
  const { data } = await list();
  expect(data.trips.nodes).toEqual([expect.objectContaining({ id: 'LF-5', total: null, guestCount: null })]);
});

test("[CN-05] a trip can be read by its number; another user's number is null", async () => {
  const one = (id: string) =>
    kit.run<{ trip: unknown }>(
      gql`query ($id: ID!) { trip(id: $id) { id state ... on HomeTrip { listing { name } } } }`,
      { id },
    );
  expect((await one('LF-4')).data.trip).toEqual({
    id: 'LF-4',
    state: 'PENDING',
    listing: { name: 'Pine Hollow Cabin' },
  });
  expect(await one('LF-404')).toMatchObject({ data: { trip: null } });
});
