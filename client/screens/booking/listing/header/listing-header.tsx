import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { counted } from '#domain/counted.ts';
import { addressLine } from '#domain/listing/location.ts';
import { BackLink } from '#client/components/back-link.tsx';
import { PinIcon, StarIcon } from '#client/components/icons/icons.tsx';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import {
  type ListingHeader_ListingFragment,
  ListingHeader_ListingFragmentDoc,
} from './listing-header.generated';

export interface ListingHeaderProps {
  readonly listing: FragmentType<ListingHeader_ListingFragment>;
  /** The target of 'Back to results'; omitted when the compact header has the back link. */
  readonly resultsPath?: string;
  /** At the end of the line: the rewards account, and other controls that belong to the traveler rather than to the home. */
  readonly actions?: ReactNode;
}

/** LS-01: the name of the home, its place, its stars and its guest rating. */
export const ListingHeader = ({ listing, resultsPath, actions }: ListingHeaderProps) => {
  const { data } = useSuspenseFragment({ fragment: ListingHeader_ListingFragmentDoc, from: listing });
  const { name, address, starRating, userRating, reviews } = data;
  const place = addressLine(address);
  return (
    <Box>
      {resultsPath !== undefined && <BackLink to={resultsPath}>Back to results</BackLink>}
      <Flex
        justify="space-between"
        align="end"
        gap={{ base: '3', lg: '8' }}
        mt={{ base: '0', lg: '4' }}
        css={{ [LARGE_TEXT]: { flexDirection: 'column', alignItems: 'start' } }}
      >
        <Box minW="0">
          <Heading as="h1" size={{ base: '3xl', lg: '4xl' }} lineHeight="1.15">
            {name}
          </Heading>
          <Flex wrap="wrap" columnGap="5" rowGap="1" mt="3" color="fg.muted">
            {place !== null && (
              <Flex align="center" gap="1.5">
                <PinIcon /> {place}
              </Flex>
            )}
            {starRating > 0 && <Stars stars={starRating} />}
            {userRating !== null && (
              <Text>
                <Text as="strong" color="fg" fontWeight="semibold">
                  {userRating.toFixed(1)}
                </Text>{' '}
                <VisuallyHidden>out of 5 from guests,</VisuallyHidden> ·{' '}
                {counted(reviews.totalCount, 'review')}
              </Text>
            )}
          </Flex>
        </Box>
        {actions !== undefined && (
          <Flex align="center" gap="3" flexShrink="0">
            {actions}
          </Flex>
        )}
      </Flex>
    </Box>
  );
};

/** The last one may be a half star. */
const Stars = ({ stars }: { readonly stars: number }) => (
  <Flex
    align="center"
    gap="0.5"
    color={{ _light: 'orange.500', _dark: 'orange.400' }}
    role="img"
    aria-label={`${stars} of 5 stars`}
  >
    {Array.from({ length: Math.ceil(stars) }, (_, index) => (
      <Box key={index} position="relative">
        <Box position="absolute" color="border.emphasized" _highContrast={{ display: 'none' }}>
          <StarIcon />
        </Box>
        <Box position="relative" clipPath={`inset(0 ${100 * Math.max(0, index + 1 - stars)}% 0 0)`}>
          <StarIcon />
        </Box>
      </Box>
    ))}
  </Flex>
);
