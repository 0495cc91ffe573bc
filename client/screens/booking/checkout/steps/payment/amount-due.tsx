import { Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { usePayment } from '../../flow/checkout-context';

/** PR-15: the amount left to pay by card; nothing while it is not known. */
export function AmountDue() {
  const { plan } = usePayment();
  if (!plan) return null;
  return (
    <Flex justify="space-between" gap="4" textStyle="xl" fontWeight="bold" aria-live="polite">
      <Text>Amount due</Text>
      <Text fontVariantNumeric="tabular-nums">{formatMoney(plan.amountDue)}</Text>
    </Flex>
  );
}
