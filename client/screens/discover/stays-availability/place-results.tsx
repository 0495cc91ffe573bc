import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { datesText, searchedNights, type SearchState } from '#domain/search/search-state.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { type ResultsView, ViewSwitch } from '#client/features/homes/view-switch.tsx';
import type { ChosenPlace } from '#client/features/search/chosen-place.ts';
import { useRememberedSearch } from '#client/features/search/recents/browser-recents.ts';
import { NoPlace } from './no-place';
import { Results } from './results';
import { ResultsChips } from './results-chips';
import { ResultsTitle } from './results-title';
import { type Stays, useStays } from './use-stays';
import type { Money } from '#domain/money/money.ts';
import { formatTrimmedMoney } from '#domain/money/money-format.ts';
import { useTenant } from '#client/app/session/session-context.ts';
import { PolicyLimitDocument } from './policy-limit.generated';
import { counted } from '#domain/counted.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { formatNights } from '#domain/stay/stay-dates.ts';
import { useNotifyHost } from '#client/app/host/host-context.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';

export interface PlaceResultsProps {
  /** Undefined for anywhere. */
  readonly place: ChosenPlace | undefined;
  readonly search: SearchState;
  readonly view: ResultsView;
  readonly onSearch: (search: SearchState) => void;
  readonly onView: (view: ResultsView) => void;
  /** The platform has no such place. */
  readonly onUnknownPlace: () => void;
}

/** The homes of one place or anywhere, their number and order, and the switch between list and map. */
export function PlaceResults({ place, search, view, onSearch, onView, onUnknownPlace }: PlaceResultsProps) {
  const stays = useStays(place?.id, search);
  const leave = useEffectEvent(onUnknownPlace);
  useEffect(() => {
    if (stays.isPlaceUnknown) leave();
  }, [stays.isPlaceUnknown]);
  useResultsReport(place?.id, stays);
  useRememberedSearch(search);
  const isDesktop = useIsDesktop();
  const limit = usePolicyLimit();
  const { mapBox, switchView } = useViewScroll(view, onView);
  const title = titleOf(place, search);
  const hasHomes = (stays.listings?.length !== 0 || search.bounds !== undefined) && !stays.hasFailed;

  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button disappears with the results that it changes, so the heading takes the focus. */
  const changeSearch = (changed: SearchState) => {
    heading.current?.focus();
    onSearch(changed);
  };

  if (stays.requiresPlace) return <NoPlace name={undefined} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ResultsChips placeId={place?.id} search={search} onSearch={onSearch}>
        {(isDesktop || hasHomes) && (
          <ViewSwitch view={view} onView={isDesktop ? onView : switchView} borderRadius="full" px="3.5" />
        )}
      </ResultsChips>
      <ResultsTitle
        title={title}
        heading={heading}
        summary={resultsSummary(stays, search, isDesktop, limit)}
      />
      <Results
        placeId={place?.id}
        stays={stays}
        search={search}
        onSearch={changeSearch}
        onMapSearch={onSearch}
        showsMap={view === 'map' && hasHomes}
        mapBox={mapBox}
      />
    </>
  );
}

function titleOf(place: ChosenPlace | undefined, { bounds }: SearchState): string {
  if (place) return bounds ? `Stays around ${place.label}` : `Stays in ${place.label}`;
  return bounds ? 'Stays in this part of the map' : 'Stays anywhere';
}

/** The number of homes and the search; on a phone, the search above shows the dates and the guests. */
function resultsSummary(stays: Stays, search: SearchState, isDesktop: boolean, limit: Money | null): string {
  const nights = formatNights(searchedNights(search));
  const searched = isDesktop ? [`${datesText(search)} (${nights})`, guestSummary(search.guests)] : [nights];
  const inPolicy = stays.policySummary
    ? `${IN_POLICY[stays.policySummary]}${limit ? `, up to ${formatTrimmedMoney(limit)} a night` : ''}`
    : undefined;
  return [stays.listings && foundText(stays), inPolicy, ...searched]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** CP-09: the most that the travel policy of the user's business allows a night. */
function usePolicyLimit(): Money | null {
  const { layout } = useTenant();
  const { data } = useQuery(PolicyLimitDocument, { skip: layout !== 'BUSINESS' });
  return data?.session?.travelPolicy?.lodging?.maxPricePerNight ?? null;
}

/** CP-06: of the homes of all pages. */
const IN_POLICY = { NONE: 'None in policy', SOME: 'Some in policy', ALL: 'All in policy' } as const;

/** `12 homes`, or `9 of 12 homes` when some are left out. */
const foundText = ({ totalCount, leftOut }: Stays): string =>
  leftOut === null
    ? counted(totalCount, 'home')
    : `${totalCount} of ${counted(totalCount + leftOut.count, 'home')}`;

/** Announces the homes to a screen reader, and reports the first ones to the host. */
function useResultsReport(placeId: string | undefined, { listings, totalCount }: Stays): void {
  const announce = useAnnounce();
  const notifyHost = useNotifyHost();
  const shownCount = listings?.length;
  const found = counted(totalCount, 'home');
  useEffect(() => {
    if (shownCount !== undefined) announce(`${found} found, ${shownCount} shown`);
  }, [announce, found, shownCount]);

  const isLoaded = shownCount !== undefined;
  useEffect(() => {
    if (isLoaded) notifyHost('searchLoaded', { placeId: placeId ?? null, totalCount });
  }, [notifyHost, isLoaded, placeId, totalCount]);
}

/** For a phone, where the map and the list alternate: the map scrolls fully into view, the list to where it was left. */
function useViewScroll(view: ResultsView, onView: (view: ResultsView) => void) {
  const mapBox = useRef<HTMLDivElement>(null);
  const listScroll = useRef(0);
  const switchedTo = useRef<ResultsView | null>(null);
  useLayoutEffect(() => {
    if (switchedTo.current !== view) return;
    switchedTo.current = null;
    if (view === 'map') mapBox.current?.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, listScroll.current);
  }, [view]);
  const switchView = (next: ResultsView) => {
    if (next === 'map') listScroll.current = window.scrollY;
    switchedTo.current = next;
    onView(next);
  };
  return { mapBox, switchView };
}
