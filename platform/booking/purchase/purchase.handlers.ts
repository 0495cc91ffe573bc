import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { addMainGuest } from './main-guest';
import { pollBooking } from './poll-booking';
import { createQuoteAsks } from './quote-asks';
import { discardQuote, pollQuote, scheduleQuote } from './quotes';
import { scheduleBooking } from './schedule-booking';

export const purchaseHandlers = ({ database, clock, supplier, approvalHours, bookingWorker }: Services) => {
  const asks = createQuoteAsks();
  return {
    scheduleQuote: async ({ session, body }) => ({
      value: await scheduleQuote(database, clock, session, body),
    }),

    pollQuote: ({ session, body }) =>
      pollQuote({ database, clock, supplier }, asks, session.userId, body.value),

    discardQuote: ({ session, body }) => discardQuote(database, clock, session.userId, body.value),

    addMainGuest: async ({ session, body }) => ({
      orderedProductId: await addMainGuest(database, clock, session.userId, body),
    }),

    scheduleFulfillment: async ({ session, idempotencyKey, body }) => {
      const { userId, agentUserId } = session;
      const { token, isRepeated } = await scheduleBooking(database, clock, {
        userId,
        agentUserId,
        idempotencyKey,
        request: body,
        approvalHours,
      });
      bookingWorker.wake();
      return { value: token, isRepeated };
    },

    pollFulfillment: ({ session, body }) => pollBooking(database, session.userId, body.value),
  } satisfies Partial<Handlers>;
};
