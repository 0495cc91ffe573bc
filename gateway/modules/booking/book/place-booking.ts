/** One attempt to book: read, verify, plan, verify the plan, send. Each step runs once; the first reason not to book ends it. */
import type { GatewayContext } from '../../../context';
import type { BookInput } from '../../../generated/graph';
import { PlatformError } from '../../../rest/client/platform-error';
import { payableQuote } from '../payment-facts';
import { booked, type BookResult, type Scheduled, unpayable, refusedByPlatform } from './answers';
import { planOrder } from './plan-order';
import { readFacts } from './read-facts';
import { sendOrder } from './send-order';
import { verifyOrder, verifyQuote } from './verify';

export async function placeBooking(input: BookInput, context: GatewayContext): Promise<BookResult> {
  const facts = await readFacts(input.quoteToken, context);
  if (facts.kind !== 'PAYABLE') return unpayable(facts, context);

  const change = verifyQuote(input, facts.payable.quote, context);
  if (change !== null) return change;

  const order = await planOrder(input, facts, context);

  const refusal = verifyOrder(order, context);
  // The missing payment means may just have paid for the same booking, sent from another tab.
  if (refusal !== null) return (await bookedBefore(input.quoteToken, context)) ?? refusal;

  const reply = await sendOrder(order, context);
  return reply.kind === 'SCHEDULED' ? booked(reply.token, false) : refusedByPlatform(reply, context);
}

/** The booking of a quote, if the platform knows it. */
export async function bookedBefore(quoteToken: string, context: GatewayContext): Promise<Scheduled | null> {
  const uncached = { platform: context.platform.fresh(), clock: context.clock };
  const quote = await payableQuote(quoteToken, uncached).catch((error: unknown) => {
    if (error instanceof PlatformError) return null;
    throw error;
  });
  return quote?.kind === 'BOOKED' ? booked(quote.bookingToken, true) : null;
}
