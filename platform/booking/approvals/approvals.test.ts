/** Bookings that an approver decides on: nights and payment are held meanwhile, and each ends in one truth [CP-11]. */
import { json } from '../../database/json';
import { DAY_MS, HOUR_MS } from '../../kernel/durations';
import { balanceOf } from '../../payment/ledger/testing/balance-of';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import {
  bookingOutcome,
  byCard,
  fulfillment,
  type JourneyStay,
  readyQuote,
  USUAL_STAY,
  USUAL_TOTAL,
  withMiles,
} from '../../testing/booking-journey';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { cardsOf, nightsSold } from '../../testing/what-moved';

let platform: TestPlatform;
let sam: TestCaller;
let ingrid: TestCaller;
let marta: TestCaller;

beforeEach(async () => {
  platform = await startTestPlatform();
  [sam, ingrid, marta] = await Promise.all([
    platform.signIn('sam'),
    platform.signIn('ingrid'),
    platform.signIn('marta'),
  ]);
  await platform.database
    .updateTable('travel_policies')
    .set((policy) => ({
      rules: policy.fn('jsonb_set', [
        'rules',
        policy.val('{hotels,maxPricePerNight,value}'),
        policy.val(json(150)),
      ]),
    }))
    .execute();
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
});

const MILES = 10_000;
const answers = {
  corporateOutOfPolicyReason: 'The conference hotel is full',
  approvalRequestReason: 'Two days with the customer',
  tripPurpose: 'Customer visit',
};

/** A booking out of policy, with miles and a card. */
async function request(traveler: TestCaller = sam, stay: JourneyStay = {}): Promise<string> {
  const quote = await readyQuote(traveler, stay);
  const miles = { ...withMiles(MILES, 100), rewardsAccountId: 'acct_sam_business' };
  const card = byCard(quote.total - 100, 'card_sam_business');
  const { body } = await traveler.call('scheduleFulfillment', {
    ...fulfillment(quote, [miles, card]),
    ...answers,
  });
  return body.value;
}

const pollOf = async (token: string) => (await sam.call('pollFulfillment', { value: token })).body;
const tripOf = async (caller = sam) => (await caller.call('listItineraries')).body.itineraries[0];
const listOf = async (caller: TestCaller) => (await caller.call('listApprovals')).body.approvals;
const miles = () => balanceOf(platform.database, { kind: 'Rewards', reference: 'acct_sam_business' });

