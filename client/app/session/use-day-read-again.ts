import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { today } from '../../../domain/clock';
import { isBookingUnderWay } from '../personal-storage';
import { SessionDocument } from './session.generated';

/** By this device's clock: only its changes matter. */
const deviceDay = (): string => today({ now: () => new Date() });

/**
 * LQ-21: a page that was left open overnight would search for stays that can no longer begin. When it is shown again on another
 * day, it reads the portal's day again. While it is shown, and while a booking is under way, the day stays: the stay may begin on it.
 */
export function useDayReadAgain(client: ApolloClient): void {
  useEffect(() => {
    let knownDay = deviceDay();
    const handle = () => {
      const day = deviceDay();
      if (document.visibilityState === 'hidden' || day === knownDay || isBookingUnderWay()) return;
      client
        .query({ query: SessionDocument, fetchPolicy: 'network-only' })
        .then(() => (knownDay = day))
        // Without an answer, the page tries again when it is shown next.
        .catch(() => undefined);
    };
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, [client]);
}
