import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { formatStayDate, parseStayDate } from '#domain/stay/stay-dates.ts';
import { toaster } from '../../components/toaster/toaster-store';
import { usePortal } from './session-context';

/** LQ-21: tells the traveler why dates have changed, or soon cannot be booked: the day of the check-in has ended on the open page. */
export function usePassedCheckInNote(): void {
  const [params] = useSearchParams();
  const today = usePortal()?.today;
  const knownDay = useRef(today);
  const note = useEffectEvent((day: string) => {
    const from = parseStayDate(params.get('fromDate'));
    if (from === undefined || from >= day) return;
    toaster.create({
      type: 'info',
      title: `It is ${formatStayDate(day)} now`,
      description: `${formatStayDate(from)} has passed and can no longer be chosen.`,
      duration: Infinity,
    });
  });
  useEffect(() => {
    if (today === undefined) return;
    if (knownDay.current !== undefined && knownDay.current !== today) note(today);
    knownDay.current = today;
  }, [today]);
}
