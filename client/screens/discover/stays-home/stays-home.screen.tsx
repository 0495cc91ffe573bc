import { useQuery } from '@apollo/client/react';
import { Container, Heading, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { resultsPath } from '#domain/search/back-to-results.ts';
import { type SearchState, searchParams } from '#domain/search/search-state.ts';
import { useBrandName } from '#client/app/shell/brand.tsx';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { HydrateWhenTouched } from '#client/components/visit/hydrate-when-touched.tsx';
import { SearchBar } from '#client/features/search/search-bar.tsx';
import { useSearch } from '#client/features/search/use-search.ts';
import { Hero } from './hero';
import { PlaceCard } from './place-card';
import { Promises } from './promises';
import { Recents } from './recents';
import { StaysHomeScreenDocument } from './stays-home.generated';

const Themes = onDemand(async () => (await import('./themes')).Themes, { isPlain: true });

export { StaysHomeScreenDocument as query } from './stays-home.generated';

/** The start of a search for a stay. The choices of the search bar are in the address, so they survive a reload. */
export function StaysHomeScreen() {
  const brandName = useBrandName();
  const search = useSearch();
  const navigate = useNavigate();
  const change = (next: SearchState) =>
    void navigate(`${ROUTES.stays}?${searchParams(next)}`, {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  return (
    <>
      <PageTitle>{`${brandName}: vacation rentals`}</PageTitle>
      <Hero>
        <SearchBar
          search={search}
          onChange={change}
          onSearch={(asked) => void navigate(resultsPath(asked))}
        />
      </Hero>
      <Container maxW="7xl" px={{ base: '4', md: '6' }} pt={{ base: '12', lg: '20' }}>
        <Stack gap={{ base: '14', lg: '24' }}>
          <HydrateWhenTouched fallback={<Skeleton h={{ base: '20rem', lg: '9rem' }} borderRadius="card" />}>
            <Themes search={search} />
          </HydrateWhenTouched>
          {/* They appear later than the page, so they are below its first view. */}
          <Recents search={search} />
          <FeaturedPlaces search={search} />
          <Promises />
        </Stack>
      </Container>
    </>
  );
}

function FeaturedPlaces({ search }: { search: SearchState }) {
  const { data, loading, refetch } = useQuery(StaysHomeScreenDocument, {
    errorPolicy: 'all',
  });
  const grid = {
    columns: { base: 2, lg: 4 },
    gap: { base: '3', lg: '6' },
    css: { [LARGE_TEXT]: { gridTemplateColumns: '1fr' } },
  };
  return (
    <Stack as="section" aria-labelledby="featured" gap="6">
      <Heading as="h2" id="featured" size={{ base: '2xl', lg: '3xl' }}>
        Places people go back to
      </Heading>
      {data?.places ? (
        <SimpleGrid as="ul" listStyleType="none" {...grid}>
          {data.places.map((place) => (
            <li key={place.id}>
              <PlaceCard place={place} search={search} />
            </li>
          ))}
        </SimpleGrid>
      ) : loading ? (
        <SimpleGrid {...grid} aria-hidden="true">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} aspectRatio="4 / 3" borderRadius="card" />
          ))}
        </SimpleGrid>
      ) : (
        <LoadFailure title="The places could not be loaded" onRetry={() => void refetch()}>
          You can still search for one by its name above, or try again.
        </LoadFailure>
      )}
    </Stack>
  );
}
