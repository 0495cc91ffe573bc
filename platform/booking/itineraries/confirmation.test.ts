import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { book, bookingOutcome, byCard, readyQuote, USUAL_TOTAL } from '../../testing/booking-journey';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

let platform: TestPlatform;
let helen: TestCaller;
let itineraryId: string;

beforeEach(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
  const quote = await readyQuote(helen);
  const outcome = await bookingOutcome(helen, await book(helen, quote, [byCard(USUAL_TOTAL)]));
  expect(outcome.result).toBe('Success');
  itineraryId = (await trip()).id;
});
afterEach(() => platform.close());

const trip = async () => (await helen.call('listItineraries')).body.itineraries[0]!;
const resend = () => helen.call('resendHomeConfirmation', { itineraryId });
const refusal = () => helen.refused('resendHomeConfirmation', { itineraryId });
const messages = (kind: 'Confirmation' | 'ConfirmationAgain') =>
  platform.database.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
const outbox = () => messages('ConfirmationAgain');

async function cancel(): Promise<void> {
  const { token } = (await helen.call('quoteHomeCancellation', { itineraryId })).body;
  for (let result = 'Pending'; result === 'Pending';) {
    ({ result } = (await helen.call('confirmHomeCancellation', { itineraryId, token: token! })).body);
  }
}

describe('a confirmed stay', () => {
  test("[CF-04] has the address, entry instructions, and the host's contact", async () => {
    const { reservation } = await trip();
    expect(reservation.listing.content.location.address).toMatchObject({
      kind: 'FullAddress',
      street: '1 Assertion Way',
    });
    expect(reservation.checkInInstructions).toMatch(/\b\d{4}\b/);
    expect(reservation.hostPhoneNumber).toMatch(/^\+1\d{3}55501\d{2}$/);
  });

  test('[CF-04] is no longer sent once the stay is canceled', async () => {
    await cancel();
    const { reservation } = await trip();
    expect(reservation).not.toHaveProperty('checkInInstructions');
    expect(reservation).not.toHaveProperty('hostPhoneNumber');
  });

  test('[PR-18] has price groups that sum to the total', async () => {
    const { priceGroups = [], total } = await trip();
    expect(priceGroups.map(({ name, items }) => [name, items.map((item) => item.amount.fiat.value)])).toEqual(
      [
        ['Rent', [600]],
        ['Fees', [80]],
        ['Taxes', [60]],
      ],
    );
    expect(priceGroups.reduce((sum, { amount }) => sum + amount.fiat.value, 0)).toBe(total.value);
  });
});

describe('[CF-01] the confirmation', () => {
  test('[CF-09] is in the outbox once for each confirmed booking, for the address of the reservation', async () => {
    const again = await readyQuote(helen, { from: '2026-07-13', until: '2026-07-16' });
    await bookingOutcome(helen, await book(helen, again, [byCard(again.total)]));
    const bookings = (await helen.call('listItineraries')).body.itineraries.map(({ id }) => id);
    const sent = await messages('Confirmation');
    expect(sent.map(({ booking_id }) => booking_id).sort()).toEqual(bookings.sort());
    expect(bookings).toHaveLength(2);
    for (const { email_address, user_id } of sent)
      expect([email_address, user_id]).toEqual(['traveler@larkfield.example', 'user_helen']);
  });

  test('is not sent for a booking that fails', async () => {
    const quote = await readyQuote(helen, { listingId: 'test-booking-fails-credit-card-declined' });
    const failed = await bookingOutcome(helen, await book(helen, quote, [byCard(quote.total)]));
    expect(failed.result).toBe('Failure');
    expect(await messages('Confirmation')).toHaveLength(1);
  });
});

describe('[CN-08] resending the confirmation', () => {
  test('adds it to the outbox, for the address of the reservation', async () => {
    const { emailAddress, sentAt } = (await resend()).body;
    expect(emailAddress).toBe('traveler@larkfield.example');
    expect(await outbox()).toEqual([
      expect.objectContaining({
        booking_id: itineraryId,
        user_id: 'user_helen',
        kind: 'ConfirmationAgain',
        email_address: emailAddress,
        created_at: new Date(sentAt),
      }),
    ]);
  });

  test('is refused for a minute, with the time to wait', async () => {
    await resend();
    platform.clock.advance(20 * SECOND_MS);
    const { body, headers } = await refusal();
    expect([body.code, headers.get('retry-after')]).toEqual([42901, '40']);
    platform.clock.advance(40 * SECOND_MS);
    await resend();
    expect(await outbox()).toHaveLength(2);
  });

  test('is refused after five times within a day', async () => {
    for (let time = 0; time < 5; time += 1) {
      await resend();
      platform.clock.advance(HOUR_MS);
    }
    const { body, headers } = await refusal();
    expect([body.code, headers.get('retry-after')]).toEqual([42901, String(19 * 3_600)]);
    platform.clock.advance(19 * HOUR_MS);
    helen = await platform.signIn('helen');
    await resend();
  });

  test('ten times simultaneously sends one', async () => {
    const attempts = Array.from({ length: 10 }, () =>
      resend().then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect((await Promise.all(attempts)).filter((outcome) => outcome === 'sent')).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  test("is refused for a canceled stay, and for another user's stay", async () => {
    const grace = await platform.signIn('grace');
    expect((await grace.refused('resendHomeConfirmation', { itineraryId })).body.code).toBe(40401);
    await cancel();
    expect((await refusal()).body.code).toBe(40902);
    expect(await outbox()).toEqual([]);
  });
});
