import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { checkoutStep, stepFromQuery } from '#domain/booking/checkout-steps.ts';
import { useIsTravelApp } from '#client/app/host/use-is-travel-app.ts';
import { useProgress, useStep } from '../flow/selectors';

export const BOOK_STEP = 'bookStep';

/**
 * ST-02, TA-01: in the travel app the step is in the address, so that the host's back button works. An address that is opened or
 * returned to sets the step, as far as the completed steps allow; after that the address follows the checkout.
 */
export function useBookStep(): void {
  const { step, openStep } = useStep();
  const progress = useProgress();
  const isTravelApp = useIsTravelApp();
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const requested = params.get(BOOK_STEP);
  const known = useRef<string | null>(null);
  const isSettled = useRef(false);
  const align = useEffectEvent(() => {
    if (!isTravelApp) return;
    if (requested !== known.current) {
      known.current = requested;
      isSettled.current = false;
      const wanted = stepFromQuery(requested, progress);
      if (wanted !== step) return openStep(wanted);
    }
    const index = String(checkoutStep(step).index);
    if (requested !== index) {
      known.current = index;
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set(BOOK_STEP, index);
          return after;
        },
        // A step that was clamped, or was not yet in the address, gets no separate history entry.
        { replace: !isSettled.current, preventScrollReset: true },
      );
    }
    isSettled.current = true;
  });
  // Depends on the location: Back can arrive before the address that follows the checkout has rendered, and leads to the query
  // that is still current.
  useEffect(() => align(), [isTravelApp, location, step]);
}
