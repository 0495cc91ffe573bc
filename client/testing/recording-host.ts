import type { Host } from '../app/host/host-context';
import type { HostEventName, HostEvents } from '../app/host/host-events';

/** A host that records its events. */
export function recordingHost(locale?: string) {
  const events: [HostEventName, HostEvents[HostEventName]][] = [];
  const host: Host = { notify: (name, facts) => void events.push([name, facts]), locale };
  return { host, events };
}
