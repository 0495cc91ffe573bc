import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { addYears, type Clock, dayOf, startOfDay, today } from '../../kernel/dates';
import { toFiat } from '../../kernel/money';
import { spentUsdMinor } from './booked-spend';
import { bookedTrips } from './business-trips';
import { pageOf, placeOf } from './page-of';

type Schemas = components['schemas'];

/** The twelve months until today, by the day of the booking. */
export async function businessSpend(
  database: Database,
  clock: Clock,
  businessId: string,
): Promise<Schemas['BusinessSpend']> {
  const from = `${addYears(today(clock), -1).slice(0, 7)}-01`;
  const bookings = await bookedTrips(database, businessId)
    .select([
      'bookings.user_id',
      'bookings.created_at',
      'bookings.total_minor',
      'bookings.currency',
      'bookings.refund',
      'users.first_name',
      'users.last_name',
    ])
    .where('bookings.created_at', '>=', startOfDay(from))
    .orderBy('bookings.created_at')
    .execute();
  const rows = new Map<
    string,
    { user: (typeof bookings)[number]; month: string; count: number; minor: number }
  >();
  for (const booking of bookings) {
    const month = dayOf(booking.created_at).slice(0, 7);
    const key = `${month} ${booking.user_id}`;
    const row = rows.get(key) ?? { user: booking, month, count: 0, minor: 0 };
    rows.set(key, { ...row, count: row.count + 1, minor: row.minor + spentUsdMinor(booking) });
  }
  return {
    rows: [...rows.values()]
      .map(({ user, month, count, minor }) => ({
        userId: user.user_id,
        travelerName: `${user.first_name} ${user.last_name}`,
        month,
        tripCount: count,
        spend: toFiat(minor, 'USD'),
      }))
      .sort((one, other) => compare(one.month, other.month) || compare(one.travelerName, other.travelerName)),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export async function businessTravelers(
  database: Database,
  businessId: string,
  page: Schemas['BusinessPageRequest'],
): Promise<Schemas['BusinessTravelerPage']> {
  const after = placeOf(page, 3);
  const members = database
    .selectFrom('users')
    .innerJoin('business_members as member', 'member.user_id', 'users.id')
    .where('member.business_id', '=', businessId);
  const [counted, found] = await Promise.all([
    members.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    members
      .leftJoin('travel_policies as policy', 'policy.id', 'member.policy_id')
      .select([
        'users.id',
        'users.first_name',
        'users.last_name',
        'users.email_address',
        'member.roles',
        'policy.name as policy_name',
      ])
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('users.last_name', 'users.first_name', 'users.id'),
            '>',
            tuple(after?.[0] ?? '', after?.[1] ?? '', after?.[2] ?? ''),
          ),
        ),
      )
      .orderBy('users.last_name')
      .orderBy('users.first_name')
      .orderBy('users.id')
      .limit(page.size + 1)
      .execute(),
  ]);
  const { rows, next } = pageOf(found, page, ({ last_name, first_name, id }) => [last_name, first_name, id]);
  const spentBy = await spendOf(
    database,
    businessId,
    rows.map(({ id }) => id),
  );
  return {
    travelers: rows.map(({ id, first_name, last_name, email_address, roles, policy_name }) => ({
      userId: id,
      firstName: first_name,
      lastName: last_name,
      email: email_address,
      roles,
      ...(policy_name === null ? {} : { policyTier: policy_name }),
      tripCount: spentBy.get(id)?.count ?? 0,
      spend: toFiat(spentBy.get(id)?.minor ?? 0, 'USD'),
    })),
    ...next,
    totalCount: Number(counted.count),
  };
}

async function spendOf(database: Database, businessId: string, userIds: readonly string[]) {
  const spent = new Map<string, { count: number; minor: number }>();
  if (userIds.length === 0) return spent;
  const bookings = await bookedTrips(database, businessId)
    .select([
      'bookings.user_id',
      'bookings.state',
      'bookings.total_minor',
      'bookings.currency',
      'bookings.refund',
    ])
    .where('bookings.user_id', 'in', userIds)
    .execute();
  for (const booking of bookings) {
    const { count, minor } = spent.get(booking.user_id) ?? { count: 0, minor: 0 };
    spent.set(booking.user_id, {
      count: count + (booking.state === 'Canceled' ? 0 : 1),
      minor: minor + spentUsdMinor(booking),
    });
  }
  return spent;
}
