import { withoutSecrets } from '#schema/untrusted-values.ts';
import { json } from '../database/json';
import type { Handlers } from '../http/operations';
import type { Services } from '../services';
import type { TrackingTables } from './tracking.tables';

export const trackingHandlers = ({ database, clock }: Services) => {
  const record = async (
    kind: TrackingTables['events']['kind'],
    userId: string,
    name: string,
    properties: Record<string, unknown>,
  ): Promise<void> => {
    await database
      .insertInto('events')
      .values({
        kind,
        user_id: userId,
        name: withoutSecrets(name),
        properties: json(withoutSecrets(properties)),
        recorded_at: clock.now(),
      })
      .execute();
  };
  return {
    trackEvent: ({ body, session }) => record('tracking', session.userId, body.eventName, body.properties),
    recordEngagement: ({ body, session }) => record('engagement', session.userId, body.name, body.properties),
    logClientEvent: ({ body, session }) =>
      record('log', session.userId, 'client-log', {
        ...body.event,
        url: body.url,
        sessionId: body.sessionId,
      }),
  } satisfies Partial<Handlers>;
};
