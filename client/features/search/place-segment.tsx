import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PinIcon } from '../../components/icons/icons';
import { segmentLabel } from './search-segment';

/** The part of a search bar with the place field; the list of places opens under it, as wide as it is. */
export const PlaceSegment = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    data-place-segment=""
    align="center"
    gap="3"
    px={{ base: '4', lg: '5' }}
    py="3"
    minH="16"
    borderRadius="l3"
    _focusWithin={{ outline: '2px solid', outlineColor: 'pine.focusRing', outlineOffset: '-2px' }}
  >
    <Box fontSize="xl" color="fg.brand">
      <PinIcon />
    </Box>
    <Box flex="1" minW="0">
      {children}
    </Box>
  </Flex>
);

/** Replaces the place field while its code loads. */
export const PlaceWaiting = ({ label }: { readonly label: string }) => (
  <>
    <chakra.span {...segmentLabel}>Where</chakra.span>
    <Text fontWeight="medium" color="fg.muted" h="6">
      {label}
    </Text>
  </>
);
