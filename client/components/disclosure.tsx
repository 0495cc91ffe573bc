import { Box, type BoxProps, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from './icons/icons';

export interface DisclosureProps extends Omit<BoxProps, 'children' | 'onToggle'> {
  readonly title: string;
  /** Next to the title: what is chosen, in a word or two. */
  readonly summary: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of a form that a press of its heading shows and hides. */
export function Disclosure({ title, summary, isOpen, onToggle, children, ...box }: DisclosureProps) {
  const id = useId();
  return (
    <Box as="section" aria-label={title} {...box}>
      <Heading as="h3" size="md">
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          display="flex"
          w="full"
          minH="14"
          py="3"
          gap="4"
          alignItems="center"
          textAlign="start"
          cursor="pointer"
          borderRadius="l2"
          focusVisibleRing="outside"
        >
          {/* The space separates the words of the button's name. */}
          <span>{title}</span>{' '}
          <Flex as="span" flex="1" minW="0" justify="flex-end" align="center" gap="3" color="fg.muted">
            <Text as="span" textStyle="sm" fontFamily="body" truncate>
              {summary}
            </Text>
            <ChevronDownIcon
              style={isOpen ? { transform: 'rotate(180deg)', flexShrink: 0 } : { flexShrink: 0 }}
            />
          </Flex>
        </chakra.button>
      </Heading>
      <Box id={id} hidden={!isOpen}>
        {children}
      </Box>
    </Box>
  );
}
