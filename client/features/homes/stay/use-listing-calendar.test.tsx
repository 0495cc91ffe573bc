import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { of, Subject } from 'rxjs';
import { beforeEach, expect, test } from 'vitest';
import { useCalendarPrefetch, useListingCalendar } from './use-listing-calendar';

const DAY = {
  __typename: 'CalendarDay',
  date: '2026-06-01',
  isAvailable: true,
  isCheckInAllowed: true,
  isAvailableForCheckout: true,
  nightlyPrice: null,
  minimumStay: 1,
  maximumStay: null,
};

let happened: string[];
beforeEach(() => (happened = []));

function portalOf(link: ApolloLink) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return { client, wrapper };
}

const answering = (answer: Subject<ApolloLink.Result>) =>
  new ApolloLink(() => {
    happened.push('asked');
    return answer;
  });

test('[LQ-11] the calendar is fetched after the first view, and its arrival does not render the page again', async () => {
  const answer = new Subject<ApolloLink.Result>();
  const { wrapper } = portalOf(answering(answer));
  renderHook(
    () => {
      happened.push('page rendered');
      useLayoutEffect(() => void happened.push('page shown'));
      return useCalendarPrefetch('vr-duck-01');
    },
    { wrapper },
  );
  expect(happened).toEqual(['page rendered', 'page shown']);
  await waitFor(() => expect(happened).toEqual(['page rendered', 'page shown', 'asked']));
  await act(async () => {
    answer.next({ data: { calendar: [DAY] } });
    answer.complete();
  });
  expect(happened).toEqual(['page rendered', 'page shown', 'asked']);
});

test('components that show days share one request', async () => {
  const { wrapper } = portalOf(
    new ApolloLink(() => {
      happened.push('asked');
      return of({ data: { calendar: [DAY] } });
    }),
  );
  const { result } = renderHook(
    () => [useListingCalendar('vr-duck-01'), useListingCalendar('vr-duck-01')] as const,
    { wrapper },
  );
  expect(result.current[0]).toMatchObject({ calendarCall: 'InProcess', days: undefined });
  await act(async () => {
    result.current[0].requestDays();
    result.current[1].requestDays();
  });
  expect(happened).toEqual(['asked']);
  expect(result.current.map(({ days, calendarCall }) => [days?.length, calendarCall])).toEqual([
    [1, 'Success'],
    [1, 'Success'],
  ]);
});

test('a user does not see the days of the previous user', async () => {
  const answer = new Subject<ApolloLink.Result>();
  const { client, wrapper } = portalOf(answering(answer));
  const { result } = renderHook(() => useListingCalendar('vr-duck-01'), { wrapper });
  await act(async () => {
    result.current.requestDays();
    await client.clearStore();
    answer.next({ data: { calendar: [DAY] } });
    answer.complete();
  });
  expect(result.current.days).toBeUndefined();
});
