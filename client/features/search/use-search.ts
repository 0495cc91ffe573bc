import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parseSearch, type SearchState } from '#domain/search/search-state.ts';
import { useTenant, useToday } from '../../app/session/session-context';

/** The search in the address; missing parts have the portal's defaults (LQ-01, LQ-03, GU-06). */
export function useSearch(): SearchState {
  const [params] = useSearchParams();
  const today = useToday();
  const { defaultAdults } = useTenant();
  return useMemo(() => parseSearch(params, { today, defaultAdults }), [params, today, defaultAdults]);
}
