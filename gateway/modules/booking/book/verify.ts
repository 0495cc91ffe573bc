/**
 * The checks of `book` before money moves: everything that the checkout has checked, on freshly read facts (BK-01 to BK-03,
 * BK-16, BK-19, PD-10, PM-14). The traveler and the contact are checked when the main guest is added; the ordered product proves
 * it.
 */
import { bookingBlockers, type BookingBlockerCode } from '../../../../domain/booking/booking-readiness';
import { sameMoney } from '../../../../domain/money/money';
import type { PaymentPlan } from '../../../../domain/payment/payment-plan';
import type { GatewayContext } from '../../../context';
import type { BookInput } from '../../../generated/graph';
import { moneyFromInput } from '../../money/money-mapping';
import type { QuoteModel } from '../../quote/quote-mapping';
import { amountDueChanged, type Blocker, blocked, type BookResult, priceChanged } from './answers';
import type { BookingOrder } from './plan-order';

/** Null if the accepted total and terms are those of the quote. */
export const verifyQuote = (
  input: BookInput,
  quote: QuoteModel,
  context: GatewayContext,
): BookResult | null =>
  sameMoney(moneyFromInput(input.acceptedTotal), quote.payNowTotal.fiat) &&
  input.acceptedTermsDigest === quote.termsDigest
    ? null
    : priceChanged(input, quote, context);

/** Null if the card is charged the accepted amount, and nothing is missing. */
export function verifyOrder(order: BookingOrder, context: GatewayContext): BookResult | null {
  if (!isAmountDueAccepted(order.input, order.plan)) {
    return amountDueChanged(order.plan, order.means, context);
  }
  const blockers = blockersOf(order);
  return blockers.length > 0 ? blocked(blockers, context) : null;
}

/** A payment with problems has no amount to accept. */
const isAmountDueAccepted = (
  { acceptedAmountDue }: BookInput,
  { amountDue, problems }: PaymentPlan,
): boolean => problems.length > 0 || sameMoney(moneyFromInput(acceptedAmountDue), amountDue);

/** Blockers that only the checkout can detect; the gateway sees the resulting ordered product. */
const OF_THE_CHECKOUT: ReadonlySet<BookingBlockerCode> = new Set(['TRAVELER_MISSING', 'CONTACT_MISSING']);

function blockersOf({ input, quote, plan, corporate }: BookingOrder): Blocker[] {
  const isOrdered = input.orderedProductId === quote.orderedProductId;
  const blockers = bookingBlockers({
    sessionToken: input.quoteToken,
    orderedProductId: isOrdered ? quote.orderedProductId : null,
    isMainGuestAdded: isOrdered,
    selectedTravelerId: null,
    contact: { emailAddress: '', phoneNumber: '' },
    isPriceCallInProgress: false,
    priceDifference: { difference: null, acknowledged: true, notifyIfPriceDiffers: true },
    // `verifyQuote` has already refused a price and terms that were not accepted.
    areTermsAccepted: true,
    payment: plan,
    corporate,
  });
  return blockers
    .filter(({ code }) => !OF_THE_CHECKOUT.has(code))
    .flatMap((blocker) => (blocker.code === 'PAYMENT_INVALID' ? problemsOf(plan) : blocker));
}

/** The payment problems, as the plan words them; a card that cannot be used counts as missing. */
const problemsOf = ({ problems }: PaymentPlan): Blocker[] =>
  problems
    .filter(({ field }) => field !== 'CARD')
    .map((problem) => ({
      code: 'PAYMENT_INVALID',
      message: problem.message,
      paymentProblem: problem.code,
    }));
