import { useEffect, useEffectEvent } from 'react';
import { useCheckoutState, useTrip } from '../checkout-context';
import { usePricing } from './use-pricing';

/** A quote that was requested before the traveler changed an option is requested again with the option of now (LS-28). */
export function useChangedProtection(): void {
  const { quoteToken, bookingToken, protection } = useCheckoutState();
  const trip = useTrip();
  const { requote } = usePricing();
  const isChanged =
    quoteToken !== null &&
    bookingToken === null &&
    trip.rate !== null &&
    (trip.protection?.quoteId ?? null) !== (protection?.quoteId ?? null);
  const requoteOnce = useEffectEvent(requote);
  useEffect(() => {
    if (isChanged) requoteOnce();
  }, [isChanged]);
}