/** Polls until somebody can decide. */
async function waiting(token: string): Promise<string> {
  for (;;) {
    const { approval } = await pollOf(token);
    if (approval) return approval.id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const held = { authorized_minor: 64_000, captured_minor: 0, refunded_minor: 0 };

/** Nothing of the booking is left: no night, no open authorization, no spent miles. */
async function expectNothingHeld(milesBefore: number): Promise<void> {
  expect(await nightsSold(platform.database, USUAL_STAY.listingId)).toEqual([]);
  expect(await cardsOf(platform.database)).toEqual([{ ...held, voided: true }]);
  expect(await miles()).toBe(milesBefore);
}

test('a booking out of policy holds nights, card and rewards, charges nothing, and waits [CP-11]', async () => {
  const before = await miles();
  const token = await request();
  const id = await waiting(token);
  expect(await pollOf(token)).toEqual({
    result: 'Pending',
    approval: {
      id,
      state: 'Waiting',
      reservationNumber: (await tripOf())?.reservation.id.value,
      requestedAt: platform.clock.now().toISOString(),
      expiresAt: new Date(platform.clock.now().getTime() + DAY_MS).toISOString(),
      approverNames: ['Marta Keller', 'Ingrid Solberg'],
    },
  });
  expect(await nightsSold(platform.database, USUAL_STAY.listingId)).toHaveLength(3);
  expect(await cardsOf(platform.database)).toEqual([{ ...held, voided: false }]);
  expect(await miles()).toBe(before - MILES * 100);
  expect(await tripOf()).toMatchObject({
    state: 'Pending',
    timeState: 'Future',
    fulfillment: { value: token },
    approval: { state: 'Waiting' },
  });
  expect(await listOf(ingrid)).toMatchObject([
    {
      approval: { id, state: 'Waiting' },
      travelerName: 'Samuel Okafor',
      mainGuestName: 'Helen Ortiz',
      stayDates: { from: USUAL_STAY.from, until: USUAL_STAY.until },
      total: { value: USUAL_TOTAL },
      pricePerNight: { value: 200 },
      maxPricePerNight: { value: 150 },
      outOfPolicyReasons: ['PricePerNight'],
      corporate: answers,
    },
  ]);
});

test('an approved booking is charged and confirmed, once [CP-11]', async () => {
  const token = await request();
  const approvalId = await waiting(token);
  const { body } = await ingrid.call('approveBooking', { approvalId });
  expect(body.approval).toMatchObject({ state: 'Approved', deciderName: 'Ingrid Solberg' });
  expect((await bookingOutcome(sam, token)).result).toBe('Success');
  expect(await cardsOf(platform.database)).toEqual([{ ...held, captured_minor: 64_000, voided: false }]);
  expect(await tripOf()).toMatchObject({ state: 'Confirmed', approval: { state: 'Approved' } });
  expect((await ingrid.call('approveBooking', { approvalId })).body).toEqual(body);
});

test('a declined booking gives everything back and tells the traveler why [CP-11]', async () => {
  const before = await miles();
  const token = await request();
  const approvalId = await waiting(token);
  const decline = { approvalId, reason: 'Please take the hotel of the customer.' };
  const { body } = await marta.call('declineBooking', decline);
  expect(body.isDecidedOtherwise).toBeUndefined();
  const decision = {
    state: 'Declined',
    deciderName: 'Marta Keller',
    declineReason: 'Please take the hotel of the customer.',
    decidedAt: platform.clock.now().toISOString(),
  };
  expect(await bookingOutcome(sam, token)).toMatchObject({
    result: 'Failure',
    errors: [{ kind: 'ErrorCode', code: 'ApprovalDeclined' }],
    approval: decision,
  });
  await expectNothingHeld(before);
  expect(await tripOf()).toMatchObject({ state: 'Canceled', timeState: 'Canceled', approval: decision });
  expect(await listOf(ingrid)).toMatchObject([{ approval: decision }]);
});

test.each([
  ['of a day', 0, DAY_MS],
  ['that ends with the day of check-in', 28 * DAY_MS + 20 * HOUR_MS, 16 * HOUR_MS],
])('a booking expires after a time %s [CP-11]', async (_what, ahead, time) => {
  platform.clock.advance(ahead);
  sam = await platform.signIn('sam');
  const before = await miles();
  const token = await request();
  await waiting(token);
  platform.clock.advance(time - 1);
  sam = await platform.signIn('sam');
  expect((await pollOf(token)).approval?.state).toBe('Waiting');
  platform.clock.advance(1);
  expect(await bookingOutcome(sam, token)).toMatchObject({
    result: 'Failure',
    errors: [{ code: 'ApprovalExpired' }],
    approval: { state: 'Expired' },
  });
  await expectNothingHeld(before);
});

test('a traveler withdraws, and may book the same nights again [CP-11]', async () => {
  const before = await miles();
  const token = await request();
  const approvalId = await waiting(token);
  const { body } = await sam.call('withdrawBooking', { approvalId });
  expect(body.approval.state).toBe('Withdrawn');
  expect(body.approval.deciderName).toBeUndefined();
  expect((await bookingOutcome(sam, token)).errors).toEqual([
    { kind: 'ErrorCode', code: 'ApprovalWithdrawn' },
  ]);
  await expectNothingHeld(before);
  expect((await sam.call('withdrawBooking', { approvalId })).body).toEqual(body);
  await waiting(await request());
});

test('the second decision changes nothing and names the first one [CP-11]', async () => {
  const approvalId = await waiting(await request());
  await marta.call('approveBooking', { approvalId });
  const answers = await Promise.all([
    ingrid.call('declineBooking', { approvalId, reason: 'Too late' }),
    ingrid.call('approveBooking', { approvalId }),
    sam.call('withdrawBooking', { approvalId }),
  ]);
  for (const { body } of answers) {
    expect(body).toMatchObject({
      isDecidedOtherwise: true,
      approval: { state: 'Approved', deciderName: 'Marta Keller' },
    });
  }
});

test('after the time is over, nobody approves, even if no worker has noticed [CP-11]', async () => {
  const approvalId = await waiting(await request());
  platform.clock.advance(DAY_MS);
  ingrid = await platform.signIn('ingrid');
  const { body } = await ingrid.call('approveBooking', { approvalId });
  expect(body).toMatchObject({ isDecidedOtherwise: true, approval: { state: 'Expired' } });
});

test('only other administrators of the same business see and decide [CP-11]', async () => {
  const approvalId = await waiting(await request());
  for (const refused of [sam, await platform.signIn('petra'), await platform.signIn('helen')]) {
    expect((await refused.refused('listApprovals')).body.code).toBe(40302);
    expect((await refused.refused('approveBooking', { approvalId })).body.code).toBe(40302);
    expect((await refused.refused('declineBooking', { approvalId, reason: 'No' })).body.code).toBe(40302);
  }
  expect((await ingrid.refused('withdrawBooking', { approvalId })).body.code).toBe(40401);
  await platform.database.updateTable('booking_approvals').set({ business_id: 'biz_harborlight' }).execute();
  expect(await listOf(ingrid)).toEqual([]);
  expect((await ingrid.refused('approveBooking', { approvalId })).body.code).toBe(40401);
});

test('nobody decides on their own booking [CP-11]', async () => {
  await platform.database
    .updateTable('business_members')
    .set({ can_view_admin: true })
    .where('user_id', '=', 'user_sam')
    .execute();
  const approvalId = await waiting(await request());
  expect(await listOf(sam)).toEqual([]);
  expect((await sam.refused('approveBooking', { approvalId })).body).toMatchObject({ code: 40302 });
});

test('declining requires a reason of 1 to 500 characters', async () => {
  const approvalId = await waiting(await request());
  for (const reason of [undefined, '', ' \n', 'x'.repeat(501)]) {
    expect((await ingrid.refused('declineBooking', { approvalId, reason })).body.code).toBe(40001);
  }
  await ingrid.call('declineBooking', { approvalId, reason: 'x'.repeat(500) });
});

test('a card that declines the charge after the approval gives everything back and says so [CP-11]', async () => {
  await platform.database
    .updateTable('vault_cards')
    .set({ outcome_digits: '41' })
    .where('token', '=', 'tok_sam_business')
    .execute();
  const before = await miles();
  const token = await request();
  const approvalId = await waiting(token);
  await ingrid.call('approveBooking', { approvalId });
  const errors = [{ kind: 'PaymentError', code: 'CreditCardDeclined' }];
  expect(await bookingOutcome(sam, token)).toMatchObject({ result: 'Failure', errors });
  await expectNothingHeld(before);
  expect(await tripOf()).toMatchObject({ state: 'Canceled', approval: { state: 'Approved', errors } });
});
