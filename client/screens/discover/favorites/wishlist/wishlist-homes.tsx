import { Box, Center, chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { listingPath } from '#domain/search/back-to-results.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { useFocusAfterRemoval } from '#client/components/focus.ts';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import type { More } from '#client/components/load-more/use-load-more.ts';
import { ListAndMap } from '#client/features/homes/list-and-map.tsx';
import { ResultCard } from '#client/features/homes/result-card.tsx';
import { IN_VIEW, resultsGrid } from '#client/features/homes/results-grid.ts';
import type { ResultsView } from '#client/features/homes/view-switch.tsx';
import type { SavedHome } from './use-wishlist';
import { HeartButton } from '#client/features/wishlists/heart/heart-button.tsx';

export interface WishlistHomesProps {
  readonly wishlistId: string;
  readonly homes: readonly SavedHome[];
  readonly search: SearchState;
  readonly view: ResultsView;
  /** The prices for the stay are loading; those of the previous stay are not shown. */
  readonly isRepricing: boolean;
  /** The prices for the stay could not be loaded. */
  readonly hasRepricingFailed: boolean;
  readonly more: More;
}

/** The homes of a wishlist: a list, with a map next to it on a desktop or instead of it on a phone. */
export function WishlistHomes({
  wishlistId,
  homes,
  search,
  view,
  isRepricing,
  hasRepricingFailed,
  more,
}: WishlistHomesProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const shown = useFocusAfterRemoval(homes.length);
  const listings = useMemo(() => homes.flatMap(({ listing }) => listing ?? []), [homes]);
  useRepricingReport(isRepricing, hasRepricingFailed);
  const pricedFor = { stay: stayInput(search) };
  const showsMap = view === 'map';
  const toListing = (listingId: string) =>
    listingPath({
      ...search,
      listingId,
      entrySource: showsMap ? 'favorites_map' : 'favorites_list',
      wishlistId,
    });

  const cards = (
    <Stack gap="8" aria-busy={isRepricing}>
      <SimpleGrid as="ul" listStyleType="none" aria-label="Homes on this wishlist" {...resultsGrid(showsMap)}>
        {homes.map(({ listingId, listing }, index) => (
          <li key={listingId}>
            {listing ? (
              <ResultCard
                listing={listing}
                to={toListing(listingId)}
                pricedFor={pricedFor}
                hasPriceFailed={hasRepricingFailed}
                isFirst={index < IN_VIEW}
                isHighlighted={highlighted === listingId}
                onHighlight={(isPointedAt) => setHighlighted(isPointedAt ? listingId : null)}
                unpriced="Not available for these dates"
              />
            ) : (
              <UnavailableHome listingId={listingId} />
            )}
          </li>
        ))}
      </SimpleGrid>
      <MoreButton more={more} things="homes" />
    </Stack>
  );

  return (
    <Box ref={shown} tabIndex={-1} outline="none">
      <ListAndMap
        list={cards}
        showsMap={showsMap}
        listings={listings}
        pricedFor={pricedFor}
        toListing={toListing}
        highlighted={highlighted}
        onHighlight={setHighlighted}
      />
    </Box>
  );
}

/** Announces to screen readers that new prices are loading, and that they are shown. */
function useRepricingReport(isRepricing: boolean, hasFailed: boolean): void {
  const announce = useAnnounce();
  const wasRepricing = useRef(false);
  useEffect(() => {
    if (isRepricing) announce('Looking up prices for the new stay');
    else if (wasRepricing.current && !hasFailed) announce('The prices are for the new stay');
    wasRepricing.current = isRepricing;
  }, [announce, isRepricing, hasFailed]);
}

/** A saved home that cannot be shown: it is no longer offered, or could not be read. It can still be removed. */
const UnavailableHome = ({ listingId }: { readonly listingId: string }) => (
  <chakra.article
    position="relative"
    h="full"
    bg="bg.subtle"
    borderWidth="1px"
    borderStyle="dashed"
    borderRadius="card"
    p="5"
  >
    <Box position="absolute" top="3" insetEnd="3">
      <HeartButton home={{ id: listingId, name: 'the home that is not offered' }} />
    </Box>
    <Center h="full" minH="48" textAlign="center" px="6">
      <Text color="fg.muted">This home is not offered at the moment.</Text>
    </Center>
  </chakra.article>
);
