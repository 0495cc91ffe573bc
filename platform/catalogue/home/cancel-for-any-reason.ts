import type { CancelForAnyReasonRules, Listing } from '../catalogue.types';
import { createRandom } from '../random';

/** Four fifths of the price of a stay for a lower premium, or the full price. */
export const PARTIAL_AND_FULL: CancelForAnyReasonRules['variants'] = [
  { coverage: 'Partial', premiumBasisPoints: 700, coverageBasisPoints: 8_000 },
  { coverage: 'Full', premiumBasisPoints: 1_150, coverageBasisPoints: 10_000 },
];

/** Some homes sell this protection, if their terms are known. A separate random sequence chooses them, so that the rest of the catalogue does not change. */
export const cancelForAnyReasonOf = (
  { id, market }: { readonly id: string; readonly market: { readonly timezone: string } },
  { cancellation, terms }: Pick<Listing, 'cancellation' | 'terms'>,
): CancelForAnyReasonRules | null =>
  cancellation.policy !== 'Unknown' && createRandom(`cancel for any reason of ${id}`).chance(0.15)
    ? { variants: PARTIAL_AND_FULL, checkInTime: terms.checkInTimes.startTime, timezone: market.timezone }
    : null;
