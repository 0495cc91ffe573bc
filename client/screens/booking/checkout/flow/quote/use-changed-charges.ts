import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#client/app/session/session-context.ts';
import { includesAgentFee, isAgentPortal } from '../agent-portal';
import { pendingIntent } from '../booking/booking-intent';
import { useCheckoutState, useTrip } from '../checkout-context';
import { usePricing } from './use-pricing';

/** Requests a quote again when an option has changed since (LS-28), or the agent portal was entered or left (AG-03). */
export function useChangedCharges(): void {
  const { quoteToken, bookingToken, protection, seen } = useCheckoutState();
  const isAgent = useSession().session?.isAgent ?? false;
  const trip = useTrip();
  const { requote } = usePricing();
  const isProtectionChanged = (trip.protection?.quoteId ?? null) !== (protection?.quoteId ?? null);
  const isAgentFeeChanged = seen !== null && includesAgentFee(seen) !== isAgentPortal(isAgent);
  const isChanged =
    quoteToken !== null &&
    bookingToken === null &&
    // The quote may be booked: its outcome is requested again instead.
    pendingIntent(quoteToken) === null &&
    trip.rate !== null &&
    (isProtectionChanged || isAgentFeeChanged);
  const requoteOnce = useEffectEvent(requote);
  useEffect(() => {
    if (isChanged) requoteOnce();
  }, [isChanged]);
}
