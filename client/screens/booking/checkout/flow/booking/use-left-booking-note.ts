import { useEffect, useEffectEvent } from 'react';
import { samePath } from '#domain/routes.ts';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import { useLocation, useRouter } from '#client/router/router-provider.tsx';
import { useCheckoutState } from '../checkout-context';
import { pendingIntent } from './booking-intent';

const NOTE_MS = 20_000;

/** Tells a traveler who goes to another page, as by Back, that the booking continues, and offers the way back to it. */
export function useLeftBookingNote(): void {
  const { pathname, search } = useLocation();
  const { quoteToken } = useCheckoutState();
  const router = useRouter();
  const note = useEffectEvent(() => {
    const isUnderWay = quoteToken !== null && pendingIntent(quoteToken) !== null;
    if (!isUnderWay || samePath(router.state.location.pathname, pathname)) return;
    toaster.create({
      type: 'info',
      title: 'Your booking is still being processed',
      description: 'Leaving its page does not cancel it.',
      duration: NOTE_MS,
      action: { label: 'Back to your booking', onClick: () => void router.navigate(`${pathname}${search}`) },
    });
  });
  useEffect(() => () => note(), []);
}
