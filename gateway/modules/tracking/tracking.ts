import { withoutSecrets } from '#schema/untrusted-values.ts';
import type { GatewayContext } from '../../context';
import type {
  ClientEventLogged,
  EngagementRecorded,
  EventsTracked,
  LogClientEventInput,
  TrackedEventInput,
  TrackEventsInput,
} from '../../generated/graph';
import {
  logClientEvent as postLogEntry,
  recordEngagement as postEngagement,
  trackEvent,
} from '../../rest/endpoints';
import { experimentTracking } from '../session/experiments';

const MAX_EVENTS = 50;
const MAX_URL_LENGTH = 2_000;

/**
 * Events of a page (`POST /api/v0/tracking/event`, TL-01), each with the facts of the user's experiments (EX-01): failures end
 * here, and are not reported again.
 */
export async function trackEvents(
  { events }: TrackEventsInput,
  context: GatewayContext,
): Promise<EventsTracked> {
  const { platform, log } = context;
  const experiments = await tracked(context);
  const sent = await Promise.allSettled(
    events.slice(0, MAX_EVENTS).map(({ name, properties }) =>
      trackEvent(platform, {
        body: { eventName: withoutSecrets(name), properties: { ...experiments, ...factsOf(properties) } },
      }),
    ),
  );
  const lost = sent.filter(({ status }) => status === 'rejected').length;
  if (lost > 0) log.debug({ lost, of: events.length }, 'tracked events were lost');
  return { areAllRecorded: lost === 0 && events.length <= MAX_EVENTS };
}

/** Nothing for users who are not signed in (EX-02), and when the experiments cannot be read. */
async function tracked(context: GatewayContext): Promise<Readonly<Record<string, string>>> {
  if (context.credentials.authorization === undefined) return {};
  try {
    return await experimentTracking(context);
  } catch (error) {
    context.log.debug({ err: error }, 'tracked events go without experiments');
    return {};
  }
}

/** An engagement event (`POST /api/v0/engagement/event`, TL-04). */
export async function recordEngagement(
  { name, properties }: TrackedEventInput,
  { platform }: GatewayContext,
): Promise<EngagementRecorded> {
  const recorded = withoutSecrets(name);
  await postEngagement(platform, { body: { name: recorded, properties: factsOf(properties) } });
  return { name: recorded };
}

/** Reports an error of a page (`POST /api/v0/logging`, TL-03): a call that fails is logged here and rethrown. */
export async function logClientEvent(
  { event, url, sessionId }: LogClientEventInput,
  { platform, log }: GatewayContext,
): Promise<ClientEventLogged> {
  try {
    await postLogEntry(platform, {
      body: { event: factsOf(event), url: withoutSecrets(url).slice(0, MAX_URL_LENGTH), sessionId },
    });
    return { sessionId };
  } catch (error) {
    log.warn({ err: error }, 'an event of a page could not be logged');
    throw error;
  }
}

/** The facts of an event in the platform's format, without card numbers; anything except an object counts as nothing. */
const factsOf = (properties: unknown): Record<string, unknown> =>
  typeof properties === 'object' && properties !== null && !Array.isArray(properties)
    ? withoutSecrets({ ...properties })
    : {};
