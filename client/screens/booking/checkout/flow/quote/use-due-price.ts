import { useEffect, useEffectEvent } from 'react';
import { useCheckoutState, useTrip } from '../checkout-context';
import { isPriceDue } from '../readiness';
import { usePricing } from './use-pricing';

/** CA-11: requests the price of a stay that was chosen after the contact, once the home is known for it. */
export function useDuePrice(): void {
  const state = useCheckoutState();
  const { rate } = useTrip();
  const { schedule } = usePricing();
  const isRequestable = isPriceDue(state) && rate !== null;
  const request = useEffectEvent(() => void schedule(state.contact));
  useEffect(() => {
    if (isRequestable) request();
  }, [isRequestable]);
}
