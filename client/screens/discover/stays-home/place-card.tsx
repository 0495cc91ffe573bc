import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, LinkOverlay, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { resultsPath } from '#domain/search/back-to-results.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { Photo } from '#client/components/photo/photo.tsx';
import { HydrateWhenTouched } from '#client/components/visit/hydrate-when-touched.tsx';
import { withPlace } from '#client/features/search/chosen-place.ts';
import { PlaceCard_PlaceFragmentDoc } from './place-card.generated';

const PlacePrice = onDemand(async () => (await import('./place-price')).PlacePrice, { isPlain: true });

export interface PlaceCardProps {
  readonly place: FragmentType<typeof PlaceCard_PlaceFragmentDoc>;
  /** The dates and the guests to search with. */
  readonly search: SearchState;
}

/** A suggested place; links to its homes for the dates and guests chosen so far. */
export function PlaceCard({ place, search }: PlaceCardProps) {
  const { data, complete } = useFragment({ fragment: PlaceCard_PlaceFragmentDoc, from: place });
  if (!complete) return null;
  const { id, name, region, photo } = data;
  return (
    <chakra.article
      position="relative"
      h="full"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
      boxShadow="card"
      css={{ '& img': { transition: 'transform 0.5s' }, '&:hover img': { transform: 'scale(1.04)' } }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'pine.focusRing', outlineOffset: '2px' }}
    >
      {photo ? (
        <Photo photo={{ ...photo, alt: '' }} ratio="4 / 3" sizes="(min-width: 961px) 300px, 50vw" />
      ) : (
        <Box aspectRatio="4 / 3" bg="pine.muted" />
      )}
      <Box p={{ base: '3', lg: '4' }}>
        <LinkOverlay asChild outline="none">
          <Link to={resultsPath(withPlace(search, data))}>
            <Text as="span" fontFamily="heading" textStyle={{ base: 'md', lg: 'xl' }} display="block">
              {name}
            </Text>
          </Link>
        </LinkOverlay>
        <Text textStyle={{ base: 'xs', lg: 'sm' }} color="fg.muted">
          {region}
        </Text>
        <Box minH={{ base: '2lh', lg: '1lh' }} textStyle={{ base: 'xs', lg: 'sm' }} fontWeight="semibold">
          <HydrateWhenTouched fallback={null}>
            <PlacePrice placeId={id} search={search} />
          </HydrateWhenTouched>
        </Box>
      </Box>
    </chakra.article>
  );
}
