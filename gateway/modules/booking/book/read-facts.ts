import type { GatewayContext } from '#gateway/context.ts';
import { payableQuote, type UnpayableQuote } from '../payable-quote';
import type { Payable } from '../payment-facts';
import { paymentMeans } from '../payment-means';

/**
 * The facts that a booking depends on: a quote with its listing and the traveler's payment means, or why it cannot be booked.
 * Reads everything again. A fact that cannot be read is an error, never a refusal of the choice.
 */
export async function readFacts(
  quoteToken: string,
  context: GatewayContext,
): Promise<Payable | UnpayableQuote> {
  const [quoted, means] = await Promise.all([payableQuote(quoteToken, context), paymentMeans(context)]);
  return quoted.kind === 'PAYABLE' ? { ...quoted, means } : quoted;
}
