import type { GatewayContext } from '../../../context';
import { PlatformError } from '../../../rest/client/platform-error';
import { payableQuote, type UnpayableQuote } from '../payable-quote';
import type { Payable } from '../payment-facts';
import { paymentMeans } from '../payment-means';

/** A quote that cannot be booked; `MISSING` is one that the platform does not know, at least not for this user. */
export type UnbookableQuote = UnpayableQuote | { readonly kind: 'MISSING' };

/**
 * The facts that a booking depends on: a quote with its listing and the traveler's payment means, or why it cannot be booked.
 * Reads everything again. A fact that cannot be read is an error, never a refusal of the choice.
 */
export async function readFacts(
  quoteToken: string,
  context: GatewayContext,
): Promise<Payable | UnbookableQuote> {
  const [quoted, means] = await Promise.all([
    payableQuote(quoteToken, context).catch((error: unknown) => {
      if (error instanceof PlatformError && error.kind === 'notFound') return { kind: 'MISSING' } as const;
      throw error;
    }),
    paymentMeans(context),
  ]);
  return quoted.kind === 'PAYABLE' ? { ...quoted, means } : quoted;
}
