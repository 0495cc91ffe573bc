import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { termsTime } from '#domain/cancellation/terms-time.ts';
import { formatDeadline } from '#domain/moment.ts';
import { portalTime } from '#client/components/visit/portal-clock.ts';

export interface TermsClockProps {
  readonly validUntil: string;
  /** The terms expired while they were shown. */
  readonly onEnd: (validUntil: string) => void;
}

/** A timer with a longer delay would run immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The expiry of the terms, and the time left. */
export function TermsClock({ validUntil, onEnd }: TermsClockProps) {
  const [now, setNow] = useState(portalTime);
  const time = termsTime(validUntil, now);
  const hasEnded = time.kind === 'ENDED';
  const changesInMs = hasEnded ? 0 : Math.min(time.changesInMs, MAX_TIMER_MS);
  useEffect(() => {
    const timer = setTimeout(() => (hasEnded ? onEnd(validUntil) : setNow(portalTime())), changesInMs);
    return () => clearTimeout(timer);
  });
  return (
    <Text textStyle="sm" color="fg.muted">
      {`These terms hold until ${formatDeadline(validUntil)}${time.kind === 'HOLDING' ? ` (${time.left} left)` : ''}.`}
    </Text>
  );
}
