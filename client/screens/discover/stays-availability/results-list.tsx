import { SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { PricedFor } from '#client/app/stay/stay-input.ts';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import type { More } from '#client/components/load-more/use-load-more.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { HydrateWhenTouched } from '#client/components/visit/hydrate-when-touched.tsx';
import type { ListedHome } from '#client/features/homes/listed-home.ts';
import { ResultCard } from '#client/features/homes/result-card.tsx';
import { IN_VIEW, resultsGrid } from '#client/features/homes/results-grid.ts';

export interface ResultsListProps {
  readonly listings: readonly ListedHome[];
  readonly totalCount: number;
  /** The place that the homes are in; undefined in a part of the map. */
  readonly searchedPlace: string | undefined;
  readonly toListing: (listingId: string) => string;
  /** The stay or flexible dates that the prices are for. */
  readonly pricedFor: PricedFor;
  readonly isBesideMap: boolean;
  readonly highlighted: string | null;
  readonly onHighlight: (listingId: string | null) => void;
  readonly more: More;
}

export function ResultsList({
  listings,
  totalCount,
  searchedPlace,
  toListing,
  pricedFor,
  isBesideMap,
  highlighted,
  onHighlight,
  more,
}: ResultsListProps) {
  // On a phone they are in a column.
  const inView = useIsDesktop() ? IN_VIEW : 1;
  return (
    <Stack gap="8">
      <SimpleGrid as="ul" listStyleType="none" aria-label="Homes" {...resultsGrid(isBesideMap)}>
        {listings.map((listing, index) => (
          <li key={listing.listingId}>
            <HydrateWhenTouched
              isInFirstView={index < inView}
              fallback={<Skeleton h="full" minH="md" borderRadius="card" />}
            >
              <ResultCard
                listing={listing}
                searchedPlace={searchedPlace}
                to={toListing(listing.listingId)}
                pricedFor={pricedFor}
                isFirst={index < inView}
                isHighlighted={highlighted === listing.listingId}
                onHighlight={(isPointedAt) => onHighlight(isPointedAt ? listing.listingId : null)}
              />
            </HydrateWhenTouched>
          </li>
        ))}
      </SimpleGrid>
      <Stack align="center" gap="3">
        <Text color="fg.muted">
          {listings.length} of {totalCount} shown
        </Text>
        <MoreButton more={more} things="homes" />
      </Stack>
    </Stack>
  );
}
