import type { Database } from '../../database/connect';
import { Refusal } from '../../kernel/refusal';

/** The business that a user administers. Refuses everybody else with 40302. */
export async function administeredBusiness(
  database: Pick<Database, 'selectFrom'>,
  userId: string,
): Promise<string> {
  const membership = await database
    .selectFrom('business_members')
    .select('business_id')
    .where('user_id', '=', userId)
    .where('can_view_admin', '=', true)
    .executeTakeFirst();
  if (!membership) throw new Refusal(40302);
  return membership.business_id;
}
