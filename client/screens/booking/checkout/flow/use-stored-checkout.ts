import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { type SearchState, searchParams } from '#domain/search/search-state.ts';
import { isOutOfPolicyAccepted } from '#client/app/stay/out-of-policy.ts';
import { withdrawnTokenOf } from '#client/app/stay/withdrawn-booking.ts';
import { portalTime } from '#client/components/visit/portal-clock.ts';
import { useTripKey } from '#client/features/customize/stored-decision.ts';
import { afterWithdrawal, checkoutReducer } from './checkout-reducer';
import { type CheckoutEvent, type CheckoutState } from './checkout-state';
import { storeCheckout, restoreCheckout } from './checkout-storage';

/** The state of a home's checkout before a reload; other dates or guests keep the input (CA-11). */
export function useStoredCheckout(search: SearchState): [CheckoutState, Dispatch<CheckoutEvent>] {
  const { state: entry } = useLocation();
  const chosen = searchParams(search).toString();
  const tripKey = useTripKey(search);
  const [state, dispatch] = useReducer(checkoutReducer, tripKey, (key) => {
    const restored = afterWithdrawal(restoreCheckout(key, portalTime()), withdrawnTokenOf(entry));
    return isOutOfPolicyAccepted(entry)
      ? checkoutReducer(restored, { kind: 'OUT_OF_POLICY_ACCEPTED' })
      : restored;
  });
  const [stateOf, setStateOf] = useState(chosen);
  if (stateOf !== chosen) {
    setStateOf(chosen);
    dispatch({ kind: 'STAY_CHANGED' });
  }
  useEffect(() => storeCheckout(tripKey, state), [tripKey, state]);
  return [state, dispatch];
}
