import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import { useListingCalendar } from './use-listing-calendar';

test('[LQ-11] the days are asked for when the first view has been drawn', () => {
  const happened: string[] = [];
  const link = new ApolloLink(() => {
    happened.push('asked');
    return NEVER;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(
    () => {
      happened.push('rendered');
      useLayoutEffect(() => void happened.push('drawn'));
      return useListingCalendar('vr-duck-01');
    },
    { wrapper },
  );
  expect(happened.slice(0, 4)).toEqual(['rendered', 'drawn', 'rendered', 'asked']);
  expect(result.current).toMatchObject({ calendarCall: 'InProcess', days: undefined });
});
