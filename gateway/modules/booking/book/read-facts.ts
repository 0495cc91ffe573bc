import type { GatewayContext } from '../../../context';
import { PlatformError } from '../../../rest/client/platform-error';
import { type Payable, type PayableQuote, payableQuote, paymentMeans, quotedListing } from '../payment-facts';

/** A quote that cannot be booked; `MISSING` is one that the platform does not know, at least not for this user. */
export type UnpayableQuote = Exclude<PayableQuote, { kind: 'PAYABLE' }> | { readonly kind: 'MISSING' };

/** The facts that a booking depends on: a quote with its listing and the traveler's payment means, or why it cannot be booked. */
export type BookingFacts = ({ readonly kind: 'PAYABLE' } & Payable) | UnpayableQuote;

/** Reads everything again. A fact that cannot be read is an error, never a refusal of the choice. */
export async function readFacts(quoteToken: string, context: GatewayContext): Promise<BookingFacts> {
  const [quoted, means] = await Promise.all([readQuoted(quoteToken, context), paymentMeans(context)]);
  return quoted.kind === 'PAYABLE' ? { ...quoted, means } : quoted;
}

async function readQuoted(
  token: string,
  context: GatewayContext,
): Promise<({ readonly kind: 'PAYABLE' } & Omit<Payable, 'means'>) | UnpayableQuote> {
  const payable = await payableQuote(token, context).catch((error: unknown) => {
    if (error instanceof PlatformError && error.kind === 'notFound') return { kind: 'MISSING' } as const;
    throw error;
  });
  if (payable.kind !== 'PAYABLE') return payable;
  return { kind: 'PAYABLE', payable, listing: await quotedListing(payable.wire, context) };
}
