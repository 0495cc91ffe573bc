import { Box, Button, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { listingPath } from '#domain/search/back-to-results.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { Photo } from '#client/components/photo/photo.tsx';
import type { ListingHost_ListingFragment } from './listing-host.generated';

const FIRST_HOMES = 4;

export interface HostedHomesProps {
  readonly hostName: string;
  readonly homes: ListingHost_ListingFragment['host']['otherHomes'];
  readonly search: SearchState;
}

/** The other homes of a host, as links to their pages for the same stay. */
export function HostedHomes({ hostName, homes, search }: HostedHomesProps) {
  const [isShowingAll, setIsShowingAll] = useState(false);
  return (
    <Box mt="8">
      <Heading as="h3" size="md" mb="4">
        More homes by {hostName}
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2 }} gap="3">
        {(isShowingAll ? homes : homes.slice(0, FIRST_HOMES)).map((home) => (
          <Box as="li" key={home.id} minW="0">
            <Flex
              asChild
              align="center"
              gap="3"
              p="2"
              h="full"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="card"
              _hover={{ borderColor: 'border.control' }}
              focusVisibleRing="outside"
            >
              {/* A frozen price is of one home. */}
              <Link to={listingPath({ ...search, listingId: home.id, frozenPriceId: undefined })}>
                {home.photo && (
                  <Photo
                    photo={{ ...home.photo, alt: '' }}
                    sizes="96px"
                    w="24"
                    flexShrink="0"
                    borderRadius="l3"
                  />
                )}
                <Box minW="0">
                  <Text fontWeight="semibold" lineHeight="short" lineClamp="2">
                    {home.name}
                  </Text>
                  <Text textStyle="sm" color="fg.muted">
                    {home.market.name}
                  </Text>
                </Box>
              </Link>
            </Flex>
          </Box>
        ))}
      </SimpleGrid>
      {homes.length > FIRST_HOMES && (
        <Button
          mt="4"
          variant="outline"
          aria-expanded={isShowingAll}
          onClick={() => setIsShowingAll(!isShowingAll)}
        >
          {isShowingAll ? 'Show fewer homes' : `Show all ${homes.length} homes`}
        </Button>
      )}
    </Box>
  );
}
