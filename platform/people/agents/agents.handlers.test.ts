import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../kernel/durations';
import { book, bookingOutcome, byCard, readyQuote } from '../../testing/booking-journey';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;
let priya: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  priya = await platform.signIn('priya');
});
afterAll(() => platform.close());

const signInOf = (key: 'priya' | 'helen') =>
  key === 'priya'
    ? { emailAddress: 'priya.raman@agents.example', code: '771100' }
    : { emailAddress: 'helen.ortiz@larkfield.example', code: '482100' };

describe('the sign-in of agents', () => {
  test('[AG-02] opens a session of the agent, who acts for nobody', async () => {
    const { body } = await priya.call('getUserInfo');
    expect(body).toMatchObject({
      userId: 'user_priya',
      isAgent: true,
      isDelegatedSession: false,
      agent: { userId: 'user_priya', firstName: 'Priya', lastName: 'Raman' },
    });
    expect(body.actsUntil).toBeUndefined();
  });

  test.each([
    ['an agent signs in like a traveler', 'loginByCode', 'priya'],
    ['a traveler signs in like an agent', 'loginAgentByCode', 'helen'],
  ] as const)('[AG-02] is separate: %s', async (_, operation, key) => {
    const { status, body } = await platform.stranger.refused(operation, signInOf(key));
    expect([status, body.code]).toEqual([401, 40104]);
  });

  test.each(['listItineraries', 'listPaymentMethods', 'listPassengers', 'getWallet'] as const)(
    '[AG-02] without a customer, %s is refused',
    async (operation) => {
      const { status, body } = await priya.refused(operation, operation.startsWith('list') ? {} : undefined);
      expect([status, body.code]).toEqual([401, 40107]);
    },
  );
});

describe('customers', () => {
  const found = async (text: string, more: { bookingReference?: string; limit?: number } = {}) =>
    (await priya.call('searchCustomers', { text, limit: 20, ...more })).body.customers.map(({ id }) => id);

  test.each([
    ['the beginning of an address', 'HELEN.ort', ['user_helen']],
    ['a first name', 'helen', ['user_helen']],
    ['the beginnings of both names, in any order', 'ort hel', ['user_helen']],
    ['a name of another tenant', 'Okafor', []],
    ['an agent', 'Raman', []],
    ['a wildcard', '%%', []],
  ])('[AG-02] are found by %s', async (_, text, ids) => {
    expect(await found(text)).toEqual(ids);
  });

  test('[AG-02] are found by last name and reservation, or by a code from elsewhere', async () => {
    const walter = await platform.signIn('walter');
    const quote = await readyQuote(walter);
    await bookingOutcome(walter, await book(walter, quote, [byCard(quote.total, 'card_walter_summit')]));
    const { itineraries } = (await walter.call('listItineraries')).body;
    const reservationNumber = itineraries[0]?.reservation.id.value ?? '';
    expect(await found('brandt', { bookingReference: reservationNumber.toLowerCase() })).toEqual([
      'user_walter',
    ]);
    expect(await found('ortiz', { bookingReference: reservationNumber })).toEqual([]);
    expect(await found('bran', { bookingReference: reservationNumber })).toEqual([]);
    const [trip] = await platform.database
      .selectFrom('trips_elsewhere')
      .select('confirmation_code')
      .where('user_id', '=', 'user_elena')
      .execute();
    expect(await found('Marsh', { bookingReference: trip?.confirmation_code ?? '' })).toEqual(['user_elena']);
  });

  test('[AG-02] are listed a page at a time, by their names', async () => {
    const { agent_user_id, ...customer } = await platform.database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', 'user_helen')
      .executeTakeFirstOrThrow();
    expect(agent_user_id).toBeNull();
    for (const first_name of ['Cleo', 'Abe', 'Ben']) {
      const id = `user_${first_name}`;
      await platform.database
        .insertInto('users')
        .values({
          ...customer,
          id,
          first_name,
          last_name: 'Zimmer',
          customer_id: id,
          email_address: `${id}@larkfield.example`.toLowerCase(),
        })
        .execute();
    }
    const first = (await priya.call('searchCustomers', { text: 'zimm', limit: 2 })).body;
    expect([first.totalCount, first.customers.map(({ firstName }) => firstName)]).toEqual([
      3,
      ['Abe', 'Ben'],
    ]);
    const cursor = first.nextCursor ?? '';
    const { body } = await priya.call('searchCustomers', { text: 'zimm', limit: 2, cursor });
    expect(body.customers.map(({ firstName }) => firstName)).toEqual(['Cleo']);
    expect(body.nextCursor).toBeUndefined();
  });

  test.each([
    ['a text of spaces', { text: '   ' }],
    ['a single letter', { text: 'a' }],
    ['a page that is too long', { text: 'helen', limit: 51 }],
  ])('refuses %s', async (_, body) => {
    expect((await priya.refused('searchCustomers', body)).body.code).toBe(40001);
  });

  test('[AG-02] are for agents only', async () => {
    const helen = await platform.signIn('helen');
    expect((await helen.refused('searchCustomers', { text: 'Brandt', limit: 20 })).body.code).toBe(40302);
    expect((await helen.refused('actFor', { customerId: 'user_walter' })).body.code).toBe(40302);
    expect((await helen.refused('stopActing')).body.code).toBe(40302);
  });

  test.each(['user_sam', 'user_priya', 'user_nobody'])(
    '[AG-02] an agent cannot act for %s',
    async (customerId) => {
      expect((await priya.refused('actFor', { customerId })).body.code).toBe(40401);
    },
  );
});

