import { type Dispatch, useEffect, useReducer } from 'react';
import { useLocation } from 'react-router';
import { type SearchState, searchParams } from '../../../../domain/search/search-state';
import { isOutOfPolicyAccepted } from '../../../app/out-of-policy';
import { useSession } from '../../../app/session/session-context';
import { type CheckoutEvent, type CheckoutState } from './checkout-state';
import { checkoutAfter } from './checkout-reducer';
import { keepCheckout, restoreCheckout } from './checkout-storage';

/** The state of the checkout of a search, as it was left before a reload. */
export function useKeptCheckout(search: SearchState): [CheckoutState, Dispatch<CheckoutEvent>] {
  const { session } = useSession();
  const { state: entry } = useLocation();
  // Another person who signs in finds nothing of this one's checkout.
  const tripKey = `${session?.userId ?? ''}?${searchParams(search).toString()}`;
  const [state, dispatch] = useReducer(checkoutAfter, tripKey, (key) => {
    const restored = restoreCheckout(key, new Date());
    return isOutOfPolicyAccepted(entry)
      ? checkoutAfter(restored, { kind: 'OUT_OF_POLICY_ACCEPTED' })
      : restored;
  });
  useEffect(() => keepCheckout(tripKey, state), [tripKey, state]);
  return [state, dispatch];
}
