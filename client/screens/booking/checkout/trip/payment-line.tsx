import { Flex, type FlexProps, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import type { PaymentLine, PaymentLineKind } from '#domain/payment/payment-plan.ts';

const LINE_STYLES: Readonly<Record<PaymentLineKind, FlexProps>> = {
  TOTAL: { fontWeight: 'semibold' },
  DEDUCTION: { color: 'fg.success' },
  WALLET_DEDUCTION: { color: 'fg.success' },
  WALLET_SUBTOTAL: { color: 'fg.success', fontWeight: 'semibold' },
  CARD: { color: 'fg.muted' },
  DUE: { textStyle: 'lg', fontWeight: 'bold' },
};

const isOfWallet = (kind: PaymentLineKind): boolean =>
  kind === 'WALLET_DEDUCTION' || kind === 'WALLET_SUBTOTAL';

/** PR-10: a line of the payment; deductions have a minus sign. */
export function PaymentLineRow({ kind, label, amount }: PaymentLine) {
  const isTakenOff = kind === 'DEDUCTION' || isOfWallet(kind);
  return (
    <>
      <Flex justify="space-between" gap="4" {...LINE_STYLES[kind]}>
        <Text>{label}</Text>
        <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {`${isTakenOff ? '−' : ''}${formatMoney(amount)}`}
        </Text>
      </Flex>
      {kind === 'WALLET_SUBTOTAL' && (
        <Text mt="-2" textStyle="xs" color="fg.muted">
          The travel offer and the travel credits together
        </Text>
      )}
    </>
  );
}
