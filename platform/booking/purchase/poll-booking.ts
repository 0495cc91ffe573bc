import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { homeOf, type ShownHome } from '../../homes/shown-home';
import { Refusal } from '../../kernel/refusal';
import { approvalOf } from '../approvals/approval-of-booking';
import type { Booking } from './booking-step';
import { isBeingBooked } from './purchase.tables';
import { reservationView } from './reservation-view';

type FulfillmentPoll = components['schemas']['FulfillmentPoll'];

/** How many polls return Pending even if the booking was faster, unless the listing's scenario differs. */
const USUAL_PENDING_POLLS = 1;

export async function pollBooking(
  database: Database,
  userId: string,
  token: string,
): Promise<FulfillmentPoll> {
  const booking = await database
    .updateTable('bookings')
    .set((column) => ({ polls: column('polls', '+', 1) }))
    .where('token', '=', token)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!booking) throw new Refusal(40401, 'There is no such booking.');
  const home = await homeOf(database, booking.listing_id);
  const approval = await approvalOf(database, booking.id);
  const decision = approval ? { approval } : {};
  if (isPending(booking, home)) return { result: 'Pending', ...decision };
  if (booking.state === 'Failed') return { result: 'Failure', errors: booking.errors, ...decision };
  const quote = await database
    .selectFrom('quotes')
    .select(['rate', 'email_address', 'main_guest'])
    .where('token', '=', booking.quote_token)
    .executeTakeFirstOrThrow();
  return {
    result: 'Success',
    ...decision,
    fulfillment: { type: 'homes', value: reservationView(booking, quote, home) },
  };
}

function isPending({ state, polls }: Booking, { scenario }: ShownHome): boolean {
  if (isBeingBooked(state)) return true;
  const pendingPolls = scenario?.fulfill?.pendingPolls ?? USUAL_PENDING_POLLS;
  return pendingPolls === 'Forever' || polls <= pendingPolls;
}
