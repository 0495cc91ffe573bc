import { useQuery } from '@apollo/client/react';
import { MIN_PLACE_TEXT } from '#domain/search/place-text.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { type ChosenPlace, chosenPlace } from '#client/features/search/chosen-place.ts';
import { StaysAvailabilityPlaceDocument } from './stays-availability.generated';

export type ResultsPlace =
  | { readonly status: 'known'; readonly place: ChosenPlace }
  | { readonly status: 'looking-up' }
  /** The address names no place, or an unknown one. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** The place to search in: the picked one, or else the best match for the name in the address (RT-09). */
export function useResultsPlace(search: SearchState): ResultsPlace {
  const picked = chosenPlace(search);
  const name = search.locationName ?? '';
  const { data, loading, error, refetch } = useQuery(StaysAvailabilityPlaceDocument, {
    variables: { name },
    skip: picked !== undefined || name.length < MIN_PLACE_TEXT,
  });
  if (picked) return { status: 'known', place: picked };
  const [found] = data?.places ?? [];
  if (found) return { status: 'known', place: { id: found.id, label: found.label } };
  if (loading) return { status: 'looking-up' };
  return error ? { status: 'failed', retry: () => void refetch() } : { status: 'missing' };
}
