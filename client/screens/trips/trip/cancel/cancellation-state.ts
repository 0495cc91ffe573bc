import {
  type CancellationEvent,
  type CancellationStep,
  nextCancellationStep,
  termsEvent,
} from '#domain/cancellation/cancellation-steps.ts';
import type { CancellationTermsQuery } from './cancellation-terms.generated';

type AnyTrip = NonNullable<CancellationTermsQuery['trip']>;

export type Terms = NonNullable<Extract<AnyTrip, { readonly __typename: 'HomeTrip' }>['cancellationQuote']>;

/** How the stay is canceled: on the terms of the home, or with its protection. */
export type Way = 'HOME' | 'PROTECTION';

/** The terms of one way to cancel; without a token the stay cannot be canceled that way. */
export type TermsOfWay = Pick<Terms, 'token' | 'refund' | 'lines' | 'validUntil'>;

/** There is no choice when the terms of the home do not allow a cancellation. */
export const waysOf = (terms: Terms): readonly Way[] => {
  const { protection, token } = terms;
  if (!protection) return ['HOME'];
  if (token === null) return ['PROTECTION'];
  return protection.isBetter ? ['PROTECTION', 'HOME'] : ['HOME', 'PROTECTION'];
};

export const termsOfWay = (terms: Terms, way: Way): TermsOfWay =>
  way === 'PROTECTION' && terms.protection ? terms.protection : terms;

export interface Message {
  readonly title: string;
  readonly text: string;
}

/** The step of the dialog (CN-01), and its data. */
export interface CancellationState {
  readonly step: CancellationStep;
  /** The terms that were read last. */
  readonly terms: Terms | null;
  readonly way: Way;
  /** The outcome of an attempt, or of a lost response; shown with the resulting step. */
  readonly message: Message | null;
  /** When the cancellation was requested that is under way. */
  readonly requestedAt: string | null;
}

export interface CancellationAction {
  readonly event: CancellationEvent;
  readonly terms?: Terms;
  readonly message?: Message;
  readonly requestedAt?: string | undefined;
}

export const INITIAL_CANCELLATION: CancellationState = {
  step: 'loading',
  terms: null,
  way: 'HOME',
  message: null,
  requestedAt: null,
};

/** An event that does not belong to the step, such as a late response, changes nothing. */
export function cancellationReducer(
  state: CancellationState,
  action: CancellationAction | { readonly way: Way },
): CancellationState {
  if ('way' in action) return { ...state, way: action.way };
  const { event, terms, message, requestedAt } = action;
  const step = nextCancellationStep(state.step, event);
  if (step === null) return state;
  // A message that announces new terms stays until they have loaded.
  const isKept = state.step === 'loading';
  return {
    step,
    terms: terms ?? state.terms,
    // The better option for the traveler comes first, and is selected when new terms arrive.
    way: terms ? (waysOf(terms)[0] ?? 'HOME') : state.way,
    message: message ?? (isKept ? state.message : null),
    requestedAt: requestedAt ?? state.requestedAt,
  };
}

/** The terms of a booked stay, as they were read; null for trips of another kind. */
export function readAction(trip: AnyTrip | null | undefined): CancellationAction | null {
  if (trip?.__typename !== 'HomeTrip' || !trip.cancellationQuote) return null;
  return {
    ...termsAction(trip.cancellationQuote),
    requestedAt: trip.cancellationAttempt?.requestedAt,
  };
}

export const termsAction = (terms: Terms, message?: Message): CancellationAction => ({
  event: termsEvent(terms.outcome, (terms.protection?.refund.minorUnits ?? 0) > 0),
  terms,
  ...(message && { message }),
});
