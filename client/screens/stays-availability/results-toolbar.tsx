import { Box, Flex, Heading, NativeSelect, Text } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { SORT_ORDERS, type SortOrder } from '../../../domain/search/search-state';

export interface ResultsToolbarProps {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly summary: string;
  readonly sortOrder: SortOrder;
  readonly onSort: (sortOrder: SortOrder) => void;
  /** Further controls next to the order. */
  readonly children: ReactNode;
}

const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  Recommended: 'Recommended',
  Pricing: 'Lowest price',
  StarRating: 'Most stars',
  UserRating: 'Best reviewed',
  Distance: 'Nearest to the center',
};

export const ResultsToolbar = ({
  title,
  heading,
  summary,
  sortOrder,
  onSort,
  children,
}: ResultsToolbarProps) => (
  <Flex
    direction={{ base: 'column', lg: 'row' }}
    justify="space-between"
    align={{ lg: 'flex-end' }}
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
    <Flex gap="3">
      <NativeSelect.Root className="needs-scripts" size="md" w="48" flex={{ base: '1', lg: 'none' }}>
        <NativeSelect.Field
          aria-label="Sort by"
          bg="bg.panel"
          borderColor="border.control"
          value={sortOrder}
          onChange={({ target }) => {
            const chosen = SORT_ORDERS.find((each) => each === target.value);
            if (chosen) onSort(chosen);
          }}
        >
          {SORT_ORDERS.map((each) => (
            <option key={each} value={each}>
              {SORT_LABELS[each]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {children}
    </Flex>
  </Flex>
);
