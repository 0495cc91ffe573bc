import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { checkExercise } from './check-exercise';
import { listPriceFreezes } from './price-freezes';
import { priceFreezePurchases } from './purchase';
import { refundPriceFreeze } from './refund';

export const priceFreezeHandlers = ({ database, clock, priceFreezeWorker }: Services) =>
  ({
    listPriceFreezes: ({ session }) => listPriceFreezes(database, clock, session.userId),

    purchasePriceFreeze: ({ session, idempotencyKey, body }) =>
      priceFreezePurchases.purchase(database, clock, priceFreezeWorker, {
        userId: session.userId,
        idempotencyKey,
        request: body,
      }),

    pollPriceFreezePurchase: ({ session, body }) =>
      priceFreezePurchases.poll(database, clock, session.userId, body.idempotencyKey),

    checkPriceFreezeExercise: ({ session, body }) => checkExercise(database, clock, session.userId, body),

    refundPriceFreeze: ({ session, body }) =>
      refundPriceFreeze(database, clock, priceFreezeWorker, { userId: session.userId, ...body }),
  }) satisfies Partial<Handlers>;
