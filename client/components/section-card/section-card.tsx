import { Box, type BoxProps, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface SectionCardProps extends Omit<BoxProps, 'title'> {
  readonly title: ReactNode;
  /** Next to the title: a link or button that belongs to the whole section. */
  readonly action?: ReactNode;
}

export const PANEL = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'card',
  boxShadow: 'card',
  p: { base: '5', lg: '7' },
} as const;

/** A titled panel: a page region that its heading names. */
export function SectionCard({ title, action, children, ...box }: SectionCardProps) {
  const headingId = useId();
  return (
    <Box as="section" aria-labelledby={headingId} {...PANEL} breakInside="avoid" {...box}>
      <Flex justify="space-between" align="baseline" gap="4" mb="4" wrap="wrap">
        <Heading as="h2" id={headingId} size="xl" flex="1 1 8rem">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
