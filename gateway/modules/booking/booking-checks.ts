/**
 * What `book` checks before money moves: everything that the checkout has checked, on facts read again (BK-01 to BK-03,
 * BK-16, BK-19, PD-10, PM-14). The traveler and the contact are checked when the main guest is added, of which the ordered
 * product is the proof.
 */
import {
  type BookingBlocker,
  bookingBlockers,
  type BookingBlockerCode,
  type CorporateBooking,
} from '../../../domain/booking/booking-readiness';
import { sameMoney } from '../../../domain/money/money';
import type { PaymentPlan } from '../../../domain/payment/payment-plan';
import type { GatewayContext } from '../../context';
import type { BookInput } from '../../generated/graph';
import { moneyFromInput } from '../money/money-mapping';
import { readApprovalSetting } from '../policy/trip-approval';
import type { QuoteModel } from '../quote/quote-mapping';
import type { QuotedListing } from './payment-facts';

/** The total and the terms that were accepted are those of the quote. */
export const isPriceAccepted = ({ acceptedTotal }: BookInput, { payNowTotal }: QuoteModel): boolean =>
  sameMoney(moneyFromInput(acceptedTotal), payNowTotal.fiat);

/** The card is charged the amount that was accepted. Of a payment with problems there is no amount to accept. */
export const isAmountDueAccepted = (
  { acceptedAmountDue }: BookInput,
  { amountDue, problems }: PaymentPlan,
): boolean => problems.length > 0 || sameMoney(moneyFromInput(acceptedAmountDue), amountDue);

/** What only the checkout knows of; the gateway sees the ordered product that came of it. */
const OF_THE_CHECKOUT: ReadonlySet<BookingBlockerCode> = new Set(['TRAVELER_MISSING', 'CONTACT_MISSING']);

export function blockersOf(
  input: BookInput,
  quote: QuoteModel,
  plan: PaymentPlan,
  corporate: CorporateBooking | null,
): BookingBlocker[] {
  const isOrdered = input.orderedProductId === quote.orderedProductId;
  const blockers = bookingBlockers({
    sessionToken: input.quoteToken,
    orderedProductId: isOrdered ? quote.orderedProductId : null,
    isMainGuestAdded: isOrdered,
    selectedTravelerId: null,
    contact: { emailAddress: '', phoneNumber: '' },
    isPriceCallInProgress: false,
    priceDifference: { difference: null, acknowledged: true, notifyIfPriceDiffers: true },
    // Price and terms that were not accepted are answered as PriceChanged before.
    areTermsAccepted: true,
    payment: plan,
    corporate,
  });
  return blockers
    .filter(({ code }) => !OF_THE_CHECKOUT.has(code))
    .flatMap((blocker) => (blocker.code === 'PAYMENT_INVALID' ? problemsOf(plan) : blocker));
}

/** What is wrong with the payment, in the words of the plan. */
const problemsOf = ({ problems }: PaymentPlan): BookingBlocker[] =>
  problems.map(({ message }) => ({ code: 'PAYMENT_INVALID', message }));

/**
 * BK-19: only in the corporate tenant, and unless the stay is known to be in policy, does an approval matter. With a reason for
 * it the booking is right whether it is required or not; without one, only the settings can tell.
 */
export async function corporateBooking(
  { corporate }: BookInput,
  { isInPolicy }: QuotedListing,
  context: GatewayContext,
): Promise<CorporateBooking | null> {
  if (context.environment.tenant !== 'corporate' || isInPolicy === true) return null;
  const approvalRequestReason = corporate?.approvalRequestReason ?? '';
  const isApprovalRequired = approvalRequestReason.trim() !== '' || (await readApprovalSetting(context));
  return { isApprovalRequired, isInPolicy, approvalRequestReason };
}
