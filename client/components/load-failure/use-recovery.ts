import { use, useEffect, useEffectEvent } from 'react';
import { GatewayOriginContext } from '../gateway-origin';

/** How often a page that shows a failure checks whether the portal is back. */
const CHECK_INTERVAL_MS = 3_000;
/** Responds with 200 when the gateway can reach its platform. */
const READINESS = '/readyz?platform=1';

/**
 * Retries automatically once, when the portal was away and is back. A failure that is no outage waits for a press. A check without
 * a response until the next one means that the portal is away, as when its platform is silent.
 */
export function useRecovery(onRetry: (() => void) | undefined): void {
  const origin = use(GatewayOriginContext);
  const retry = useEffectEvent(() => onRetry?.());
  const isRepairable = onRetry !== undefined;
  useEffect(() => {
    if (!isRepairable) return undefined;
    let wasAway = false;
    let isOver = false;
    let sent = 0;
    let answered = 0;
    const check = () => {
      if (document.hidden) return;
      if (answered < sent) wasAway = true;
      sent += 1;
      const number = sent;
      void isReady(origin).then((ready) => {
        answered = Math.max(answered, number);
        if (isOver) return;
        if (ready && wasAway) retry();
        wasAway = !ready;
      });
    };
    check();
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isRepairable, origin]);
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}${READINESS}`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
