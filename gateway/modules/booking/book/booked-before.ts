import type { GatewayContext } from '#gateway/context.ts';
import { PlatformError } from '#gateway/rest/client/platform-error.ts';
import { pollQuote } from '#gateway/rest/endpoints/purchase.ts';
import type { UnpayableQuote } from '../payable-quote';

/** The booking of a quote, asked of the platform now; null if it does not report one. */
export async function bookedBefore(
  quoteToken: string,
  { platform }: GatewayContext,
): Promise<Extract<UnpayableQuote, { kind: 'BOOKED' }> | null> {
  const answer = await pollQuote(platform.fresh(), { body: { value: quoteToken } }).catch(
    (error: unknown) => {
      if (error instanceof PlatformError) return null;
      throw error;
    },
  );
  return answer?.fulfillment ? { kind: 'BOOKED', bookingToken: answer.fulfillment.value } : null;
}
