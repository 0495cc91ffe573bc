/**
 * The steps of canceling a stay (CN-01), with the specified names: loading, policy, confirm, success, and their alternatives. A table
 * maps events to the next step; an event that a step does not have is a defect of the caller, and has no next step.
 */

export type CancellationStep =
  | 'loading'
  | 'policy'
  | 'confirm'
  | 'success'
  | 'nonrefundable'
  | 'support'
  | 'pending'
  | 'cancelled'
  | 'tryAgain';

export type CancellationEvent =
  /** The terms were read, and they refund something. */
  | 'REFUNDABLE'
  /** The terms were read: nothing is refunded. */
  | 'NON_REFUNDABLE'
  /** The stay cannot be canceled here. */
  | 'NOT_POSSIBLE'
  /** The stay was canceled before. */
  | 'CANCELED_BEFORE'
  /** An attempt is running, begun now or before. */
  | 'STARTED'
  /** Something could not be read, or sent, or the attempt failed and another may succeed. */
  | 'FAILED'
  /** The traveler continues to the last question. */
  | 'CONTINUED'
  /** The traveler returns to the terms, or requests them again. */
  | 'RELOADED'
  /** This attempt has canceled the stay. */
  | 'SUCCEEDED';

/** The terms, as an event: they are read again at several steps. */
const TERMS = {
  REFUNDABLE: 'policy',
  NON_REFUNDABLE: 'nonrefundable',
  NOT_POSSIBLE: 'support',
  CANCELED_BEFORE: 'cancelled',
} as const;

const RELOAD = { RELOADED: 'loading' } as const;

const TRANSITIONS: Readonly<
  Record<CancellationStep, Readonly<Partial<Record<CancellationEvent, CancellationStep>>>>
> = {
  loading: { ...TERMS, STARTED: 'pending', FAILED: 'tryAgain' },
  policy: { CONTINUED: 'confirm', ...RELOAD },
  nonrefundable: { CONTINUED: 'confirm', ...RELOAD },
  // The terms may have changed since they were shown, and another tab may have canceled the stay first.
  confirm: { ...TERMS, STARTED: 'pending', SUCCEEDED: 'success', FAILED: 'tryAgain', ...RELOAD },
  pending: { NOT_POSSIBLE: 'support', SUCCEEDED: 'success', FAILED: 'tryAgain', ...RELOAD },
  tryAgain: RELOAD,
  success: {},
  cancelled: {},
  support: {},
};

/** Null for an event that the step does not have. */
export const nextCancellationStep = (
  step: CancellationStep,
  event: CancellationEvent,
): CancellationStep | null => TRANSITIONS[step][event] ?? null;

/**
 * The outcome of a quote, as an event; an unknown outcome leads to customer support. A protection makes a stay refundable that
 * the terms of the home do not refund, or do not cancel here.
 */
export function termsEvent(outcome: string, isProtected = false): CancellationEvent {
  if (isProtected && outcome !== 'CANCELED' && outcome !== 'CANCELLATION_PENDING') return 'REFUNDABLE';
  switch (outcome) {
    case 'FULLY_REFUNDABLE':
    case 'PARTIALLY_REFUNDABLE':
    case 'NON_REFUNDABLE_PARTIALLY':
      return 'REFUNDABLE';
    case 'NON_REFUNDABLE':
      return 'NON_REFUNDABLE';
    case 'CANCELED':
      return 'CANCELED_BEFORE';
    case 'CANCELLATION_PENDING':
      return 'STARTED';
    default:
      return 'NOT_POSSIBLE';
  }
}
