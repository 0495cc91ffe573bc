import { Box, Button, type ButtonProps, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { formatStay, type Stay } from '#domain/stay/stay-dates.ts';
import { LARGE_TEXT } from '../media/large-text';
import { type CalendarPrices, LEVEL_TINTS, type SuggestedStay } from './calendar-prices';

export interface PriceLegendProps {
  readonly prices: Pick<CalendarPrices, 'cheapestWeek' | 'otherWeeks'>;
  /** The stay that the other weeks are like. */
  readonly stay: Stay | null;
  readonly onPick: (stay: Stay) => void;
}

/** What the tints mean, and the cheapest week and stays in other weeks, which a press picks. */
export function PriceLegend({ prices, stay, onPick }: PriceLegendProps) {
  const { cheapestWeek } = prices;
  const otherWeeksId = useId();
  const otherWeeks = (stay && prices.otherWeeks?.(stay)) ?? [];
  return (
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
        <Suggestion onPress={() => onPick(cheapestWeek.stay)}>
          <Box
            as="span"
            aria-hidden="true"
            w="4"
            h="1"
            borderRadius="full"
            bg="currentColor"
            flexShrink="0"
          />
          {`Cheapest week: ${textOf(cheapestWeek)} before fees`}
        </Suggestion>
      )}
      {otherWeeks.length > 0 && (
        <Stack role="group" aria-labelledby={otherWeeksId} gap="1.5" w="full">
          <Text id={otherWeeksId} textStyle="sm" color="fg.muted">
            Other weeks, before fees
          </Text>
          <Flex gap="2" wrap={{ base: 'nowrap', md: 'wrap' }} overflowX="auto" p="1" m="-1">
            {otherWeeks.map((other) => (
              <Suggestion key={other.stay.from} flexShrink="0" onPress={() => onPick(other.stay)}>
                {textOf(other)}
              </Suggestion>
            ))}
          </Flex>
        </Stack>
      )}
    </Flex>
  );
}

const textOf = ({ stay, total }: SuggestedStay): string => `${formatStay(stay)}, ${total}`;

interface SuggestionProps extends Pick<ButtonProps, 'flexShrink'> {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Suggestion = ({ onPress, children, flexShrink = '1' }: SuggestionProps) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="pine"
    h="auto"
    minH="9"
    py="1"
    flexShrink={flexShrink}
    minW="0"
    maxW="full"
    whiteSpace="normal"
    textAlign="start"
    onClick={onPress}
  >
    {children}
  </Button>
);
