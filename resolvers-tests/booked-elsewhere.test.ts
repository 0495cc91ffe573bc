import { randomUUID } from 'node:crypto';
import { gql } from 'graphql-tag';
import { unreadable, usd } from '#fixtures/builders.ts';
import { fixture } from '#fixtures/fixture.ts';
import { wireMember } from '#gateway/rest/wire-enum.ts';
import { useResolvers } from './testing/resolvers-kit';
import { noAnswer, ok, refused } from './testing/platform-mock';
import { activePolicies, inactivePolicies } from './testing/policies';

const kit = useResolvers();
const list = () => fixture<'ItineraryList'>('itineraries/list-itineraries.elsewhere');

const TRIPS = gql`query ($section: TripSection) { trips(section: $section) { nodes {
  __typename id state timeState fromDate untilDate total { value } bookedAt
  ... on TripElsewhere { title subtitle bookedWith confirmationCode watchState protections { kind state } }
} } }`;
const FLIGHT = gql`query ($id: ID!) { trip(id: $id) { ... on FlightTrip {
  title subtitle confirmationCode
  flight {
    tripType ticketing passengers { name kind ticketNumber } locators { airline value } fare { base { value } taxes { value } }
    cancelPenalty { kind fee { value } text } changePenalty { kind fee { value } text }
    cancellation { outcome text } exchange { tag text }
    slices { index fareBrand bags durationMinutes stops plusDays departsIn isExpired segments {
      airline { code } operatedBy { name } flightNumber cabin origin { code city } destination { code city } state isSelfTransfer
      departure { scheduledAt expectedAt delayMinutes timeZone } arrival { expectedAt timeZone } durationMinutes
    } }
  }
  protections {
    id kind name summary state reason reasonText price { value } pricePercent exerciseUntil refundPercent delayThresholdMinutes
    fareCap { value } newDepartureBy reimbursedBy monitoredUntil maxCredit { value }
    disruption { reason slice segment delayMinutes }
    choices { token kind amount { value } flight { farePerTraveler { value } segment { flightNumber } } }
    used { kind amount { value } at }
  }
} } }`;

const VERDICT = gql`query ($id: ID!) { trip(id: $id) { ... on FlightTrip {
  flight { policyCompliance { isInPolicy reasons maxPricePerTraveler { value currencyCode } } }
} } }`;

const HOTEL_VERDICT = gql`query ($id: ID!) { trip(id: $id) { ... on HotelTrip {
  hotel { policyCompliance { isInPolicy reasons maxPricePerNight { value } allowedStarRatings } }
} } }`;

type Trip = Record<string, unknown> & { readonly id: string };
const trips = async (section?: string) =>
  (await kit.run<{ trips: { nodes: Trip[] } }>(TRIPS, { section })).data.trips.nodes;
const flight = async (id: string) =>
  (
    await kit.run<{
      trip: { flight: Record<string, unknown>; protections: Record<string, unknown>[] } & Trip;
    }>(FLIGHT, { id })
  ).data.trip;

beforeEach(() => {
  kit.platform.on('listItineraries', ok(list()));
});

test('[CN-04] [CN-08] trips of every kind are listed among the booked stays, by their first day', async () => {
  expect((await trips()).map(({ __typename, id, title }) => [__typename, id, title])).toEqual([
    ['FlightTrip', 'flight-delayed', 'Toronto to Denver'],
    ['HotelTrip', 'hotel-lisbon', 'Hotel Miradouro'],
    ['CarTrip', 'car-lisbon', 'Compact'],
    ['PackageTrip', 'package-chicago', 'The Lakeline'],
    ['FlightTrip', 'flight-rome', 'Boston, Lisbon, Rome…'],
    ['HomeTrip', 'LF-5', undefined],
    ['ExperienceTrip', 'sailing', 'Sunset sail'],
  ]);
  expect((await trips('CANCELED')).map(({ id }) => id)).toEqual(['sailing']);
});

test('[CN-05] a trip has its states, its days, its codes, and its price watch', async () => {
  expect((await trips())[1]).toEqual({
    __typename: 'HotelTrip',
    id: 'hotel-lisbon',
    state: 'CONFIRMED',
    timeState: 'FUTURE',
    fromDate: '2026-06-06',
    untilDate: '2026-06-09',
    total: { value: '1262.80' },
    bookedAt: '2026-04-20T12:00:00.000Z',
    title: 'Hotel Miradouro',
    subtitle: 'Lisbon',
    bookedWith: 'Larkfield Travel by phone',
    confirmationCode: '8ALFA6',
    watchState: 'WATCHING',
    protections: [{ kind: 'PRICE_DROP', state: 'EXERCISABLE' }],
  });
});

