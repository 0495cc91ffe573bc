import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const dateRange = { from: '2026-06-11', until: '2026-06-14' };
const guestDetails = { adults: 2, children: [], infants: 0 as const, petsIncluded: false };
const search = { location: { text: 'Asheville' }, dateRange, guestDetails, sort: 'MostRecommended' as const };
const shop = {
  listingId: 'vr-asheville-01',
  stayDetails: { dateRange, guestDetails },
  distributionChannels: [{ channelId: 'General' as const }],
};
const days = { listingId: 'vr-asheville-01', dateRange };

describe('where visitors may browse', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform.close());

  test('a visitor finds the homes of a place, with prices in money alone', async () => {
    const { stranger } = platform;
    const { body: found } = await stranger.call('autocompleteLodging', { query: 'Ashe', limit: 3 });
    expect(found.places.map(({ label }) => label)).toContain('Asheville, North Carolina');
    const { body } = await stranger.call('searchHomes', search);
    expect(body.homes.length).toBeGreaterThan(3);
    const helen = await platform.signIn('helen');
    const { body: same } = await helen.call('searchHomes', search);
    const ids = ({ homes }: typeof body) => homes.map(({ listingId }) => listingId.id);
    expect(ids(body)).toEqual(ids(same));
    expect(JSON.stringify(same)).toContain('"rewards":{"');
    expect(JSON.stringify(body)).not.toContain('"rewards":{"');
  });

  test('a visitor reads a home and its days', async () => {
    const { stranger } = platform;
    const { body: calendar } = await stranger.call('getListingCalendar', days);
    expect(calendar.calendarDays).toHaveLength(4);
    const { body } = await stranger.call('shopHome', shop);
    expect(body.value.listing?.content.name).toEqual(expect.any(String));
  });

  test('a token that is not valid is refused, not taken for a visitor', async () => {
    const { body } = await platform.stranger.refused('getListingCalendar', days, {
      authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaa',
    });
    expect(body.code).toBe(40101);
  });

  test('a business does not open its portal to visitors', async () => {
    const { body } = await platform.stranger.refused('getListingCalendar', days, { 'x-tenant': 'corporate' });
    expect(body.code).toBe(40101);
  });
});

test('where visitors may not browse, every read of a home requires a session', async () => {
  const platform = await startTestPlatform({ publicBrowsing: false });
  try {
    for (const [operation, body] of [
      ['autocompleteLodging', { query: '', limit: 3 }],
      ['searchHomes', search],
      ['getListingCalendar', days],
      ['shopHome', shop],
    ] as const)
      expect((await platform.stranger.refused(operation, body)).body.code).toBe(40101);
  } finally {
    await platform.close();
  }
});
