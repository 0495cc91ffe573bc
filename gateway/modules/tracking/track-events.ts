/**
 * Events of a page (`POST /api/v0/tracking/event`, TL-01), each with the facts of the user's experiments (EX-01): failures end
 * here, and are not reported again.
 */
import { withoutSecrets } from '#schema/untrusted-values.ts';
import type { GatewayContext } from '../../context';
import type { EventsTracked, TrackEventsInput } from '../../generated/graph';
import { trackEvent } from '../../rest/endpoints';
import { experimentTracking } from '../session/experiments';
import { factsOf } from './facts';

const MAX_EVENTS = 50;

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
