/** Maps the checkout's state to the domain's rules: progress, price difference, and booking blockers. */
import { type BookingBlocker, bookingBlockers } from '#domain/booking/booking-readiness.ts';
import type { CheckoutProgress } from '#domain/booking/checkout-steps.ts';
import { isPriceCallInProgress } from '#domain/call-states.ts';
import { isContactComplete } from '#domain/contact.ts';
import { sameMoney } from '#domain/money/money.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { priceDifference, type PriceDifferenceState } from '#domain/quote/price-difference.ts';
import { NOT_SHOPPED } from '#domain/search/shop-load.ts';
import type { CheckoutState } from './checkout-state';
import { corporateBooking, type CorporateTrip } from './corporate-trip';

/** PD-01: compares the price that was seen with the quoted price. Acceptance applies to exactly that price. */
export function differenceState(
  state: CheckoutState,
  notifyIfPriceDiffers = NOT_SHOPPED.notifyIfPriceDiffers,
): PriceDifferenceState {
  const { seen, acceptedTotal, quote } = state;
  const quoted = quote?.payNowTotal.fiat;
  return {
    difference: seen && quoted ? priceDifference(seen.total, quoted) : null,
    acknowledged: Boolean(acceptedTotal && quoted && sameMoney(acceptedTotal, quoted)),
    notifyIfPriceDiffers,
  };
}

/** CA-11: a stay that was chosen after the contact is priced without another press. */
export const isPriceDue = ({ isStayNew, contact }: CheckoutState): boolean =>
  isStayNew && isContactComplete(contact);

export const areTermsAccepted = ({ quote, seen, acceptedTerms }: CheckoutState): boolean =>
  quote === null || [seen?.termsDigest, acceptedTerms].includes(quote.termsDigest);

export const missingToBook = (
  state: CheckoutState,
  plan: PaymentPlan | null,
  corporate: CorporateTrip | null,
  difference: PriceDifferenceState = differenceState(state),
): BookingBlocker[] =>
  bookingBlockers({
    sessionToken: state.quoteToken,
    orderedProductId: state.quote?.orderedProductId ?? null,
    isMainGuestAdded: state.guest === 'ADDED',
    selectedTravelerId: state.travelerId,
    contact: state.contact,
    isPriceCallInProgress: isPriceCallInProgress(state.calls),
    priceDifference: difference,
    areTermsAccepted: areTermsAccepted(state),
    payment: plan,
    corporate: corporate && corporateBooking(corporate, state.corporate),
  });

export const checkoutProgress = (
  state: CheckoutState,
  plan: PaymentPlan | null,
  loaded: Pick<CheckoutProgress, 'areTravelersKnown' | 'canAnyAccountRedeem'>,
): CheckoutProgress => ({
  isTravelerSelected: state.travelerId !== null,
  isContactComplete: isContactComplete(state.contact),
  isRewardsAccountChosen: Boolean(plan?.rewards),
  isCardChosen: state.choice.paymentMethodId !== null,
  isCardRequired: plan?.isCardRequired ?? true,
  isCoveredByWallet: plan !== null && !plan.isCardRequired && plan.rewards === null,
  ...loaded,
});
