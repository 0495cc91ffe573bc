import { Box, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { useRefundLines } from '#client/components/cancellation-terms.tsx';
import { useFreshness, usePayment, useQuote } from '../flow/checkout-context';
import { useCardName } from '../flow/payment/use-card-name';
import { needsApproval } from '../flow/corporate-trip';
import { useBlockers, useCorporateTrip, usePayingCard } from '../flow/selectors';

/** The accessible description of the button that books. */
export const CHARGE_NOTE_ID = 'charged-when-booking';

/** The charge when the stay is booked; undefined while it is unknown, or something is missing to book. */
export function useChargeText(): string | undefined {
  const isBlocked = useBlockers().length > 0;
  const isExpired = useFreshness().kind === 'EXPIRED';
  const { isAwaited, plan } = usePayment();
  const card = useCardName(usePayingCard());
  const corporate = useCorporateTrip();
  if (!plan || isAwaited || isBlocked || isExpired) return undefined;
  if (corporate && needsApproval(corporate)) {
    return card === null
      ? 'Your booking waits for an approval. Your rewards and wallet are set aside meanwhile.'
      : `Your booking waits for an approval. ${formatMoney(plan.amountDue)} is reserved on ${card}, and charged only when it is approved.`;
  }
  return card === null
    ? `You pay ${formatMoney(plan.amountDue)}. No card is charged.`
    : `You pay ${formatMoney(plan.amountDue)} with ${card}.`;
}

/** The amount, and the refund of a cancellation, next to the button that books: the specification fixes the button's own text. */
export function ChargeNote() {
  const text = useChargeText();
  const [refund] = useRefundLines(useQuote()?.cancellationPolicy.refundSteps ?? null);
  return (
    text && (
      <Box id={CHARGE_NOTE_ID}>
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {text}
        </Text>
        {refund && (
          <Text textStyle="sm" color={refund.isEnding ? 'fg.warning' : 'fg.muted'}>
            {`${refund.text} (${refund.left}).`}
          </Text>
        )}
      </Box>
    )
  );
}
