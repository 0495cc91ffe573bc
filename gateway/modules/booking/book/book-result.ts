/** The result of `book`: the outcome of an attempt, a booking or the reason why there is none, as the graph returns it. */
import { bookingBlocker, type BookingBlockerCode } from '#domain/booking/booking-readiness.ts';
import { failureMessage, trackingTagOf } from '#domain/failures/failure-messages.ts';
import {
  failureCodeAmong,
  MUTATION_FAILURES,
  type MutationFailure,
} from '#domain/failures/mutation-failures.ts';
import type { MessageKind } from '#domain/failures/message-kinds.ts';
import { message, type UserMessage } from '#domain/failures/messages.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { priceDifferenceMessage } from '#domain/quote/price-difference.ts';
import type { GatewayContext } from '#gateway/context.ts';
import type { InputError, ResolversTypes, ResolversUnionTypes } from '#gateway/generated/graph.ts';
import { errorFields, failed, supportPhone } from '../../failure/failure-mapping';
import { inputError } from '../../failure/input-errors';
import { planOf } from '../payment-plan';
import type { AmountDueChanged, Blocked, BookOutcome, OrderRefusal, QuoteChanged } from './place-booking';

export type BookResult = ResolversUnionTypes<ResolversTypes>['BookResult'];
type Scheduled = Extract<BookResult, { __typename: 'BookingScheduled' }>;
type Refused = Extract<BookResult, { __typename: 'BookingRefused' }>;

export const booked = (token: string, isRepeated: boolean): Scheduled => ({
  __typename: 'BookingScheduled',
  token,
  isRepeated,
});

export const refused = (
  code: MutationFailure<'book', 'BookingRefused'>,
  context: GatewayContext,
  rawCode: string | null = null,
  inputErrors: readonly InputError[] = [],
): Refused => ({
  __typename: 'BookingRefused',
  ...failed(code, 'SCHEDULE_BOOK', context, { rawCode }),
  inputErrors: [...inputErrors],
});

/** Not booked because something is missing; each blocker names one thing. */
export const blocked = (
  blockers: Blocked['blockers'],
  context: GatewayContext,
  rawCode: string | null = null,
): Extract<BookResult, { __typename: 'BookingBlocked' }> => ({
  __typename: 'BookingBlocked',
  ...errorFields(blockedMessage(blockers, context), 'CART_VALIDATION_ERROR', rawCode),
  blockers: blockers.map((blocker) => ({
    paymentProblem: null,
    path: MISSING_FIELDS[blocker.code] ?? null,
    ...blocker,
  })),
});

/** The fields of the input that resolve a blocker. */
const MISSING_FIELDS: Readonly<Partial<Record<BookingBlockerCode, string[]>>> = {
  SESSION_MISSING: ['input', 'quoteToken'],
  QUOTE_MISSING: ['input', 'orderedProductId'],
  CARD_MISSING: ['input', 'payment', 'paymentMethodId'],
  OUT_OF_POLICY_REASON_MISSING: ['input', 'corporate', 'outOfPolicyReason'],
  APPROVAL_REASON_MISSING: ['input', 'corporate', 'approvalRequestReason'],
};

/** The message for the first blocker; the others follow when it is resolved. */
function blockedMessage([first]: Blocked['blockers'], context: GatewayContext): UserMessage {
  const kind = (first && BLOCKER_MESSAGES[first.code]) ?? 'BOOKING_INCOMPLETE';
  const facts = { supportPhone: supportPhone(context), ...(first && { detail: first.message }) };
  return message(kind, trackingTagOf('SCHEDULE_BOOK'), facts);
}

/** A payment is chosen again, and a traveler added again, in the same checkout. */
const BLOCKER_MESSAGES: Readonly<Partial<Record<BookingBlockerCode, MessageKind>>> = {
  CARD_MISSING: 'PAYMENT_NOT_USABLE',
  PAYMENT_INVALID: 'PAYMENT_NOT_USABLE',
  MAIN_GUEST_MISSING: 'TRAVELER',
  TRAVELER_MISSING: 'TRAVELER',
};

export function bookResult(outcome: BookOutcome, context: GatewayContext): BookResult {
  switch (outcome.kind) {
    case 'SCHEDULED':
      return booked(outcome.token, outcome.isRepeated);
    case 'BOOKED':
      return booked(outcome.bookingToken, true);
    case 'USED_UP':
      return refused('INVALID_QUOTE', context);
    case 'MISSING':
      return refused('INVALID_SESSION', context);
    case 'IN_PROGRESS':
      return blocked([bookingBlocker('PRICE_CALL_IN_PROGRESS')], context);
    case 'UNSUPPORTED':
      return refused('UNSUPPORTED_QUOTE', context);
    case 'UNREADABLE':
      return refused('INVALID_QUOTE', context);
    case 'EXPIRED':
      return refused('EXPIRED_QUOTE_TOKEN', context);
    case 'FAILED':
      return refusedByQuote(outcome.errors[0] ?? 'InvalidQuote', context);
    case 'QUOTE_CHANGED':
      return { __typename: 'PriceChanged', ...changeFields(outcome, context), quote: outcome.quote };
    case 'AMOUNT_DUE_CHANGED':
      return amountDueChanged(outcome, context);
    case 'BLOCKED':
      return blocked(outcome.blockers, context);
    case 'REFUSED':
      return refusedByPlatform(outcome, context);
  }
}

const refusedByQuote = (wire: string, context: GatewayContext): BookResult =>
  refused(failureCodeAmong(MUTATION_FAILURES.book.BookingRefused, wire), context, wire);

function changeFields({ priceChange, quote }: QuoteChanged, context: GatewayContext) {
  if (priceChange === null) return failed('TERMS_CHANGED', 'SCHEDULE_BOOK', context);
  const message = priceDifferenceMessage(priceChange, supportPhone(context), quote.protection !== null);
  return errorFields(message, 'PRICE_CHANGED', null);
}

function amountDueChanged({ plan, means }: AmountDueChanged, context: GatewayContext): BookResult {
  const code = 'AMOUNT_DUE_CHANGED';
  const message = failureMessage(
    { code, stage: 'SCHEDULE_BOOK' },
    { supportPhone: supportPhone(context), amount: formatMoney(plan.amountDue) },
  );
  return { __typename: 'AmountDueChanged', ...errorFields(message, code, null), plan: planOf(plan, means) };
}

/** BK-03: only the platform knows whether a main guest was added to the quote. */
const WITHOUT_MAIN_GUEST = '40904';

/** The platform does not accept the payments for the quote, or misses answers that the travel policy demands. */
const PAYMENT_MISMATCH = '42203';

const MISSING_ANSWERS = new Map<string, BookingBlockerCode>([
  ['corporateOutOfPolicyReason', 'OUT_OF_POLICY_REASON_MISSING'],
  ['approvalRequestReason', 'APPROVAL_REASON_MISSING'],
]);

function refusedByPlatform({ code, rawCode, errors }: OrderRefusal, context: GatewayContext): BookResult {
  const missing = errors.flatMap((name) => MISSING_ANSWERS.get(name) ?? []);
  if (missing.length > 0) return blocked(missing.map(bookingBlocker), context, rawCode);
  switch (rawCode) {
    case WITHOUT_MAIN_GUEST:
      return blocked([bookingBlocker('MAIN_GUEST_MISSING')], context, rawCode);
    case PAYMENT_MISMATCH:
      return refused(code, context, rawCode, [inputError('PAYMENT_MISMATCH', ['input', 'payment'], rawCode)]);
    default:
      return refused(code, context, rawCode);
  }
}
