import { Flex, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { usePayment } from '../../flow/checkout-context';
import { PaymentBar } from './payment-bar';

/** PR-15: what pays for the stay, and the amount left to pay by card; nothing while it is not known. */
export function AmountDue() {
  const { plan } = usePayment();
  if (!plan) return null;
  return (
    <Stack gap="3">
      <PaymentBar plan={plan} />
      <Flex justify="space-between" gap="4" textStyle="xl" fontWeight="bold" aria-live="polite">
        <Text>Amount due</Text>
        <Text fontVariantNumeric="tabular-nums">{formatMoney(plan.amountDue)}</Text>
      </Flex>
    </Stack>
  );
}
