import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { SECTION_TOP_PX } from '../section-navigation/sections';

export interface SectionProps {
  readonly title: string;
  /** The anchor of the section. */
  readonly anchor: string;
  /** At the end of the title; decorative. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A link to the section stops at the same place as the navigation; the window already keeps this padding
 * (client/app/theme/system.ts).
 */
const BELOW_SCROLL_PADDING = `calc(${SECTION_TOP_PX}px - {spacing.24})`;

/** A section of the listing page: a region named by its heading. */
export function Section({ title, anchor, picture, children }: SectionProps) {
  const headingId = useId();
  return (
    <Box
      as="section"
      id={anchor}
      tabIndex={-1}
      outline="none"
      aria-labelledby={headingId}
      py={{ base: '7', lg: '10' }}
      borderBottomWidth="1px"
      scrollMarginTop={BELOW_SCROLL_PADDING}
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex
        justify="space-between"
        align="center"
        gap="4"
        mb={picture === undefined ? '5' : '2'}
        css={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}
      >
        <Heading as="h2" id={headingId} size="2xl">
          {title}
        </Heading>
        {picture}
      </Flex>
      {children}
    </Box>
  );
}
