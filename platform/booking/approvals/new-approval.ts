import type { Transaction } from 'kysely';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import { addDays, type Clock, type PlainDate, startOfDay } from '../../kernel/dates';
import { HOUR_MS } from '../../kernel/durations';
import { toFiat } from '../../kernel/money';
import type { BookingDemand, JudgedStay } from '../../people/policies/booking-demand';
import { travelPolicyOf } from '../../people/policies/travel-policy';
import type { PolicyVerdict } from './approvals.tables';

interface ApprovalNeed {
  readonly bookingId: string;
  readonly userId: string;
  readonly quote: { readonly stay_from: PlainDate };
  readonly demand: BookingDemand;
  readonly stay: JudgedStay;
  /** How long approvers have. */
  readonly approvalHours: number;
}

/** Stores that a booking needs an approval, if it does, in the transaction that creates the booking. */
export async function addApproval(tx: Transaction<Tables>, clock: Clock, need: ApprovalNeed): Promise<void> {
  const { bookingId, userId, quote, approvalHours } = need;
  if (!need.demand.isApprovalRequired) return;
  const now = clock.now();
  const { business_id } = await tx
    .selectFrom('business_members')
    .select('business_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('booking_approvals')
    .values({
      booking_id: bookingId,
      business_id,
      state: 'Requested',
      verdict: json(await verdictOf(tx, need)),
      requested_at: now,
      expires_at: deadline(now, approvalHours, quote.stay_from),
      decided_at: null,
      decided_by: null,
      decline_reason: null,
    })
    .execute();
}

/** Never after the day of check-in. */
const deadline = (now: Date, hours: number, checkIn: PlainDate): Date =>
  new Date(Math.min(now.getTime() + hours * HOUR_MS, startOfDay(addDays(checkIn, 1)).getTime()));

/** The limits as they are now: a policy may change before somebody decides. */
async function verdictOf(
  tx: Transaction<Tables>,
  { userId, demand, stay }: ApprovalNeed,
): Promise<PolicyVerdict> {
  const { maxPricePerNight, allowedStarRatings } = (await travelPolicyOf(tx, userId))?.rules?.hotels ?? {};
  return {
    outOfPolicyReasons: [...demand.outOfPolicyReasons],
    pricePerNight: toFiat(stay.nightlyMinor, stay.currencyCode),
    ...(maxPricePerNight && { maxPricePerNight }),
    ...(allowedStarRatings && { allowedStarRatings }),
  };
}
