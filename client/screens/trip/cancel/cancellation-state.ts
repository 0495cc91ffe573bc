import {
  type CancellationEvent,
  type CancellationStep,
  nextCancellationStep,
  termsEvent,
} from '../../../../domain/cancellation/cancellation-steps';
import type { CancellationTermsQuery } from './cancellation-terms.generated';

export type Terms = NonNullable<NonNullable<CancellationTermsQuery['trip']>['cancellationQuote']>;

export interface Message {
  readonly title: string;
  readonly text: string;
}

/** Where the dialog is (CN-01), and what it knows there. */
export interface CancellationState {
  readonly step: CancellationStep;
  /** The terms that were read last. */
  readonly terms: Terms | null;
  /** What an attempt, or a lost answer, came to; shown with the step that it led to. */
  readonly message: Message | null;
}

export interface CancellationMove {
  readonly event: CancellationEvent;
  readonly terms?: Terms;
  readonly message?: Message;
}

export const AT_THE_START: CancellationState = { step: 'loading', terms: null, message: null };

/** An event that the step does not have, such as an answer that comes too late, changes nothing. */
export function cancellationReducer(
  state: CancellationState,
  { event, terms, message }: CancellationMove,
): CancellationState {
  const step = nextCancellationStep(state.step, event);
  if (step === null) return state;
  // A message that announces new terms waits for them.
  const isKept = state.step === 'loading';
  return { step, terms: terms ?? state.terms, message: message ?? (isKept ? state.message : null) };
}

export const termsMove = (terms: Terms, message?: Message): CancellationMove => ({
  event: termsEvent(terms.outcome),
  terms,
  ...(message && { message }),
});
