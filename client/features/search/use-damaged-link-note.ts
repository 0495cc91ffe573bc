import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { unusableParts } from '#domain/search/damaged-link.ts';
import { datesText, parseSearch, type SearchState } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { usePortal, useTenant } from '#client/app/session/session-context.ts';
import { toaster } from '#client/components/toaster/toaster-store.ts';

/** Tells the traveler once when the page shows other dates or guests than its link names. */
export function useDamagedLinkNote(shown: SearchState): void {
  const [params] = useSearchParams();
  const today = usePortal()?.today;
  const { defaultAdults } = useTenant();
  const note = useEffectEvent((day: string) => {
    const parts = unusableParts(params, parseSearch(params, { today: day, defaultAdults }));
    if (parts.length === 0) return;
    toaster.create({
      type: 'info',
      title: `The ${parts.join(' and ')} of this link cannot be used`,
      description: `You see ${datesText(shown)} for ${guestSummary(shown.guests)}.`,
      duration: Infinity,
    });
  });
  const openedOn = useRef<string>(undefined);
  useEffect(() => {
    if (today === undefined || openedOn.current !== undefined) return;
    openedOn.current = today;
    note(today);
  }, [today]);
}
