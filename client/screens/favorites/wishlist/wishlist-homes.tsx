import { Box, Grid, SimpleGrid, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { listingPath } from '../../../../domain/search/back-to-results';
import type { SearchState } from '../../../../domain/search/search-state';
import { nightCount } from '../../../../domain/stay/stay-dates';
import { useIsDesktop } from '../../../components/media/use-is-desktop';
import { onDemand } from '../../../components/on-demand/on-demand';
import { ResultCard } from '../../../homes/result-card';
import { resultsGrid } from '../../../homes/results-grid';
import { MapSkeleton } from '../../../homes/results-skeleton';
import type { ResultsView } from '../../../homes/view-switch';
import { MoreButton } from '../more-button';
import { useFocusKept } from '../use-focus-kept';
import type { More } from '../use-load-more';
import { GoneHome } from './gone-home';
import type { SavedHome } from './use-wishlist';

const ResultsMap = onDemand(async () => (await import('../../../homes/map/results-map')).ResultsMap);

/** How many pictures of a first page are in view before anyone scrolls. */
const IN_VIEW = 3;

export interface WishlistHomesProps {
  readonly wishlistId: string;
  readonly homes: readonly SavedHome[];
  readonly search: SearchState;
  readonly view: ResultsView;
  /** The prices of another stay are on their way. */
  readonly isRepricing: boolean;
  readonly more: More;
}

/** The homes of a wishlist: a list, with a map next to it on a desktop or instead of it on a phone. */
export function WishlistHomes({ wishlistId, homes, search, view, isRepricing, more }: WishlistHomesProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const isDesktop = useIsDesktop();
  const list = useFocusKept(homes.length);
  const showsMap = view === 'map';
  const toListing = (listingId: string) =>
    listingPath({
      ...search,
      listingId,
      entrySource: showsMap ? 'favorites_map' : 'favorites_list',
      wishlistId,
    });

  const cards = (
    <Stack gap="8" ref={list} tabIndex={-1} outline="none" aria-busy={isRepricing}>
      {isRepricing && <VisuallyHidden role="status">Looking up prices for the new stay</VisuallyHidden>}
      <SimpleGrid as="ul" listStyleType="none" aria-label="Homes on this wishlist" {...resultsGrid(showsMap)}>
        {homes.map(({ listingId, listing }, index) => (
          <li key={listingId}>
            {listing ? (
              <ResultCard
                listing={listing}
                to={toListing(listingId)}
                nights={nightCount(search.stay)}
                isRepricing={isRepricing}
                isFirst={index < IN_VIEW}
                isHighlighted={highlighted === listingId}
                onHighlight={(isPointedAt) => setHighlighted(isPointedAt ? listingId : null)}
                unpriced="Not available for these dates"
              />
            ) : (
              <GoneHome listingId={listingId} />
            )}
          </li>
        ))}
      </SimpleGrid>
      <MoreButton more={more} things="homes" />
    </Stack>
  );

  if (!showsMap) return cards;
  return (
    <Grid templateColumns={{ lg: '1fr 1fr' }} gap="6" alignItems="start">
      {isDesktop && cards}
      <Box position={{ lg: 'sticky' }} top={{ lg: '20' }} h={{ base: '70dvh', lg: 'calc(100dvh - 7rem)' }}>
        <Suspense fallback={<MapSkeleton />}>
          <ResultsMap
            listings={homes.flatMap(({ listing }) => listing ?? [])}
            toListing={toListing}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
        </Suspense>
      </Box>
    </Grid>
  );
}