test('[VO-17] [FM-05] [FM-07] [FM-08] [TR-26] a flight has its slices in local times of the airports, its fare, and its passengers', async () => {
  const { title, subtitle, flight: booked } = await flight('flight-delayed');
  expect([title, subtitle]).toEqual(['Toronto to Denver', 'One way']);
  expect(booked).toEqual({
    tripType: 'ONE_WAY',
    ticketing: 'SINGLE',
    passengers: [
      { name: 'Elena Marsh', kind: 'ADULT', ticketNumber: '672-2140098817' },
      { name: 'Ines Marsh', kind: 'LAP_INFANT', ticketNumber: null },
      { name: 'Rex', kind: 'UNKNOWN', ticketNumber: null },
    ],
    locators: [{ airline: 'Larkspur Air', value: 'K4TZ9Q' }],
    fare: { base: { value: '339.00' }, taxes: { value: '73.65' } },
    cancelPenalty: { kind: 'NOT_POSSIBLE', fee: null, text: 'Non-refundable' },
    changePenalty: { kind: 'WITH_FEE', fee: { value: '75.00' }, text: '$75.00 USD' },
    cancellation: { outcome: 'NON_REFUNDABLE', text: 'The fare is not refundable.' },
    exchange: { tag: 'UNKNOWN', text: 'We make changes to this flight for you. Contact us.' },
    slices: [
      {
        index: 0,
        fareBrand: null,
        bags: ['Bag 1 at $35.00 USD'],
        durationMinutes: 240,
        stops: 0,
        plusDays: 1,
        departsIn: 'EVENING',
        isExpired: false,
        segments: [
          {
            airline: { code: 'LK' },
            operatedBy: { name: 'Northbound Airways' },
            flightNumber: 'LK 633',
            cabin: 'ECONOMY',
            origin: { code: 'YYZ', city: 'Toronto' },
            destination: { code: 'DEN', city: 'Denver' },
            state: 'CONFIRMED',
            isSelfTransfer: false,
            departure: {
              scheduledAt: '2026-05-01T22:00:00.000Z',
              expectedAt: '2026-05-02T02:30:00.000Z',
              delayMinutes: 270,
              timeZone: 'America/Toronto',
            },
            arrival: { expectedAt: '2026-05-02T06:30:00.000Z', timeZone: 'America/Denver' },
            durationMinutes: 240,
          },
        ],
      },
    ],
  });
});

test('[AD-07] [AD-08] a disruption has its choices with their tokens; impossible choices are omitted', async () => {
  const changed = list();
  const { choices } = changed.bookedElsewhere![0]!.protections[0]!;
  choices.push(
    { token: 'unreadable', kind: 'Refund', amount: unreadable() },
    { token: 'unknown', kind: 'Hug', amount: choices[0]!.amount },
    { token: 'no-flight', kind: 'Rebook', amount: choices[0]!.amount },
  );
  kit.platform.on('listItineraries', ok(changed));
  const { protections } = await flight('flight-delayed');
  expect(protections[0]).toEqual({
    id: 'prot-assistance',
    kind: 'DISRUPTION_ASSISTANCE',
    name: 'Flight disruption assistance',
    summary: expect.stringContaining('a delay of more than 180 minutes'),
    state: 'EXERCISABLE',
    reason: null,
    reasonText: null,
    price: { value: '29.00' },
    pricePercent: 7,
    exerciseUntil: '2026-05-03T06:30:00.000Z',
    refundPercent: null,
    delayThresholdMinutes: 180,
    fareCap: { value: '800.00' },
    newDepartureBy: null,
    reimbursedBy: null,
    monitoredUntil: null,
    maxCredit: null,
    disruption: { reason: 'DELAYED', slice: 0, segment: 0, delayMinutes: 270 },
    choices: [
      {
        token: 'choice-641',
        kind: 'REBOOK',
        amount: { value: '0.00' },
        flight: { farePerTraveler: { value: '299.00' }, segment: { flightNumber: 'LK 641' } },
      },
      { token: 'choice-refund', kind: 'REFUND', amount: { value: '412.65' }, flight: null },
    ],
    used: null,
  });
  expect(protections[1]).toMatchObject({
    kind: 'CANCEL_FOR_ANY_REASON',
    state: 'EXPIRED',
    reason: 'UNKNOWN',
    reasonText: 'Contact us to learn why.',
    choices: [],
  });
});

