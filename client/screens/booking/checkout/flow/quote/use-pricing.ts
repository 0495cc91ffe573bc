/** Requests the binding price (PQ-01 to PQ-04, PQ-12) for the accepted contact and the price that was seen. */
import { useApolloClient } from '@apollo/client/react';
import type { Contact } from '#domain/contact.ts';
import type { Money } from '#domain/money/money.ts';
import { useIsAgentPortal } from '#client/app/entry/agent-portal.ts';
import { usePortal, useToday } from '#client/app/session/session-context.ts';
import { useCheckoutState, useDispatch, useTrip } from '../checkout-context';
import { checkInPassed, lost, refusedBy, unavailable, unhandled } from '../checkout-failures';
import type { CheckoutFailure } from '../checkout-state';
import { fiatInput, offeredBy, requestedProtection, withAgentFee, withPremium } from './offered';
import { SchedulePriceQuoteDocument } from './quote.generated';

export interface Pricing {
  /** Requests a price for this contact; by default at the previously accepted total. */
  readonly schedule: (contact: Contact, accepted?: Money | null) => Promise<void>;
  /** The same for the accepted contact, as after the price has expired. */
  readonly renew: () => void;
  /** The same without a previously accepted price, as after an option was changed. */
  readonly requote: () => void;
  /** Follows the running quote again, after its stream was lost. */
  readonly followAgain: () => void;
}

export function usePricing(): Pricing {
  const client = useApolloClient();
  const state = useCheckoutState();
  const dispatch = useDispatch();
  const trip = useTrip();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const isAgentPortal = useIsAgentPortal();
  const today = useToday();

  const failed = (failure: CheckoutFailure) =>
    dispatch({ kind: 'QUOTE_FAILED', call: 'schedulePriceQuote', failure });

  async function schedule(contact: Contact, accepted = state.acceptedTotal): Promise<void> {
    // useDuePrice requests it when the rate of the stay has loaded.
    if (trip.isStayLoading) return;
    const { from } = trip.search.stay;
    if (from < today) return dispatch({ kind: 'MESSAGE_SHOWN', failure: checkInPassed(from) });
    const protection = trip.rate ? requestedProtection(trip.protection) : state.protection;
    const seen = trip.rate
      ? withPremium(withAgentFee(offeredBy(trip.rate), isAgentPortal), protection)
      : state.seen;
    const rateId = trip.rate?.id ?? state.rateId;
    const [reason] = trip.reasons;
    if (!seen && reason) return dispatch({ kind: 'MESSAGE_SHOWN', failure: unavailable(reason) });
    // PQ-03: without a listed price there is no valid request, and no call.
    if (!seen || !rateId) return failed(unhandled('SCHEDULE_PRICE_QUOTE', supportPhone));
    const replacesToken = state.quoteToken ?? state.replacedToken;
    dispatch({ kind: 'QUOTE_REQUESTED', seen, rateId, protection });
    try {
      // Null uses the total of the rate.
      const total = accepted ?? (trip.rate ? null : seen.total);
      // PQ-02.
      const input = {
        rateId,
        emailAddress: contact.emailAddress,
        acceptedTotal: total && fiatInput(total),
        replacesToken,
        isAgentPortal,
        ...(protection && {
          protection: { quoteId: protection.quoteId, premium: fiatInput(protection.premium) },
        }),
      };
      const { data } = await client.mutate({ mutation: SchedulePriceQuoteDocument, variables: { input } });
      const answer = data?.schedulePriceQuote;
      if (answer?.__typename === 'PriceQuoteScheduled') {
        dispatch({ kind: 'QUOTE_SCHEDULED', token: answer.token });
      } else {
        failed(answer ? refusedBy(answer) : unhandled('SCHEDULE_PRICE_QUOTE', supportPhone));
      }
    } catch {
      dispatch({ kind: 'CALL_LOST', call: 'schedulePriceQuote', failure: lost('schedulePriceQuote') });
    }
  }

  return {
    schedule,
    renew: () => void schedule(state.contact),
    requote: () => void schedule(state.contact, null),
    followAgain: () => {
      if (state.quoteToken) dispatch({ kind: 'QUOTE_SCHEDULED', token: state.quoteToken });
    },
  };
}
