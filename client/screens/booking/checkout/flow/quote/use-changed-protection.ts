import { useEffect, useEffectEvent } from 'react';
import { useCheckoutState, useTrip } from '../checkout-context';
import { usePricing } from './use-pricing';

/** Requests a quote again when the traveler has changed an option since (LS-28). */
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