test('[FM-06] a multi-city flight is named by its first cities, with its prefix', async () => {
  expect(await flight('flight-rome')).toMatchObject({
    title: 'Boston, Lisbon, Rome…',
    subtitle: 'Multi-city',
    confirmationCode: 'H-2ROME5',
  });
});

test('[PR-18] unreadable amounts of a flight are null or omitted, and never 0', async () => {
  const answer = list();
  const booked = answer.bookedElsewhere!.find(({ id }) => id === 'flight-delayed')!.flight!;
  booked.fare!.taxes = unreadable();
  booked.changePenalty = { kind: 'WithFee', fee: unreadable() };
  booked.slices[0]!.bags!.push({ number: 2, price: unreadable() });
  kit.platform.on('listItineraries', ok(answer));
  const { data, errors } = await kit.run(FLIGHT, { id: 'flight-delayed' });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    trip: {
      flight: {
        fare: null,
        changePenalty: { kind: 'WITH_FEE', fee: null, text: 'Contact support' },
        slices: [{ bags: ['Bag 1 at $35.00 USD'] }],
      },
    },
  });
});

test('[CP-02] [CP-04] [CP-05] a flight tells how it complies with an active policy, and nothing with an inactive one', async () => {
  const verdict = async (policyCompliance?: object) => {
    const answer = list();
    const booked = answer.bookedElsewhere!.find(({ id }) => id === 'flight-delayed')!.flight!;
    Object.assign(booked, { policyCompliance });
    kit.platform.on('listItineraries', ok(answer));
    const { data, errors } = await kit.run<{ trip: { flight: { policyCompliance: unknown } } }>(VERDICT, {
      id: 'flight-delayed',
    });
    expect(errors).toBeUndefined();
    return data.trip.flight.policyCompliance;
  };
  const out = {
    isInPolicy: false,
    reasons: ['Price', 'FareClass', 'LongFlight', 'Carbon'],
    maxPricePerTraveler: { value: 2550, currencySymbol: '$', currencyCode: 'USD' },
  };
  kit.platform.on('getPolicyDetails', ok(activePolicies()));
  expect(await verdict(out)).toEqual({
    isInPolicy: false,
    reasons: ['PRICE', 'FARE_CLASS', 'LONG_FLIGHT', 'UNKNOWN'],
    maxPricePerTraveler: { value: '2550.00', currencyCode: 'USD' },
  });
  expect(await verdict({ isInPolicy: true })).toEqual({
    isInPolicy: true,
    reasons: [],
    maxPricePerTraveler: null,
  });
  expect(await verdict()).toBeNull();
  kit.platform.on('getPolicyDetails', ok(inactivePolicies()));
  expect(await verdict(out)).toBeNull();
});

test('[CP-02] [CP-06] a hotel tells how its rooms comply with an active policy, and nothing with an inactive one', async () => {
  const verdict = async (policyCompliance?: object) => {
    const answer = list();
    const booked = answer.bookedElsewhere!.find(({ tripKind }) => tripKind === 'Hotel')!;
    Object.assign(booked.hotel!, { policyCompliance });
    kit.platform.on('listItineraries', ok(answer));
    const { data, errors } = await kit.run<{ trip: { hotel: { policyCompliance: unknown } } }>(
      HOTEL_VERDICT,
      { id: booked.id },
    );
    expect(errors).toBeUndefined();
    return data.trip.hotel.policyCompliance;
  };
  const out = {
    isInPolicy: false,
    reasons: ['PricePerNight', 'StarRating', 'Breakfast'],
    maxPricePerNight: usd(325),
    allowedStarRatings: [4, 2],
  };
  kit.platform.on('getPolicyDetails', ok(activePolicies()));
  expect(await verdict(out)).toEqual({
    isInPolicy: false,
    reasons: ['PRICE_PER_NIGHT', 'STAR_RATING', 'UNKNOWN'],
    maxPricePerNight: { value: '325.00' },
    allowedStarRatings: [2, 4],
  });
  expect(await verdict()).toBeNull();
  kit.platform.on('getPolicyDetails', ok(inactivePolicies()));
  expect(await verdict(out)).toBeNull();
});

