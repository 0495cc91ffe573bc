import type { Database } from '../database/connect';
import type { Handlers } from '../http/operations';
import { actsUntil } from '../http/session';
import { Refusal } from '../kernel/refusal';
import type { Services } from '../services';
import { corporateInfoOf } from './corporate-info';
import { permissionsOf } from './permissions';

export const userHandlers = ({ database, agents }: Services) =>
  ({
    async getUserInfo({ session }) {
      const user = await userOf(database, session.userId);
      const corporateInfo = await corporateInfoOf(database, session.userId);
      return {
        userId: user.id,
        userInfo: {
          firstName: user.first_name,
          lastName: user.last_name,
          email: user.email_address,
          ...(user.phone_number === null ? {} : { phoneNumber: user.phone_number }),
        },
        isFirstSession: session.isFirst,
        csrfToken: session.csrfToken,
        sessionExpiration: session.expiresAt.toISOString(),
        isDelegatedSession: session.acting !== undefined,
        isAgent: session.agentUserId !== null,
        ...(session.agentUserId !== null && {
          agent: agentView(await userOf(database, session.agentUserId)),
        }),
        ...(session.acting && { actsUntil: actsUntil(session.acting, agents).toISOString() }),
        ...(corporateInfo && { corporateInfo }),
      };
    },

    async getCustomerDetails({ session }) {
      const user = await userOf(database, session.userId);
      return { customerId: user.customer_id, customerSince: user.customer_since };
    },

    async listUsers({ session }) {
      const { canViewUsers } = await permissionsOf(database, session.userId);
      if (!canViewUsers) throw new Refusal(40302);
      const users = await database
        .selectFrom('users')
        .innerJoin('business_members as member', 'member.user_id', 'users.id')
        .innerJoin('business_members as own', 'own.business_id', 'member.business_id')
        .select(['users.id', 'first_name', 'last_name', 'default_traveler_id'])
        .where('own.user_id', '=', session.userId)
        .orderBy('last_name')
        .orderBy('first_name')
        .execute();
      return {
        users: users.map((user) => ({
          id: user.id,
          firstName: user.first_name,
          lastName: user.last_name,
          ...(user.default_traveler_id === null ? {} : { defaultTravelerId: user.default_traveler_id }),
        })),
      };
    },
  }) satisfies Partial<Handlers>;

const agentView = ({ id, first_name, last_name }: Awaited<ReturnType<typeof userOf>>) => ({
  userId: id,
  firstName: first_name,
  lastName: last_name,
});

const userOf = (database: Database, userId: string) =>
  database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
