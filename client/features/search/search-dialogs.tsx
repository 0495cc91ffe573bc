import { Suspense, useMemo } from 'react';
import { type SearchState, withStay } from '#domain/search/search-state.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { useToday } from '../../app/session/session-context';
import { useDateEvents } from '../../app/tracking/use-date-events';
import { onDemand } from '../../components/on-demand/on-demand';
import { unrestrictedCalendar } from '../../components/stay-dates/unrestricted-calendar';
import type { SearchPart } from './sheet/search-draft';

const loadDates = () => import('./search-dates-dialog');
const loadExactDates = () => import('../../components/stay-dates/stay-dates-dialog');
const loadGuests = () => import('../../components/guest-picker/guest-dialog');

/** Loads a dialog before its field is pressed. */
export const loadPart = (part: SearchPart): Promise<unknown> =>
  part === 'guests' ? loadGuests() : loadDates();

const SearchDatesDialog = onDemand(async () => (await loadDates()).SearchDatesDialog);
const StayDatesDialog = onDemand(async () => (await loadExactDates()).StayDatesDialog);
const GuestDialog = onDemand(async () => (await loadGuests()).GuestDialog);

export interface SearchDialogsProps {
  readonly open: SearchPart | undefined;
  /** The field that opens the dialog, which is next to it on a desktop. */
  readonly anchor?: () => Element | null;
  readonly onClose: () => void;
  readonly search: SearchState;
  readonly onChange: (search: SearchState) => void;
  /**
   * Whether flexible dates are offered as well as exact ones: only where homes are searched, not where known homes are priced.
   */
  readonly isFlexibleOffered?: boolean;
}

/** The dates and the guests of a search that is not for one home, so any day may be chosen. */
export function SearchDialogs({
  open,
  anchor,
  onClose,
  search,
  onChange,
  isFlexibleOffered = false,
}: SearchDialogsProps) {
  const today = useToday();
  const { onPick, onFinal } = useDateEvents();
  const calendar = useMemo(() => unrestrictedCalendar(today), [today]);
  const dates = {
    isOpen: true,
    anchor,
    confirmsLastDay: true,
    onClose,
    stay: search.stay,
    onPick,
    onDone: (stay: Stay) => {
      onFinal(stay);
      onChange(withStay(search, stay));
    },
    calendar,
    today,
  };
  return (
    <Suspense>
      {open === 'dates' && !isFlexibleOffered && <StayDatesDialog {...dates} />}
      {open === 'dates' && isFlexibleOffered && (
        <SearchDatesDialog
          {...dates}
          flexible={search.flexible}
          onFlexible={(flexible) => onChange({ ...search, flexible })}
        />
      )}
      {open === 'guests' && (
        <GuestDialog
          isOpen
          anchor={anchor}
          onClose={onClose}
          title="Who"
          guests={search.guests}
          onDone={(guests) => onChange({ ...search, guests })}
        />
      )}
    </Suspense>
  );
}