test('[VO-12] a package is named by its parts, and a package without parts is omitted', async () => {
  const answer = list();
  const all = answer.bookedElsewhere!.find(({ id }) => id === 'package-chicago')!;
  const { flight: booked, hotel, ...none } = all;
  answer.bookedElsewhere = [
    all,
    { ...none, id: 'flight-only', flight: booked! },
    { ...none, id: 'hotel-only', hotel: hotel! },
    { ...none, id: 'empty' },
  ];
  kit.platform.on('listItineraries', ok(answer));
  const packages = (await trips()).filter(({ __typename }) => __typename === 'PackageTrip');
  expect(packages.map(({ id, title, subtitle }) => [id, title, subtitle])).toEqual([
    ['package-chicago', 'The Lakeline', 'Flight and hotel'],
    ['flight-only', expect.stringMatching(/ to /), 'Part of a package'],
    ['hotel-only', 'The Lakeline', 'Part of a package'],
  ]);
});

test('[AD-17] a slice that arrived more than 24 hours ago is expired', async () => {
  const changed = list();
  const [segment] = changed.bookedElsewhere![0]!.flight!.slices[0]!.segments;
  segment!.arrival = { scheduled: '2026-04-30T15:59:59.000Z' };
  kit.platform.on('listItineraries', ok(changed));
  expect((await flight('flight-delayed')).flight['slices']).toMatchObject([{ isExpired: true }]);
});

test('[VO-05] [VO-07] [VO-10] [VO-11] [VO-12] [CN-10] values that this graph does not define are UNKNOWN', async () => {
  const changed = list();
  for (const trip of changed.bookedElsewhere!) {
    trip.state = 'Postponed';
    trip.watchState = 'Blinking';
    if (trip.hotel)
      Object.assign(trip.hotel, {
        status: 'Haunted',
        confirmation: 'Whispered',
        paymentTiming: 'Never',
        refundability: 'Perhaps',
      });
    if (trip.car)
      Object.assign(trip.car, {
        status: 'Towed',
        transmission: 'Pedals',
        mileage: 'Some',
        cancellation: 'Perhaps',
      });
    if (trip.experience) Object.assign(trip.experience, { ticket: 'Stone', cancellation: 'Perhaps' });
    for (const segment of trip.flight?.slices.flatMap(({ segments }) => segments) ?? []) {
      Object.assign(segment, { cabin: 'Hammock', state: 'Lost' });
    }
  }
  changed.bookedElsewhere!.push({ ...changed.bookedElsewhere![0]!, id: 'yacht', tripKind: 'Yacht' });
  kit.platform.on('listItineraries', ok(changed));
  const { data } = await kit.run<{
    trips: { nodes: object[] };
  }>(gql`{ trips { nodes { ... on TripElsewhere { id state watchState }
    ... on FlightTrip { flight { slices { segments { cabin state } } } }
    ... on HotelTrip { hotel { status confirmation paymentTiming refundability rooms { mealPlan beds { type } } } }
    ... on CarTrip { car { status transmission mileage cancellation } }
    ... on ExperienceTrip { experience { ticket cancellation } } } } }`);
  expect(data.trips.nodes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id: 'hotel-lisbon',
        state: 'UNKNOWN',
        watchState: 'UNKNOWN',
        hotel: {
          status: 'UNKNOWN',
          confirmation: 'UNKNOWN',
          paymentTiming: 'UNKNOWN',
          refundability: 'UNKNOWN',
          rooms: [{ mealPlan: 'BREAKFAST', beds: [{ type: 'KING' }] }],
        },
      }),
      expect.objectContaining({
        car: { status: 'UNKNOWN', transmission: 'UNKNOWN', mileage: 'UNKNOWN', cancellation: 'UNKNOWN' },
      }),
      expect.objectContaining({ experience: { ticket: 'UNKNOWN', cancellation: 'UNKNOWN' } }),
      expect.objectContaining({
        flight: { slices: [{ segments: [{ cabin: 'UNKNOWN', state: 'UNKNOWN' }] }] },
      }),
    ]),
  );
  expect(JSON.stringify(data)).not.toContain('yacht');
});

