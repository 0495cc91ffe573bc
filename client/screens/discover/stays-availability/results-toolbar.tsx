import { Box, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { HydrateWhenTouched } from '#client/components/visit/hydrate-when-touched.tsx';
import type { SortSelectProps } from './sort-select';

const SortSelect = onDemand(async () => (await import('./sort-select')).SortSelect);

export interface ResultsToolbarProps extends SortSelectProps {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly summary: string;
  /** Further controls next to the sort order. */
  readonly children: ReactNode;
}

export const ResultsToolbar = ({
  title,
  heading,
  summary,
  sortOrder,
  onSort,
  children,
}: ResultsToolbarProps) => (
  <Flex
    direction={{ base: 'column', md: 'row' }}
    justify="space-between"
    align={{ md: 'flex-end' }}
    gap="4"
    mb={{ base: '5', lg: '7' }}
  >
    <Box>
      <Heading as="h1" ref={heading} tabIndex={-1} outline="none" size={{ base: '2xl', lg: '4xl' }}>
        {title}
      </Heading>
      <Text color="fg.muted" mt="1">
        {summary}
      </Text>
    </Box>
    <Flex gap="3" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <HydrateWhenTouched
        fallback={<Skeleton h="10" w="48" flex={{ base: '1 1 8.5rem', md: 'none' }} borderRadius="l2" />}
      >
        <SortSelect sortOrder={sortOrder} onSort={onSort} />
      </HydrateWhenTouched>
      {children}
    </Flex>
  </Flex>
);
