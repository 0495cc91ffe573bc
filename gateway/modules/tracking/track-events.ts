/** Events of a page (`POST /api/v0/tracking/event`, TL-01): whatever goes wrong ends here, and is not reported again. */
import type { GatewayContext } from '../../context';
import type { TrackEventsInput } from '../../generated/graph';
import { trackEvent } from '../../platform/tracking';
import { factsOf } from './facts';

const MOST_EVENTS = 50;

export async function trackEvents(
  { events }: TrackEventsInput,
  { platform, log }: GatewayContext,
): Promise<boolean> {
  const sent = await Promise.allSettled(
    events
      .slice(0, MOST_EVENTS)
      .map(({ name, properties }) =>
        trackEvent(platform, { body: { eventName: name, properties: factsOf(properties) } }),
      ),
  );
  const lost = sent.filter(({ status }) => status === 'rejected').length;
  if (lost > 0) log.debug({ lost, of: events.length }, 'tracked events were lost');
  return lost === 0 && events.length <= MOST_EVENTS;
}
