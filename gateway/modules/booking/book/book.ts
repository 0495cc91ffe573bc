/**
 * The mutation `book`. One intent has one outcome (gateway/idempotency/booking-intents): a repeated key, or another key for
 * the same quote, gets the booking that was made first; a refusal is not stored. What a gateway has forgotten the platform
 * knows: a quote that has been booked says so, and its booking is the outcome.
 *
 * When the platform does not say what became of the request (time-out, broken connection, 5xx), money may have moved.
 * The gateway does not send it again: not every platform honors the Idempotency-Key. Where the quote does not say either,
 * the outcome is reported as still processing, never as a failure.
 */
import { bookingBlocker } from '../../../../domain/booking/booking-readiness';
import type { GatewayContext } from '../../../context';
import type { BookInput } from '../../../generated/graph';
import { keyErrors } from '../../failure/input-errors';
import { unconfirmedToken } from '../booking-status';
import { blocked, type BookResult, booked, refused } from './answers';
import { bookedBefore, placeBooking } from './place-booking';

export async function book(input: BookInput, context: GatewayContext): Promise<BookResult> {
  const { idempotencyKey, quoteToken } = input;
  const inputErrors = keyErrors(idempotencyKey);
  if (inputErrors.length > 0) return refused('INVALID_REQUEST', context, null, inputErrors);
  if (quoteToken === '') return blocked([bookingBlocker('SESSION_MISSING')], context);
  const result = await attemptOnce(input, context);
  switch (result.kind) {
    case 'conflict':
      return refused('IDEMPOTENCY_CONFLICT', context);
    case 'unknown':
      return (await bookedBefore(quoteToken, context)) ?? booked(unconfirmedToken(idempotencyKey), false);
    case 'outcome':
      return result.outcome.__typename === 'BookingScheduled' && !result.isFirst
        ? { ...result.outcome, isRepeated: true }
        : result.outcome;
  }
}

function attemptOnce(input: BookInput, context: GatewayContext) {
  const { idempotencyKey: key, ...payload } = input;
  const { credentials, intents } = context;
  return intents.once<BookResult>({ key, credentials, quoteToken: input.quoteToken, payload }, async () => {
    const outcome = await placeBooking(input, context);
    return { outcome, isBooked: outcome.__typename === 'BookingScheduled' };
  });
}
