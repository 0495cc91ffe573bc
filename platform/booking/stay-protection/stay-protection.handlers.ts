import type { Handlers } from '../../http/operations';
import { priceWriterOf } from '../../payment/rewards/price-in-rewards';
import type { Services } from '../../services';
import { quoteLaterProtection } from './offer';
import { protectionPurchases } from './purchase';

export const stayProtectionHandlers = ({ database, clock, protectionWorker }: Services) =>
  ({
    quoteHomeProtection: async ({ session: { userId }, body }) =>
      quoteLaterProtection(
        database,
        clock,
        { userId, itineraryId: body.itineraryId },
        await priceWriterOf(database, userId),
      ),

    purchaseHomeProtection: ({ session, idempotencyKey, body }) =>
      protectionPurchases.purchase(database, clock, protectionWorker, {
        userId: session.userId,
        idempotencyKey,
        request: body,
      }),

    pollHomeProtectionPurchase: ({ session, body }) =>
      protectionPurchases.poll(database, clock, session.userId, body.idempotencyKey),
  }) satisfies Partial<Handlers>;
