import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time, as fresh as a clock that shows minutes needs it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
