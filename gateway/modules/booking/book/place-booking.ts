/**
 * One attempt to book: read, verify, plan, verify the plan, send. Each step runs once; the first reason not to book ends it.
 * `sending` is awaited before the order is sent.
 */
import type { GatewayContext } from '#gateway/context.ts';
import type { BookInput } from '#gateway/generated/graph.ts';
import { bookedBefore } from './booked-before';
import type { BookOutcome } from './book-result';
import { planOrder } from './plan-order';
import { readFacts } from './read-facts';
import { sendOrder } from './send-order';
import { verifyOrder } from './verify-order';
import { verifyQuote } from './verify-quote';

export async function placeBooking(
  input: BookInput,
  context: GatewayContext,
  sending: () => Promise<void>,
): Promise<BookOutcome> {
  // An earlier attempt of the same call may have been released before it was sent.
  context.platform.forget();
  const facts = await readFacts(input.quoteToken, context);
  if (facts.kind !== 'PAYABLE') return facts;

  const change = verifyQuote(input, facts.quote);
  if (change !== null) return change;

  const order = await planOrder(input, facts, context);

  const refusal = verifyOrder(order);
  // The missing payment means may just have paid for the same booking, sent from another tab.
  if (refusal !== null) return (await bookedBefore(input.quoteToken, context)) ?? refusal;

  await sending();
  return sendOrder(order, context);
}
