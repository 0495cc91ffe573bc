import { Badge, Flex, RadioCard, Stack, Text } from '@chakra-ui/react';
import { refundSummary } from '#domain/cancellation/cancellation-texts.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { type Terms, termsOfWay, type Way, waysOf } from './cancellation-state';

export interface CancellationWaysProps {
  readonly terms: Terms;
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

/** AD-04: the protection of the stay next to the terms of the home, the better option for the traveler first. */
export function CancellationWays({ terms, way, onChoose }: CancellationWaysProps) {
  const ways = waysOf(terms);
  const [best] = ways;
  const isOneBetter = terms.token !== null && terms.protection?.refund.minorUnits !== terms.refund.minorUnits;
  return (
    <RadioCard.Root
      value={way}
      colorPalette="pine"
      onValueChange={({ value }) => value && onChoose(value === 'PROTECTION' ? 'PROTECTION' : 'HOME')}
    >
      <RadioCard.Label fontWeight="semibold">
        {ways.length > 1 ? 'How do you want to cancel?' : 'How this stay can be canceled'}
      </RadioCard.Label>
      <Stack gap="3">
        {ways.map((each) => (
          <RadioCard.Item key={each} value={each} borderRadius="l3">
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl alignItems="start">
              <RadioCard.ItemIndicator mt="0.5" />
              <RadioCard.ItemContent>
                <Flex justify="space-between" align="baseline" gap="4" w="full" wrap="wrap">
                  <RadioCard.ItemText textStyle="md">{TITLES[each]}</RadioCard.ItemText>
                  <Text fontWeight="bold" fontVariantNumeric="tabular-nums">
                    {formatMoney(termsOfWay(terms, each).refund)} back
                  </Text>
                </Flex>
                <RadioCard.ItemDescription>
                  {each === 'PROTECTION' ? PROTECTION_TEXT : refundSummary(terms.outcome, true)}
                </RadioCard.ItemDescription>
                {isOneBetter && each === best && (
                  <Badge mt="2" colorPalette="green">
                    Higher refund
                  </Badge>
                )}
              </RadioCard.ItemContent>
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Stack>
    </RadioCard.Root>
  );
}

const TITLES: Readonly<Record<Way, string>> = {
  PROTECTION: CANCEL_FOR_ANY_REASON,
  HOME: 'Terms of the home',
};

const PROTECTION_TEXT = 'All nights and all guests. The premium is not refunded.';
