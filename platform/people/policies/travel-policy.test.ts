import { sql } from 'kysely';
import { addDays } from '../../kernel/dates';
import {
  bookingOutcome,
  byCard,
  fulfillment,
  mainGuest,
  quoteOutcome,
  readyQuote,
  scheduleQuote,
} from '../../testing/booking-journey';
import { testDay } from '../../testing/test-clock';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import type { WhoBooks } from '../people.tables';

let platform: TestPlatform;
let sam: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  sam = await platform.signIn('sam');
});
afterAll(() => platform.close());

const stay = {
  dateRange: { from: addDays(testDay, 30), until: addDays(testDay, 33) },
  guestDetails: { adults: 1, children: [], infants: 0 as const, petsIncluded: false },
};
// The recommended order would show those in policy first.
const search = { ...stay, page: { size: 100 }, sort: 'UserRating' as const };
const shop = async (listingId: string) =>
  (
    await sam.call('shopHome', {
      listingId,
      stayDetails: stay,
      distributionChannels: [{ channelId: 'General' }],
    })
  ).body.value;

/** A home that Sam can book with one card, out of policy for this reason alone. */
async function homeOutFor(reason: 'PricePerNight' | 'StarRating'): Promise<string> {
  const { homes } = (await sam.call('searchHomes', search)).body;
  const found = homes.find(
    ({ listing, price }) =>
      price.nightly.fiat.currencyCode === 'USD' &&
      listing.corporateTravel?.policyCompliance.reasons?.join() === reason,
  );
  if (!found) throw new Error(`No home is out of policy for ${reason}`);
  return found.listingId.id;
}

describe('[CP-10] every home is judged', () => {
  test('by its price and its stars, which are the reasons when it is out', async () => {
    const { homes } = (await sam.call('searchHomes', search)).body;
    expect(homes.length).toBeGreaterThan(50);
    const seen = new Set<string>();
    for (const { listing, price } of homes) {
      const { nightly, starRating } = { nightly: price.nightly.fiat, starRating: listing.starRating };
      const { policyCompliance, allowedStarRatings } = listing.corporateTravel!;
      expect(allowedStarRatings).toEqual([2, 3, 4]);
      const { isInPolicy, reasons } = policyCompliance;
      expect(isInPolicy).toBe(reasons?.length === 0);
      if (nightly.currencyCode === 'USD') {
        expect(reasons?.includes('PricePerNight')).toBe(nightly.value > 325);
      }
      expect(reasons?.includes('StarRating')).toBe(
        starRating !== undefined && ![2, 3, 4].includes(Math.floor(starRating)),
      );
      seen.add(reasons?.join() ?? '');
    }
    expect(seen).toEqual(new Set(['', 'PricePerNight', 'StarRating', 'PricePerNight,StarRating']));
  });

  test('also a home outside the company program, on its own page', async () => {
    const id = await homeOutFor('StarRating');
    expect((await shop(id)).listing?.corporateTravel).toMatchObject({
      maxPricePerNight: { fiat: { value: 325 } },
      policyCompliance: { isInPolicy: false, reasons: ['StarRating'] },
    });
  });
});

describe('[CP-12] a search', () => {
  test('counts the homes in policy, and can be limited to them', async () => {
    const all = (await sam.call('searchHomes', { ...search, withFacets: true })).body;
    const filters = { inPolicyOnly: true as const };
    const filtered = (await sam.call('searchHomes', { ...search, filters, withFacets: true })).body;
    expect(all.inPolicyCount).toBeGreaterThan(0);
    expect(all.inPolicyCount).toBeLessThan(all.totalCount);
    expect(all.facets?.inPolicyCount).toBe(all.inPolicyCount);
    expect(filtered.totalCount).toBe(all.inPolicyCount);
    expect(filtered.inPolicyCount).toBe(filtered.totalCount);
    expect(filtered.facets?.withoutFilters).toEqual([{ filter: 'inPolicyOnly', homesCount: all.totalCount }]);
    expect(filtered.homes.every(({ listing }) => listing.corporateTravel?.policyCompliance.isInPolicy)).toBe(
      true,
    );
  });

  test('of a consumer counts none, and the filter has no effect', async () => {
    const helen = await platform.signIn('helen');
    const { body } = await helen.call('searchHomes', { ...search, withFacets: true });
    expect(body).not.toHaveProperty('inPolicyCount');
    expect(body.facets).not.toHaveProperty('inPolicyCount');
    const filters = { inPolicyOnly: true as const };
    const filtered = (await helen.call('searchHomes', { ...search, filters })).body;
    expect(filtered.totalCount).toBe(body.totalCount);
  });
});

