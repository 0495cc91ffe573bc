import { Box, Center, chakra, Text } from '@chakra-ui/react';
import { HeartButton } from '#client/features/wishlists/heart/heart-button.tsx';

/** A saved home that cannot be shown: it is no longer offered, or could not be read. It can still be removed. */
export const UnavailableHome = ({ listingId }: { readonly listingId: string }) => (
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
