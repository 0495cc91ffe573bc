import { Box, Button, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { REVIEW_ORDERS, type ReviewOrder } from './review-order';
import type { ReviewSearchProps } from './review-search';

const ReviewSearch = onDemand(async () => (await import('./review-search')).ReviewSearch);

const ORDERS = Object.keys(REVIEW_ORDERS) as ReviewOrder[];

export interface ReviewToolsProps extends ReviewSearchProps {
  readonly order: ReviewOrder;
  readonly onOrder: (order: ReviewOrder) => void;
}

/** The search in the texts of the reviews, and their order. */
export const ReviewTools = ({ order, onOrder, ...search }: ReviewToolsProps) => (
  <Flex wrap="wrap" align="flex-start" justify="space-between" columnGap="6" rowGap="4" mb="8">
    <Box flex="1 1 15rem" maxW="24rem" minH="10">
      <Suspense>
        <ReviewSearch {...search} />
      </Suspense>
    </Box>
    <Flex role="group" aria-label="Sort reviews" wrap="wrap" gap="2">
      {ORDERS.map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === order ? 'subtle' : 'outline'}
          colorPalette="pine"
          aria-pressed={each === order}
          onClick={() => onOrder(each)}
        >
          {REVIEW_ORDERS[each]}
        </Button>
      ))}
    </Flex>
  </Flex>
);