describe('[CP-10] a booking', () => {
  const order = async (listingId: string, answers: object = {}) => {
    const { from, until } = stay.dateRange;
    const quote = await readyQuote(sam, { listingId, from, until, guests: stay.guestDetails });
    return { ...fulfillment(quote, [byCard(quote.total, 'card_sam_business')]), ...answers };
  };
  const reason = { corporateOutOfPolicyReason: 'The only home near the site' };
  const message = { approvalRequestReason: 'Please approve' };
  const refusal = (errors: string[]) => ({ status: 422, body: { code: 42203, errors } });
  const requireApproval = (is_approval_required: boolean) =>
    platform.database
      .updateTable('businesses')
      .set({ is_approval_required })
      .where('id', '=', 'biz_lakeshore')
      .execute();
  afterEach(() => requireApproval(true));

  test.each([
    ['without answers', {}, ['corporateOutOfPolicyReason', 'approvalRequestReason']],
    ['with an empty reason', { ...message, corporateOutOfPolicyReason: ' ' }, ['corporateOutOfPolicyReason']],
    ['without a message to the approver', reason, ['approvalRequestReason']],
  ])('out of policy is refused %s', async (_, answers, missing) => {
    for (const exceeded of ['StarRating', 'PricePerNight'] as const) {
      const request = await order(await homeOutFor(exceeded), answers);
      await expect(sam.refused('scheduleFulfillment', request)).resolves.toMatchObject(refusal(missing));
    }
    expect(await platform.database.selectFrom('bookings').select('id').execute()).toEqual([]);
  });

  test('out of policy of a business without approval takes only the reason', async () => {
    await requireApproval(false);
    const id = await homeOutFor('StarRating');
    await expect(sam.refused('scheduleFulfillment', await order(id))).resolves.toMatchObject(
      refusal(['corporateOutOfPolicyReason']),
    );
    const { body } = await sam.call('scheduleFulfillment', await order(id, reason));
    await expect(bookingOutcome(sam, body.value)).resolves.toMatchObject({ result: 'Success' });
  });

  test('out of policy takes only the reason where nobody could approve it, as for the only administrator', async () => {
    const ingrid = await platform.signIn('ingrid');
    const setAdministrators = (userIds: readonly string[]) =>
      platform.database
        .updateTable('business_members')
        .set({ can_view_admin: sql<boolean>`user_id = any(${userIds})` })
        .where('business_id', '=', 'biz_lakeshore')
        .execute();
    const isRequired = async (caller: TestCaller) =>
      (await caller.call('getPolicyDetails', {})).body.settings?.isApprovalRequired;
    const all = await platform.database
      .selectFrom('business_members')
      .select('user_id')
      .where('business_id', '=', 'biz_lakeshore')
      .where('can_view_admin', '=', true)
      .execute();
    const ids = all.map(({ user_id }) => user_id);
    const own = ids.filter((id) => /ingrid/.test(id));
    expect([own.length, await isRequired(ingrid), await isRequired(sam)]).toEqual([1, true, true]);
    try {
      await setAdministrators(own);
      expect([await isRequired(ingrid), await isRequired(sam)]).toEqual([false, true]);
      await setAdministrators(['nobody']);
      expect(await isRequired(sam)).toBe(false);
      const { body } = await sam.call(
        'scheduleFulfillment',
        await order(await homeOutFor('PricePerNight'), reason),
      );
      await expect(bookingOutcome(sam, body.value)).resolves.toMatchObject({ result: 'Success' });
    } finally {
      await setAdministrators(ids);
    }
  });

  test('in policy takes no answers', async () => {
    const { body } = await sam.call('scheduleFulfillment', await order('test-always-works'));
    await expect(bookingOutcome(sam, body.value)).resolves.toMatchObject({ result: 'Success' });
  });
});

describe('[CP-08] who books', () => {
  const travelers = { sam: 'trav_sam_sam', guest: 'trav_ingrid_guest', petra: 'trav_petra_petra' };
  const outcome = async (who: 'sam' | 'ingrid', traveler: string | undefined) => {
    const caller = await platform.signIn(who);
    const { token, orderedProductId } = await readyQuoteWithoutGuest(caller);
    const guest = mainGuest({ token, orderedProductId });
    const body = {
      ...guest,
      mainGuest: { ...guest.mainGuest, ...(traveler !== undefined && { id: traveler }) },
    };
    const answer = await caller.call('addMainGuest', body).catch((error: unknown) => String(error));
    return typeof answer === 'string' ? /"code":(\d+)/.exec(answer)?.[1] : 'added';
  };
  const whoBooks = (who_books: WhoBooks) =>
    platform.database
      .updateTable('businesses')
      .set({ who_books })
      .where('id', '=', 'biz_lakeshore')
      .execute();
  afterEach(() => whoBooks('MyselfAndOthers'));

  test.each<[WhoBooks, Record<string, string>]>([
    ['MyselfAndOthers', { sam: 'added', ingridOther: 'added', ingridGuest: 'added', unnamed: 'added' }],
    [
      'EmployeesBookForThemselves',
      { sam: 'added', ingridOther: '40302', ingridGuest: '40302', unnamed: '40302' },
    ],
    [
      'SomeoneElseBooksForEveryone',
      { sam: '40302', ingridOther: 'added', ingridGuest: 'added', unnamed: '40302' },
    ],
    ['MyselfOnly', { sam: '40302', ingridOther: '40302', ingridGuest: '40302', unnamed: '40302' }],
  ])('%s holds for the main guest of a booking', async (setting, expected) => {
    await whoBooks(setting);
    expect({
      sam: await outcome('sam', travelers.sam),
      ingridOther: await outcome('ingrid', travelers.petra),
      ingridGuest: await outcome('ingrid', travelers.guest),
      unnamed: await outcome('sam', undefined),
    }).toEqual(expected);
    expect(await outcome('ingrid', 'trav_ingrid_ingrid')).toBe('added');
  });
});

async function readyQuoteWithoutGuest(caller: TestCaller) {
  const token = await scheduleQuote(caller, { from: '2026-08-03', until: '2026-08-06' });
  const { quote } = await quoteOutcome(caller, token);
  return { token, orderedProductId: quote!.value!.orderedProductId };
}
