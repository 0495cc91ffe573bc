import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SignInRefusal } from '#domain/portal/sign-in.ts';
import { samePath } from '#domain/routes.ts';
import { endOpenIdAttempt } from './openid-attempt';

/** Shown to a user who returned from the provider without being signed in there. */
export const NOT_COMPLETED: SignInRefusal = {
  title: 'The sign-in was not completed',
  text: 'Start it again, or use your email address and a code.',
};

/** Completes the sign-in once, at the route that the provider returns to; null when there is nothing to complete. */
export function useOpenIdReturn(
  route: string,
  complete: (input: ReturnType<typeof endOpenIdAttempt>) => void,
): void {
  const { pathname, search } = useLocation();
  const isReturn = samePath(pathname, route);
  const completeReturn = useEffectEvent(() => complete(endOpenIdAttempt(search)));
  const isCompleted = useRef(false);
  useEffect(() => {
    if (!isReturn || isCompleted.current) return;
    isCompleted.current = true;
    completeReturn();
  }, [isReturn]);
}
