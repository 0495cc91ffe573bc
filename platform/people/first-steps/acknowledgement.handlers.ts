import type { components } from '#schema/platform.openapi.ts';
import type { Handlers } from '../../http/operations';
import { Refusal } from '../../kernel/refusal';
import type { Services } from '../../services';
import { readWorld } from '../../world/read-world';

type Terms = components['schemas']['BusinessTerms'];

const { version, sections } = readWorld<Terms>('people/business-terms.json');

/** The step that 40106 leads to (SE-08). */
export const acknowledgementHandlers = ({ database, clock }: Services) => {
  const termsFor = async (userId: string): Promise<Terms> => {
    const acknowledged = await database
      .selectFrom('terms_acknowledgements')
      .select('acknowledged_at')
      .where('user_id', '=', userId)
      .where('version', '=', version)
      .executeTakeFirst();
    return {
      version,
      sections,
      ...(acknowledged && { acknowledgedAt: acknowledged.acknowledged_at.toISOString() }),
    };
  };
  return {
    getBusinessTerms: ({ session }) => termsFor(session.userId),

    async acknowledgeBusinessTerms({ body, session }) {
      if (session.agentUserId !== null) throw new Refusal(40302);
      if (body.version !== version) throw new Refusal(40902, `The terms of version ${version} apply.`);
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('terms_acknowledgements')
          .values({ user_id: session.userId, version, acknowledged_at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await transaction
          .updateTable('users')
          .set({ access: 'Allowed' })
          .where('id', '=', session.userId)
          .where('access', '=', 'TermsNotAcknowledged')
          .execute();
      });
      return termsFor(session.userId);
    },
  } satisfies Partial<Handlers>;
};
