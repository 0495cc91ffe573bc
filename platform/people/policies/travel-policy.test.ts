import { addDays } from '../../kernel/dates';
import { bookingOutcome, byCard, fulfillment, readyQuote } from '../../testing/booking-journey';
import { testDay } from '../../testing/test-clock';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';

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
const search = { ...stay, page: { size: 100 }, sort: 'MostRecommended' as const };
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

  test('in policy takes no answers', async () => {
    const { body } = await sam.call('scheduleFulfillment', await order('test-always-works'));
    await expect(bookingOutcome(sam, body.value)).resolves.toMatchObject({ result: 'Success' });
  });
});
