import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { formatStay, type Stay } from '#domain/stay/stay-dates.ts';
import { LARGE_TEXT } from '../media/large-text';
import { type CalendarPrices, LEVEL_TINTS } from './calendar-prices';

export interface PriceLegendProps extends Pick<CalendarPrices, 'cheapestWeek'> {
  readonly onPick: (stay: Stay) => void;
}

/** What the tints mean, and the cheapest week, which a press picks. */
export const PriceLegend = ({ cheapestWeek, onPick }: PriceLegendProps) => (
  <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="2" w="full">
    <Flex
      align="center"
      gap="2"
      textStyle="xs"
      color="fg.muted"
      aria-hidden="true"
      css={{ [LARGE_TEXT]: { display: 'none' } }}
    >
      <Text>Lower</Text>
      <Flex borderWidth="1px" borderRadius="l1" overflow="hidden">
        {Object.entries(LEVEL_TINTS).map(([level, tint]) => (
          <Box key={level} w="5" h="3" bg={tint} />
        ))}
      </Flex>
      <Text>Higher price of a night</Text>
    </Flex>
    {cheapestWeek && (
      <Button
        size="sm"
        variant="outline"
        colorPalette="pine"
        h="auto"
        minH="9"
        py="1"
        flexShrink="1"
        minW="0"
        maxW="full"
        whiteSpace="normal"
        textAlign="start"
        onClick={() => onPick(cheapestWeek.stay)}
      >
        <Box as="span" aria-hidden="true" w="4" h="1" borderRadius="full" bg="currentColor" flexShrink="0" />
        {`Cheapest week: ${formatStay(cheapestWeek.stay)}, ${cheapestWeek.total}`}
      </Button>
    )}
  </Flex>
);
