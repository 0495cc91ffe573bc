import { Box } from '@chakra-ui/react';
import { type Ref, Suspense, useState } from 'react';
import { listingPath } from '#domain/search/back-to-results.ts';
import { type SearchState, withoutBounds } from '#domain/search/search-state.ts';
import { hasFilters } from '#domain/search/stay-filters.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { searchedStay } from '#client/app/stay/stay-input.ts';
import { useLinkWithSource } from '#client/app/entry/user-source.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { ListAndMap } from '#client/features/homes/list-and-map.tsx';
import { ResultsSkeleton } from '#client/features/homes/results-skeleton.tsx';
import { LeftOutNote } from './left-out-note';
import { ResultsList, type ResultsListProps } from './results-list';
import { SearchFailure } from './search-failure';
import type { Stays } from './use-stays';

const NoFilteredHomes = onDemand(async () => (await import('./filters/no-filtered-homes')).NoFilteredHomes);
const NoHomes = onDemand(async () => (await import('./no-homes')).NoHomes);

export interface ResultsProps {
  readonly placeId: string | undefined;
  readonly stays: Stays;
  readonly search: SearchState;
  /** Applies a suggestion that is shown next to the results. */
  readonly onSearch: (search: SearchState) => void;
  /** Searches a part of the map, or the place again. */
  readonly onMapSearch: (search: SearchState) => void;
  readonly showsMap: boolean;
  readonly mapBox: Ref<HTMLDivElement>;
}

/** The homes of a search: a list, with a map next to it on a desktop or instead of it on a phone. */
export function Results({ placeId, stays, search, onSearch, onMapSearch, showsMap, mapBox }: ResultsProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const linkWithSource = useLinkWithSource();
  const homes = {
    pricedFor: searchedStay(search),
    toListing: (listingId: string) =>
      linkWithSource(
        listingPath({
          ...search,
          stay: foundStay(stays, listingId) ?? search.stay,
          listingId,
          entrySource: showsMap ? 'map' : 'list',
        }),
      ),
    highlighted,
    onHighlight: setHighlighted,
  };
  return (
    <ListAndMap
      list={
        <List
          {...homes}
          placeId={placeId}
          stays={stays}
          search={search}
          onSearch={onSearch}
          isBesideMap={showsMap}
        />
      }
      showsMap={showsMap}
      mapBox={mapBox}
      // While the map moves, it keeps its homes until those of the new part have loaded.
      listings={stays.listings ?? (search.bounds && stays.previousListings)}
      searched={search.bounds}
      onSearched={(bounds) => onMapSearch(bounds ? { ...search, bounds } : withoutBounds(search))}
      {...homes}
    />
  );
}

/** The stay that a home was found for. */
function foundStay({ listings, previousListings }: Stays, listingId: string): Stay | undefined {
  const found = (listings ?? previousListings)?.find((listing) => listing.listingId === listingId);
  return found && { from: found.stay.fromDate, until: found.stay.untilDate };
}

interface ListProps
  extends
    Pick<ResultsProps, 'placeId' | 'stays' | 'search' | 'onSearch'>,
    Pick<ResultsListProps, 'pricedFor' | 'toListing' | 'isBesideMap' | 'highlighted' | 'onHighlight'> {}

/** The homes, or a message when there are none. */
function List({ placeId, stays, search, onSearch, ...list }: ListProps) {
  const { listings, totalCount, leftOut, more } = stays;
  if (stays.hasFailed) return <SearchFailure onRetry={stays.retry} isRetrying={stays.isRetrying} />;
  if (!listings) return <ResultsSkeleton isBesideMap={list.isBesideMap} />;
  if (listings.length === 0) {
    const none = { placeId, leftOut, search, onSearch };
    return (
      <Suspense fallback={<ResultsSkeleton isBesideMap={list.isBesideMap} />}>
        {hasFilters(search.filters ?? {}) ? <NoFilteredHomes {...none} /> : <NoHomes {...none} />}
      </Suspense>
    );
  }
  return (
    <Box>
      <ResultsList
        listings={listings}
        totalCount={totalCount}
        searchedPlace={search.bounds ? undefined : search.locationName}
        more={more}
        {...list}
      />
      {leftOut && (
        <LeftOutNote leftOut={leftOut} foundCount={totalCount} search={search} onSearch={onSearch} />
      )}
    </Box>
  );
}
