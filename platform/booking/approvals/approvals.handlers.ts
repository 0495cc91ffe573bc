import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { approvalsFor } from './approval-list';
import { decide, type Decision } from './decide';

export const approvalHandlers = ({ database, clock, bookingWorker }: Services) => {
  const deciding = async (userId: string, approvalId: string, decision: Decision) => {
    const answer = await decide(database, clock, { userId, approvalId, decision });
    bookingWorker.wake();
    return answer;
  };
  return {
    listApprovals: async ({ session }) => ({
      approvals: await approvalsFor(database, clock, session.userId),
    }),

    approveBooking: ({ session, body }) => deciding(session.userId, body.approvalId, { state: 'Approved' }),

    declineBooking: ({ session, body: { approvalId, reason } }) =>
      deciding(session.userId, approvalId, { state: 'Declined', reason }),

    withdrawBooking: ({ session, body }) => deciding(session.userId, body.approvalId, { state: 'Withdrawn' }),
  } satisfies Partial<Handlers>;
};
