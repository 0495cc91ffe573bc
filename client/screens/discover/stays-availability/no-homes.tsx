import { Stack } from '@chakra-ui/react';
import type { LeftOut } from '#domain/listing/left-out.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { flexibleDatesText, otherFlexibleDates } from '#domain/stay/flexible-dates.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { NoResults } from '#client/features/homes/no-results.tsx';
import { LeftOutReasons } from './left-out-reasons';
import { OtherSearches, SearchChanges } from './left-out-note';
import { OtherPlaces } from './other-places';

export interface NoHomesProps {
  readonly placeId: string | undefined;
  readonly leftOut: LeftOut | null;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
}

/** No home is available for the search: why, each reason with its repair, and the searches that find homes. */
export function NoHomes({ placeId, leftOut, search, onSearch }: NoHomesProps) {
  const today = useToday();
  const { flexible } = search;
  const others = (flexible ? otherFlexibleDates(flexible, today) : []).map((other) => ({
    label: flexibleDatesText(other),
    finds: null,
    search: { ...search, flexible: other },
  }));
  return (
    <NoResults
      title={
        flexible
          ? `No home is free for ${lowerFirst(flexibleDatesText(flexible))}`
          : 'No home is free for this stay'
      }
      actions={
        <Stack align="center" gap="6" w="full">
          {leftOut && <LeftOutReasons leftOut={leftOut} search={search} onSearch={onSearch} />}
          {others.length > 0 && (
            <OtherSearches name="Other flexible dates" searches={others} onSearch={onSearch} />
          )}
          {leftOut && (
            <SearchChanges leftOut={{ ...leftOut, reasons: [] }} search={search} onSearch={onSearch} />
          )}
          {placeId !== undefined && <OtherPlaces placeId={placeId} search={search} onSearch={onSearch} />}
        </Stack>
      }
    >
      {leftOut
        ? leftOut.count === 1
          ? 'There is one home here, and it does not fit this search.'
          : `None of the ${leftOut.count} homes here fits this search.`
        : 'Try other dates, fewer guests, or another place.'}
    </NoResults>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
