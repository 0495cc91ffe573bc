import { Box, Flex, List, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';

interface Part {
  readonly name: string;
  readonly amount: Money;
  readonly color: string;
}

/** The parts that together are the total, in the order in which they pay. */
function partsOf({ priceFreeze, offer, credit, rewards, amountDue, paymentMethodId }: PaymentPlan): Part[] {
  const parts: readonly (Part | null)[] = [
    priceFreeze && { name: 'Price freeze savings', amount: priceFreeze.discount, color: 'sand.500' },
    priceFreeze && { name: 'Price freeze deposit', amount: priceFreeze.deposit, color: 'sand.700' },
    offer && { name: 'Offer', amount: offer.amount, color: 'coral.400' },
    credit && { name: 'Credits', amount: credit, color: 'pine.300' },
    rewards && { name: 'Rewards', amount: rewards.cash, color: 'pine.500' },
    paymentMethodId === null
      ? { name: 'Still to pay', amount: amountDue, color: 'border.control' }
      : { name: 'Card', amount: amountDue, color: 'fg' },
  ];
  return parts.filter((part): part is Part => part !== null && part.amount.minorUnits > 0);
}

/** PM-14: one bar of what pays for the stay, with the amounts under it; nothing while one part pays it all. */
export function PaymentBar({ plan }: { readonly plan: PaymentPlan }) {
  const parts = partsOf(plan);
  if (parts.length < 2) return null;
  return (
    <Box>
      <Flex h="3" gap="0.5" borderRadius="full" overflow="hidden" aria-hidden="true">
        {parts.map(({ name, amount, color }) => (
          <Box
            key={name}
            minW="1.5"
            flex={`${amount.minorUnits} 1 0`}
            bg={color}
            // Visible in forced colors only.
            borderWidth="1px"
            borderColor="transparent"
            transition="flex-grow 0.2s"
            _motionReduce={{ transition: 'none' }}
          />
        ))}
      </Flex>
      <List.Root
        variant="plain"
        aria-label="Who pays what"
        flexDirection="row"
        flexWrap="wrap"
        columnGap={{ base: '3', sm: '4' }}
        rowGap="1"
        mt="2"
        textStyle={{ base: 'xs', sm: 'sm' }}
      >
        {parts.map(({ name, amount, color }) => (
          <List.Item key={name} display="flex" alignItems="center" gap="1.5">
            <Box boxSize="2.5" borderRadius="full" bg={color} aria-hidden="true" flexShrink="0" />
            <Text as="span" color="fg.muted">
              {name}
            </Text>{' '}
            <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatMoney(amount)}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
