import type { Database } from '../../database/connect';

/** A booking with the agreed terms of its quote, and the last attempt to cancel it. */
export type Trip = Awaited<ReturnType<typeof tripsOf>>[number];

/** A user's trips, latest check-in first. Failed bookings are excluded, unless an approver has decided on them, or could have. */
export const tripsOf = (database: Database, userId: string) =>
  database
    .selectFrom('bookings')
    .innerJoin('quotes', 'quotes.token', 'bookings.quote_token')
    .leftJoin('booking_approvals', 'booking_approvals.booking_id', 'bookings.id')
    .selectAll('bookings')
    .select([
      'quotes.rate',
      'quotes.email_address',
      'quotes.main_guest',
      'quotes.guests',
      'quotes.agent_fee_minor',
      'booking_approvals.state as approval_state',
    ])
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('cancellations')
          .select([
            'cancellations.state',
            'cancellations.errors',
            'cancellations.requested_at',
            'cancellations.uses',
            'cancellations.agent_user_id',
          ])
          .whereRef('cancellations.booking_id', '=', 'bookings.id')
          .orderBy('cancellations.attempt', 'desc')
          .limit(1)
          .as('attempted'),
      (join) => join.onTrue(),
    )
    .select([
      'attempted.state as attempt_state',
      'attempted.errors as attempt_errors',
      'attempted.requested_at as attempt_requested_at',
      'attempted.uses as attempt_uses',
    ])
    .innerJoin('users as customer', 'customer.id', 'bookings.user_id')
    .leftJoin('users as booker', 'booker.id', 'bookings.agent_user_id')
    .leftJoin('users as canceler', 'canceler.id', 'attempted.agent_user_id')
    .select(({ fn, val }) => [
      ...(['customer', 'booker', 'canceler'] as const).map((who) =>
        fn<string | null>('nullif', [
          fn('concat_ws', [val(' '), `${who}.first_name`, `${who}.last_name`]),
          val(''),
        ]).as(`${who}_name`),
      ),
    ])
    .where('bookings.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('bookings.state', '!=', 'Failed'),
        where('booking_approvals.state', '!=', 'Requested'),
      ]),
    )
    .orderBy('bookings.stay_from', 'desc')
    .orderBy('bookings.created_at', 'desc')
    .execute();
