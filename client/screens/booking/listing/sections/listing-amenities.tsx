import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Flex, Heading, List, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { AmenityIcon } from './amenity-icon';
import {
  type ListingAmenities_ListingFragment,
  ListingAmenities_ListingFragmentDoc,
} from './listing-amenities.generated';
import { Section } from './section';

type Amenities = ListingAmenities_ListingFragment['amenities'];

/** LS-10: the highlights first, everything else on request. */
export function ListingAmenities({
  listing,
}: {
  readonly listing: FragmentType<ListingAmenities_ListingFragment>;
}) {
  const {
    data: { amenities },
  } = useSuspenseFragment({ fragment: ListingAmenities_ListingFragmentDoc, from: listing });
  const [isShowingAll, setIsShowingAll] = useState(false);
  if (amenities.length === 0) return null;
  const others = amenities.filter(({ isHighlight }) => !isHighlight);
  return (
    <Section title="Amenities" anchor="amenities">
      <Stack gap="6" align="start">
        <AmenityList amenities={amenities.filter(({ isHighlight }) => isHighlight)} />
        {isShowingAll && (
          <>
            <Heading as="h3" size="lg">
              Also here
            </Heading>
            <AmenityList amenities={others} />
          </>
        )}
        {others.length > 0 && (
          <Button
            variant="outline"
            aria-expanded={isShowingAll}
            onClick={() => setIsShowingAll(!isShowingAll)}
          >
            {isShowingAll ? 'Show highlights only' : `Show all ${amenities.length} amenities`}
          </Button>
        )}
      </Stack>
    </Section>
  );
}

const AmenityList = ({ amenities }: { readonly amenities: Amenities }) => (
  <SimpleGrid
    asChild
    columns={{ base: 2, xl: 3 }}
    columnGap={{ base: '3', sm: '6' }}
    rowGap="3"
    w="full"
    css={{ [LARGE_TEXT]: { gridTemplateColumns: '1fr' } }}
  >
    <List.Root variant="plain">
      {amenities.map(({ kind, displayName }) => (
        <List.Item key={displayName}>
          <Flex align="center" gap="3" lineHeight="short">
            <Flex color="fg.brand" fontSize="2xl">
              <AmenityIcon kind={kind} />
            </Flex>
            {displayName}
          </Flex>
        </List.Item>
      ))}
    </List.Root>
  </SimpleGrid>
);
