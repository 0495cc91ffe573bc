import type { BookingStep } from './booking-step';

/**
 * The nights and the payment are held: a booking that needs an approval stops here, and its approvers see it. Their decision, or the
 * end of the time, hands it back to the worker (`../approvals/decide.ts`).
 */
export const requestApproval: BookingStep = {
  name: 'RequestApproval',
  take: {
    inside: async (tx, _tools, { id }) => {
      const waiting = await tx
        .updateTable('booking_approvals')
        .set({ state: 'Waiting' })
        .where('booking_id', '=', id)
        .where('state', '=', 'Requested')
        .returning('booking_id')
        .executeTakeFirst();
      return waiting && 'AwaitingApproval';
    },
  },
  undo: {},
};
