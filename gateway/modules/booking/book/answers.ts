/** The results of `book`: a booking, or the reason why there is none, as the graph returns it. */
import { type BookingBlocker, bookingBlocker } from '../../../../domain/booking/booking-readiness';
import { failureMessage } from '../../../../domain/failures/failure-messages';
import {
  failureCodeAmong,
  MUTATION_FAILURES,
  type MutationFailure,
} from '../../../../domain/failures/mutation-failures';
import { sameMoney } from '../../../../domain/money/money';
import { formatMoney } from '../../../../domain/money/money-format';
import type { PaymentProblemCode } from '../../../../domain/payment/payment-choice';
import type { PaymentPlan } from '../../../../domain/payment/payment-plan';
import { priceChange, priceDifferenceMessage } from '../../../../domain/quote/price-difference';
import type { GatewayContext } from '../../../context';
import type { BookInput, InputError, ResolversTypes, ResolversUnionTypes } from '../../../generated/graph';
import { errorFields, failed, supportPhone } from '../../failure/failure-mapping';
import { inputError } from '../../failure/input-errors';
import { moneyFromInput } from '../../money/money-mapping';
import { type QuoteModel, quoteTotal } from '../../quote/quote-mapping';
import type { PaymentMeans } from '../payment-facts';
import { planOf } from '../payment-plan';
import type { UnpayableQuote } from './read-facts';
import type { OrderRefusal } from './send-order';

export type BookResult = ResolversUnionTypes<ResolversTypes>['BookResult'];
export type Scheduled = Extract<BookResult, { __typename: 'BookingScheduled' }>;
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

/** A blocker, with the payment problem that causes it. */
export type Blocker = BookingBlocker & { readonly paymentProblem?: PaymentProblemCode };

/** Not booked because something is missing; each blocker names one thing. */
export const blocked = (
  blockers: readonly Blocker[],
  context: GatewayContext,
  rawCode: string | null = null,
): Extract<BookResult, { __typename: 'BookingBlocked' }> => ({
  __typename: 'BookingBlocked',
  ...failed('CART_VALIDATION_ERROR', 'SCHEDULE_BOOK', context, { rawCode }),
  blockers: blockers.map((blocker) => ({ paymentProblem: null, ...blocker })),
});

/** PD-10: the price or the terms differ from those that were accepted. */
export const priceChanged = (
  input: BookInput,
  quote: QuoteModel,
  context: GatewayContext,
): Extract<BookResult, { __typename: 'PriceChanged' }> => ({
  __typename: 'PriceChanged',
  ...changeFields(input, quote, context),
  quote,
});

function changeFields({ acceptedTotal }: BookInput, quote: QuoteModel, context: GatewayContext) {
  const seen = moneyFromInput(acceptedTotal);
  const quoted = quoteTotal(quote);
  if (sameMoney(seen, quoted)) return failed('TERMS_CHANGED', 'SCHEDULE_BOOK', context);
  const message = priceDifferenceMessage(
    priceChange(seen, quoted),
    supportPhone(context),
    quote.protection !== null,
  );
  return errorFields(message, 'PRICE_CHANGED', null);
}

/** PM-14: the amount due differs from the one that was accepted. */
export function amountDueChanged(
  plan: PaymentPlan,
  means: PaymentMeans,
  context: GatewayContext,
): Extract<BookResult, { __typename: 'AmountDueChanged' }> {
  const code = 'AMOUNT_DUE_CHANGED';
  const message = failureMessage(
    { code, stage: 'SCHEDULE_BOOK' },
    { supportPhone: supportPhone(context), amount: formatMoney(plan.amountDue) },
  );
  return { __typename: 'AmountDueChanged', ...errorFields(message, code, null), plan: planOf(plan, means) };
}

/** A quote that cannot be booked, or has been booked already. */
export function unpayable(quote: UnpayableQuote, context: GatewayContext): BookResult {
  switch (quote.kind) {
    case 'BOOKED':
      return booked(quote.bookingToken, true);
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
      return refusedByQuote(quote.errors[0] ?? 'InvalidQuote', context);
  }
}

const refusedByQuote = (wire: string, context: GatewayContext): BookResult =>
  refused(failureCodeAmong(MUTATION_FAILURES.book.BookingRefused, wire), context, wire);

/** BK-03: only the platform knows whether a main guest was added to the quote. */
const WITHOUT_MAIN_GUEST = '40904';

/** The platform does not accept the payments for the quote. */
const PAYMENT_MISMATCH = '42203';

/** The platform's refusal of an order. */
export function refusedByPlatform({ code, rawCode }: OrderRefusal, context: GatewayContext): BookResult {
  switch (rawCode) {
    case WITHOUT_MAIN_GUEST:
      return blocked([bookingBlocker('MAIN_GUEST_MISSING')], context, rawCode);
    case PAYMENT_MISMATCH:
      return refused(code, context, rawCode, [inputError('PAYMENT_MISMATCH', ['input', 'payment'], rawCode)]);
    default:
      return refused(code, context, rawCode);
  }
}
