import { useQuery } from '@apollo/client/react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import type { CallState } from '../../../domain/call-states';
import { type StayCalendar, stayCalendar } from '../../../domain/stay/stay-calendar';
import { ListingCalendarDocument, type ListingCalendarQuery } from './listing-calendar.generated';

export interface ListingCalendar {
  /** Undefined until it has arrived. */
  readonly calendar: StayCalendar | undefined;
  readonly days: NonNullable<ListingCalendarQuery['calendar']> | undefined;
  readonly calendarCall: CallState;
  /** Asks for the days once more if they could not be read. */
  readonly requestDays: () => void;
  /** LQ-19 */
  readonly refetchCalendar: () => void;
}

/** LQ-11: the days of a home for a year, which nothing waits for: they are asked for when the first view has been drawn. */
export function useListingCalendar(listingId: string): ListingCalendar {
  const isDrawn = useDeferredValue(true, false);
  const { data, loading, error, refetch } = useQuery(ListingCalendarDocument, {
    variables: { listingId },
    skip: !isDrawn,
    notifyOnNetworkStatusChange: true,
    // Asked for beside the home, which the browser is to fetch first.
    context: { fetchOptions: { priority: 'low' } },
  });
  const days = data?.calendar ?? undefined;
  const hasFailed = error !== undefined;
  const refetchCalendar = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  return {
    calendar: useMemo(() => days && stayCalendar(days), [days]),
    days,
    calendarCall: loading || !isDrawn ? 'InProcess' : hasFailed ? 'Failed' : 'Success',
    requestDays: useCallback(() => {
      if (hasFailed) refetchCalendar();
    }, [hasFailed, refetchCalendar]),
    refetchCalendar,
  };
}
