import type { Handlers } from '../http/operations';
import { requireAgent } from '../http/session';
import type { Services } from '../services';
import { claimPriceMatch } from './claim-price-match';
import { decideClaim, withdrawClaim } from './decide-price-match';
import { elsewhereView } from './elsewhere-view';
import { claimsFor } from './price-match-claims';

export const priceMatchHandlers = ({ database, clock }: Services) =>
  ({
    claimPriceMatch: async ({ session, body }) => {
      const trip = await claimPriceMatch(database, clock, session, body);
      return { trip: elsewhereView(trip, clock.now(), session) };
    },

    withdrawPriceMatch: ({ session, body }) => withdrawClaim(database, clock, session, body.claimId),

    listPriceMatchClaims: async ({ session }) => {
      requireAgent(session);
      return { claims: await claimsFor(database, clock, session) };
    },

    approvePriceMatch: ({ session, body }) =>
      decideClaim(database, clock, session, body.claimId, { state: 'Approved' }),

    declinePriceMatch: ({ session, body: { claimId, reason } }) =>
      decideClaim(database, clock, session, claimId, { state: 'Declined', reason }),
  }) satisfies Partial<Handlers>;
