import { useEffect, useState } from 'react';
import { portalTime } from './portal-clock';
import { useFirstMoment } from './use-rendered-markup';

const SECOND_MS = 1_000;
const TICK_MS = 30_000;
const NEAR_MS = 120_000;

/** The current time, for a text that shows minutes: updated every half minute, and every second when a deadline is near. */
export function useNow(deadline?: string): Date {
  const [now, setNow] = useState(useFirstMoment());
  const isNear = deadline !== undefined && Date.parse(deadline) - now.getTime() < NEAR_MS;
  useEffect(() => {
    const timer = setInterval(() => setNow(portalTime()), isNear ? SECOND_MS : TICK_MS);
    return () => clearInterval(timer);
  }, [isNear]);
  return now;
}
