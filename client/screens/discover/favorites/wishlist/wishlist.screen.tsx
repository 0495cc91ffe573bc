import { Button, Container, VisuallyHidden } from '@chakra-ui/react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { ROUTES, wishlistPath } from '#domain/routes.ts';
import { type SearchState, searchParams } from '#domain/search/search-state.ts';
import { useAnnouncedTitle } from '#client/components/announcer/use-announced-title.ts';
import { BackLink } from '#client/components/back-link.tsx';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { NoResults } from '#client/features/homes/no-results.tsx';
import { ResultsSkeleton } from '#client/features/homes/results-skeleton.tsx';
import type { ResultsView } from '#client/features/homes/view-switch.tsx';
import { useStaySearch } from '#client/features/search/recents/use-stay-search.ts';
import { NoFavorites } from '../no-favorites';
import { useWishlist } from './use-wishlist';
import { WishlistHomes } from './wishlist-homes';
import { WishlistToolbar } from './wishlist-toolbar';

/** A wishlist (WI-01, WI-10): its homes with prices for the stay in the address, as a list or on a map. */
export function WishlistScreen() {
  const { wishlistId = '' } = useParams();
  const [params] = useSearchParams();
  const search = useStaySearch();
  const navigate = useNavigate();
  const view: ResultsView = params.get('view') === 'map' ? 'map' : 'list';
  const {
    wishlist,
    homes,
    totalCount,
    isRepricing,
    hasRepricingFailed,
    isMissing,
    hasFailed,
    isRetrying,
    retry,
    more,
  } = useWishlist(wishlistId, search);

  useAnnouncedTitle(wishlist?.name);
  const show = (next: SearchState, nextView: ResultsView) => {
    const query = searchParams(next);
    if (nextView === 'map') query.set('view', 'map');
    void navigate(`${wishlistPath(wishlistId)}?${query}`, { replace: true, preventScrollReset: true });
  };

  return (
    <Container maxW="7xl" px={{ base: '4', md: '6' }} py={{ base: '6', lg: '10' }}>
      <PageTitle>{wishlist?.name ?? 'Wishlist'}</PageTitle>
      <BackLink to={`${ROUTES.favorites}?${searchParams(search)}`}>All wishlists</BackLink>
      {wishlist && homes && (
        <>
          <WishlistToolbar
            wishlist={wishlist}
            homeCount={totalCount}
            search={search}
            onSearch={(next) => show(next, view)}
            view={view}
            onView={(next) => show(search, next)}
            onDeleted={() => void navigate(ROUTES.favorites, { replace: true })}
          />
          {hasRepricingFailed && (
            <LoadFailure
              title="The prices could not be loaded"
              safe="Your saved homes are safe."
              onRetry={retry}
              isRetrying={isRetrying}
            />
          )}
          {homes.length > 0 ? (
            <WishlistHomes
              wishlistId={wishlistId}
              homes={homes}
              search={search}
              view={view}
              isRepricing={isRepricing}
              hasRepricingFailed={hasRepricingFailed}
              more={more}
            />
          ) : (
            <NoFavorites title="No homes on this wishlist">
              Press the heart on a home that you like to save it here.
            </NoFavorites>
          )}
        </>
      )}
      {!wishlist && !isMissing && !hasFailed && <WishlistSkeleton />}
      {isMissing && <MissingWishlist />}
      {hasFailed && (
        <LoadFailure
          title="This wishlist could not be loaded"
          level="h1"
          safe="Your saved homes are safe."
          onRetry={retry}
          isRetrying={isRetrying}
        />
      )}
    </Container>
  );
}

const WishlistSkeleton = () => (
  <>
    <VisuallyHidden asChild>
      <h1>Wishlist</h1>
    </VisuallyHidden>
    <ResultsSkeleton isBesideMap={false} />
  </>
);

/** The address is no longer valid: the wishlist was deleted, or belongs to another user. */
const MissingWishlist = () => (
  <NoResults title="This wishlist no longer exists" level="h1">
    It was deleted, or it belongs to another user. Your own wishlists have not changed.{' '}
    <Button asChild variant="plain" h="auto" p="0" textDecoration="underline">
      <Link to={ROUTES.favorites}>See all wishlists</Link>
    </Button>
  </NoResults>
);
