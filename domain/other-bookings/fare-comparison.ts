/** AD-02: cancel for any reason of a flight next to the terms of its fare, so that nobody gives up a higher refund. */
import type { CANCELLATION_OUTCOMES } from './flight-labels';

type Outcome = keyof typeof CANCELLATION_OUTCOMES;

export interface FareTerms {
  readonly cancelPenalty: { readonly text: string };
  readonly cancellation: { readonly outcome: Outcome; readonly text: string };
}

/** The outcomes that refund the whole price. */
const FULL_REFUNDS: ReadonlySet<Outcome> = new Set([
  'AIRLINE_REFUND',
  'FULL_REFUND',
  'TICKETED_VOID',
  'TICKETLESS_VOID',
]);

const isFree = ({ cancelPenalty, cancellation }: FareTerms): boolean =>
  cancelPenalty.text === 'Free' || FULL_REFUNDS.has(cancellation.outcome);

/** What canceling on the terms of the fare returns, to show before a protection that returns a part. */
export function fareComparison(terms: FareTerms): string {
  const { outcome, text } = terms.cancellation;
  if (!isFree(terms)) return `On the terms of your fare: ${text}`;
  return FULL_REFUNDS.has(outcome)
    ? `Your fare cancels free, and returns more than this protection. ${text}`
    : `Your fare cancels free. ${text}`;
}
