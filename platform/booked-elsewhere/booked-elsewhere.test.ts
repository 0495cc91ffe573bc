import { randomUUID } from 'node:crypto';
import type { components } from '#schema/platform.openapi.ts';
import { createCatalogueSupplier } from '../catalogue-supplier/catalogue-supplier';
import { ledgerProblems } from '../payment/ledger/testing/check-ledgers';
import { DEFAULT_AGENT_LIMITS } from '../kernel/environment';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import { elsewhereHandlers } from './elsewhere.handlers';

type Trip = components['schemas']['TripBookedElsewhere'];
type Protection = Trip['protections'][number];

const HOUR_MS = 3_600_000;

let platform: TestPlatform;
let elena: TestCaller;

beforeEach(async () => {
  platform = await startTestPlatform();
  elena = await platform.signIn('elena');
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
});

const trips = async () => (await elena.call('listItineraries')).body.bookedElsewhere ?? [];

async function tripOf(key: string): Promise<Trip> {
  const found = (await trips()).find(({ id }) => id === `else_elena_${key}`);
  if (!found) throw new Error(`Elena has no trip ${key}`);
  return found;
}

function protectionOf(trip: Trip, kind: string): Protection {
  const found = trip.protections.find((each) => each.kind === kind);
  if (!found) throw new Error(`The trip ${trip.id} has no ${kind}`);
  return found;
}

const choose = async (key: string, kind: string, choice: string) => {
  const trip = await tripOf(key);
  const { id, choices } = protectionOf(trip, kind);
  const { token = '' } = choices.find((each) => each.kind === choice) ?? {};
  return { itineraryId: trip.id, protectionId: id, choice: token };
};

const change = async (key: string, event: string, rest: object = {}) =>
  (
    await elena.call('changeDemoFlight', {
      itineraryId: `else_elena_${key}`,
      event: event as 'Delay',
      ...rest,
    })
  ).body.trip;

const balance = async (kind: string) =>
  (
    await platform.database.selectFrom('ledger_accounts').select('balance').where('kind', '=', kind).execute()
  ).reduce((sum, row) => sum + row.balance, 0);

test('[CN-08] [VO-17] trips booked elsewhere are listed with their kind, in every state of a protection', async () => {
  const listed = await trips();
  expect(new Set(listed.map(({ tripKind }) => tripKind))).toEqual(
    new Set(['Flight', 'Hotel', 'Car', 'Experience', 'Package']),
  );
  expect(new Set(listed.map(({ state }) => state))).toEqual(
    new Set(['Confirmed', 'Modified', 'Pending', 'Canceled']),
  );
  expect(new Set(listed.flatMap(({ protections }) => protections.map(({ state }) => state)))).toEqual(
    new Set(['Active', 'Exercisable', 'Exercised', 'Expired']),
  );
  const helen = await platform.signIn('helen');
  expect((await helen.call('listItineraries')).body).toMatchObject({
    bookedElsewhere: [],
    airlineCredits: [],
  });
});

test('[CP-04] [CP-05] [CP-06] bookings of a business traveler are judged by the policy of their tier, those of a consumer are not', async () => {
  const sam = await platform.signIn('sam');
  const { bookedElsewhere = [] } = (await sam.call('listItineraries')).body;
  const bookingOf = (key: string) => bookedElsewhere.find(({ id }) => id === `else_sam_${key}`);
  expect(bookingOf('denver')?.flight?.policyCompliance).toMatchObject({
    isInPolicy: false,
    reasons: ['Price'],
    maxPricePerTraveler: { value: 350, currencyCode: 'USD' },
  });
  expect(bookingOf('london-paris')?.flight?.policyCompliance).toMatchObject({
    isInPolicy: false,
    reasons: ['FareClass'],
    maxPricePerTraveler: { value: 2550 },
  });
  expect(bookingOf('mile-high')?.hotel?.policyCompliance).toEqual({
    isInPolicy: true,
    reasons: [],
    maxPricePerNight: { value: 325, currencySymbol: '$', currencyCode: 'USD' },
    allowedStarRatings: [2, 3, 4],
  });
  expect((await tripOf('rome')).flight).not.toHaveProperty('policyCompliance');
});

