import type { Handlers } from '../../http/operations';
import { Refusal } from '../../kernel/refusal';
import type { Services } from '../../services';
import { forgetCard, savedCard, savedCards, toPaymentMethod } from './payment-methods';
import { verifyCard } from './verification';

export const paymentMethodHandlers = ({
  database,
  clock,
  testCardLastFours,
}: Services): Pick<
  Handlers,
  'listPaymentMethods' | 'getPaymentMethod' | 'verifyPaymentMethod' | 'deletePaymentMethod'
> => ({
  listPaymentMethods: async ({ session }) => ({ value: await savedCards(database, session.userId) }),

  getPaymentMethod: async ({ session, body: { paymentId } }) => {
    const card = await savedCard(database, session.userId, paymentId);
    if (!card) throw new Refusal(40401);
    return { value: toPaymentMethod(card) };
  },

  verifyPaymentMethod: async ({ session, body: { payload, accountId, isVCN } }) => ({
    value: await verifyCard(database, clock, {
      userId: session.userId,
      cardToken: payload.token,
      accountReferenceId: accountId,
      isVirtual: isVCN,
      testCardLastFours,
    }),
  }),

  deletePaymentMethod: async ({ session, body: { paymentId } }) => {
    if (!(await forgetCard(database, session.userId, paymentId, clock.now()))) throw new Refusal(40401);
    return { paymentId };
  },
});
