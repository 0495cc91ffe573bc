/** Maps the price match guarantee of a trip from REST to the graph (AD-10). */
import { plainTextOf } from '#domain/plain-text.ts';
import { type PriceMatch, type PriceMatchClaim, PriceMatchState } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { moneyOf } from '../money/money-mapping';
import { safeUrl } from '../scalars/scalars';

const claimState = enumReader(PriceMatchState);

export const priceMatchOf = ({ claimUntil, claim }: Wire<'PriceMatch'>): PriceMatch => ({
  claimUntil: claimUntil ?? null,
  claim: claim ? claimOf(claim) : null,
});

export const claimOf = (wire: Wire<'PriceMatchClaim'>): PriceMatchClaim => ({
  id: wire.id,
  state: claimState(wire.state),
  lowerPrice: moneyOf(wire.lowerPrice),
  difference: moneyOf(wire.difference),
  website: safeUrl(wire.website) ?? null,
  claimedAt: wire.claimedAt,
  answerBy: wire.answerBy,
  decidedAt: wire.decidedAt ?? null,
  declineReason: plainTextOf(wire.declineReason),
});
