import { Alert, Button } from '@chakra-ui/react';
import { useCheckout } from '../../flow/checkout-context';
import { cardName } from './card-section';
import type { SavedCard_PaymentMethodFragment } from './payment.generated';

/** On the payment: the card that the last booking failed for, until a card is chosen. */
export function DeclinedCard() {
  const { state, means, payment } = useCheckout();
  const card = useDeclinedCard();
  if (!card || state.choice.paymentMethodId !== null || payment?.plan.isCardRequired === false) return null;
  return (
    <DeclinedNote card={card}>
      {[
        'It was not charged. Choose another card, or add one.',
        means.value?.rewardsAccounts?.length && 'If you applied rewards, apply them again to the new price.',
      ]
        .filter(Boolean)
        .join(' ')}
    </DeclinedNote>
  );
}

/** BK-15: on the traveler step, which a failed booking leads back to. */
export function WayToAnotherCard() {
  const { state, editPayment } = useCheckout();
  const card = useDeclinedCard();
  const isWithoutQuote = state.quoteToken === null && state.calls.schedulePriceQuote.state !== 'InProcess';
  if (!card || !isWithoutQuote) return null;
  return (
    <DeclinedNote card={card} onChooseAnother={editPayment}>
      It was not charged, and everything you entered is kept.
    </DeclinedNote>
  );
}

interface DeclinedNoteProps {
  readonly card: SavedCard_PaymentMethodFragment;
  readonly children: string;
  readonly onChooseAnother?: () => void;
}

const DeclinedNote = ({ card, children, onChooseAnother }: DeclinedNoteProps) => (
  <Alert.Root status="warning">
    <Alert.Indicator />
    <Alert.Content gap="2" alignItems="start">
      <Alert.Title>{`${cardName(card)} was declined`}</Alert.Title>
      <Alert.Description>{children}</Alert.Description>
      {onChooseAnother && (
        <Button size="sm" colorPalette="pine" onClick={onChooseAnother}>
          Choose another card
        </Button>
      )}
    </Alert.Content>
  </Alert.Root>
);

function useDeclinedCard(): SavedCard_PaymentMethodFragment | undefined {
  const { state, means } = useCheckout();
  const lastId = state.declinedCardIds.at(-1);
  return means.value?.paymentMethods?.find(({ id }) => id === lastId);
}
