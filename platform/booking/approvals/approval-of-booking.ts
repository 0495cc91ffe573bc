import type { Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Tables } from '../../database/tables';
import { approverNames } from '../../people/policies/approvers';

type Schemas = components['schemas'];
type Reader = Pick<Database, 'selectFrom'>;

/** A request that is waiting or decided, with the names of its decider. */
export type ApprovalRow = Selectable<Tables['booking_approvals']> & {
  readonly decider_name: string | null;
  readonly user_id: string;
  readonly reservation_number: string;
  readonly errors: Selectable<Tables['bookings']>['errors'];
};

/** The requests that somebody may see: those whose nights and payment are held. */
export const approvalRows = (database: Reader) =>
  database
    .selectFrom('booking_approvals')
    .innerJoin('bookings', 'bookings.id', 'booking_approvals.booking_id')
    .leftJoin('users as decider', 'decider.id', 'booking_approvals.decided_by')
    .selectAll('booking_approvals')
    .select(['bookings.user_id', 'bookings.reservation_number', 'bookings.errors'])
    .select((where) =>
      where
        .fn<string | null>('nullif', [
          where.fn('concat_ws', [where.val(' '), 'decider.first_name', 'decider.last_name']),
          where.val(''),
        ])
        .as('decider_name'),
    )
    .where('booking_approvals.state', '!=', 'Requested');

/** The decision on a booking; undefined for one that needs none, or whose request nobody has seen yet. */
export async function approvalOf(
  database: Reader,
  bookingId: string,
): Promise<Schemas['Approval'] | undefined> {
  const row = await approvalRows(database).where('booking_id', '=', bookingId).executeTakeFirst();
  return row && approvalView(database, row);
}

export async function approvalView(database: Reader, row: ApprovalRow): Promise<Schemas['Approval']> {
  const { state, decider_name, decline_reason, errors } = row;
  const hasDecider = state === 'Approved' || state === 'Declined';
  return {
    id: row.booking_id,
    state,
    reservationNumber: row.reservation_number,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    approverNames: await approverNames(database, row.business_id, row.user_id),
    ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
    ...(hasDecider && decider_name !== null ? { deciderName: decider_name } : {}),
    ...(decline_reason === null ? {} : { declineReason: decline_reason }),
    ...(state === 'Approved' && errors.length > 0 ? { errors } : {}),
  };
}
