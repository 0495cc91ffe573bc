import { createContext, use } from 'react';
import type { BookingBlocker } from '../../../../domain/booking/booking-readiness';
import type { CheckoutProgress, CheckoutStepId } from '../../../../domain/booking/checkout-steps';
import type { Contact } from '../../../../domain/contact';
import type { QuoteFreshness } from '../../../../domain/quote/quote-freshness';
import type { PaymentChoice } from '../../../../domain/payment/payment-choice';
import type { PaymentFacts } from './payment/payment-means';
import type { CheckoutMeansQuery } from '../steps/payment/payment.generated';
import type { PlannedPayment } from './payment/use-payment-plan';
import type { TravelerCard_TravelerFragment } from '../steps/traveler/travelers.generated';
import type { CorporateTrip } from './corporate-trip';
import type { CheckoutFailure, CheckoutState, CorporateAnswers, Quote } from './checkout-state';
import type { TripFacts } from './trip-facts';

/** Something that is read in addition to the home. */
export interface Reading<Value> {
  /** Undefined until it has been read. */
  readonly value: Value | undefined;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

export interface CheckoutValue {
  readonly trip: TripFacts;
  readonly state: CheckoutState;
  /** PQ-13: null while a price is being fetched. */
  readonly quote: Quote | null;
  /** How long the quote still holds. */
  readonly freshness: QuoteFreshness;
  readonly progress: CheckoutProgress;
  /** BK-16: what is missing to book; empty when nothing is. */
  readonly blockers: readonly BookingBlocker[];
  /** Null outside of a business. */
  readonly corporate: CorporateTrip | null;
  readonly travelers: Reading<readonly TravelerCard_TravelerFragment[]>;
  readonly means: Reading<CheckoutMeansQuery>;
  /** Null without a quote. */
  readonly facts: PaymentFacts | null;
  readonly payment: PlannedPayment | null;
  /** The ways to pay, or what rewards are worth, are being read: what would pay for the stay is not known yet. */
  readonly isPaymentAwaited: boolean;
  readonly openStep: (step: CheckoutStepId) => void;
  /** Null leaves nobody chosen. */
  readonly chooseTraveler: (travelerId: string | null) => void;
  /** The details of a traveler have changed, so the main guest is named again. */
  readonly travelerChanged: (travelerId: string) => void;
  readonly answerCorporate: (answers: CorporateAnswers) => void;
  /** TR-20: keeps the contact and asks for a price. */
  readonly acceptContact: (contact: Contact) => void;
  /** Fetches the price again, as after it has expired. */
  readonly renewQuote: () => void;
  /** Opens the payment, with a new price where there is none to pay. */
  readonly editPayment: () => void;
  readonly choosePayment: (choice: PaymentChoice) => void;
  readonly showMessage: (failure: CheckoutFailure) => void;
  readonly confirmAndBook: () => void;
}

export const CheckoutContext = createContext<CheckoutValue | undefined>(undefined);

export function useCheckout(): CheckoutValue {
  const value = use(CheckoutContext);
  if (!value) throw new Error('A part of the checkout is outside of its context');
  return value;
}
