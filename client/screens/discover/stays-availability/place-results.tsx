import { Box } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { PageTitle } from '#client/components/page-title/page-title.tsx';
import { PhoneViewSwitch, type ResultsView, ViewSwitch } from '#client/features/homes/view-switch.tsx';
import type { ChosenPlace } from '#client/features/search/chosen-place.ts';
import { useRememberedSearch } from '#client/features/search/recents/browser-recents.ts';
import { FilterBar } from './filters/filter-bar';
import { Results } from './results';
import { resultsSummary } from './results-summary';
import { ResultsToolbar } from './results-toolbar';
import { useResultsReport } from './use-results-report';
import { useStays } from './use-stays';
import { useViewScroll } from './use-view-scroll';

export interface PlaceResultsProps {
  readonly place: ChosenPlace;
  readonly search: SearchState;
  readonly view: ResultsView;
  readonly onSearch: (search: SearchState) => void;
  readonly onView: (view: ResultsView) => void;
  /** The platform has no such place. */
  readonly onUnknownPlace: () => void;
}

/** The homes of one place, their number and order, and the switch between list and map. */
export function PlaceResults({ place, search, view, onSearch, onView, onUnknownPlace }: PlaceResultsProps) {
  const stays = useStays(place.id, search);
  const leave = useEffectEvent(onUnknownPlace);
  useEffect(() => {
    if (stays.isPlaceUnknown) leave();
  }, [stays.isPlaceUnknown]);
  useResultsReport(place.id, stays);
  useRememberedSearch(search);
  const isDesktop = useIsDesktop();
  const { mapBox, switchView } = useViewScroll(view, onView);
  const title = search.bounds ? `Stays around ${place.label}` : `Stays in ${place.label}`;
  const hasHomes = (stays.listings?.length !== 0 || search.bounds !== undefined) && !stays.hasFailed;

  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button disappears with the results that it changes, so the heading takes the focus. */
  const changeSearch = (changed: SearchState) => {
    heading.current?.focus();
    onSearch(changed);
  };

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ResultsToolbar
        title={title}
        heading={heading}
        summary={resultsSummary(stays, search, isDesktop)}
        sortOrder={search.sortOrder ?? 'Recommended'}
        onSort={(sortOrder) => onSearch({ ...search, sortOrder })}
      >
        {(isDesktop || hasHomes) && <ViewSwitch view={view} onView={isDesktop ? onView : switchView} />}
      </ResultsToolbar>
      <FilterBar placeId={place.id} search={search} onSearch={onSearch} />
      {/* Below the list of a phone is room for the floating switch. */}
      <Box position="relative" pb={!isDesktop && view === 'list' ? '16' : '0'}>
        <Results
          placeId={place.id}
          stays={stays}
          search={search}
          onSearch={changeSearch}
          onMapSearch={onSearch}
          showsMap={view === 'map' && hasHomes}
          mapBox={mapBox}
        />
        {!isDesktop && hasHomes && <PhoneViewSwitch view={view} onView={switchView} />}
      </Box>
    </>
  );
}
