import { advance, type Leased, leaseDue } from '../booking/durable-worker';
import type { BookingTools } from '../booking/purchase/booking-step';
import type { Database } from '../database/connect';
import { json } from '../database/json';
import { newId } from '../kernel/identifiers';
import type { BookingPayment } from '../booking/purchase/booking-payment';
import { bookingWork } from '../booking/purchase/booking-work';

const PAYMENTS: BookingPayment[] = [
  {
    kind: 'Rewards',
    accountReferenceId: 'acct_helen_summit',
    unit: 'Miles',
    hundredths: 1_000_000,
    amountMinor: 10_000,
    description: 'Larkfield Summit Reserve',
  },
  {
    kind: 'UserCard',
    paymentId: 'card_helen_summit',
    vaultToken: 'tok_helen_summit',
    amountMinor: 64_000,
    description: 'Visa ending in 4821',
  },
];

interface StoredBooking {
  readonly listingId?: string;
  readonly at?: Date;
  readonly month?: string;
  readonly payments?: readonly BookingPayment[] | undefined;
}

/** A stored booking of Helen's that no worker advances, on a database without a platform. */
export async function storeBooking(
  database: Database,
  {
    listingId = 'test-always-works',
    at = new Date('2026-05-04T16:00:00.000Z'),
    month = '06',
    payments = PAYMENTS,
  }: StoredBooking = {},
): Promise<string> {
  const id = newId('trip');
  const stay = { stay_from: `2026-${month}-02`, stay_until: `2026-${month}-05` };
  await database
    .insertInto('quotes')
    .values({
      ...stay,
      token: id,
      user_id: 'user_helen',
      ordered_product_id: id,
      listing_id: listingId,
      guests: json({ adults: 2, children: [], infants: 0, petsIncluded: false }),
      email_address: 'helen.ortiz@larkfield.example',
      listing_provider_id: json({ provider: 'Hearthway', id: 'HW-T00001' }),
      listing_collection: 'NoCollection',
      agent_fee_minor: 0,
      state: 'Ready',
      rate: null,
      pay_now_minor: 74_000,
      currency: 'USD',
      valid_until: at,
      main_guest: null,
      created_at: at,
    })
    .execute();
  await database
    .insertInto('bookings')
    .values({
      ...stay,
      id,
      token: id,
      user_id: 'user_helen',
      quote_token: id,
      idempotency_key: id,
      payload_hash: '',
      reservation_number: id,
      listing_id: listingId,
      currency: 'USD',
      total_minor: 74_000,
      payments: json(payments),
      remarks: json({ recommended: false }),
      state: 'Running',
      created_at: at,
      refund: null,
      canceled_at: null,
    })
    .execute();
  return id;
}

export const leaseBookings = (database: Database) =>
  leaseDue(database, { table: 'bookings', states: ['Running', 'Reversing', 'Canceling'] }, 1);

export const advanceBooking = (tools: BookingTools, leased: Leased<'bookings'>): Promise<void> =>
  advance(tools.database, bookingWork(tools), leased);

/** Takes the only pending booking, as a worker does once the previous lease has ended. */
export async function leaseNext(database: Database): Promise<Leased<'bookings'>> {
  await database.updateTable('bookings').set({ leased_until: null }).execute();
  const [leased] = await leaseBookings(database);
  if (!leased) throw new Error('There is no booking under way');
  return leased;
}
