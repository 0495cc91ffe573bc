import type { components } from '#schema/platform.openapi.ts';
import type { Session } from '../http/session';
import { DAY_MS } from '../kernel/durations';
import { toFiat } from '../kernel/money';
import { later } from './rules/flight-times';
import { claimUntil } from './rules/price-match';
import type { ClaimRow, TripElsewhere } from './trips-elsewhere';

type Schemas = components['schemas'];

/** Undefined for a trip that has no claim and can have none. */
export function priceMatchView(
  trip: TripElsewhere,
  tenant: Session['tenant'],
  now: Date,
): Schemas['PriceMatch'] | undefined {
  const { claim } = trip;
  const until = claimUntil({ ...trip, tenant });
  const isClaimable = until !== null && now <= until && (!claim || claim.state === 'Withdrawn');
  if (!claim && !isClaimable) return undefined;
  return {
    ...(isClaimable && { claimUntil: until.toISOString() }),
    ...(claim && { claim: claimView(claim) }),
  };
}

/** Trips whose prices are matched were paid in US dollars. */
export const claimView = (claim: ClaimRow): Schemas['PriceMatchClaim'] => ({
  id: claim.id,
  state: claim.state,
  lowerPrice: toFiat(claim.lower_price_minor, 'USD'),
  difference: toFiat(claim.difference_minor, 'USD'),
  website: claim.website,
  claimedAt: claim.claimed_at.toISOString(),
  answerBy: later(claim.claimed_at, DAY_MS).toISOString(),
  ...(claim.decided_at && { decidedAt: claim.decided_at.toISOString() }),
  ...(claim.decline_reason !== null && { declineReason: claim.decline_reason }),
});
