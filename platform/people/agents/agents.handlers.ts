import type { Handlers } from '../../http/operations';
import { requireAgent } from '../../http/session';
import { Refusal } from '../../kernel/refusal';
import type { Services } from '../../services';
import { antiForgeryCookie, startSession } from '../auth/auth.handlers';
import { customersOf, searchCustomers } from './customers';

export const agentHandlers = (services: Services) =>
  ({
    searchCustomers: ({ session, body }) => searchCustomers(services, requireAgent(session), body),

    async actFor({ session, body, setHeader }) {
      const { clock, demo } = services;
      const agentUserId = requireAgent(session);
      const agentSessionId = session.acting?.agentSessionId ?? session.id;
      const opened = await services.database.transaction().execute(async (tx) => {
        const customer = await customersOf({ database: tx, demo }, agentUserId)
          .selectAll('users')
          .where('users.id', '=', body.customerId)
          .executeTakeFirst();
        if (!customer) throw new Refusal(40401, 'There is no such customer.');
        await tx.deleteFrom('sessions').where('agent_session_id', '=', agentSessionId).execute();
        return startSession(tx, customer, {
          now: clock.now(),
          expiresAt: session.expiresAt,
          agentUserId,
          agentSessionId,
        });
      });
      setHeader('set-cookie', antiForgeryCookie(opened.csrfToken));
      return opened;
    },

    async stopActing({ session, setHeader }) {
      const { clock } = services;
      const { acting, agentUserId } = session;
      if (!acting || agentUserId === null) throw new Refusal(40302, 'The session acts for no customer.');
      const opened = await services.database.transaction().execute(async (tx) => {
        const agent = await tx
          .selectFrom('users')
          .selectAll()
          .where('id', '=', agentUserId)
          .executeTakeFirstOrThrow();
        await tx.deleteFrom('sessions').where('id', '=', acting.agentSessionId).execute();
        return startSession(tx, agent, { now: clock.now(), expiresAt: session.expiresAt, agentUserId });
      });
      setHeader('set-cookie', antiForgeryCookie(opened.csrfToken));
      return opened;
    },
  }) satisfies Partial<Handlers>;
