import { useQuery } from '@apollo/client/react';
import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { listingPath } from '#domain/search/back-to-results.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import { ResultCard } from '#client/features/homes/result-card.tsx';
import { RecentsHeading } from './recents-heading';
import { RecentHomesDocument } from './stays-home.generated';

export interface RecentHomesProps {
  readonly ids: readonly string[];
  readonly search: SearchState;
  readonly onClear: () => void;
}

/** With prices for the dates and guests chosen above. Homes that the platform no longer offers are left out. */
export function RecentHomes({ ids, search, onClear }: RecentHomesProps) {
  const stay = stayInput(search);
  const { data, previousData } = useQuery(RecentHomesDocument, { variables: { ids: [...ids], stay } });
  const [highlighted, setHighlighted] = useState<string | null>(null);
  // Apollo Client renders a response in one piece; what is deferred is rendered between other work.
  const shown = useDeferredValue(data ?? previousData);
  const homes = shown?.listings?.flatMap((listing) => listing ?? []) ?? [];
  if (homes.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="recent-homes" gap="4">
      <RecentsHeading id="recent-homes" title="Homes you looked at" onClear={onClear} />
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 4 }} gap="6">
        {homes.map((listing) => (
          <li key={listing.listingId}>
            <ResultCard
              listing={listing}
              to={listingPath({ ...search, listingId: listing.listingId, entrySource: 'list' })}
              pricedFor={{ stay }}
              isFirst={false}
              isHighlighted={highlighted === listing.listingId}
              onHighlight={(isPointedAt) => setHighlighted(isPointedAt ? listing.listingId : null)}
              unpriced="Not available for these dates"
            />
          </li>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
