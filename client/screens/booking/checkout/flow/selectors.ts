/** Hooks that select one concern of the checkout each. */
import type { BookingBlocker } from '#domain/booking/booking-readiness.ts';
import { type CheckoutProgress, checkoutStep, type CheckoutStepId } from '#domain/booking/checkout-steps.ts';
import { isBookingCallInProgress, isPriceCallInProgress } from '#domain/call-states.ts';
import type { PaymentChoice } from '#domain/payment/payment-choice.ts';
import type { PriceDifferenceState } from '#domain/quote/price-difference.ts';
import { useNotifyIfPriceDiffers } from '#client/app/host/host-context.ts';
import { useSession, useTenant } from '#client/app/session/session-context.ts';
import { useCheckoutState, useDispatch, usePayment, useTravelers, useTrip } from './checkout-context';
import type { CheckoutFailure } from './checkout-state';
import { type CorporateTrip, corporateTrip } from './corporate-trip';
import type { CheckoutPaymentOptionsQuery } from './payment/payment-options.generated';
import { checkoutProgress, differenceState, missingToBook } from './readiness';

export type Card = NonNullable<CheckoutPaymentOptionsQuery['paymentMethods']>[number];

export function useStep() {
  const { step } = useCheckoutState();
  const dispatch = useDispatch();
  return { step, openStep: (opened: CheckoutStepId) => dispatch({ kind: 'STEP_OPENED', step: opened }) };
}

export function useProgress(): CheckoutProgress {
  const state = useCheckoutState();
  const { choice, plan, paymentOptions } = usePayment();
  const accounts = paymentOptions.value?.rewardsAccounts;
  return checkoutProgress({ ...state, choice }, plan, {
    areTravelersKnown: useTravelers().value !== undefined,
    // Rewards are expected until they are known, so that the step does not change its name while they load.
    canAnyAccountRedeem:
      paymentOptions.value === undefined ||
      accounts?.some(({ allowRewardsRedemption }) => allowRewardsRedemption) === true,
  });
}

/** ST-03: the name of a step, the same wherever it is named. */
export function useStepName(step: CheckoutStepId): string {
  const progress = useProgress();
  return checkoutStep(step).label(progress);
}

export function useIsFetchingPrice(): boolean {
  const { isStayLoading } = useTrip();
  return isPriceCallInProgress(useCheckoutState().calls) || isStayLoading;
}

/** A call that the overlay covers the page for. */
export function useIsCallInProgress(): boolean {
  const { calls } = useCheckoutState();
  return isPriceCallInProgress(calls) || isBookingCallInProgress(calls) || calls.addMainGuest === 'InProcess';
}

/** PD-01: the comparison of the price that was seen with the quoted price. */
export const useDifference = (): PriceDifferenceState =>
  differenceState(useCheckoutState(), useNotifyIfPriceDiffers());

/** BK-16: what is missing to book; empty when nothing is. */
export const useBlockers = (): readonly BookingBlocker[] =>
  missingToBook(useCheckoutState(), usePayment().plan, useCorporateTrip(), useDifference());

/** Null outside a business. */
export function useCorporateTrip(): CorporateTrip | null {
  const experiments = useSession().session?.experiments;
  return corporateTrip(useTrip(), useTenant(), experiments ?? []);
}

/** The selected saved card. */
export function useSelectedCard(): Card | undefined {
  const { paymentMethodId } = useCheckoutState().choice;
  return usePayment().paymentOptions.value?.paymentMethods?.find(({ id }) => id === paymentMethodId);
}

/** The saved card that pays the amount due; undefined when none has to. */
export function usePayingCard(): Card | undefined {
  const { paymentOptions, plan } = usePayment();
  return paymentOptions.value?.paymentMethods?.find(({ id }) => id === plan?.paymentMethodId);
}

/** BK-21: the card that the last booking failed with. */
export function useDeclinedCard(): Card | undefined {
  const lastId = useCheckoutState().declinedCardIds.at(-1);
  return usePayment().paymentOptions.value?.paymentMethods?.find(({ id }) => id === lastId);
}

/** The chosen payment, and how to change it. */
export function usePaymentChoice() {
  const { choice } = useCheckoutState();
  const dispatch = useDispatch();
  return { choice, choose: (made: PaymentChoice) => dispatch({ kind: 'CHOICE_MADE', choice: made }) };
}

export function useShowMessage(): (failure: CheckoutFailure) => void {
  const dispatch = useDispatch();
  return (failure) => dispatch({ kind: 'MESSAGE_SHOWN', failure });
}
