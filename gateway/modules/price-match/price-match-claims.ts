/** The claims of lower prices that agents decide (`PUT /api/v0/agents/priceMatch/list`). */
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import type { GatewayContext } from '../../context';
import type { PriceMatchCase, QueryPriceMatchClaimsArgs } from '../../generated/graph';
import { listPriceMatchClaims } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { claimOf } from '../booked-elsewhere/price-match-mapping';
import { type TripElsewhereModel, tripElsewhereOf } from '../booked-elsewhere/trip-elsewhere-mapping';
import { compareRanks, type Connection, pageOfAll, type Rank } from '../paging/page-cursor';

export interface PriceMatchCaseModel extends Omit<PriceMatchCase, '__typename' | 'trip'> {
  readonly trip: TripElsewhereModel | null;
}

export async function priceMatchClaims(
  { section, ...page }: Partial<QueryPriceMatchClaimsArgs>,
  { platform, clock }: Pick<GatewayContext, 'platform' | 'clock'>,
): Promise<Connection<PriceMatchCaseModel>> {
  const { claims } = await listPriceMatchClaims(platform);
  const all = claims
    .map((wire) => caseOf(wire, clock.now()))
    .filter(({ claim }) => !section || (claim.decidedAt === null) === (section === 'WAITING'))
    .sort((left, right) => compareRanks(rankOf(left), rankOf(right)));
  return pageOfAll(all, page, {
    name: ['price-match-claims', section ?? null],
    keyOf: ({ id }) => id,
    rankOf,
  });
}

const caseOf = (wire: Wire<'PriceMatchCase'>, now: Date): PriceMatchCaseModel => ({
  id: wire.claim.id,
  claim: claimOf(wire.claim),
  travelerName: plainText(wire.travelerName),
  emailAddress: wire.emailAddress,
  businessName: plainTextOf(wire.businessName),
  claimedByAgentName: plainTextOf(wire.claimedByAgentName),
  deciderName: plainTextOf(wire.deciderName),
  trip: tripElsewhereOf(wire.trip, now),
});

/** The oldest claim first; decided ones come after, the latest first. */
const rankOf = ({ claim: { decidedAt, claimedAt } }: PriceMatchCaseModel): Rank =>
  decidedAt === null ? [0, Date.parse(claimedAt)] : [1, -Date.parse(decidedAt)];
