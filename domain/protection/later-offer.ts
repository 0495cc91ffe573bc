/** The offer to protect a stay that was booked without a protection (AD-18), in its specified states. */
import type { CallState } from '../call-states';

/** Before the offer is requested; while it loads; without one; with one; and once it was bought. */
export type LaterOfferState = 'NotCalled' | 'FetchOffer' | 'NoOffer' | 'ValidOffer' | 'Confirmation';

export interface LaterOfferFacts {
  readonly call: CallState;
  /** How many variants can be bought; null without an offer. */
  readonly variantCount: number | null;
  readonly isBought: boolean;
}

export function laterOfferState({ call, variantCount, isBought }: LaterOfferFacts): LaterOfferState {
  if (isBought) return 'Confirmation';
  if (call === 'NotCalled') return 'NotCalled';
  if (call === 'InProcess') return 'FetchOffer';
  return variantCount ? 'ValidOffer' : 'NoOffer';
}
