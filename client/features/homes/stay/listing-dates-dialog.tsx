import { Suspense, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { formatWholeMoney } from '../../../../domain/money/money-format';
import type { DateSelection } from '../../../../domain/stay/stay-calendar';
import type { Stay } from '../../../../domain/stay/stay-dates';
import { useToday } from '../../../app/session/session-context';
import { useDateEvents } from '../../../app/tracking/use-date-events';
import { onDemand } from '../../../components/on-demand/on-demand';
import { unrestrictedCalendar } from '../../../components/stay-dates/unrestricted-calendar';
import type { StayChoice } from './stay-choice';
import { useListingCalendar } from './use-listing-calendar';

const StayDatesDialog = onDemand(
  async () => (await import('../../../components/stay-dates/stay-dates-dialog')).StayDatesDialog,
);

export interface ListingDatesDialogProps extends Pick<StayChoice, 'search' | 'setStay'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** CA-12: whether the dates are only searched for; otherwise they are those of the booked stay. */
  readonly isSearch: boolean;
}

/** Picks the dates of a stay in this home, with the price of each night. Loads when it is first opened. */
export const ListingDatesDialog = ({ isOpen, ...dialog }: ListingDatesDialogProps) =>
  isOpen ? <OpenDatesDialog {...dialog} /> : null;

function OpenDatesDialog({ search, setStay, onClose, isSearch }: Omit<ListingDatesDialogProps, 'isOpen'>) {
  const { calendar, days, calendarCall, requestDays } = useListingCalendar(search.listingId ?? '');
  const today = useToday();
  const { onPick, onFinal } = useDateEvents();
  const prices = useMemo(
    () =>
      new Map(days?.map(({ date, nightlyPrice }) => [date, nightlyPrice && formatWholeMoney(nightlyPrice)])),
    [days],
  );
  const priceOf = useCallback((date: string) => prices.get(date) ?? undefined, [prices]);
  const request = useEffectEvent(requestDays);
  useEffect(() => request(), []);
  const isStayOfPage = ({ from, until }: DateSelection) =>
    from === search.stay.from && until === search.stay.until;
  const finish = (stay: Stay) => {
    onFinal(stay);
    if (!isStayOfPage(stay)) setStay(stay);
  };
  return (
    <Suspense>
      <StayDatesDialog
        isOpen
        onClose={onClose}
        stay={search.stay}
        onDone={finish}
        onPick={onPick}
        calendar={calendar ?? unrestrictedCalendar(today)}
        calendarCall={calendarCall}
        today={today}
        priceOf={priceOf}
        doneLabel={(selection) => (isSearch && !isStayOfPage(selection) ? 'Search Dates' : 'Done')}
      />
    </Suspense>
  );
}
