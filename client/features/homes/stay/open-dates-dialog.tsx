import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DateSelection } from '#domain/stay/stay-calendar.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { useDateEvents } from '#client/app/tracking/use-date-events.ts';
import { StayDatesDialog } from '#client/components/stay-dates/stay-dates-dialog.tsx';
import { unrestrictedCalendar } from '#client/components/stay-dates/unrestricted-calendar.ts';
import { calendarPrices } from './shown-prices';
import type { StayChoice } from './stay-choice';
import { useListingCalendar } from './use-listing-calendar';

export interface OpenDatesDialogProps extends Pick<StayChoice, 'search' | 'setStay'> {
  readonly onClose: () => void;
  /** CA-12: whether the dates are only searched for; otherwise they are those of the booked stay. */
  readonly isSearch: boolean;
  /** The field of the dates. */
  readonly anchor?: (() => Element | null) | undefined;
}

/** The dates of a stay in one home, with the price of each night. */
export function OpenDatesDialog({ search, setStay, onClose, isSearch, anchor }: OpenDatesDialogProps) {
  const { calendar, days, calendarCall, requestDays } = useListingCalendar(search.listingId ?? '');
  const today = useToday();
  const { onPick, onFinal } = useDateEvents();
  const prices = useMemo(() => days && calendarPrices(days, today), [days, today]);
  const request = useEffectEvent(requestDays);
  useEffect(() => request(), []);
  const isStayOfPage = ({ from, until }: DateSelection) =>
    from === search.stay.from && until === search.stay.until;
  const finish = (stay: Stay) => {
    onFinal(stay);
    if (!isStayOfPage(stay)) setStay(stay);
  };
  return (
    <StayDatesDialog
      isOpen
      onClose={onClose}
      stay={search.stay}
      onDone={finish}
      onPick={onPick}
      calendar={calendar ?? unrestrictedCalendar(today)}
      calendarCall={calendarCall}
      today={today}
      prices={prices}
      anchor={anchor}
      confirmsLastDay={isSearch}
      doneLabel={(selection) => (isSearch && !isStayOfPage(selection) ? 'Search Dates' : 'Done')}
    />
  );
}
