import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { samePath } from '#domain/routes.ts';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import { useCheckoutState } from '../checkout-context';
import { pendingIntent } from './booking-intent';

const NOTE_MS = 20_000;

/** Tells a traveler who goes to another page, as by Back, that the booking continues, and offers the way back to it. */
export function useLeftBookingNote(): void {
  const { pathname, search } = useLocation();
  const { quoteToken } = useCheckoutState();
  const path = useHref(pathname);
  const navigate = useNavigate();
  const note = useEffectEvent(() => {
    const isUnderWay = quoteToken !== null && pendingIntent(quoteToken) !== null;
    if (!isUnderWay || samePath(window.location.pathname, path)) return;
    toaster.create({
      type: 'info',
      title: 'Your booking is still being processed',
      description: 'Leaving its page does not cancel it.',
      duration: NOTE_MS,
      action: { label: 'Back to your booking', onClick: () => void navigate(`${pathname}${search}`) },
    });
  });
  useEffect(() => () => note(), []);
}
