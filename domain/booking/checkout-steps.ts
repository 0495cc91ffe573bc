/**
 * The steps of the checkout as a table (ST-01 to ST-10, PQ-14, PQ-15, BK-15). To add a step, add a row in its place and the facts
 * that its status needs to CheckoutProgress: Back, Continue, the address, the progress bar and the fixed button follow the table.
 */
export type StepStatus = 'COMPLETED' | 'IN_PROGRESS' | 'NOT_STARTED';

export interface CheckoutProgress {
  /** The travelers have loaded; until then it is unknown whether one has to be added. */
  readonly areTravelersKnown: boolean;
  readonly isTravelerSelected: boolean;
  readonly isContactComplete: boolean;
  readonly isRewardsAccountChosen: boolean;
  readonly isCardChosen: boolean;
  readonly isCardRequired: boolean;
  /** Offer and credits pay for everything. */
  readonly isCoveredByWallet: boolean;
  readonly canAnyAccountRedeem: boolean;
}

interface StepRow {
  readonly id: string;
  readonly status: (progress: CheckoutProgress) => StepStatus;
  /** ST-01, ST-03: the name of the step, in the progress bar and above the step. */
  readonly label: (progress: CheckoutProgress) => string;
  /** ST-10: the fixed button on phones, which names the next step once this one is complete; null hides it. */
  readonly mobileButton: (progress: CheckoutProgress, isBookingValid: boolean) => string | null;
  /** ST-04: Back from a later step skips this one. */
  readonly isSkippedByBack?: boolean;
}

const STEPS = [
  {
    id: 'TRAVELER',
    // ST-06: complete with a chosen traveler.
    status: ({ isTravelerSelected }) => (isTravelerSelected ? 'COMPLETED' : 'IN_PROGRESS'),
    label: ({ areTravelersKnown, isTravelerSelected }) =>
      isTravelerSelected || !areTravelersKnown ? 'Traveler Information' : 'Add Travelers',
    mobileButton: ({ isTravelerSelected }) =>
      isTravelerSelected ? 'Add Contact Information' : 'Add Travelers',
  },
  {
    id: 'CONTACT',
    // ST-07: complete with an email address and a phone number.
    status: ({ isContactComplete }) => (isContactComplete ? 'COMPLETED' : 'NOT_STARTED'),
    label: () => 'Contact Information',
    mobileButton: ({ isContactComplete }) =>
      isContactComplete ? 'Apply Rewards' : 'Add Contact Information',
    // The contact form belongs to the traveler step, so Back from the payment returns to the traveler (ST-04).
    isSkippedByBack: true,
  },
  {
    id: 'PAYMENT',
    status: paymentStatus,
    label: ({ canAnyAccountRedeem }) => (canAnyAccountRedeem ? 'Rewards & payment' : 'Payment'),
    mobileButton: (_, isBookingValid) => (isBookingValid ? 'Apply Rewards' : null),
  },
  {
    id: 'REVIEW',
    // The booking completes it, which ends the checkout.
    status: () => 'NOT_STARTED',
    label: () => 'Review',
    mobileButton: () => 'Confirm and Book',
  },
] as const satisfies readonly StepRow[];

export type CheckoutStepId = (typeof STEPS)[number]['id'];

export interface CheckoutStep extends StepRow {
  readonly id: CheckoutStepId;
  /** The value of the query parameter bookStep. */
  readonly index: number;
}

export const CHECKOUT_STEPS: readonly CheckoutStep[] = STEPS.map((step, index) => ({ ...step, index }));

/** ST-08: in progress while a card is missing in addition to the rewards; ST-09: offer and credits need neither. */
function paymentStatus(progress: CheckoutProgress): StepStatus {
  const { isRewardsAccountChosen, isCardChosen, isCardRequired, isCoveredByWallet } = progress;
  if (isCoveredByWallet || isCardChosen) return 'COMPLETED';
  if (!isRewardsAccountChosen) return 'NOT_STARTED';
  return isCardRequired ? 'IN_PROGRESS' : 'COMPLETED';
}

/** ST-11: the free space above a step that is scrolled to, in pixels. */
export const STEP_SCROLL_OFFSET = { mobile: 18, desktop: 20 } as const;

const [FIRST_STEP] = STEPS;

const stepWhere = (matches: (step: CheckoutStep) => boolean): CheckoutStep =>
  CHECKOUT_STEPS.find(matches) ?? { ...FIRST_STEP, index: 0 };

export const checkoutStep = (id: CheckoutStepId): CheckoutStep => stepWhere((step) => step.id === id);

/** ST-05: the next step, at most the last. */
export const nextStep = (id: CheckoutStepId): CheckoutStepId =>
  CHECKOUT_STEPS[checkoutStep(id).index + 1]?.id ?? id;

export type BackTarget =
  | { readonly kind: 'STEP'; readonly step: CheckoutStepId }
  /** The listing page with the same search. */
  | { readonly kind: 'LISTING' }
  | { readonly kind: 'SEARCH' };

/** ST-04: the target of Back from a step; from the first one it leaves the checkout. */
export function backTarget(id: CheckoutStepId, isHomeSelected: boolean): BackTarget {
  const earlier = CHECKOUT_STEPS.slice(0, checkoutStep(id).index);
  const back = earlier.findLast(({ isSkippedByBack }) => !isSkippedByBack);
  if (back) return { kind: 'STEP', step: back.id };
  return isHomeSelected ? { kind: 'LISTING' } : { kind: 'SEARCH' };
}

/**
 * ST-02: the step of an address; an invalid value is the first step. ST-09: a step after the first incomplete one is not open
 * yet, so Review is only open when traveler, contact and payment are complete.
 */
export function stepFromQuery(bookStep: string | null, progress: CheckoutProgress): CheckoutStepId {
  const requested = stepWhere(({ index }) => String(index) === bookStep);
  const furthest = stepWhere(({ status }) => status(progress) !== 'COMPLETED');
  return requested.index < furthest.index ? requested.id : furthest.id;
}

export interface StepLabel {
  readonly step: CheckoutStepId;
  readonly label: string;
  readonly status: StepStatus;
}

/** ST-03: the labels of the progress bar. */
export const stepLabels = (progress: CheckoutProgress): readonly StepLabel[] =>
  CHECKOUT_STEPS.map(({ id, label, status }) => ({
    step: id,
    label: label(progress),
    status: status(progress),
  }));

/** PQ-14, BK-15: the step to which a failed quote and a failed booking return. */
export const STEP_AFTER_FAILURE: CheckoutStepId = 'TRAVELER';

/** PQ-15: a new quote on Review returns to the payment. */
export const stepAfterNewQuote = (step: CheckoutStepId): CheckoutStepId =>
  step === 'REVIEW' ? 'PAYMENT' : step;
