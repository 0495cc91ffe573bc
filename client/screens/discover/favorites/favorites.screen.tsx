import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import {
  Box,
  Button,
  Container,
  Flex,
  Heading,
  SimpleGrid,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { wishlistPath } from '#domain/routes.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { useFocusAfterRemoval } from '#client/components/focus.ts';
import { PlusIcon } from '#client/components/icons/icons.tsx';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { IN_VIEW, resultsGrid } from '#client/features/homes/results-grid.ts';
import { useStaySearch } from '#client/features/search/recents/use-stay-search.ts';
import { useWishlistChanges } from '#client/features/wishlists/use-wishlist-changes.ts';
import { FavoritesScreenDocument } from './favorites.generated';
import { NoFavorites } from './no-favorites';
import { WishlistCard } from './wishlist-card';
import { WishlistNameDialog } from './wishlist-name-dialog';

const PAGE_SIZE = 12;

/** The traveler's wishlists, newest first (WI-02, WI-10). Requested again each time: a heart may just have been pressed. */
export function FavoritesScreen() {
  const stay = stayInput(useStaySearch());
  const { search: query } = useLocation();
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(FavoritesScreenDocument, {
    variables: { stay, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    // A home whose photo fails to load leaves its wishlist without a cover; the page still shows all wishlists.
    errorPolicy: 'all',
  });
  const wishlists = data?.wishlists;
  const more = useLoadMore({
    pageInfo: wishlists?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  const list = useFocusAfterRemoval(wishlists?.edges.length ?? 0);

  return (
    <Container maxW="7xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '14' }}>
      <PageTitle>Favorites</PageTitle>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb={{ base: '6', lg: '10' }}>
        <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
          Favorites
        </Heading>
        <NewWishlist />
      </Flex>
      {wishlists && wishlists.edges.length === 0 && (
        <NoFavorites title="Nothing saved yet">
          Press the heart on any home to save it here with today’s prices.
        </NoFavorites>
      )}
      {wishlists && wishlists.edges.length > 0 && (
        <Stack gap="8" ref={list} tabIndex={-1} outline="none">
          <SimpleGrid as="ul" listStyleType="none" aria-label="Wishlists" {...resultsGrid(false)}>
            {wishlists.edges.map(({ node }, index) => (
              <li key={node.id}>
                <WishlistCard
                  wishlist={node}
                  stay={stay}
                  to={`${wishlistPath(node.id)}${query}`}
                  isFirst={index < IN_VIEW}
                />
              </li>
            ))}
          </SimpleGrid>
          <MoreButton more={more} things="wishlists" />
        </Stack>
      )}
      {!wishlists && error && (
        <LoadFailure
          title="Your wishlists could not be loaded"
          safe="Your wishlists are safe."
          isRetrying={networkStatus === NetworkStatus.refetch}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!wishlists && !error && <WishlistsWaiting />}
    </Container>
  );
}

function NewWishlist() {
  const { create } = useWishlistChanges();
  const announce = useAnnounce();
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      <Button variant="outline" bg="bg.panel" onClick={() => setIsNaming(true)}>
        <PlusIcon /> New wishlist
      </Button>
      <WishlistNameDialog
        title="New wishlist"
        submitLabel="Create"
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        onSubmit={async (name) => {
          const { wishlist, failure } = await create(name);
          if (wishlist) announce(`${wishlist.name} was created`);
          return failure;
        }}
      />
    </>
  );
}

const WishlistsWaiting = () => (
  <Box>
    <VisuallyHidden role="status">Loading your wishlists</VisuallyHidden>
    <SimpleGrid {...resultsGrid(false)} aria-hidden="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Box key={index} bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
          <Skeleton aspectRatio="3 / 2" borderRadius="0" />
          <Stack p="5" gap="3">
            <Skeleton h="6" w="60%" />
            <Skeleton h="4" w="30%" />
          </Stack>
        </Box>
      ))}
    </SimpleGrid>
  </Box>
);
