import { Alert, Button } from '@chakra-ui/react';
import { useEditPayment } from '../../flow/actions';
import { useCheckoutState, usePayment } from '../../flow/checkout-context';
import { useCardName } from '../../flow/payment/use-card-name';
import { type Card, useDeclinedCard } from '../../flow/selectors';

/** In the payment step: the card that the last booking failed with, until a card is selected. */
export function DeclinedCard() {
  const { choice } = useCheckoutState();
  const { paymentOptions, plan } = usePayment();
  const card = useDeclinedCard();
  if (!card || choice.paymentMethodId !== null || plan?.isCardRequired === false) return null;
  return (
    <DeclinedNote card={card}>
      {[
        'It was not charged. Choose another card, or add one.',
        paymentOptions.value?.rewardsAccounts?.length && 'If you applied rewards, apply them again.',
      ]
        .filter(Boolean)
        .join(' ')}
    </DeclinedNote>
  );
}

/** BK-15: in the traveler step, which a failed booking returns to. */
export function DeclinedCardOnTraveler() {
  const { quoteToken, calls } = useCheckoutState();
  const editPayment = useEditPayment();
  const card = useDeclinedCard();
  const isWithoutQuote = quoteToken === null && calls.schedulePriceQuote !== 'InProcess';
  if (!card || !isWithoutQuote) return null;
  return (
    <DeclinedNote card={card} onChooseAnother={editPayment}>
      It was not charged, and everything you entered is kept.
    </DeclinedNote>
  );
}

interface DeclinedNoteProps {
  readonly card: Card;
  readonly children: string;
  readonly onChooseAnother?: () => void;
}

const DeclinedNote = ({ card, children, onChooseAnother }: DeclinedNoteProps) => (
  <Alert.Root status="warning">
    <Alert.Indicator />
    <Alert.Content gap="2" alignItems="start">
      <Alert.Title>{`${useCardName(card)} was declined`}</Alert.Title>
      <Alert.Description>{children}</Alert.Description>
      {onChooseAnother && (
        <Button size="sm" variant="outline" onClick={onChooseAnother}>
          Choose another card
        </Button>
      )}
    </Alert.Content>
  </Alert.Root>
);
