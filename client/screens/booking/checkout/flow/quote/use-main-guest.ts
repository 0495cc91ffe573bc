/** Adds the traveler as the main guest of the quote (BK-04, BK-05), once nothing about the quote is left to accept. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { isMainGuestAdded } from '#domain/booking/booking-readiness.ts';
import { blocksBooking } from '#domain/quote/price-difference.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { useCheckoutState, useDispatch, useQuote } from '../checkout-context';
import { lost, refusedBy, unhandled } from '../checkout-failures';
import { areTermsAccepted } from '../readiness';
import { useDifference } from '../selectors';
import { AddMainGuestDocument } from './quote.generated';

export function useAddGuest(): () => Promise<void> {
  const client = useApolloClient();
  const { quote, travelerId, contact } = useCheckoutState();
  const dispatch = useDispatch();
  const supportPhone = usePortal()?.supportPhone ?? '';
  return async () => {
    if (!quote || !travelerId) return;
    dispatch({ kind: 'GUEST_REQUESTED' });
    try {
      const { orderedProductId, token } = quote;
      const input = { travelerId, ...contact, orderedProductId, quoteToken: token };
      const { data } = await client.mutate({ mutation: AddMainGuestDocument, variables: { input } });
      const answer = data?.addMainGuest;
      if (answer?.__typename === 'MainGuestAdded' && isMainGuestAdded(answer))
        return dispatch({ kind: 'GUEST_ADDED' });
      const failure =
        answer?.__typename === 'TravelerRefused'
          ? refusedBy(answer)
          : unhandled('ADD_MAIN_GUEST', supportPhone);
      dispatch({ kind: 'GUEST_REFUSED', failure });
    } catch {
      dispatch({ kind: 'CALL_LOST', call: 'addMainGuest', failure: lost('addMainGuest') });
    }
  };
}

export function useMainGuest(): void {
  const state = useCheckoutState();
  const hasQuote = useQuote() !== null;
  const difference = useDifference();
  const isQuoteAccepted = hasQuote && !blocksBooking(difference) && areTermsAccepted(state);
  const isDue = state.guest === 'DUE' && isQuoteAccepted && state.failure === null;
  const addGuest = useAddGuest();
  const addOnce = useEffectEvent(() => {
    if (state.calls.addMainGuest !== 'InProcess') void addGuest();
  });
  useEffect(() => {
    if (isDue) addOnce();
  }, [isDue]);
}
