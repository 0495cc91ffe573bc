/**
 * The mutation `book`. It is idempotent (gateway/idempotency/intents): a repeated key, or another key for the same quote,
 * returns the booking that was made first; a refusal is not stored. When that booking has failed, another key is refused, because
 * a quote is booked once: the caller needs another quote. If a gateway has lost its records, the platform still knows: a booked
 * quote says so, and its booking is the outcome.
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
  if (result.kind === 'conflict') return refused('IDEMPOTENCY_CONFLICT', context);
  const isKnown = result.kind === 'outcome';
  if (isKnown && result.call === 'first') return result.outcome;
  const earlier = isKnown && result.call === 'repeats' ? null : await bookedBefore(quoteToken, context);
  if (earlier?.kind === 'USED_UP' && result.call === 'joins') return bookResult(earlier, context);
  if (isKnown) return repeated(result.outcome);
  return earlier?.kind === 'BOOKED'
    ? bookResult(earlier, context)
    : booked(unconfirmedToken(quoteToken), result.call !== 'first');
}

const repeated = (outcome: BookResult): BookResult =>
  outcome.__typename === 'BookingScheduled' ? { ...outcome, isRepeated: true } : outcome;

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
