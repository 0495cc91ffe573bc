import { useEffect, useRef } from 'react';

/** How often a page that shows a failure looks whether the portal is back. */
const LOOK_EVERY_MS = 3_000;
/** Answers 200 when the gateway reaches its platform. */
const READINESS = '/readyz';

/** Tries again by itself once, when the portal was seen to be away and is back. A failure that is no outage waits for a press. */
export function useRecovery(onRetry: (() => void) | undefined): void {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  const isRepairable = onRetry !== undefined;
  useEffect(() => {
    if (!isRepairable) return undefined;
    let wasAway = false;
    const look = () => {
      if (document.hidden) return;
      void isReady().then((ready) => {
        if (ready && wasAway) retry.current?.();
        wasAway = !ready;
      });
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRepairable]);
}

const isReady = (): Promise<boolean> =>
  fetch(READINESS, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
