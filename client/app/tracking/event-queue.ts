/**
 * A queue of events for the graph: they wait a moment for others and are sent together, also when the page is left. The queue is
 * bounded, and events that cannot be sent are dropped (TL-01): tracking never disturbs the user.
 */
import type { TrackedEvent } from './events';

/** How long an event waits for others. */
const WAIT_MS = 2_000;
/** The most events of one request; the graph takes 50. */
const BATCH = 20;
/** Older events make room for newer ones. */
const MAX_WAITING = 100;

export interface EventQueue {
  readonly add: (event: TrackedEvent) => void;
  /** Sends the waiting events now. */
  readonly flush: () => void;
}

export function createEventQueue(send: (events: readonly TrackedEvent[]) => Promise<unknown>): EventQueue {
  let waiting: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  /** Listens to the window only while events wait. */
  const wait = () => {
    timer = setTimeout(flush, WAIT_MS);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushWhenHidden);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      send(batch).catch(() => undefined);
    }
  };

  return {
    add: (event) => {
      waiting = [...waiting, event].slice(-MAX_WAITING);
      if (timer === undefined) wait();
    },
    flush,
  };
}
