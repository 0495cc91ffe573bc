import { Box, chakra, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface SheetPartProps {
  readonly label: string;
  /** The choice so far. */
  readonly value: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A part of the search in the sheet: its choice in one line, and its controls while it is open. */
export function SheetPart({ label, value, isOpen, onOpen, children }: SheetPartProps) {
  const id = useId();
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow={isOpen ? 'card' : 'none'}>
      <chakra.h3>
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
          display="flex"
          alignItems="center"
          gap="4"
          w="full"
          minH="14"
          px="5"
          py="3.5"
          textAlign="start"
          cursor="pointer"
          borderRadius="card"
          focusVisibleRing="outside"
        >
          <Text as="span" color="fg.muted" fontWeight="semibold" flexShrink="0">
            {label}{' '}
          </Text>
          <Text as="span" fontWeight="semibold" flex="1" minW="0" textAlign="end" overflowWrap="anywhere">
            {value}
          </Text>
        </chakra.button>
      </chakra.h3>
      <Box id={id} hidden={!isOpen}>
        {isOpen && children}
      </Box>
    </Box>
  );
}