describe('acting for a customer', () => {
  test("[SE-17] the session is the customer's, and names the agent", async () => {
    const acting = await platform.actFor('priya', 'walter');
    const { body } = await acting.call('getUserInfo');
    expect(body).toMatchObject({
      userId: 'user_walter',
      userInfo: { firstName: 'Walter' },
      isAgent: true,
      isDelegatedSession: true,
      agent: { userId: 'user_priya', firstName: 'Priya' },
      actsUntil: new Date(platform.clock.now().getTime() + 15 * MINUTE_MS).toISOString(),
    });
  });

  test('[AG-02] another customer takes the place of the first', async () => {
    const agent = await platform.signIn('priya');
    const first = (await agent.call('actFor', { customerId: 'user_walter' })).body;
    const second = (await agent.call('actFor', { customerId: 'user_helen' })).body;
    expect(second.userId).toBe('user_helen');
    const [old, current] = await Promise.all(
      [first, second].map(({ token }) =>
        fetch(`${platform.url}/api/v0/userInfo`, { headers: { authorization: `Bearer ${token}` } }),
      ),
    );
    expect([old?.status, current?.status]).toEqual([401, 200]);
  });

  test('[AG-02] ends with a new session of the agent, who is still signed in', async () => {
    const acting = await platform.actFor('priya', 'walter');
    const { body } = await acting.call('stopActing');
    expect(body.userId).toBe('user_priya');
    expect((await acting.refused('getUserInfo')).body.code).toBe(40101);
    expect((await acting.refused('stopActing')).body.code).toBe(40101);
  });

  test('[AG-02] signing out ends the session of the agent, too', async () => {
    const agent = await platform.signIn('priya');
    const { body } = await agent.call('actFor', { customerId: 'user_walter' });
    const response = await fetch(`${platform.url}/api/v0/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${body.token}`, 'h-csrf-token': body.csrfToken },
    });
    expect(response.status).toBe(204);
    expect((await agent.refused('getUserInfo')).body.code).toBe(40101);
  });

  test('[AG-02] a forgotten session cannot act, however long it is polled, and leads back to the choice', async () => {
    const acting = await platform.actFor('priya', 'walter');
    platform.clock.advance(14 * MINUTE_MS);
    await acting.call('listItineraries');
    platform.clock.advance(14 * MINUTE_MS);
    await acting.call('trackEvent', { eventName: 'opened', properties: {} });
    await acting.refused('pollQuote', { value: 'unknown' });
    platform.clock.advance(MINUTE_MS);
    for (const operation of ['getUserInfo', 'listItineraries', 'searchCustomers'] as const) {
      const { status, body } = await acting.refused(
        operation,
        operation === 'searchCustomers' ? { text: 'Ortiz' } : undefined,
      );
      expect([operation, status, body.code]).toEqual([operation, 401, 40108]);
    }
    expect((await acting.call('stopActing')).body.userId).toBe('user_priya');
  });

  test('[AG-02] ends after the longest time, also when it is used all the time', async () => {
    const acting = await platform.actFor('priya', 'walter');
    for (let passed = 0; passed + 10 * MINUTE_MS < 4 * HOUR_MS; passed += 10 * MINUTE_MS) {
      platform.clock.advance(10 * MINUTE_MS);
      await acting.call('getUserInfo');
    }
    platform.clock.advance(10 * MINUTE_MS + SECOND_MS);
    expect((await acting.refused('getUserInfo')).body.code).toBe(40109);
  });
});

