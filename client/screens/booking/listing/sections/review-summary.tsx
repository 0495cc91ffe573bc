import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { counted } from '#domain/counted.ts';
import { REVIEW_ORDERS, type ReviewOrder, scoreCounts } from './review-order';

const ORDERS = Object.keys(REVIEW_ORDERS) as ReviewOrder[];

export interface ReviewSummaryProps {
  readonly scores: readonly (number | null)[];
  readonly order: ReviewOrder;
  readonly onOrder: (order: ReviewOrder) => void;
  readonly canSort: boolean;
}

/** How the scores are distributed, from 5 to 1, and the order of the reviews. */
export function ReviewSummary({ scores, order, onOrder, canSort }: ReviewSummaryProps) {
  const counts = scoreCounts(scores);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Flex wrap="wrap" align="flex-end" justify="space-between" gap="6" mb="8">
      <Grid
        role="list"
        aria-label="Scores"
        templateColumns="auto minmax(0, 1fr) auto"
        alignItems="center"
        columnGap="3"
        rowGap="1.5"
        w="full"
        maxW="24rem"
        textStyle="sm"
      >
        {counts.map(({ score, count }) => (
          <Fragment key={score}>
            <Text aria-hidden="true" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {score}
            </Text>
            <Box
              role="listitem"
              aria-label={`Score ${score}: ${counted(count, 'review')}`}
              h="2"
              bg="bg.emphasized"
              borderRadius="full"
              overflow="hidden"
            >
              <Box h="full" w={`${(100 * count) / most}%`} bg="orange.border" borderRadius="full" />
            </Box>
            <Text aria-hidden="true" color="fg.muted" fontVariantNumeric="tabular-nums">
              {count}
            </Text>
          </Fragment>
        ))}
      </Grid>
      {canSort && (
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
      )}
    </Flex>
  );
}
