import { useSearchParams } from 'react-router';
import type { SearchState } from '#domain/search/search-state.ts';
import { useSearch } from '../use-search';
import { useRecents } from './browser-recents';

/** The search in the address; if it has no dates, with the dates and guests of the last search. */
export function useStaySearch(): SearchState {
  const [params] = useSearchParams();
  const search = useSearch();
  const [last] = useRecents().searches;
  return last && !params.has('fromDate') ? { ...search, stay: last.stay, guests: last.guests } : search;
}
