import type { LiveStatus } from '../../generated/graph';
import type { StreamEvent } from '../../live/live-stream';

/** The fields that all states of polled work share. */
export const liveFields = ({
  sequence,
  attempt,
  elapsedMs,
  at,
}: StreamEvent<unknown>): Omit<LiveStatus, '__typename'> => ({
  sequence,
  attempt,
  elapsedMs,
  occurredAt: new Date(at).toISOString(),
});
