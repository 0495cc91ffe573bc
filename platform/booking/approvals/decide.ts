/**
 * The decision on a booking that waits for one. One conditional update makes it, so that of many decisions, withdrawals and the end
 * of the time exactly one counts; in the same transaction the booking goes on to be charged, or is reversed.
 */
import { type Transaction, sql } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import type { Clock } from '../../kernel/dates';
import { Refusal } from '../../kernel/refusal';
import { errorCode } from '../purchase/purchase-error';
import { approvalOf } from './approval-of-booking';
import { businessOfApprover } from '../../people/policies/approvers';

type Schemas = components['schemas'];

export type Decision =
  { readonly state: 'Approved' | 'Withdrawn' } | { readonly state: 'Declined'; readonly reason: string };

interface DecisionIntent {
  readonly userId: string;
  readonly approvalId: string;
  readonly decision: Decision;
}

export const decide = (
  database: Database,
  clock: Clock,
  { userId, approvalId, decision }: DecisionIntent,
): Promise<Schemas['ApprovalDecision']> =>
  database.transaction().execute(async (tx) => {
    await requireDecider(tx, userId, approvalId, decision.state);
    await expireApprovals(tx, clock);
    const decided = await settle(tx, clock, { userId, approvalId, decision });
    const approval = await approvalOf(tx, approvalId);
    if (!approval) throw new Refusal(40401, 'There is no such request.');
    if (decided) return { approval };
    const isOwn = await isDecisionOf(tx, { userId, approvalId, decision });
    return { approval, ...(isOwn ? {} : { isDecidedOtherwise: true }) };
  });

/**
 * Refuses with 40401 what does not exist for the user, and with 40302 an approver's own booking. Waits for a decision, or the end of
 * the time, that is under way.
 */
async function requireDecider(
  tx: Transaction<Tables>,
  userId: string,
  approvalId: string,
  state: Decision['state'],
): Promise<void> {
  const businessId = state === 'Withdrawn' ? undefined : await businessOfApprover(tx, userId);
  const request = await tx
    .selectFrom('booking_approvals')
    .innerJoin('bookings', 'bookings.id', 'booking_approvals.booking_id')
    .select(['bookings.user_id', 'booking_approvals.business_id'])
    .where('booking_approvals.booking_id', '=', approvalId)
    .where('booking_approvals.state', '!=', 'Requested')
    .forUpdate('booking_approvals')
    .executeTakeFirst();
  const isOwn = request?.user_id === userId;
  const exists = businessId === undefined ? isOwn : request?.business_id === businessId;
  if (!exists) throw new Refusal(40401, 'There is no such request.');
  if (businessId !== undefined && isOwn) throw new Refusal(40302, 'Nobody decides on their own booking.');
}

async function settle(
  tx: Transaction<Tables>,
  clock: Clock,
  { userId, approvalId, decision }: DecisionIntent,
): Promise<boolean> {
  const decided = await tx
    .updateTable('booking_approvals')
    .set({
      state: decision.state,
      decided_at: clock.now(),
      decided_by: userId,
      decline_reason: decision.state === 'Declined' ? decision.reason : null,
    })
    .where('booking_id', '=', approvalId)
    .where('state', '=', 'Waiting')
    .where('expires_at', '>', clock.now())
    .returning('booking_id')
    .executeTakeFirst();
  if (decided) await continueBooking(tx, approvalId, decision.state);
  return decided !== undefined;
}

/** Whether the user has made this decision before. */
async function isDecisionOf(
  tx: Transaction<Tables>,
  { userId, approvalId, decision }: DecisionIntent,
): Promise<boolean> {
  const made = await tx
    .selectFrom('booking_approvals')
    .select('booking_id')
    .where('booking_id', '=', approvalId)
    .where('state', '=', decision.state)
    .where('decided_by', '=', userId)
    .executeTakeFirst();
  return made !== undefined;
}

/** Ends the requests whose time is over, and reverses their bookings, in one statement. */
export async function expireApprovals(database: Database, clock: Clock): Promise<void> {
  await sql`
    with expired as (
      update booking_approvals set state = 'Expired', decided_at = ${clock.now()}
      where booking_id in (
        select booking_id from booking_approvals
        where state = 'Waiting' and expires_at <= ${clock.now()}
        for update skip locked
      )
      returning booking_id
    )
    update bookings set state = 'Reversing', errors = ${errorsOf('Expired')}, attempts = 0, run_after = now()
    from expired
    where bookings.id = expired.booking_id and bookings.state = 'AwaitingApproval'
  `.execute(database);
}

const ERRORS = {
  Declined: 'ApprovalDeclined',
  Expired: 'ApprovalExpired',
  Withdrawn: 'ApprovalWithdrawn',
} as const;

const errorsOf = (state: keyof typeof ERRORS): string => json([errorCode(ERRORS[state])]);

/** Hands the booking back to the worker. */
async function continueBooking(
  tx: Transaction<Tables>,
  bookingId: string,
  state: Decision['state'],
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set(state === 'Approved' ? { state: 'Running' } : { state: 'Reversing', errors: errorsOf(state) })
    .set({ attempts: 0, run_after: sql`now()` })
    .where('id', '=', bookingId)
    .where('state', '=', 'AwaitingApproval')
    .execute();
}
