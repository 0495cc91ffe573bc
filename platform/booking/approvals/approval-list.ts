import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { homeOf } from '../../homes/shown-home';
import type { Clock } from '../../kernel/dates';
import { DAY_MS } from '../../kernel/durations';
import { toFiat } from '../../kernel/money';
import { corporateAnswersOf } from '../purchase/corporate-answers';
import { approvalRows, approvalView } from './approval-of-booking';
import { businessOfApprover } from '../../people/policies/approvers';

type Schemas = components['schemas'];

const DECIDED_WITHIN_MS = 30 * DAY_MS;
/** The oldest decisions are left out first. */
const MAX_REQUESTS = 200;

/** The requests of a user's business, without the user's own: those that wait, the next deadline first, then the last decided ones. */
export async function approvalsFor(
  database: Database,
  clock: Clock,
  userId: string,
): Promise<Schemas['ApprovalRequest'][]> {
  const rows = await requestRows(database, await businessOfApprover(database, userId))
    .where('bookings.user_id', '!=', userId)
    .where((where) =>
      where.or([
        where('decided_at', 'is', null),
        where('decided_at', '>', new Date(clock.now().getTime() - DECIDED_WITHIN_MS)),
      ]),
    )
    .orderBy('decided_at', (order) => order.desc().nullsFirst())
    .orderBy('expires_at')
    .orderBy('booking_id')
    .limit(MAX_REQUESTS)
    .execute();
  return Promise.all(rows.map((row) => requestView(database, row)));
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>['execute']>>[number];

const requestRows = (database: Database, businessId: string) =>
  approvalRows(database)
    .innerJoin('quotes', 'quotes.token', 'bookings.quote_token')
    .innerJoin('users as traveler', 'traveler.id', 'bookings.user_id')
    .select([
      'bookings.listing_id',
      'bookings.stay_from',
      'bookings.stay_until',
      'bookings.total_minor',
      'bookings.currency',
      'bookings.remarks',
      'quotes.main_guest',
      'traveler.first_name',
      'traveler.last_name',
    ])
    .where('booking_approvals.business_id', '=', businessId);

async function requestView(database: Database, row: RequestRow): Promise<Schemas['ApprovalRequest']> {
  const home = await homeOf(database, row.listing_id);
  const { main_guest: guest } = row;
  return {
    approval: await approvalView(database, row),
    travelerName: `${row.first_name} ${row.last_name}`,
    ...(guest === null ? {} : { mainGuestName: `${guest.givenName} ${guest.surname}` }),
    stayDates: { from: row.stay_from, until: row.stay_until },
    listing: home.listing,
    total: toFiat(row.total_minor, row.currency),
    ...row.verdict,
    corporate: corporateAnswersOf(row.remarks),
  };
}
