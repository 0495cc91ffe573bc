import {
  type HostEventName,
  type HostEvents,
  type HostListener,
  isHostEvent,
  type NotifyHost,
} from './host-events';

/** Events from the application to its host; a mounting page subscribes to them (TA-03). */
export interface HostChannel {
  readonly notify: NotifyHost;
  readonly subscribe: <Name extends HostEventName>(name: Name, listener: HostListener<Name>) => void;
  readonly unSubscribe: <Name extends HostEventName>(name: Name, listener: HostListener<Name>) => void;
}

type AnyListener = (facts: HostEvents[HostEventName]) => void;

export function createHostChannel(): HostChannel {
  const listeners = new Map<HostEventName, Set<AnyListener>>();

  /** Hosts are mostly plain JavaScript, so a wrong name surfaces here and not in a compiler (TA-04). */
  const isSupported = (name: string, consequence: string): boolean => {
    if (isHostEvent(name)) return true;
    console.warn(`The travel portal has no event '${name}'; ${consequence}.`);
    return false;
  };

  return {
    notify: (name, facts) => {
      // Runs after the current task: a host may unmount the application or unsubscribe in its listener, and an error in a
      // listener must not affect the portal.
      for (const listener of listeners.get(name) ?? []) {
        queueMicrotask(() => {
          if (listeners.get(name)?.has(listener)) listener(facts);
        });
      }
    },
    subscribe: (name, listener) => {
      if (!isSupported(name, 'nothing was subscribed')) return;
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener as AnyListener));
    },
    unSubscribe: (name, listener) => {
      if (isSupported(name, 'nothing was unsubscribed')) listeners.get(name)?.delete(listener as AnyListener);
    },
  };
}
