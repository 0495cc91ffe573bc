import { sql } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import { json } from '../../database/json';
import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';

type Metadata = components['schemas']['PreferenceMetadata'];

/** The flags of a user who has set none. */
const nothingSeen: Metadata = {
  hasSeenPackageSmokeTest: false,
  hasSeenStaysVrFtux: false,
  hasSeenWishlistsFtux: false,
  hasSeenStayTypeVrFtux: false,
  hasSeenPackagesFtux: false,
  hasSeenActivitiesFtux: false,
};

export const preferenceHandlers = ({ database }: Services) =>
  ({
    async getPreferenceMetadata({ session }) {
      const row = await database
        .selectFrom('preference_metadata')
        .select('flags')
        .where('user_id', '=', session.userId)
        .executeTakeFirst();
      return { ...nothingSeen, ...row?.flags };
    },

    async updatePreferenceMetadata({ body, session }) {
      const { flags } = await database
        .insertInto('preference_metadata')
        .values({ user_id: session.userId, flags: json(body) })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ flags: sql`preference_metadata.flags || excluded.flags` }),
        )
        .returning('flags')
        .executeTakeFirstOrThrow();
      return { ...nothingSeen, ...flags };
    },
  }) satisfies Partial<Handlers>;
