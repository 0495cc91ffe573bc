/**
 * The four steps of the checkout as a table (ST-01 to ST-10, PQ-14, PQ-15, BK-15).
 * To add a step, add a row in its place; back, forward and clamping follow the order.
 */
export type CheckoutStepId = 'TRAVELER' | 'CONTACT' | 'PAYMENT' | 'REVIEW';
export type StepStatus = 'COMPLETED' | 'IN_PROGRESS' | 'NOT_STARTED';

export interface CheckoutStep {
  readonly id: CheckoutStepId;
  /** The value of the query parameter bookStep. */
  readonly index: number;
  readonly title: string;
  /** The target of Back; null leaves the checkout (ST-04). */
  readonly back: CheckoutStepId | null;
  /** ST-10: the fixed button on phones. */
  readonly mobileButton: string;
}

export const CHECKOUT_STEPS = [
  { id: 'TRAVELER', index: 0, title: 'Traveler Information', back: null, mobileButton: 'Add Travelers' },
  {
    id: 'CONTACT',
    index: 1,
    title: 'Contact Information',
    back: 'TRAVELER',
    mobileButton: 'Add Contact Information',
  },
  // The contact form belongs to the traveler step, so Back from the payment returns to the traveler (ST-04).
  { id: 'PAYMENT', index: 2, title: 'Rewards and Payment', back: 'TRAVELER', mobileButton: 'Apply Rewards' },
  { id: 'REVIEW', index: 3, title: 'Review', back: 'PAYMENT', mobileButton: 'Confirm and Book' },
] as const satisfies readonly CheckoutStep[];

/** ST-11: the free space above a step that is scrolled to, in pixels. */
export const STEP_SCROLL_OFFSET = { mobile: 18, desktop: 20 } as const;

const LAST_INDEX = CHECKOUT_STEPS.length - 1;

export const checkoutStep = (id: CheckoutStepId): CheckoutStep =>
  CHECKOUT_STEPS.find((step) => step.id === id) ?? CHECKOUT_STEPS[0];

const stepAt = (index: number): CheckoutStepId =>
  CHECKOUT_STEPS[Math.min(Math.max(index, 0), LAST_INDEX)]?.id ?? 'TRAVELER';

/** ST-05: the next step, at most Review. */
export const nextStep = (id: CheckoutStepId): CheckoutStepId => stepAt(checkoutStep(id).index + 1);

export type BackTarget =
  | { readonly kind: 'STEP'; readonly step: CheckoutStepId }
  /** The listing page with the same search. */
  | { readonly kind: 'LISTING' }
  | { readonly kind: 'SEARCH' };

/** ST-04: the target of Back from a step. */
export function backTarget(id: CheckoutStepId, isHomeSelected: boolean): BackTarget {
  const { back } = checkoutStep(id);
  if (back !== null) return { kind: 'STEP', step: back };
  return isHomeSelected ? { kind: 'LISTING' } : { kind: 'SEARCH' };
}

export interface CheckoutProgress {
  readonly isTravelerSelected: boolean;
  readonly isContactComplete: boolean;
  readonly isRewardsAccountChosen: boolean;
  readonly isCardChosen: boolean;
  readonly isCardRequired: boolean;
  /** Offer and credits pay for everything. */
  readonly isCoveredByWallet: boolean;
}

/** ST-06: complete with a chosen traveler. */
export const travelerStatus = ({ isTravelerSelected }: CheckoutProgress): StepStatus =>
  isTravelerSelected ? 'COMPLETED' : 'IN_PROGRESS';

/** ST-07: complete with an email address and a phone number. */
export const contactStatus = ({ isContactComplete }: CheckoutProgress): StepStatus =>
  isContactComplete ? 'COMPLETED' : 'NOT_STARTED';

/** ST-08: in progress while a card is missing in addition to the rewards. */
export function paymentStatus(progress: CheckoutProgress): StepStatus {
  const { isRewardsAccountChosen, isCardChosen, isCardRequired } = progress;
  if (isRewardsAccountChosen && !isCardChosen && isCardRequired) return 'IN_PROGRESS';
  return isRewardsAccountChosen || isCardChosen ? 'COMPLETED' : 'NOT_STARTED';
}

/** ST-09: a stay can be booked when traveler, contact and payment are complete. */
export const isBookingComplete = (progress: CheckoutProgress): boolean =>
  travelerStatus(progress) === 'COMPLETED' &&
  contactStatus(progress) === 'COMPLETED' &&
  (progress.isCoveredByWallet || paymentStatus(progress) === 'COMPLETED');

/** The furthest step that the completed steps allow. */
function furthestStep(progress: CheckoutProgress): CheckoutStepId {
  if (travelerStatus(progress) !== 'COMPLETED') return 'TRAVELER';
  if (contactStatus(progress) !== 'COMPLETED') return 'CONTACT';
  return isBookingComplete(progress) ? 'REVIEW' : 'PAYMENT';
}

/** ST-02: the step of an address; an invalid value is the first step, a step beyond the completed ones is clamped. */
export function stepFromQuery(bookStep: string | null, progress: CheckoutProgress): CheckoutStepId {
  const requested = bookStep !== null && /^[0-3]$/.test(bookStep) ? Number(bookStep) : 0;
  return stepAt(Math.min(requested, checkoutStep(furthestStep(progress)).index));
}

export interface StepLabel {
  readonly step: CheckoutStepId;
  readonly label: string;
  readonly status: StepStatus;
}

/** ST-03: the labels of the progress bar. */
export function stepLabels(progress: CheckoutProgress, canAnyAccountRedeem: boolean): readonly StepLabel[] {
  return [
    {
      step: 'TRAVELER',
      label: progress.isTravelerSelected ? 'Traveler Information' : 'Add Travelers',
      status: travelerStatus(progress),
    },
    { step: 'CONTACT', label: 'Contact Information', status: contactStatus(progress) },
    {
      step: 'PAYMENT',
      label: canAnyAccountRedeem ? 'Rewards & payment' : 'Payment',
      // An account or a card is not needed when offer and credits pay for everything (ST-09).
      status: progress.isCoveredByWallet ? 'COMPLETED' : paymentStatus(progress),
    },
  ];
}

/** ST-10: null hides the button: at the payment step while the booking is not valid. */
export const mobileButton = (id: CheckoutStepId, isBookingValid: boolean): string | null =>
  id === 'PAYMENT' && !isBookingValid ? null : checkoutStep(id).mobileButton;

export interface FlowState {
  readonly step: CheckoutStepId;
  readonly hasQuoteErrors: boolean;
  readonly hasConfirmationErrors: boolean;
  /** A new quote has arrived. */
  readonly wasJustRescheduled: boolean;
}

/** The step that the flow has to move to by itself (PQ-14, BK-15, PQ-15); the current step if it may stay. */
export function forcedStep(state: FlowState): CheckoutStepId {
  if (state.hasQuoteErrors || state.hasConfirmationErrors) return 'TRAVELER';
  if (state.step === 'REVIEW' && state.wasJustRescheduled) return 'PAYMENT';
  return state.step;
}
