import type { Database } from '../database/connect';
import { Refusal } from '../kernel/refusal';
import { permissionsOf } from './permissions';

/**
 * The given users if all of them are in the user's selected business and visible to the user; otherwise refuses with 40302 or
 * 40401.
 */
export async function colleaguesAmong(
  database: Database,
  userId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { canViewUsers } = await permissionsOf(database, userId);
  if (!canViewUsers) throw new Refusal(40302);
  const found = await inSelectedBusiness(database, userId, userIds);
  if (userIds.some((id) => !found.has(id))) throw new Refusal(40401);
  return [...found];
}

/** Whether a person is in the user's selected business and the user may see them. */
export const isVisibleColleague = async (
  database: Database,
  userId: string,
  otherUserId: string,
): Promise<boolean> =>
  (await permissionsOf(database, userId)).canViewUsers &&
  (await inSelectedBusiness(database, userId, [otherUserId])).has(otherUserId);

async function inSelectedBusiness(
  database: Database,
  userId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('business_members as member')
    .innerJoin('business_members as own', 'own.business_id', 'member.business_id')
    .select('member.user_id')
    .where('own.user_id', '=', userId)
    .where('member.user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