test('[CP-06] a room is judged by its share of a night, and by the stars of its hotel', async () => {
  const sam = await platform.signIn('sam');
  const judged = async (changes: object, total_minor: number) => {
    const id = 'else_sam_mile-high';
    const { details } = await platform.database
      .selectFrom('trips_elsewhere')
      .select('details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stored = JSON.stringify({ hotel: { ...details.hotel, ...changes } });
    await platform.database
      .updateTable('trips_elsewhere')
      .set({ total_minor, details: stored })
      .where('id', '=', id)
      .execute();
    const { bookedElsewhere = [] } = (await sam.call('listItineraries')).body;
    return bookedElsewhere.find((trip) => trip.id === id)?.hotel?.policyCompliance?.reasons;
  };
  const room = { name: 'Queen room', guestName: 'Samuel Okafor' };
  const twoNights = { checkIn: '2026-08-03', checkOut: '2026-08-05', rooms: [room], stars: 4 };
  expect(await judged(twoNights, 65_000)).toEqual([]);
  expect(await judged(twoNights, 65_002)).toEqual(['PricePerNight']);
  expect(await judged({ ...twoNights, rooms: [room, room] }, 130_000)).toEqual([]);
  expect(await judged({ ...twoNights, stars: 5 }, 65_000)).toEqual(['StarRating']);
  expect(await judged({ ...twoNights, stars: 0 }, 65_000)).toEqual([]);
});

test('[AD-02] a refund is 80 percent of base fare and taxes to the cent, is due once, and cancels the trip', async () => {
  const intent = await choose('lisbon', 'CancelForAnyReason', 'Refund');
  const key = { 'idempotency-key': randomUUID() };
  const { body } = await elena.call('exerciseProtection', intent, key);
  // 80 % of 1,824.43 is 1,459.544.
  expect(protectionOf(body.trip, 'CancelForAnyReason')).toMatchObject({
    state: 'Exercised',
    choices: [],
    used: { kind: 'Refund', amount: { value: 1_459.54 } },
  });
  expect(body.trip).toMatchObject({ state: 'Canceled', timeState: 'Canceled' });
  expect(protectionOf(body.trip, 'DisruptionAssistance')).toMatchObject({
    state: 'Void',
    reason: 'UsedCancelForAnyReason',
  });
  expect((await elena.call('exerciseProtection', intent, key)).body).toEqual(body);
  expect((await elena.call('exerciseProtection', intent)).body).toEqual(body);
  expect(await balance('RefundsDue')).toBe(145_954);
  expect(await balance('Claims')).toBe(-145_954);
});

test('[AD-02] two simultaneous requests have one outcome', async () => {
  const intent = await choose('lisbon', 'CancelForAnyReason', 'Refund');
  await Promise.all(
    Array.from({ length: 8 }, () =>
      elena.call('exerciseProtection', intent, { 'idempotency-key': randomUUID() }),
    ),
  );
  expect(await balance('RefundsDue')).toBe(145_954);
});

test('[AD-01] [AD-21] it cannot be reversed: another choice, or the key for another trip, is refused', async () => {
  const refund = await choose('lisbon', 'CancelForAnyReason', 'Refund');
  const credit = await choose('lisbon', 'CancelForAnyReason', 'AirlineCredit');
  const other = await choose('rome', 'CancelForAnyReason', 'Refund');
  const key = { 'idempotency-key': randomUUID() };
  await elena.call('exerciseProtection', refund, key);
  expect((await elena.refused('exerciseProtection', credit)).body.code).toBe(40902);
  expect((await elena.refused('exerciseProtection', credit, key)).body.code).toBe(40901);
  expect((await elena.refused('exerciseProtection', other, key)).body.code).toBe(40901);
  expect(await balance('RefundsDue')).toBe(145_954);
  expect(await tripOf('rome')).toMatchObject({ state: 'Modified' });
});

test('[AD-21] [CN-04] the full amount is returned as credit of the airline, which is listed', async () => {
  await elena.call('exerciseProtection', await choose('lisbon', 'CancelForAnyReason', 'AirlineCredit'));
  const { airlineCredits = [] } = (await elena.call('listItineraries')).body;
  expect(airlineCredits.map(({ airline, amount, tripId }) => [airline.name, amount.value, tripId])).toEqual([
    ['Westwind', 88, undefined],
    ['Larkspur Air', 142.6, undefined],
    ['Larkspur Air', 1_824.43, 'else_elena_lisbon'],
  ]);
  expect(await balance('AirlineCredit')).toBe(182_443);
});

test('[AD-01] a choice whose deadline has passed since it was shown is refused, and nothing is paid', async () => {
  await change('lisbon', 'Move', { minutes: 181 });
  const intent = await choose('lisbon', 'CancelForAnyReason', 'Refund');
  platform.clock.advance(2 * 60_000);
  expect((await elena.refused('exerciseProtection', intent)).body.code).toBe(40902);
  expect(await balance('RefundsDue')).toBe(0);
  expect((await tripOf('lisbon')).state).toBe('Confirmed');
});

test('[AD-08] a delayed flight offers exactly the flights that qualify; one of them replaces it', async () => {
  const { choices, disruption } = protectionOf(await tripOf('denver'), 'DisruptionAssistance');
  expect(disruption).toEqual({ reason: 'Delayed', slice: 0, segment: 0, delayMinutes: 240 });
  expect(choices.map(({ kind, flight }) => [kind, flight?.segment.flightNumber])).toEqual([
    ['Rebook', '641'],
    ['Rebook', '88'],
    ['Rebook', '633X'],
    ['Refund', undefined],
  ]);
  const [first] = choices;
  const { body } = await elena.call('exerciseProtection', {
    itineraryId: 'else_elena_denver',
    protectionId: 'prot_elena_denver_DisruptionAssistance',
    choice: first?.token ?? '',
  });
  expect(body.trip).toMatchObject({
    state: 'Modified',
    flight: { slices: [{ segments: [{ flightNumber: '641', state: 'Confirmed' }] }] },
  });
  expect(protectionOf(body.trip, 'DisruptionAssistance')).toMatchObject({ state: 'Exercised', choices: [] });
  expect(protectionOf(body.trip, 'CancelForAnyReason')).toMatchObject({
    state: 'Expired',
    reason: 'UsedDisruptionAssistance',
  });
  expect(await balance('RefundsDue')).toBe(0);
});

test('[AD-07] [AD-22] choosing the refund ends the trip and leaves no new flight', async () => {
  const { body } = await elena.call(
    'exerciseProtection',
    await choose('chicago', 'DisruptionAssistance', 'Refund'),
  );
  expect(body.trip.state).toBe('Canceled');
  expect(protectionOf(body.trip, 'DisruptionAssistance')).toMatchObject({ state: 'Exercised', choices: [] });
  expect(await balance('RefundsDue')).toBe(22_830);
});

test('[AD-09] a missed connection is rebooked from the connecting airport; flown segments stay', async () => {
  const intent = await choose('seattle', 'MissedConnectionRebooking', 'Rebook');
  const { body } = await elena.call('exerciseProtection', intent);
  expect(body.trip.flight?.slices[0]?.segments.map(({ flightNumber }) => flightNumber)).toEqual([
    '402',
    '1184',
  ]);
});

/** A session does not last as long. */
async function pass(hours: number): Promise<void> {
  platform.clock.advance(hours * HOUR_MS);
  elena = await platform.signIn('elena');
}

test.each([
  ['seattle', 4, 'MissedConnectionRebooking', 'Past'],
  ['chicago', 22, 'DisruptionAssistance', 'Unused'],
])(
  '[AD-09] [CN-05] the trip to %s, %d hours later, is under way until its protection ends',
  async (key, hours, kind, after) => {
    await pass(hours);
    const waiting = await tripOf(key);
    expect(protectionOf(waiting, kind).state).toBe('Exercisable');
    expect(waiting.timeState).toBe('Present');
    await pass(48);
    expect((await tripOf(key)).timeState).toBe(after);
  },
);

test('[CN-05] a flight that was delayed and has arrived is past', async () => {
  await pass(20);
  const trip = await tripOf('denver');
  expect(protectionOf(trip, 'DisruptionAssistance').disruption?.reason).toBe('Delayed');
  expect(trip.timeState).toBe('Past');
});

test('[AD-15] a drop in the price of a flight and of a hotel becomes credit in the wallet', async () => {
  const before = await balance('TravelCredit');
  await elena.call('exerciseProtection', await choose('rome', 'PriceDrop', 'TravelCredit'));
  await elena.call('exerciseProtection', await choose('alfama', 'PriceDrop', 'TravelCredit'));
  expect((await balance('TravelCredit')) - before).toBe(3_747 + 7_830);
  expect((await tripOf('rome')).state).toBe('Modified');
  const { body } = await elena.call('getWalletDetails');
  expect(JSON.stringify(body)).toContain('Price drop of 8ALFA6');
});

describe('the flights of the demonstration', () => {
  test('[AD-03] include each event that ends cancel for any reason', async () => {
    for (const event of ['AirlineCancellation', 'ChangedWithAirline', 'GovernmentAlert', 'WhoDesignation']) {
      const trip = await change('rome', event);
      expect(protectionOf(trip, 'CancelForAnyReason')).toMatchObject({ state: 'Expired' });
      await change('rome', 'OnTime');
    }
    expect(protectionOf(await tripOf('rome'), 'CancelForAnyReason').state).toBe('Exercisable');
  });

  test('[AD-07] include delays, schedule changes, and cancellations', async () => {
    expect(
      protectionOf(await change('lisbon', 'Delay', { minutes: 121 }), 'DisruptionAssistance'),
    ).toMatchObject({
      state: 'Exercisable',
      disruption: { reason: 'Delayed', delayMinutes: 121 },
    });
    const moved = await change('lisbon', 'Move', { minutes: 600 });
    expect(moved.flight?.slices[0]?.segments[0]?.departure.scheduled).toBe(
      new Date(platform.clock.now().getTime() + 10 * HOUR_MS).toISOString(),
    );
    const canceled = await change('lisbon', 'AirlineCancellation');
    expect(protectionOf(canceled, 'DisruptionAssistance').disruption?.reason).toBe('AirlineCancellation');
    expect((await change('chicago', 'CanceledWithAirline')).timeState).toBe('Unused');
  });

  test('[AD-08] [AD-09] include a departed traveler and a rebooking by the airline', async () => {
    expect(protectionOf(await change('denver', 'TravelerLeaves'), 'DisruptionAssistance')).toMatchObject({
      reason: 'NotAllTravelers',
      choices: [{ kind: 'Refund' }],
    });
    expect(
      protectionOf(await change('seattle', 'AirlineRebooks', { minutes: 60 }), 'MissedConnectionRebooking'),
    ).toMatchObject({ state: 'Active', reason: 'AirlineRebooks' });
  });

  test("return not found for another user's flights, and for flights that a trip does not have", async () => {
    const body = { itineraryId: 'else_elena_denver', event: 'OnTime' };
    const walter = await platform.signIn('walter');
    expect((await walter.refused('changeDemoFlight', body)).status).toBe(404);
    expect((await elena.refused('changeDemoFlight', { ...body, event: 'Delay', segment: 5 })).status).toBe(
      404,
    );
  });

  test('cannot be changed outside of a demonstration', async () => {
    const { changeDemoFlight } = elsewhereHandlers({
      database: platform.database,
      clock: platform.clock,
      supplier: createCatalogueSupplier(platform.database, platform.clock),
      demo: false,
      testCardLastFours: [],
      idTokens: undefined,
      agentIdTokens: undefined,
      approvalHours: 24,
      agents: DEFAULT_AGENT_LIMITS,
      bookingWorker: { wake: () => undefined },
      priceFreezeWorker: { wake: () => undefined },
      protectionWorker: { wake: () => undefined },
    });
    const call = {
      session: { userId: 'user_elena' },
      body: { itineraryId: 'else_elena_denver', event: 'OnTime' },
    };
    await expect(changeDemoFlight(call as never)).rejects.toMatchObject({ code: 40402 });
    expect((await tripOf('denver')).protections.map(({ state }) => state)).toContain('Exercisable');
  });
});

describe('[CN-04] [CN-05] the price watch of a trip', () => {
  const watch = async (key: string, isWatched: boolean) =>
    (await elena.call('watchItinerary', { itineraryId: `else_elena_${key}`, isWatched })).body.trip
      ?.watchState;

  test('begins, is active after an hour, and ends; repeating a call changes nothing', async () => {
    expect(await watch('lisbon', false)).toBe('NotWatching');
    expect(await watch('lisbon', true)).toBe('JustWatched');
    platform.clock.advance(HOUR_MS);
    elena = await platform.signIn('elena');
    expect((await tripOf('lisbon')).watchState).toBe('Watching');
    expect(await watch('lisbon', true)).toBe('Watching');
    expect(await watch('lisbon', false)).toBe('NotWatching');
    expect(await watch('lisbon', false)).toBe('NotWatching');
    expect((await tripOf('lisbon')).watchState).toBe('NotWatching');
  });

  test('is refused for a canceled trip, and leaves it unchanged', async () => {
    await watch('lisbon', false);
    await elena.call('exerciseProtection', await choose('lisbon', 'CancelForAnyReason', 'Refund'));
    const wish = { itineraryId: 'else_elena_lisbon', isWatched: true };
    expect((await elena.refused('watchItinerary', wish)).body.code).toBe(40902);
    expect((await tripOf('lisbon')).watchState).toBe('NotWatching');
  });

  test('is refused for the trip of another user', async () => {
    const helen = await platform.signIn('helen');
    const wish = { itineraryId: 'else_elena_lisbon', isWatched: true };
    expect((await helen.refused('watchItinerary', wish)).body.code).toBe(40401);
  });
});

describe('[CN-08] [AD-19] a flight that is watched and not booked', () => {
  const flights = async () => (await elena.call('listItineraries')).body.watchedFlights ?? [];
  const watch = async (isWatched: boolean) =>
    (await elena.call('watchItinerary', { itineraryId: 'watch_elena_rome', isWatched })).body.watchedFlight;

  test('is listed with its price then and now and what is expected of it, the next first', async () => {
    const [seattle, rome] = await flights();
    expect([seattle?.id, rome?.id]).toEqual(['watch_elena_seattle', 'watch_elena_rome']);
    expect(seattle).toMatchObject({ tripType: 'one_way', prediction: { label: 'wait', advice: 'Wait' } });
    expect(seattle?.until).toBe(seattle?.from);
    expect(rome).toMatchObject({
      tripKind: 'Watch',
      tripType: 'round_trip',
      origin: { code: 'BOS', city: 'Boston' },
      destination: { code: 'FCO', city: 'Rome' },
      travelersCount: 2,
      priceWhenWatched: { value: 1486.2 },
      price: { value: 1399.4 },
      prediction: { label: 'great', advice: 'Buy' },
    });
    const helen = await platform.signIn('helen');
    expect((await helen.call('listItineraries')).body.watchedFlights).toEqual([]);
  });

  test('is no longer listed when its watch ends, and a watch that begins again compares with the price of then', async () => {
    expect(await watch(false)).toMatchObject({
      watchState: 'NotWatching',
      priceWhenWatched: { value: 1486.2 },
    });
    expect((await flights()).map(({ id }) => id)).toEqual(['watch_elena_seattle']);
    expect(await watch(false)).toMatchObject({ watchState: 'NotWatching' });
    expect(await watch(true)).toMatchObject({
      watchState: 'JustWatched',
      priceWhenWatched: { value: 1399.4 },
    });
    expect((await flights()).map(({ id }) => id)).toContain('watch_elena_rome');
  });

  test('of another user is missing', async () => {
    const helen = await platform.signIn('helen');
    const wish = { itineraryId: 'watch_elena_rome', isWatched: false };
    expect((await helen.refused('watchItinerary', wish)).body.code).toBe(40401);
  });

  test('is not listed after its departure, and is not watched again', async () => {
    await watch(false);
    platform.clock.advance(69 * 24 * HOUR_MS);
    elena = await platform.signIn('elena');
    expect(await flights()).toEqual([]);
    const wish = { itineraryId: 'watch_elena_rome', isWatched: true };
    expect((await elena.refused('watchItinerary', wish)).body.code).toBe(40902);
  });
});
