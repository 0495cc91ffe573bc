/**
 * The binding price: scheduled when the contact is accepted, followed on one subscription, and completed by naming the
 * main guest (PQ-01 to PQ-15, BK-04, BK-05). After a reload or a lost connection the same token is followed on.
 */
import { useMutation, useSubscription } from '@apollo/client/react';
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { isMainGuestAdded } from '../../../../../domain/booking/booking-readiness';
import type { Contact } from '../../../../../domain/contact';
import type { Money } from '../../../../../domain/money/money';
import { usePortal, useSession } from '../../../../app/session/session-context';
import { withAgentFee } from '../agent-portal';
import { lost, refusedBy, unhandled } from '../checkout-failures';
import type { CheckoutEvent, CheckoutState } from '../checkout-state';
import {
  AddMainGuestDocument,
  PriceQuoteProgressDocument,
  type PriceQuoteProgressSubscription,
  SchedulePriceQuoteDocument,
} from './quote.generated';
import { quoteInput } from './quote-variables';
import { NO_PROGRESS } from '../progress';
import { offeredBy, rateOf, type TripFacts } from '../trip-facts';

export function usePriceQuote(
  state: CheckoutState,
  dispatch: Dispatch<CheckoutEvent>,
  trip: TripFacts,
  /** Whether nothing about the quote is left to accept. */
  isQuoteAccepted: boolean,
) {
  const supportPhone = usePortal()?.supportPhone ?? '';
  const isAgent = useSession().session?.isAgent ?? false;
  const [scheduleQuote] = useMutation(SchedulePriceQuoteDocument);
  const [nameGuest] = useMutation(AddMainGuestDocument);
  const [progress, setProgress] = useState(NO_PROGRESS);

  async function schedule(contact: Contact, accepted: Money | null = state.acceptedTotal): Promise<void> {
    const rate = rateOf(trip.listing);
    const seen = rate ? withAgentFee(offeredBy(rate), isAgent) : state.seen;
    const failed = (failure: ReturnType<typeof refusedBy>) =>
      dispatch({ kind: 'QUOTE_FAILED', call: 'schedulePriceQuote', failure });
    // PQ-03: without a price that was seen there is no valid request, and no call.
    if (!seen) return failed(unhandled('SCHEDULE_PRICE_QUOTE', supportPhone));
    const replacesToken = state.quoteToken ?? state.replacedToken;
    setProgress(NO_PROGRESS);
    dispatch({ kind: 'QUOTE_ASKED', seen });
    try {
      const input = quoteInput(trip, contact, accepted ?? seen.total, { replacesToken, isAgent });
      const answer = (await scheduleQuote({ variables: { input } })).data?.schedulePriceQuote;
      if (answer?.__typename === 'PriceQuoteScheduled') {
        dispatch({ kind: 'QUOTE_SCHEDULED', token: answer.token });
      } else {
        failed(answer ? refusedBy(answer) : unhandled('SCHEDULE_PRICE_QUOTE', supportPhone));
      }
    } catch {
      dispatch({ kind: 'CALL_LOST', call: 'schedulePriceQuote', failure: lost('schedulePriceQuote') });
    }
  }

  function follow(status: PriceQuoteProgressSubscription['priceQuoteStatus']): void {
    switch (status.__typename) {
      case 'PriceQuotePending':
        return setProgress(status);
      case 'PriceQuoteSuccess':
        return dispatch({ kind: 'QUOTE_ANSWERED', quote: status.quote });
      case 'PriceQuoteFailure': {
        const [first] = status.errors;
        const failure = first ? refusedBy(first, status.errors) : unhandled('POLL_PRICE_QUOTE', supportPhone);
        return dispatch({ kind: 'QUOTE_FAILED', call: 'pollPriceQuote', failure });
      }
    }
  }

  useSubscription(PriceQuoteProgressDocument, {
    variables: { token: state.quoteToken ?? '' },
    skip: state.quoteToken === null || state.calls.pollPriceQuote.state !== 'InProcess',
    ignoreResults: true,
    onData: ({ data }) => data.data && follow(data.data.priceQuoteStatus),
    onError: () => dispatch({ kind: 'CALL_LOST', call: 'pollPriceQuote', failure: lost('pollPriceQuote') }),
  });

  async function addGuest(): Promise<void> {
    const { quote, travelerId, contact } = state;
    if (!quote || !travelerId) return;
    dispatch({ kind: 'GUEST_ASKED' });
    try {
      const { orderedProductId, token } = quote;
      const input = { travelerId, ...contact, orderedProductId, quoteToken: token };
      const answer = (await nameGuest({ variables: { input } })).data?.addMainGuest;
      if (answer?.__typename === 'MainGuestAdded' && isMainGuestAdded(answer))
        dispatch({ kind: 'GUEST_ADDED' });
      else {
        const failure =
          answer?.__typename === 'TravelerRefused'
            ? refusedBy(answer)
            : unhandled('ADD_MAIN_GUEST', supportPhone);
        dispatch({ kind: 'GUEST_REFUSED', failure });
      }
    } catch {
      dispatch({ kind: 'CALL_LOST', call: 'addMainGuest', failure: lost('addMainGuest') });
    }
  }

  const isGuestDue = state.guest === 'DUE' && isQuoteAccepted && state.failure === null;
  const addGuestOnce = useEffectEvent(() => {
    if (state.calls.addMainGuest.state !== 'InProcess') void addGuest();
  });
  useEffect(() => {
    if (isGuestDue) addGuestOnce();
  }, [isGuestDue]);

  return {
    schedule,
    /** Follows the quote under way again, after its stream was lost. */
    followAgain: () => {
      if (state.quoteToken) dispatch({ kind: 'QUOTE_SCHEDULED', token: state.quoteToken });
    },
    addGuest,
    /** How far the quote under way has come. */
    progress,
  };
}