test.each([
  ['Confirmed', 'CONFIRMED'],
  ['Pending', 'PENDING'],
  ['Declined', 'DECLINED'],
  ['UnMapped', 'UN_MAPPED'],
  ['Canceled', 'CANCELED'],
  ['ConfirmedPendingNewChange', 'CONFIRMED_PENDING_NEW_CHANGE'],
  ['UnMappedPersisted', 'UN_MAPPED_PERSISTED'],
])('[CN-10] a segment that the platform reports as %s is %s', async (wire, state) => {
  const changed = list();
  for (const segment of changed
    .bookedElsewhere!.flatMap(({ flight }) => flight?.slices ?? [])
    .flatMap(({ segments }) => segments))
    segment.state = wire;
  kit.platform.on('listItineraries', ok(changed));
  const { data } = await kit.run<{ trips: { nodes: { flight?: { slices: { segments: object[] }[] } }[] } }>(
    gql`{ trips { nodes { ... on FlightTrip { flight { slices { segments { state } } } } } } }`,
  );
  const states = data.trips.nodes
    .flatMap(({ flight }) => flight?.slices ?? [])
    .flatMap(({ segments }) => segments);
  expect(states.length).toBeGreaterThan(0);
  expect(states).toEqual(states.map(() => ({ state })));
});

const SERVICES = gql`{ trips { nodes {
  ... on HotelTrip { hotel { status confirmation } }
  ... on CarTrip { car { status } }
} } }`;

test.each([
  'PENDING_CONFIRM',
  'CANCELLED_WITH_ERRORS',
  'CANCELLED',
  'FAILURE',
  'CONFIRMED',
  'PARTIALLY_PAID',
  'RECEIVED',
])('[VO-12] a hotel and a car have the status %s of the platform', async (status) => {
  const wire = wireMember(status);
  const changed = list();
  for (const { hotel, car } of changed.bookedElsewhere!) {
    if (hotel) hotel.status = wire;
    if (car) car.status = wire;
  }
  kit.platform.on('listItineraries', ok(changed));
  const { data } = await kit.run<{ trips: { nodes: object[] } }>(SERVICES);
  expect(data.trips.nodes).toContainEqual({ hotel: expect.objectContaining({ status }) });
  expect(data.trips.nodes).toContainEqual({ car: { status } });
});

test.each([
  ['Confirmed', 'CONFIRMED'],
  ['Pending', 'PENDING'],
  ['Unavailable', 'UNAVAILABLE'],
  [undefined, 'UNKNOWN'],
])('[VO-12] a confirmation of a hotel that the platform reports as %s is %s', async (wire, confirmation) => {
  const changed = list();
  for (const { hotel } of changed.bookedElsewhere!) {
    if (wire === undefined) delete hotel?.confirmation;
    else if (hotel) hotel.confirmation = wire;
  }
  kit.platform.on('listItineraries', ok(changed));
  const { data } = await kit.run<{ trips: { nodes: object[] } }>(SERVICES);
  expect(data.trips.nodes).toContainEqual({ hotel: expect.objectContaining({ confirmation }) });
});

test('[CN-04] credit held by airlines', async () => {
  const { data } = await kit.run(
    gql`{ airlineCredits { id airline { code name } amount { value } code expiresOn tripId } }`,
  );
  expect(data).toEqual({
    airlineCredits: [
      {
        id: 'credit-1',
        airline: { code: 'WN', name: 'Westwind' },
        amount: { value: '88.00' },
        code: 'WN90KD',
        expiresOn: '2026-06-30',
        tripId: null,
      },
    ],
  });
});

test('[DC-12] a platform without trips booked elsewhere has none, and no credit', async () => {
  kit.platform.on('listItineraries', ok({ itineraries: [] }));
  expect(await trips()).toEqual([]);
  expect((await kit.run(gql`{ airlineCredits { id } }`)).data).toEqual({ airlineCredits: [] });
});

