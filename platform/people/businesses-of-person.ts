import type { Database } from '../database/connect';

/** Every business of the person behind a user, by name, each with the user that the person is there. */
export const businessesOfPerson = (database: Database, userId: string) =>
  database
    .selectFrom('users as current')
    .innerJoin('users as other', (join) =>
      join.on((where) =>
        where(
          where.fn.coalesce('other.main_user_id', 'other.id'),
          '=',
          where.fn.coalesce('current.main_user_id', 'current.id'),
        ),
      ),
    )
    .innerJoin('business_members as member', 'member.user_id', 'other.id')
    .innerJoin('businesses as business', 'business.id', 'member.business_id')
    .select(['business.id', 'business.name', 'business.account_reference_id', 'other.id as user_id'])
    .where('current.id', '=', userId)
    .orderBy('business.name')
    .execute();
