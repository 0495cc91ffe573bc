import { Box, Container, VisuallyHidden } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { sameFilters, searchParams, type SearchState } from '#domain/search/search-state.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { ResultsSkeleton } from '#client/features/homes/results-skeleton.tsx';
import type { ResultsView } from '#client/features/homes/view-switch.tsx';
import {
  chosenPlace,
  type ChosenPlace,
  withPlace,
  withPlaceName,
} from '#client/features/search/chosen-place.ts';
import { SearchBar } from '#client/features/search/search-bar.tsx';
import { useDamagedLinkNote } from '#client/features/search/use-damaged-link-note.ts';
import { useSearch } from '#client/features/search/use-search.ts';
import { NoPlace } from './no-place';
import { PlaceResults } from './place-results';
import { SearchFailure } from './search-failure';
import { SearchSummary } from './search-summary';
import { useQuery } from '@apollo/client/react';
import { MIN_PLACE_TEXT } from '#domain/search/place-text.ts';
import { StaysAvailabilityPlaceDocument } from './stays-availability.generated';

export { StaysAvailabilityScreenDocument as query } from './stays-availability.generated';

function resultsPath(search: SearchState, view: ResultsView): string {
  const query = searchParams(search);
  if (view === 'map') query.set('view', 'map');
  return `${ROUTES.staysAvailability}?${query}`;
}

/** The homes that can be booked for a search. The search and the view are in the address (RT-04, LQ-01). */
export function StaysAvailabilityScreen() {
  const [params] = useSearchParams();
  const search = useSearch();
  useDamagedLinkNote(search);
  const navigate = useNavigate();
  const found = useResultsPlace(search);
  const isDesktop = useIsDesktop();
  const view: ResultsView = params.get('view') === 'map' ? 'map' : 'list';

  const show = (next: SearchState, nextView: ResultsView) =>
    void navigate(resultsPath(next, nextView), {
      // Other filters get their own history entry.
      replace: sameFilters(search, next),
      preventScrollReset: true,
      flushSync: true,
    });
  const place = found.status === 'known' ? found.place : undefined;
  const barSearch = place && !chosenPlace(search) ? withPlace(search, place) : search;

  return (
    <>
      <Box
        bg={{ base: 'bg', md: 'bg.subtle' }}
        borderBottomWidth={{ md: '1px' }}
        pt={{ base: '2', md: '4', lg: '5' }}
        pb={{ base: '0', md: '4', lg: '5' }}
        {...(!isDesktop && { 'data-search-header': '' })}
      >
        <Container maxW="6xl" px={{ base: '4', md: '6' }}>
          {isDesktop ? (
            <SearchBar search={barSearch} onChange={(next) => show(next, view)} />
          ) : (
            <SearchSummary search={barSearch} onSearch={(next) => show(next, view)} />
          )}
        </Container>
      </Box>
      <Container maxW="7xl" px={{ base: '4', md: '6' }} pt={{ base: '0', md: '4', lg: '6' }}>
        {(place || found.status === 'anywhere') && (
          <PlaceResults
            place={place}
            search={barSearch}
            view={view}
            onSearch={(next) => show(next, view)}
            onView={(next) => show(search, next)}
            onUnknownPlace={() =>
              place && void navigate(resultsPath(withPlaceName(search, place.label), view), { replace: true })
            }
          />
        )}
        {found.status === 'looking-up' && (
          <>
            <VisuallyHidden asChild>
              <h1>Find a stay</h1>
            </VisuallyHidden>
            <ResultsSkeleton isBesideMap={false} />
          </>
        )}
        {found.status === 'failed' && <SearchFailure level="h1" onRetry={found.retry} isRetrying={false} />}
        {found.status === 'missing' && <NoPlace name={search.locationName} />}
      </Container>
    </>
  );
}

type ResultsPlace =
  | { readonly status: 'known'; readonly place: ChosenPlace }
  | { readonly status: 'anywhere' }
  | { readonly status: 'looking-up' }
  /** The address names an unknown place. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** The place to search in: the picked one, or else the best match for the name in the address (RT-09); without one, anywhere. */
function useResultsPlace(search: SearchState): ResultsPlace {
  const picked = chosenPlace(search);
  const name = search.locationName ?? '';
  const { data, loading, error, refetch } = useQuery(StaysAvailabilityPlaceDocument, {
    variables: { name },
    skip: picked !== undefined || name.length < MIN_PLACE_TEXT,
  });
  if (picked) return { status: 'known', place: picked };
  const [found] = data?.places ?? [];
  if (found) return { status: 'known', place: { id: found.id, label: found.label } };
  if (name === '') return { status: 'anywhere' };
  if (loading) return { status: 'looking-up' };
  return error ? { status: 'failed', retry: () => void refetch() } : { status: 'missing' };
}