describe('a stay of a customer', () => {
  const booked = async (caller: TestCaller, from: string, until: string): Promise<string> => {
    const quote = await readyQuote(caller, { from, until });
    await bookingOutcome(caller, await book(caller, quote, [byCard(quote.total, 'card_walter_summit')]));
    const { itineraries } = (await caller.call('listItineraries')).body;
    return itineraries.find(({ reservation }) => reservation.stayDates.from === from)?.id ?? '';
  };
  const tripOf = async (caller: TestCaller, id: string) =>
    (await caller.call('listItineraries')).body.itineraries.find((trip) => trip.id === id);
  const cancel = async (caller: TestCaller, itineraryId: string) => {
    const { token = '' } = (await caller.call('quoteHomeCancellation', { itineraryId })).body;
    await caller.call('confirmHomeCancellation', { itineraryId, token });
  };
  const names = { agentName: 'Priya Raman', customerName: 'Walter Brandt' };

  test('[AG-06] names the agent who booked, also when the customer cancels', async () => {
    const walter = await platform.signIn('walter');
    const id = await booked(await platform.actFor('priya', 'walter'), '2026-10-02', '2026-10-05');
    expect(await tripOf(walter, id)).toMatchObject({ bookedBy: names });
    await cancel(walter, id);
    const trip = await tripOf(walter, id);
    expect(trip).toMatchObject({ state: 'Canceled', bookedBy: names });
    expect(trip?.cancellation?.canceledBy).toBeUndefined();
    const postings = await postingsOf(id);
    expect(postings).toContainEqual({ kind: 'CardCaptured', agent: 'user_priya', customer: 'user_walter' });
    expect(postings).toContainEqual({ kind: 'CardRefunded', agent: null, customer: null });
  });

  test('[AG-06] names the agent who canceled, also when the customer booked', async () => {
    const walter = await platform.signIn('walter');
    const id = await booked(walter, '2026-10-12', '2026-10-15');
    await cancel(await platform.actFor('priya', 'walter'), id);
    const trip = await tripOf(walter, id);
    expect(trip).toMatchObject({ cancellation: { canceledBy: names } });
    expect(trip?.bookedBy).toBeUndefined();
    const postings = await postingsOf(id);
    expect(postings).toContainEqual({ kind: 'CardCaptured', agent: null, customer: null });
    expect(postings).toContainEqual({ kind: 'CardRefunded', agent: 'user_priya', customer: 'user_walter' });
  });

  const postingsOf = (bookingId: string) =>
    platform.database
      .selectFrom('ledger_transactions')
      .select(['kind', 'agent_user_id as agent', 'customer_user_id as customer'])
      .where('booking_id', '=', bookingId)
      .execute();
});

test('[AG-05] only a session of an agent may show the brands of fares', async () => {
  const flightsOf = async (caller: TestCaller) =>
    (await caller.call('listItineraries')).body.bookedElsewhere?.flatMap(
      ({ flight }) => flight?.showsFareBrand ?? [],
    );
  expect(new Set(await flightsOf(await platform.signIn('elena')))).toEqual(new Set([false]));
  expect(new Set(await flightsOf(await platform.actFor('priya', 'elena')))).toEqual(new Set([true]));
});

test('[AG-03] the fee of an agent is not refunded, although the terms of the home refund the whole stay', async () => {
  const acting = await platform.actFor('priya', 'walter');
  const quote = await readyQuote(acting, { from: '2026-11-02', until: '2026-11-05', agentFee: 10 });
  const payment = byCard(quote.total, 'card_walter_summit');
  await bookingOutcome(acting, await book(acting, { ...quote, agentFee: 10 }, [payment]));
  const { itineraries } = (await acting.call('listItineraries')).body;
  const trip = itineraries.find(({ reservation }) => reservation.stayDates.from === '2026-11-02');
  const { body } = await acting.call('quoteHomeCancellation', { itineraryId: trip?.id ?? '' });
  expect([body.outcome.Outcome, body.refund.value]).toEqual(['FullyRefundable', quote.total - 10]);
});
