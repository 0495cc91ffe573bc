import { Suspense, useMemo } from 'react';
import type { SearchState } from '../../domain/search/search-state';
import { useToday } from '../app/session/session-context';
import { useDateEvents } from '../app/tracking/use-date-events';
import { onDemand } from '../components/on-demand/on-demand';
import { unrestrictedCalendar } from '../components/stay-dates/unrestricted-calendar';

/** Load with the first dialog, or when it is approached. */
export const loadDates = () => import('../components/stay-dates/stay-dates-dialog');
export const loadGuests = () => import('../components/guest-picker/guest-dialog');

const StayDatesDialog = onDemand(async () => (await loadDates()).StayDatesDialog);
const GuestDialog = onDemand(async () => (await loadGuests()).GuestDialog);

export interface SearchDialogsProps {
  readonly open: 'dates' | 'guests' | undefined;
  readonly onClose: () => void;
  readonly search: SearchState;
  readonly onChange: (search: SearchState) => void;
}

/** The dates and the guests of a search that is not for one home: any day may be chosen. */
export function SearchDialogs({ open, onClose, search, onChange }: SearchDialogsProps) {
  const today = useToday();
  const { onPick, onFinal } = useDateEvents();
  const calendar = useMemo(() => unrestrictedCalendar(today), [today]);
  return (
    <Suspense>
      {open === 'dates' && (
        <StayDatesDialog
          isOpen
          onClose={onClose}
          stay={search.stay}
          onPick={onPick}
          onDone={(stay) => {
            onFinal(stay);
            onChange({ ...search, stay });
          }}
          calendar={calendar}
          today={today}
        />
      )}
      {open === 'guests' && (
        <GuestDialog
          isOpen
          onClose={onClose}
          guests={search.guests}
          onDone={(guests) => onChange({ ...search, guests })}
        />
      )}
    </Suspense>
  );
}
