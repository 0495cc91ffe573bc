import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import type { GatewayContext } from '#gateway/context.ts';
import { scheduleFulfillment } from '#gateway/rest/endpoints/purchase.ts';
import {
  EXPIRED_QUOTE_TOKEN,
  IDEMPOTENCY_CONFLICT,
  platformRefusal,
  type Refusals,
} from '../../failure/platform-refusal';
import { orderRequest } from './order-request';
import type { BookingOrder } from './plan-order';

/** The platform has accepted the order; the token is the booking's. */
export interface ScheduledOrder {
  readonly kind: 'SCHEDULED';
  readonly token: string;
  /** Another order, as that of another session, had started the booking. False if the platform does not say. */
  readonly isRepeated: boolean;
}

/** The platform has refused the order, which had no effect. */
export interface OrderRefusal {
  readonly kind: 'REFUSED';
  readonly code: MutationFailure<'book', 'BookingRefused'>;
  readonly rawCode: string | null;
}

/** None of these has an effect. */
const REFUSALS: Refusals<OrderRefusal['code']> = {
  badRequest: 'INVALID_FULFILLMENT_INPUT',
  notFound: 'INVALID_SESSION',
  conflict: 'INVALID_QUOTE',
  byCode: new Map([IDEMPOTENCY_CONFLICT, EXPIRED_QUOTE_TOKEN, ['42204', 'PRICE_FREEZE_UNUSABLE']]),
};

/** Sends the one request that may move money, and never twice. */
export async function sendOrder(
  order: BookingOrder,
  context: GatewayContext,
): Promise<ScheduledOrder | OrderRefusal> {
  const isCorporate = tenantOf(context.environment.tenant).id === 'corporate';
  try {
    const { value, isRepeated = false } = await scheduleFulfillment(context.platform, {
      header: { 'Idempotency-Key': order.input.idempotencyKey },
      body: orderRequest(order, isCorporate),
    });
    return { kind: 'SCHEDULED', token: value, isRepeated };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return { kind: 'REFUSED', code, rawCode };
  }
}
