import { Text } from '@chakra-ui/react';
import { formatMoney } from '../../../../domain/money/money-format';
import { cardName } from '../steps/payment/card-section';
import { useCheckout } from '../flow/checkout-context';

/** The accessible description of the button that books. */
export const CHARGE_NOTE_ID = 'charged-when-booking';

/** What is charged when the stay is booked; undefined while it is not known, or something is missing to book. */
export function useChargeText(): string | undefined {
  const { blockers, freshness, isPaymentAwaited, means, payment } = useCheckout();
  if (!payment || isPaymentAwaited || blockers.length > 0 || freshness.kind === 'EXPIRED') return undefined;
  const { amountDue, paymentMethodId } = payment.plan;
  const card = means.value?.paymentMethods?.find(({ id }) => id === paymentMethodId);
  return card
    ? `You pay ${formatMoney(amountDue)} with ${cardName(card)}.`
    : `You pay ${formatMoney(amountDue)}. No card is charged.`;
}

/** The amount next to the button that books: its own words are those of the specification. */
export function ChargeNote() {
  const text = useChargeText();
  return (
    text && (
      <Text id={CHARGE_NOTE_ID} fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {text}
      </Text>
    )
  );
}
