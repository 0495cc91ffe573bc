/** Who decides on bookings: the members of a business who may view its administration, but nobody on their own bookings. */
import type { Database } from '../../database/connect';
import { Refusal } from '../../kernel/refusal';

type Reader = Pick<Database, 'selectFrom'>;

/** The business in which a user decides. Refuses with 40302 users who decide nowhere. */
export async function businessOfApprover(database: Reader, userId: string): Promise<string> {
  const membership = await database
    .selectFrom('business_members')
    .select('business_id')
    .where('user_id', '=', userId)
    .where('can_view_admin', '=', true)
    .executeTakeFirst();
  if (!membership) throw new Refusal(40302);
  return membership.business_id;
}

const approversOf = (database: Reader, businessId: string, travelerId: string) =>
  database
    .selectFrom('business_members')
    .innerJoin('users', 'users.id', 'business_members.user_id')
    .where('business_id', '=', businessId)
    .where('can_view_admin', '=', true)
    .where('users.access', '=', 'Allowed')
    .where('users.id', '!=', travelerId);

/** Whether anybody may decide on a user's bookings: on those of the only administrator nobody does. */
export const hasApprover = async (
  database: Reader,
  businessId: string,
  travelerId: string,
): Promise<boolean> =>
  (await approversOf(database, businessId, travelerId).select('users.id').executeTakeFirst()) !== undefined;

/** The names of those who may decide on a user's bookings, in order. */
export async function approverNames(
  database: Reader,
  businessId: string,
  travelerId: string,
): Promise<string[]> {
  const approvers = await approversOf(database, businessId, travelerId)
    .select(['first_name', 'last_name'])
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  return approvers.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
}
