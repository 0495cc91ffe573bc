import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../database/connect';

/** A user's permissions in the selected business; none without one. */
export async function permissionsOf(
  database: Database,
  userId: string,
): Promise<components['schemas']['Permissions']> {
  const membership = await database
    .selectFrom('business_members')
    .select(['can_view_users', 'can_view_admin'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    canViewUsers: membership?.can_view_users ?? false,
    canViewAdmin: membership?.can_view_admin ?? false,
  };
}
