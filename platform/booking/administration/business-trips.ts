import { sql } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { toFiat } from '../../kernel/money';
import { corporateAnswersOf } from '../purchase/corporate-answers';
import { spentUsdMinor } from './booked-spend';
import { pageOf, placeOf } from './page-of';

type Schemas = components['schemas'];

/** The bookings of a business's members that were confirmed. */
export const bookedTrips = (database: Database, businessId: string) =>
  database
    .selectFrom('bookings')
    .innerJoin('business_members', 'business_members.user_id', 'bookings.user_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .where('business_members.business_id', '=', businessId)
    .where('bookings.state', 'in', ['Confirmed', 'Canceling', 'Canceled']);

export async function businessTrips(
  database: Database,
  businessId: string,
  page: Schemas['BusinessPageRequest'],
): Promise<Schemas['BusinessTripPage']> {
  const after = placeOf(page, 2);
  const [counted, found] = await Promise.all([
    bookedTrips(database, businessId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    bookedTrips(database, businessId)
      .leftJoin('listings', 'listings.id', 'bookings.listing_id')
      .leftJoin('supplied_homes', 'supplied_homes.id', 'bookings.listing_id')
      .select([
        'bookings.id',
        'bookings.reservation_number',
        'bookings.user_id',
        'bookings.created_at',
        'bookings.stay_from',
        'bookings.stay_until',
        'bookings.state',
        'bookings.total_minor',
        'bookings.currency',
        'bookings.refund',
        'bookings.remarks',
        sql<string>`coalesce(listings.name, supplied_homes.listing #>> '{content,name}')`.as('name'),
        'users.first_name',
        'users.last_name',
      ])
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(bookings.created_at, bookings.id) < (${after?.[0]}::timestamptz, ${after?.[1]})`,
        ),
      )
      .orderBy('bookings.created_at', 'desc')
      .orderBy('bookings.id', 'desc')
      .limit(page.size + 1)
      .execute(),
  ]);
  const { rows, next } = pageOf(found, page, ({ created_at, id }) => [created_at.toISOString(), id]);
  return {
    trips: rows.map((row) => {
      const { corporateOutOfPolicyReason: outOfPolicyReason } = corporateAnswersOf(row.remarks);
      return {
        itineraryId: row.id,
        userId: row.user_id,
        travelerName: `${row.first_name} ${row.last_name}`,
        listingName: row.name,
        stayDates: { from: row.stay_from, until: row.stay_until },
        bookedAt: row.created_at.toISOString(),
        state: row.state === 'Canceled' ? 'Canceled' : 'Confirmed',
        total: toFiat(row.total_minor, row.currency),
        spend: toFiat(spentUsdMinor(row), 'USD'),
        ...(outOfPolicyReason === undefined ? {} : { outOfPolicyReason }),
      };
    }),
    ...next,
    totalCount: Number(counted.count),
  };
}
