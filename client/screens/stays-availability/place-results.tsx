import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { listingPath } from '../../../domain/search/back-to-results';
import { counted } from '../../../domain/counted';
import { guestSummary } from '../../../domain/stay/guests';
import { leftOutText } from '../../../domain/listing/left-out';
import type { SearchState } from '../../../domain/search/search-state';
import { formatNights, formatStay, nightCount } from '../../../domain/stay/stay-dates';
import { useNotifyHost } from '../../app/host/host-context';
import { linkWithSource } from '../../app/user-source';
import { useAnnounce } from '../../components/announcer/announcer';
import { useIsDesktop } from '../../components/media/use-is-desktop';
import { PageTitle } from '../../components/page-title/page-title';
import type { ChosenPlace } from '../../search/chosen-place';
import { LeftOutNote, SearchChanges, type SearchChangesProps } from './left-out-note';
import { ListAndMap } from '../../homes/list-and-map';
import { NoResults } from '../../homes/no-results';
import { ResultsList } from './results-list';
import { ResultsSkeleton } from '../../homes/results-skeleton';
import { ResultsToolbar } from './results-toolbar';
import { SearchFailure } from './search-failure';
import { useStays } from './use-stays';
import { useViewScroll } from './use-view-scroll';
import { PhoneViewSwitch, type ResultsView, ViewSwitch } from '../../homes/view-switch';

export interface PlaceResultsProps {
  readonly place: ChosenPlace;
  readonly search: SearchState;
  readonly view: ResultsView;
  readonly onSearch: (search: SearchState) => void;
  readonly onView: (view: ResultsView) => void;
}

/** The homes of one place: a list, with a map next to it on a desktop or instead of it on a phone. */
export function PlaceResults({ place, search, view, onSearch, onView }: PlaceResultsProps) {
  const { listings, totalCount, leftOut, isRetrying, hasFailed, retry, more } = useStays(place.id, search);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const isDesktop = useIsDesktop();
  const title = `Stays in ${place.label}`;
  const shownCount = listings?.length;
  useResultsReport(place.id, totalCount, shownCount);

  const heading = useRef<HTMLHeadingElement>(null);
  /** What is pressed goes away with what it changes, and would take the focus along. */
  const changeSearch = (changed: SearchState) => {
    heading.current?.focus();
    onSearch(changed);
  };
  const changes = leftOut ? { leftOut, search, onSearch: changeSearch } : null;

  const hasHomes = shownCount !== 0 && !hasFailed;
  const showsMap = view === 'map' && hasHomes;
  const nights = nightCount(search.stay);
  const toListing = (listingId: string) =>
    linkWithSource(listingPath({ ...search, listingId, entrySource: showsMap ? 'map' : 'list' }));
  const list = listings ? (
    listings.length > 0 ? (
      <Box>
        <ResultsList
          listings={listings}
          totalCount={totalCount}
          toListing={toListing}
          nights={nights}
          isBesideMap={showsMap}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          more={more}
        />
        {changes && <LeftOutNote {...changes} foundCount={totalCount} />}
      </Box>
    ) : (
      <NoHomes changes={changes} />
    )
  ) : hasFailed ? (
    <SearchFailure onRetry={retry} isRetrying={isRetrying} />
  ) : (
    <ResultsSkeleton isBesideMap={showsMap} />
  );

  const { mapBox, switchView } = useViewScroll(view, onView);
  const found = listings && foundText(totalCount, leftOut?.count);

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ResultsToolbar
        title={title}
        heading={heading}
        summary={summaryText(search, found, isDesktop)}
        sortOrder={search.sortOrder ?? 'Recommended'}
        onSort={(sortOrder) => onSearch({ ...search, sortOrder })}
      >
        {isDesktop && <ViewSwitch view={view} onView={onView} />}
      </ResultsToolbar>
      {showsMap ? (
        <ListAndMap
          list={list}
          mapBox={mapBox}
          listings={listings}
          toListing={toListing}
          highlighted={highlighted}
          onHighlight={setHighlighted}
        />
      ) : (
        list
      )}
      {!isDesktop && hasHomes && <PhoneViewSwitch view={view} onView={switchView} />}
    </>
  );
}

/** Announces the homes to a screen reader, and reports the first ones to the host. */
function useResultsReport(placeId: string, totalCount: number, shownCount: number | undefined): void {
  const announce = useAnnounce();
  const notifyHost = useNotifyHost();
  const found = counted(totalCount, 'home');
  useEffect(() => {
    if (shownCount !== undefined) announce(`${found} found, ${shownCount} shown`);
  }, [announce, found, shownCount]);

  const isLoaded = shownCount !== undefined;
  useEffect(() => {
    if (isLoaded) notifyHost('searchLoaded', { placeId, totalCount });
  }, [notifyHost, isLoaded, placeId, totalCount]);
}

/** How many homes, and for what; on a phone dates and guests stand right above, in the search. */
function summaryText({ stay, guests }: SearchState, found: string | undefined, isDesktop: boolean): string {
  const nights = formatNights(nightCount(stay));
  const searched = isDesktop ? [`${formatStay(stay)} (${nights})`, guestSummary(guests)] : [nights];
  return [found, ...searched].filter((part) => part !== undefined).join(' · ');
}

/** `12 homes`, or `9 of 12 homes` where some are left out. */
const foundText = (totalCount: number, leftOutCount: number | undefined): string =>
  leftOutCount === undefined
    ? counted(totalCount, 'home')
    : `${totalCount} of ${counted(totalCount + leftOutCount, 'home')}`;

const NoHomes = ({ changes }: { changes: SearchChangesProps | null }) => (
  <NoResults title="No home is free for this stay" actions={changes && <SearchChanges {...changes} />}>
    {changes && `${leftOutText(changes.leftOut, 0)} `}
    Try other dates or fewer nights, a smaller party, or a place nearby. The results update with every change
    of the search above.
  </NoResults>
);
