import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The small label over a part of the search bar. */
export const segmentLabel = {
  textStyle: 'xs',
  fontWeight: 'bold',
  color: 'fg.muted',
  display: 'block',
  mb: '0.5',
} as const;

export interface SearchSegmentProps {
  readonly label: string;
  readonly value: string;
  readonly icon: ReactNode;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  /** Called when the pointer or the focus is here: what a press opens can be loaded now. */
  readonly onApproach: () => void;
}

/** A part of the search bar that opens a choice. */
export const SearchSegment = ({ label, value, icon, isOpen, onPress, onApproach }: SearchSegmentProps) => (
  <chakra.button
    type="button"
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={onPress}
    onPointerEnter={onApproach}
    onFocus={onApproach}
    display="flex"
    alignItems="center"
    gap="3"
    textAlign="start"
    w="full"
    h="full"
    px={{ base: '4', lg: '5' }}
    py="3"
    borderRadius="l3"
    cursor="pointer"
    focusVisibleRing="outside"
    _hover={{ bg: 'bg.muted' }}
    _expanded={{ bg: 'bg.muted' }}
  >
    <Box fontSize="xl" color="fg.brand">
      {icon}
    </Box>
    <Box minW="0">
      <chakra.span {...segmentLabel}>{label}</chakra.span>
      <Text fontWeight="medium" lineClamp={{ base: 'none', lg: 1 }}>
        {value}
      </Text>
    </Box>
  </chakra.button>
);
