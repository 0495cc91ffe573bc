/** The prices that the checkout requests by itself. */
import { useEffect, useEffectEvent } from 'react';
import { useIsAgentPortal } from '#client/app/entry/agent-portal.ts';
import { pendingIntent } from '../booking/booking-intent';
import { useCheckoutState, useTrip } from '../checkout-context';
import { isPriceDue } from '../readiness';
import { includesAgentFee } from './offered';
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

/** Requests a quote again when an option has changed since (LS-28), or the agent portal was entered or left (AG-03). */
export function useChangedCharges(): void {
  const { quoteToken, bookingToken, protection, seen } = useCheckoutState();
  const isAgentPortal = useIsAgentPortal();
  const trip = useTrip();
  const { requote } = usePricing();
  const isProtectionChanged = (trip.protection?.quoteId ?? null) !== (protection?.quoteId ?? null);
  const isAgentFeeChanged = seen !== null && includesAgentFee(seen) !== isAgentPortal;
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
