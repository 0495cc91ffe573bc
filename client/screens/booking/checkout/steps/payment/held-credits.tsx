import { Box, Flex, List, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { CREDIT_HOLDS } from '#domain/payment/wallet-labels.ts';
import type { heldCredits } from '../../flow/payment/payment-facts';

export interface HeldCreditsProps {
  readonly credits: ReturnType<typeof heldCredits>;
}

/** WA-14: travel credits that cannot be chosen, each with its reason. */
export const HeldCredits = ({ credits }: HeldCreditsProps) => (
  <Box>
    <Text fontWeight="semibold" id="held-credits" mb="2">
      Travel credits on hold
    </Text>
    <List.Root variant="plain" aria-labelledby="held-credits" gap="3">
      {credits.map(({ id, name, amount, hold }) => (
        <List.Item
          key={id}
          aria-disabled
          display="block"
          p="4"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.subtle"
          color="fg.muted"
        >
          <Flex justify="space-between" align="baseline" gap="4">
            <Text fontWeight="medium">{name}</Text>
            <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {formatMoney(amount)}
            </Text>
          </Flex>
          <Text textStyle="sm" mt="1" color="fg.warning">
            {CREDIT_HOLDS[hold]}
          </Text>
        </List.Item>
      ))}
    </List.Root>
  </Box>
);
