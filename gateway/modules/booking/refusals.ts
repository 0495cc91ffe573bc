/** Bookings that are refused before the platform is asked. */
import type { BookingBlocker } from '../../../domain/booking/booking-readiness';
import { failureMessage } from '../../../domain/failures/failure-messages';
import { sameMoney } from '../../../domain/money/money';
import { formatMoney } from '../../../domain/money/money-format';
import type { PaymentPlan } from '../../../domain/payment/payment-plan';
import { priceChange, priceDifferenceMessage } from '../../../domain/quote/price-difference';
import type { GatewayContext } from '../../context';
import type { BookInput, ResolversUnionTypes, ResolversTypes } from '../../generated/graph';
import { errorFields, failed, supportPhone } from '../failure/failure-mapping';
import { moneyFromInput } from '../money/money-mapping';
import { type QuoteModel, quoteTotal } from '../quote/quote-mapping';
import type { PaymentMeans } from './payment-facts';
import { planOf } from './payment-plan';

type BookResult = ResolversUnionTypes<ResolversTypes>['BookResult'];

/** Not booked because something is missing; each blocker says what. */
export const blocked = (
  blockers: readonly BookingBlocker[],
  context: GatewayContext,
  rawCode: string | null = null,
): Extract<BookResult, { __typename: 'BookingBlocked' }> => ({
  __typename: 'BookingBlocked',
  ...failed('CART_VALIDATION_ERROR', 'SCHEDULE_BOOK', context, { rawCode }),
  blockers: [...blockers],
});

/** PD-10: not the price, or not the terms, that were accepted. */
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
  const message = priceDifferenceMessage(priceChange(seen, quoted), supportPhone(context));
  return errorFields(message, 'PRICE_CHANGED', null);
}

/** PM-14: not the amount due that was accepted. */
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
