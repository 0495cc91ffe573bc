import { Stack } from '@chakra-ui/react';
import { type LeftOut, leftOutText } from '#domain/listing/left-out.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { type FlexibleDates, flexibleDatesText, otherFlexibleDates } from '#domain/stay/flexible-dates.ts';
import { useToday } from '#client/app/session/session-context.ts';
import { NoResults } from '#client/features/homes/no-results.tsx';
import { OtherSearches, SearchChanges } from './left-out-note';

export interface NoFlexibleHomesProps {
  readonly flexible: FlexibleDates;
  readonly leftOut: LeftOut | null;
  readonly search: SearchState;
  readonly onSearch: (search: SearchState) => void;
}

/**
 * No home is available for such a stay in these months: suggests other months and lengths, and other guests if they are the
 * reason.
 */
export function NoFlexibleHomes({ flexible, leftOut, search, onSearch }: NoFlexibleHomesProps) {
  const today = useToday();
  const others = otherFlexibleDates(flexible, today).map((other) => ({
    label: flexibleDatesText(other),
    finds: null,
    search: { ...search, flexible: other },
  }));
  return (
    <NoResults
      title={`No home is free for ${lowerFirst(flexibleDatesText(flexible))}`}
      actions={
        <Stack align="center" gap="2">
          {others.length > 0 && (
            <OtherSearches name="Other flexible dates" searches={others} onSearch={onSearch} />
          )}
          {leftOut && <SearchChanges leftOut={leftOut} search={search} onSearch={onSearch} />}
        </Stack>
      }
    >
      {leftOut && <span>{leftOutText(leftOut, 0, true)} </span>}
      Choose more months or another length, a smaller party, or a place nearby. The results update with every
      change of the search above.
    </NoResults>
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
