import type { Host } from '../app/host/host-context';
import type { HostEventName, HostEvents } from '../app/host/host-events';

/** A host that records its events. */
export function listeningHost(locale?: string) {
  const heard: [HostEventName, HostEvents[HostEventName]][] = [];
  const host: Host = { notify: (name, facts) => void heard.push([name, facts]), locale };
  return { host, heard };
}
