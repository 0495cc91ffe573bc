import { book, bookingOutcome, byCard, readyQuote } from '../../testing/booking-journey';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;
let ingrid: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  ingrid = await platform.signIn('ingrid');
  const sam = await platform.signIn('sam');
  const quote = await readyQuote(sam);
  await bookingOutcome(sam, await book(sam, quote, [byCard(quote.total, 'card_sam_business')]));
  platform.clock.advance(1000);
  const own = await readyQuote(ingrid, { from: '2026-07-02', until: '2026-07-05' });
  await bookingOutcome(ingrid, await book(ingrid, own, [byCard(own.total, 'card_ingrid_business')]));
});
afterAll(() => platform.close());

const operations = [
  ['listBusinessTravelers', { size: 10 }],
  ['listBusinessTrips', { size: 10 }],
  ['getBusinessSpend', undefined],
  ['listBusinessPolicies', undefined],
  ['listPolicyChanges', { size: 10 }],
  ['updatePolicyLimits', { policyId: 'policy_lakeshore_standard', limits: { allowedStarRatings: [3] } }],
] as const;

test.each(operations)(
  '[TN-04] %s refuses members who do not administer the business, and consumers',
  async (operation, body) => {
    for (const persona of ['sam', 'helen'])
      expect((await (await platform.signIn(persona)).refused(operation, body)).body.code).toBe(40302);
  },
);

test('travelers have their policy, trips and spend, page by page', async () => {
  const { body: first } = await ingrid.call('listBusinessTravelers', { size: 2 });
  expect(first).toMatchObject({
    travelers: [
      { lastName: 'Keller', policyTier: 'Executive', tripCount: 0, spend: { value: 0 } },
      { lastName: 'Novak', policyTier: 'Standard', tripCount: 0 },
    ],
    totalCount: 4,
  });
  const { body: second } = await ingrid.call('listBusinessTravelers', { size: 2, cursor: first.nextCursor! });
  expect(second.travelers).toMatchObject([
    { lastName: 'Okafor', tripCount: 1, spend: { value: 740, currencyCode: 'USD' } },
    { lastName: 'Solberg', tripCount: 1 },
  ]);
  expect(second).not.toHaveProperty('nextCursor');
  expect((await ingrid.refused('listBusinessTravelers', { size: 2, cursor: 'guess' })).body.code).toBe(40001);
});

test('trips come latest first, page by page, and those of another business never', async () => {
  const { body: first } = await ingrid.call('listBusinessTrips', { size: 1 });
  expect(first).toMatchObject({
    trips: [{ travelerName: 'Ingrid Solberg', state: 'Confirmed', stayDates: { from: '2026-07-02' } }],
    totalCount: 2,
  });
  const { body: second } = await ingrid.call('listBusinessTrips', { size: 1, cursor: first.nextCursor! });
  expect(second.trips).toMatchObject([{ travelerName: 'Samuel Okafor', total: { value: 740 } }]);
  const harborlight = await platform.inBusiness(
    await platform.signIn('ingrid'),
    'acct_ingrid-harborlight_studio',
  );
  expect((await harborlight.call('listBusinessTrips', { size: 10 })).body.totalCount).toBe(0);
  expect((await harborlight.call('getBusinessSpend')).body.rows).toEqual([]);
});

test('spend is by traveler and month of the booking, without what was refunded', async () => {
  expect((await ingrid.call('getBusinessSpend')).body.rows).toMatchObject([
    { travelerName: 'Ingrid Solberg', month: '2026-05', tripCount: 1, spend: { value: 740 } },
    { travelerName: 'Samuel Okafor', month: '2026-05', tripCount: 1, spend: { value: 740 } },
  ]);
});

test('[CP-01] changed limits apply from now on, and the history names who, when, from, and to', async () => {
  const { body } = await ingrid.call('listBusinessPolicies');
  const [standard] = body.policies;
  expect(standard).toMatchObject({
    name: 'Standard',
    travelerCount: 2,
    limits: { allowedStarRatings: [2, 3, 4], hotelNight: 325, carDay: 90, shortFlightOneWay: 350 },
  });
  const { shortFlightOneWay, shortFlightRoundTrip, longFlightOneWay, longFlightRoundTrip } = standard!.limits;
  const flights = { shortFlightOneWay, shortFlightRoundTrip, longFlightOneWay, longFlightRoundTrip };
  const limits = { ...flights, carDay: 75, allowedStarRatings: [4, 3] } as NonNullable<
    typeof standard
  >['limits'];
  const { body: changed } = await ingrid.call('updatePolicyLimits', { policyId: standard!.id, limits });
  expect(changed.limits).toEqual({ ...limits, allowedStarRatings: [3, 4] });
  await ingrid.call('updatePolicyLimits', { policyId: standard!.id, limits });
  const { body: first } = await ingrid.call('listPolicyChanges', { size: 2 });
  const { body: second } = await ingrid.call('listPolicyChanges', { size: 2, cursor: first.nextCursor! });
  expect(first.totalCount).toBe(3);
  expect([...first.changes, ...second.changes]).toMatchObject([
    { limit: 'carDay', from: '90', to: '75' },
    { limit: 'hotelNight', from: '325', policyName: 'Standard', changedBy: 'Ingrid Solberg' },
    { limit: 'allowedStarRatings', from: '2,3,4', to: '3,4', changedAt: platform.clock.now().toISOString() },
  ]);
  const { body: details } = await (await platform.signIn('sam')).call('getPolicyDetails');
  expect(details.policies[0]).toMatchObject({
    hotels: { allowedStarRatings: [3, 4] },
    cars: { maxPricePerDay: { value: 75 } },
  });
  expect(details.policies[0]?.hotels).not.toHaveProperty('maxPricePerNight');
  const foreign = { policyId: 'policy_harborlight_open', limits };
  expect((await ingrid.refused('updatePolicyLimits', foreign)).body.code).toBe(40401);
});
