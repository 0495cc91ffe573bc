/** The decisions of a business as a stream. Its states are small: the list itself is read by a query. */
import { DECISION_POLL_INTERVAL_MS } from '#domain/quote/polling.ts';
import type { GatewayContext } from '../../context';
import type { ResolversTypes } from '../../generated/graph';
import type { LiveStream, StreamEvent } from '../../live/live-stream';
import { listApprovals } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { liveFields } from '../live/live-states';
import { approvalOf } from './approval-mapping';

interface Queue {
  readonly waitingCount: number;
  readonly latest: readonly Wire<'Approval'>[];
}

const MAX_LATEST = 20;
/** An unchanged queue is sent again after this time, as a sign of life. */
const REPEAT_AFTER_MS = 60_000;

export const approvalStream = ({
  credentials,
  platform,
}: GatewayContext): LiveStream<Wire<'ApprovalList'>, Queue> => ({
  name: 'approvals',
  token: 'approvals',
  credentials,
  poll: (signal) => listApprovals(platform.polled(signal)),
  policy: {
    onAnswer: ({ approvals }) => ({
      state: queueOf(approvals.map(({ approval }) => approval)),
      isLast: false,
      waitMs: DECISION_POLL_INTERVAL_MS,
      repeatAfterMs: REPEAT_AFTER_MS,
    }),
    onFailure(error, { previous }) {
      const isRefused = error.httpStatus === 401 || error.httpStatus === 403;
      if (isRefused || previous === undefined) throw error;
      return {
        state: previous,
        isLast: false,
        waitMs: Math.max(DECISION_POLL_INTERVAL_MS, error.retryAfterMs ?? 0),
        repeatAfterMs: REPEAT_AFTER_MS,
      };
    },
  },
});

const changedAt = ({ decidedAt, requestedAt }: Wire<'Approval'>): number =>
  Date.parse(decidedAt ?? requestedAt);

const queueOf = (approvals: readonly Wire<'Approval'>[]): Queue => ({
  waitingCount: approvals.filter(({ state }) => state === 'Waiting').length,
  latest: [...approvals].sort((one, other) => changedAt(other) - changedAt(one)).slice(0, MAX_LATEST),
});

export const approvalQueueOf = (event: StreamEvent<Queue>): ResolversTypes['ApprovalQueue'] => ({
  ...liveFields(event),
  waitingCount: event.state.waitingCount,
  latest: event.state.latest.map(approvalOf),
});
