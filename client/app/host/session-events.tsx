import { useEffect, useEffectEvent } from 'react';
import { portalTime } from '../../components/visit/portal-clock';
import { useSession, useSessionCommands } from '../session/session-context';
import { useNotifyHost } from './host-context';

/** How long before its end a session is reported as expiring: time for a host to renew it. */
const NOTICE_MS = 5 * 60_000;
/** The longest timer that browsers support; a longer session is checked again at that point. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Reports the session to the host (SE-18). A request to the platform finds out whether it has ended, so it ends here as
 * everywhere else.
 */
export function SessionEvents(): null {
  const { status, session } = useSession();
  const { retry } = useSessionCommands();
  const notifyHost = useNotifyHost();
  const { userId, isDelegated = false, expiresAt } = session ?? {};
  const readAgain = useEffectEvent(retry);

  useEffect(() => {
    if (userId !== undefined) notifyHost('sessionInitialized', { userId, isDelegated });
  }, [notifyHost, userId, isDelegated]);

  useEffect(() => {
    if (status === 'failed') notifyHost('sessionFailed', {});
  }, [notifyHost, status]);

  useEffect(() => {
    if (!expiresAt) return;
    const end = Date.parse(expiresAt);
    return inOrder([
      { at: end - NOTICE_MS, run: () => notifyHost('sessionExpiring', { expiresAt }) },
      { at: end, run: readAgain },
    ]);
  }, [notifyHost, userId, expiresAt]);

  return null;
}

interface Appointment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly run: () => void;
}

/** Runs each appointment at its time, or immediately when that time has passed; returns a function that cancels the rest. */
function inOrder(appointments: readonly Appointment[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = ([first, ...later]: readonly Appointment[]) => {
    if (!first) return;
    const wait = first.at - portalTime().getTime();
    timer = setTimeout(
      () => {
        if (wait > MAX_TIMER_MS) return next([first, ...later]);
        first.run();
        next(later);
      },
      Math.min(wait, MAX_TIMER_MS),
    );
  };
  next(appointments);
  return () => clearTimeout(timer);
}