describe('using a protection', () => {
  const EXERCISE = gql`mutation ($input: ExerciseProtectionInput!) { exerciseProtection(input: $input) { __typename
    ... on ProtectionExercised { trip { id state protections { state used { kind } } } }
    ... on ProtectionNotExercised { code rawCode title inputErrors { code } } } }`;
  const input = {
    idempotencyKey: randomUUID(),
    tripId: 'flight-delayed',
    protectionId: 'prot-assistance',
    choice: 'choice-refund',
  };
  const exercise = async (changes: object = {}) =>
    (await kit.run<{ exerciseProtection: object }>(EXERCISE, { input: { ...input, ...changes } })).data
      .exerciseProtection;

  test('[AD-02] [AD-07] sends the choice with its key, and returns the updated trip', async () => {
    const [trip] = list().bookedElsewhere!;
    const [assistance] = trip!.protections;
    const used = {
      ...assistance!,
      state: 'Exercised',
      choices: [],
      used: { kind: 'Refund', amount: assistance!.choices[1]!.amount, at: '2026-05-01T16:00:00.000Z' },
    };
    kit.platform.on('exerciseProtection', ok({ trip: { ...trip, state: 'Canceled', protections: [used] } }));
    expect(await exercise()).toEqual({
      __typename: 'ProtectionExercised',
      trip: {
        id: 'flight-delayed',
        state: 'CANCELED',
        protections: [{ state: 'EXERCISED', used: { kind: 'REFUND' } }],
      },
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/itineraries/protections/exercise',
        body: { itineraryId: 'flight-delayed', protectionId: 'prot-assistance', choice: 'choice-refund' },
        headers: expect.objectContaining({ 'idempotency-key': input.idempotencyKey }),
      }),
    ]);
  });

  test.each([
    [409, 40902, 'PROTECTION_CHOICE_GONE'],
    [409, 40901, 'IDEMPOTENCY_CONFLICT'],
    [404, 40401, 'TRIP_MISSING'],
    [400, 40001, 'INVALID_REQUEST'],
  ])('[AD-01] a refusal with %i %i is %s, and nothing has changed', async (status, code, expected) => {
    kit.platform.on('exerciseProtection', refused(status, code));
    expect(await exercise()).toMatchObject({
      __typename: 'ProtectionNotExercised',
      code: expected,
      rawCode: String(code),
    });
  });

  test('[AD-01] an invalid key is refused before anything is sent', async () => {
    expect(await exercise({ idempotencyKey: '?' })).toMatchObject({
      code: 'INVALID_REQUEST',
      inputErrors: [{ code: 'INVALID_IDEMPOTENCY_KEY' }],
    });
    expect(await exercise({ choice: '' })).toMatchObject({
      code: 'INVALID_REQUEST',
      inputErrors: [{ code: 'REQUIRED' }],
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test('[AD-01] an unknown outcome is an error, after which the same key is sent again', async () => {
    kit.platform.on('exerciseProtection', noAnswer);
    const { errors } = await kit.run(EXERCISE, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: expect.stringMatching(/^PLATFORM_/) });
  });
});

describe('[CN-04] [CN-05] watchTrip and stopWatchingTrip', () => {
  const RESULT = `__typename ... on TripWatchChanged { trip { id ... on TripElsewhere { watchState } ... on WatchedFlight { watchState } } }
    ... on TripWatchRefused { code inputErrors { path code } }`;
  const wireTrip = (watchState: 'JustWatched' | 'NotWatching') => {
    const trip = list().bookedElsewhere?.find(({ id }) => id === 'hotel-lisbon');
    return { trip: { ...trip!, watchState } };
  };
  const change = async (mutation: string) =>
    (
      await kit.run<Record<string, object>>(
        gql`mutation ($input: WatchTripInput!) { changed: ${mutation}(input: $input) { ${RESULT} } }`,
        { input: { tripId: 'hotel-lisbon' } },
      )
    ).data['changed'];

  test.each([
    ['watchTrip', true, 'JustWatched', 'JUST_WATCHED'],
    ['stopWatchingTrip', false, 'NotWatching', 'NOT_WATCHING'],
  ] as const)('%s returns the updated trip', async (mutation, isWatched, wire, watchState) => {
    kit.platform.on('watchItinerary', ok(wireTrip(wire)));
    expect(await change(mutation)).toEqual({
      __typename: 'TripWatchChanged',
      trip: { id: 'hotel-lisbon', watchState },
    });
    expect(kit.platform.requests('watchItinerary')[0]?.body).toEqual({
      itineraryId: 'hotel-lisbon',
      isWatched,
    });
  });

  test.each([
    [404, 40401, 'TRIP_MISSING', [{ path: ['input', 'tripId'], code: 'NOT_FOUND' }]],
    [409, 40902, 'TRIP_NOT_WATCHABLE', []],
  ])('%s %s is %s', async (status, wire, code, inputErrors) => {
    kit.platform.on('watchItinerary', refused(status, wire));
    expect(await change('watchTrip')).toEqual({ __typename: 'TripWatchRefused', code, inputErrors });
  });
});

describe('[CN-08] [AD-19] a watched flight', () => {
  const wire = {
    id: 'watch-rome',
    tripKind: 'Watch',
    watchState: 'Watching',
    tripType: 'round_trip',
    origin: { code: 'BOS', city: 'Boston', timeZone: 'America/New_York' },
    destination: { code: 'FCO', city: 'Rome', timeZone: 'Europe/Rome' },
    from: '2026-07-08',
    until: '2026-07-19',
    travelersCount: 2,
    watchedAt: '2026-04-22T16:00:00.000Z',
    priceWhenWatched: { value: 1486.2, currencySymbol: '$', currencyCode: 'USD' },
    price: { value: 1399.4, currencySymbol: '$', currencyCode: 'USD' },
    pricedAt: '2026-05-01T15:00:00.000Z',
    prediction: { label: 'great', advice: 'Buy' },
  };
  const FIELDS = `id state timeState fromDate untilDate bookedAt total { minorUnits }
    ... on WatchedFlight { title subtitle watchState tripType origin { code city } destination { code city } travelerCount
      watchedAt pricedAt priceWhenWatched { minorUnits } prediction { label advice text } }`;
  const read = async (changes: object = {}) => {
    kit.platform.on('listItineraries', ok({ ...list(), watchedFlights: [{ ...wire, ...changes }] }));
    return (await kit.run<{ trip: object }>(gql`{ trip(id: "watch-rome") { ${FIELDS} } }`)).data.trip;
  };

  test('is a trip that is not booked, with its price then and now and what is expected of it', async () => {
    expect(await read()).toEqual({
      id: 'watch-rome',
      state: 'NOT_BOOKED',
      timeState: 'FUTURE',
      fromDate: '2026-07-08',
      untilDate: '2026-07-19',
      bookedAt: null,
      total: { minorUnits: 139_940 },
      title: 'Boston to Rome',
      subtitle: 'Round trip, 2 travelers',
      watchState: 'WATCHING',
      tripType: 'ROUND_TRIP',
      origin: { code: 'BOS', city: 'Boston' },
      destination: { code: 'FCO', city: 'Rome' },
      travelerCount: 2,
      watchedAt: '2026-04-22T16:00:00.000Z',
      pricedAt: '2026-05-01T15:00:00.000Z',
      priceWhenWatched: { minorUnits: 148_620 },
      prediction: {
        label: 'GREAT',
        advice: 'BUY',
        text: 'A great price. Buy now: we expect the price to rise.',
      },
    });
  });

  test.each([
    ['fair', 'WaitNeutral', 'FAIR', 'WAIT_NEUTRAL'],
    ['good', 'BuyNeutral', 'GOOD', 'BUY_NEUTRAL'],
    ['wait', 'Wait', 'WAIT', 'WAIT'],
    ['odd', 'Sell', 'UNKNOWN', 'UNKNOWN'],
  ])('with the prediction %s, %s', async (label, advice, graphLabel, graphAdvice) => {
    expect(await read({ prediction: { label, advice } })).toMatchObject({
      prediction: { label: graphLabel, advice: graphAdvice },
    });
  });

  test('of one way, without prediction and without the first price, of several cities', async () => {
    const bare = { ...wire, prediction: undefined, priceWhenWatched: undefined };
    const flights = [
      { ...bare, tripType: 'one_way' },
      { ...bare, id: 'watch-more', tripType: 'multi_city' },
    ];
    kit.platform.on('listItineraries', ok({ ...list(), watchedFlights: flights }));
    const { data } = await kit.run(gql`{ trips(section: WATCHED) { nodes { ... on WatchedFlight {
      id subtitle prediction { label } priceWhenWatched { minorUnits } } } } }`);
    expect(data).toMatchObject({
      trips: {
        nodes: expect.arrayContaining([
          { id: 'watch-rome', subtitle: 'One way, 2 travelers', prediction: null, priceWhenWatched: null },
          { id: 'watch-more', subtitle: 'Multi-city, 2 travelers', prediction: null, priceWhenWatched: null },
        ]),
      },
    });
  });

  test('is in the section of watched trips alone, and in the list of all trips before the past ones', async () => {
    kit.platform.on('listItineraries', ok({ ...list(), watchedFlights: [wire] }));
    const { data } = await kit.run<Record<string, { nodes: { id: string; timeState: string }[] }>>(gql`{
      all: trips(first: 50) { nodes { id timeState } }
      ${['UPCOMING', 'NEEDS_ATTENTION', 'PAST', 'CANCELED', 'WATCHED', 'WITH_OFFERS']
        .map((section) => `${section}: trips(section: ${section}, first: 50) { nodes { id } }`)
        .join(' ')}
    }`);
    const has = (name: string) => data[name]?.nodes.some(({ id }) => id === 'watch-rome');
    expect(Object.keys(data).filter(has)).toEqual(['all', 'WATCHED']);
    const states = data['all']!.nodes.map(({ id, timeState }) => (id === 'watch-rome' ? id : timeState));
    expect(states.indexOf('watch-rome')).toBeGreaterThan(states.lastIndexOf('FUTURE'));
    expect(states.indexOf('watch-rome')).toBeLessThan(states.indexOf('CANCELED'));
  });

  test('is returned by the mutation that ends its watch', async () => {
    kit.platform.on('watchItinerary', ok({ watchedFlight: { ...wire, watchState: 'NotWatching' } }));
    const { data } = await kit.run(gql`mutation { stopWatchingTrip(input: { tripId: "watch-rome" }) {
      ... on TripWatchChanged { trip { __typename id ... on WatchedFlight { watchState } } } } }`);
    expect(data).toEqual({
      stopWatchingTrip: {
        trip: { __typename: 'WatchedFlight', id: 'watch-rome', watchState: 'NOT_WATCHING' },
      },
    });
  });
});

test('[CN-04] [AD-07] a disrupted trip needs attention until its protection was used, and keeps its place in the list', async () => {
  const place = (await trips()).findIndex(({ id }) => id === 'flight-delayed');
  expect((await trips('NEEDS_ATTENTION')).map(({ id }) => id)).toContain('flight-delayed');
  expect((await trips('UPCOMING')).map(({ id }) => id)).not.toContain('flight-delayed');
  const used = list().bookedElsewhere?.map((trip) => ({
    ...trip,
    protections: trip.protections?.map((each) => ({ ...each, state: 'Exercised' })),
  }));
  kit.platform.on('listItineraries', ok({ ...list(), bookedElsewhere: used }));
  expect((await trips('UPCOMING')).map(({ id }) => id)).toContain('flight-delayed');
  expect(await trips('NEEDS_ATTENTION')).toEqual([]);
  expect((await trips()).findIndex(({ id }) => id === 'flight-delayed')).toBe(place);
});

describe('[CN-04] the sections of trips with news', () => {
  const changed = (id: string, changes: object) =>
    kit.platform.on(
      'listItineraries',
      ok({
        ...list(),
        bookedElsewhere: list().bookedElsewhere?.map((trip) =>
          trip.id === id ? { ...trip, ...changes } : trip,
        ),
      }),
    );

  test.each([
    ['Watching', true],
    ['JustWatched', true],
    ['InProcess', true],
    ['NotWatching', false],
    ['MoonInTheWrongHouse', false],
  ])('a trip whose watch is %s is watched: %s', async (watchState, isWatched) => {
    changed('hotel-lisbon', { watchState });
    expect((await trips('WATCHED')).some(({ id }) => id === 'hotel-lisbon')).toBe(isWatched);
  });

  test('a canceled trip is not watched', async () => {
    changed('hotel-lisbon', { watchState: 'Watching', state: 'Canceled' });
    expect((await trips('WATCHED')).map(({ id }) => id)).not.toContain('hotel-lisbon');
  });

  test('trips with a protection that can be used now have offers', async () => {
    const usable = (await trips())
      .filter(({ protections }) =>
        (protections as { state: string }[] | undefined)?.some(({ state }) => state === 'EXERCISABLE'),
      )
      .map(({ id }) => id);
    expect(usable).not.toEqual([]);
    expect((await trips('WITH_OFFERS')).map(({ id }) => id)).toEqual(usable);
  });

  test.each([
    ['can be used', {}, true],
    ['has expired', { expiredBy: 'GovernmentAlert' }, false],
    ['was used', { action: 'Exercise' }, false],
    ['ended at check-in', { exercisableUntil: '2020-01-01T00:00:00.000Z' }, false],
  ])('a stay whose protection %s', async (_what, changes, hasOffer) => {
    const protection = {
      coverage: 'Full' as const,
      coveragePercentage: 100,
      coverageAmount: usd(577.5),
      premium: usd(66.41),
      exercisableUntil: '2999-01-01T00:00:00.000Z',
      action: 'Purchase' as const,
      ...(changes as object),
    };
    kit.platform.on(
      'listItineraries',
      ok({ ...list(), itineraries: list().itineraries.map((each) => ({ ...each, protection })) }),
    );
    expect((await trips('WITH_OFFERS')).some(({ __typename }) => __typename === 'HomeTrip')).toBe(hasOffer);
  });
});

test('[AG-05] support users see the brand of a fare', async () => {
  const shown = list();
  for (const trip of shown.bookedElsewhere ?? []) if (trip.flight) trip.flight.showsFareBrand = true;
  kit.platform.on('listItineraries', ok(shown));
  expect((await flight('flight-delayed')).flight['slices']).toMatchObject([{ fareBrand: 'Basic' }]);
});
