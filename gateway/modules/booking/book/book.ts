/**
 * The mutation `book`. It is idempotent (gateway/idempotency/intents): a repeated key, or another key for the same quote,
 * returns the booking that was made first; a refusal is not stored. If a gateway has lost its records, the platform still knows: a
 * booked quote says so, and its booking is the outcome.
 *
 * If the platform does not report an outcome (timeout, broken connection, 5xx), money may have moved. The gateway does not send
 * the request again, because not every platform honors the Idempotency-Key. If the quote does not show the outcome either, it is
 * reported as pending, never as a failure.
 */
import { bookingBlocker } from '#domain/booking/booking-readiness.ts';
import { MAX_CORPORATE_ANSWERS } from '#domain/booking/corporate-answers.ts';
import type { GatewayContext } from '#gateway/context.ts';
import type { BookInput, InputError } from '#gateway/generated/graph.ts';
import { inputError, keyErrors } from '../../failure/input-errors';
import { unconfirmedToken } from '../booking-status';
import { blocked, booked, type BookResult, bookResult, refused } from './book-result';
import { bookedBefore, placeBooking } from './place-booking';

export async function book(input: BookInput, context: GatewayContext): Promise<BookResult> {
  const { idempotencyKey, quoteToken } = input;
  const inputErrors = [...keyErrors(idempotencyKey), ...corporateErrors(input)];
  if (inputErrors.length > 0) return refused('INVALID_REQUEST', context, null, inputErrors);
  if (quoteToken === '') return blocked([bookingBlocker('SESSION_MISSING')], context);
  const result = await attemptOnce(input, context);
  switch (result.kind) {
    case 'conflict':
      return refused('IDEMPOTENCY_CONFLICT', context);
    case 'unknown': {
      const known = await bookedBefore(quoteToken, context);
      return known ? bookResult(known, context) : booked(unconfirmedToken(quoteToken), !result.isFirst);
    }
    case 'outcome':
      return result.outcome.__typename === 'BookingScheduled' && !result.isFirst
        ? { ...result.outcome, isRepeated: true }
        : result.outcome;
  }
}

const corporateErrors = ({ corporate }: BookInput): InputError[] =>
  (Object.keys(MAX_CORPORATE_ANSWERS) as (keyof typeof MAX_CORPORATE_ANSWERS)[])
    .filter((name) => [...(corporate?.[name] ?? '')].length > MAX_CORPORATE_ANSWERS[name])
    .map((name) => inputError('TOO_LONG', ['input', 'corporate', name]));

function attemptOnce(input: BookInput, context: GatewayContext) {
  const { idempotencyKey: key, ...payload } = input;
  const { credentials, intents } = context;
  const intent = { key, credentials, subject: input.quoteToken, payload };
  return intents.once<BookResult>(intent, async (sending) => {
    const attempt = await placeBooking(input, context, sending);
    const outcome = bookResult(attempt, context);
    return { outcome, hadEffect: outcome.__typename === 'BookingScheduled' };
  });
}
