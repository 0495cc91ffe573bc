import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { counted } from '#domain/counted.ts';
import { filteredLeftOutText, type LeftOut } from '#domain/listing/left-out.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { filterFixes } from '#domain/search/active-filters.ts';
import { NoResults } from '#client/features/homes/no-results.tsx';
import { SearchChanges } from '../left-out-note';
import { OtherPlaces } from '../other-places';
import { useFilterCounts } from './use-filter-counts';

export interface NoFilteredHomesProps {
  readonly placeId: string | undefined;
  readonly search: SearchState;
  /** The homes that pass all filters and cannot be booked for this search. */
  readonly leftOut: LeftOut | null;
  readonly onSearch: (search: SearchState) => void;
}

/**
 * No home passes all filters: which single filter to remove, and for which other dates or guests homes that pass them are
 * available.
 */
export function NoFilteredHomes({ placeId, search, leftOut, onSearch }: NoFilteredHomesProps) {
  const { facets } = useFilterCounts(placeId, search);
  const fixes = filterFixes(search.filters ?? {}, facets?.withoutFilters ?? []);
  return (
    <NoResults
      title="No home matches all of your filters"
      actions={
        <Stack align="center" gap="5">
          <Flex
            as="ul"
            listStyleType="none"
            wrap="wrap"
            justify="center"
            gap="2"
            aria-label="Searches with fewer filters"
          >
            {fixes.map(({ label, count, filters }) => (
              <li key={label}>
                <Button
                  variant="outline"
                  bg="bg.panel"
                  borderRadius="full"
                  onClick={() => onSearch({ ...search, filters })}
                >
                  Without “{label}”
                  <Text as="span" color="fg.muted" fontWeight="normal">
                    · {counted(count, 'home')}
                  </Text>
                </Button>
              </li>
            ))}
            <li>
              <Button
                variant="ghost"
                borderRadius="full"
                onClick={() => onSearch({ ...search, filters: {} })}
              >
                Clear all filters
              </Button>
            </li>
          </Flex>
          {leftOut && <SearchChanges leftOut={leftOut} search={search} onSearch={onSearch} />}
          {placeId !== undefined && <OtherPlaces placeId={placeId} search={search} onSearch={onSearch} />}
        </Stack>
      }
    >
      {leftOut && <span>{filteredLeftOutText(leftOut, search.flexible !== undefined)} </span>}
      {fixes.length > 0
        ? 'Each of these searches leaves out one filter.'
        : 'Remove some filters, or try other dates or another place.'}
    </NoResults>
  );
}
