import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { today } from '#domain/clock.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { deviceTime } from '../../components/visit/portal-clock';
import { SessionDocument } from './session.generated';

/** By this device's clock: only its changes matter. */
const deviceDay = (): string => today({ now: deviceTime });

/**
 * LQ-21: a page that is left open overnight would search for stays that can no longer begin. It reads the portal's day again
 * within a minute of midnight, or when it is shown again.
 */
export function useDayReadAgain(client: ApolloClient): void {
  useEffect(() => {
    let knownDay = deviceDay();
    const handle = () => {
      const day = deviceDay();
      if (document.visibilityState === 'hidden' || day === knownDay) return;
      const known = client.readQuery({ query: SessionDocument })?.portal.today;
      client
        .query({
          query: SessionDocument,
          fetchPolicy: 'network-only',
          context: { isUnattended: true },
        })
        .then(({ data }) => {
          // Until then, the clock of this device is ahead of the portal's.
          if (data?.portal.today !== known) knownDay = day;
        })
        // Without an answer, the page tries again.
        .catch(() => undefined);
    };
    const timer = setInterval(handle, MINUTE_MS);
    document.addEventListener('visibilitychange', handle);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handle);
    };
  }, [client]);
}
