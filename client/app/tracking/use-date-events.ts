import { useMemo } from 'react';
import type { DateSelection } from '#domain/stay/stay-calendar.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { useNotifyHost } from '../host/host-context';
import { useTrack } from './use-track';

/** The events of a date picker on any page, for tracking (CA-10) and for the host (CA-09). */
export function useDateEvents() {
  const track = useTrack();
  const notifyHost = useNotifyHost();
  return useMemo(
    () => ({
      onPick: ({ from, until }: DateSelection) => {
        if (from === null) {
          track('dates_reset', {});
          notifyHost('datesReset', {});
        } else {
          const facts = { date: until ?? from, isCheckIn: until === null };
          track('date_picked', facts);
          notifyHost('datePicked', facts);
        }
      },
      onFinal: ({ from, until }: Stay) => {
        const facts = { fromDate: from, untilDate: until };
        track('dates_finalized', facts);
        notifyHost('datesFinalized', facts);
      },
    }),
    [track, notifyHost],
  );
}
