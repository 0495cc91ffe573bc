import { Alert, Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ResultCard } from '../../homes/result-card';
import type { ResultCard_ListingFragment } from '../../homes/result-card.generated';
import { resultsGrid } from '../../homes/results-grid';

export interface ResultsListProps {
  readonly listings: readonly ResultCard_ListingFragment[];
  readonly totalCount: number;
  readonly toListing: (listingId: string) => string;
  readonly nights: number;
  readonly isBesideMap: boolean;
  readonly highlighted: string | null;
  readonly onHighlight: (listingId: string | null) => void;
  readonly more: {
    readonly isPossible: boolean;
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
    readonly load: () => void;
  };
}

/** How many pictures of a first page are in view before anyone scrolls. */
const IN_VIEW = 3;

export function ResultsList({
  listings,
  totalCount,
  toListing,
  nights,
  isBesideMap,
  highlighted,
  onHighlight,
  more,
}: ResultsListProps) {
  return (
    <Stack gap="8">
      <SimpleGrid as="ul" listStyleType="none" aria-label="Homes" {...resultsGrid(isBesideMap)}>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <ResultCard
              listing={listing}
              to={toListing(listing.id)}
              nights={nights}
              isFirst={index < IN_VIEW}
              introducesHearts={index === 0}
              isHighlighted={highlighted === listing.id}
              onHighlight={(isPointedAt) => onHighlight(isPointedAt ? listing.id : null)}
            />
          </li>
        ))}
      </SimpleGrid>
      <Stack align="center" gap="3">
        <Text color="fg.muted">
          {listings.length} of {totalCount} shown
        </Text>
        {more.hasFailed && (
          <Alert.Root status="error" role="alert" w="auto">
            <Alert.Indicator />
            <Alert.Title>More homes could not be loaded. Try again.</Alert.Title>
          </Alert.Root>
        )}
        {more.isPossible && (
          <Button
            variant="outline"
            size="lg"
            bg="bg.panel"
            loading={more.isLoading}
            loadingText="Loading more homes"
            onClick={more.load}
          >
            Show more
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
