import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Center, Flex, Heading, LinkOverlay, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { HeartIcon } from '#client/components/icons/icons.tsx';
import { LinkedCard } from '#client/components/linked-card.tsx';
import { ResultPhoto } from '#client/features/homes/cover-photo.tsx';
import type { FavoritesScreenQueryVariables } from './favorites.generated';
import { homeCountText } from './home-count';
import { WishlistActions } from './wishlist-actions';
import {
  type WishlistCard_WishlistFragment,
  WishlistCard_WishlistFragmentDoc,
} from './wishlist-card.generated';

export interface WishlistCardProps {
  readonly wishlist: FragmentType<WishlistCard_WishlistFragment>;
  readonly stay: FavoritesScreenQueryVariables['stay'];
  readonly to: string;
  readonly isFirst: boolean;
}

/** A wishlist with its cover: the photo of the home that was added last. The whole card is a link. */
export function WishlistCard({ wishlist, stay, to, isFirst }: WishlistCardProps) {
  const { data } = useSuspenseFragment({
    fragment: WishlistCard_WishlistFragmentDoc,
    fragmentName: 'WishlistCard_wishlist',
    from: wishlist,
    variables: { stay },
  });
  const { totalCount, edges } = data.items;
  return (
    <LinkedCard>
      <ResultPhoto
        listing={edges[0]?.node.listing}
        isDecorative
        sizes="(min-width: 961px) 33vw, (min-width: 768px) 50vw, 100vw"
        isFirst={isFirst}
        fallback={
          <Center aspectRatio="3 / 2" bg="pine.subtle" color="fg.brand" fontSize="5xl">
            <HeartIcon />
          </Center>
        }
      />
      <Flex p="5" gap="3" align="center" justify="space-between">
        <Box minW="0">
          <Heading as="h2" size="xl" truncate>
            <LinkOverlay asChild outline="none">
              <Link to={to}>{data.name}</Link>
            </LinkOverlay>
          </Heading>
          <Text color="fg.muted">{homeCountText(totalCount)}</Text>
        </Box>
        {/* Over the link; with its menu open, over the cards that follow. */}
        <Box position="relative" zIndex="1" css={{ '&:has([aria-expanded=true])': { zIndex: 'dropdown' } }}>
          <WishlistActions wishlist={data} homeCount={totalCount} />
        </Box>
      </Flex>
    </LinkedCard>
  );
}
