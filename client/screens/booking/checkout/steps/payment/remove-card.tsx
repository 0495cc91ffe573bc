import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { afterCardDeleted } from '#domain/payment/payment-choice.ts';
import { RemoveCardDialog } from '#client/components/confirm-dialog/remove-card-dialog.tsx';
import { refusedBy, unreachable } from '../../flow/checkout-failures';
import { CheckoutPaymentOptionsDocument } from '../../flow/payment/payment-options.generated';
import { useCardName } from '../../flow/payment/use-card-name';
import { type Card, usePaymentChoice, useShowMessage } from '../../flow/selectors';
import { RemoveCardDocument } from './remove-card.generated';

/** PM-05, PM-06: a removed card is deselected, and the list is the platform's new one, if it returned one. */
export function RemoveCard({ card }: { readonly card: Card }) {
  const { id } = card;
  const name = useCardName(card);
  const { choice, choose } = usePaymentChoice();
  const showMessage = useShowMessage();
  const [send, { loading }] = useMutation(RemoveCardDocument, {
    // A removed card stays removed when the list after it could not be read.
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.deletePaymentMethod.__typename !== 'PaymentMethodDeleted') return;
      const { paymentMethods } = data.deletePaymentMethod;
      cache.updateQuery(
        { query: CheckoutPaymentOptionsDocument },
        (known) =>
          known && {
            ...known,
            paymentMethods:
              paymentMethods ?? known.paymentMethods?.filter((other) => other.id !== id) ?? null,
          },
      );
    },
  });
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<void> {
    try {
      const answer = (await send({ variables: { id } })).data?.deletePaymentMethod;
      if (answer?.__typename === 'PaymentMethodDeleted') choose(afterCardDeleted(choice, id));
      else showMessage(answer ? refusedBy(answer) : unreachable());
    } catch {
      showMessage(unreachable());
    }
  }
  return (
    <>
      <Button
        variant="ghost"
        loading={loading}
        loadingText="Removing the card"
        onClick={() => setIsAsking(true)}
      >
        {`Remove ${name}`}
      </Button>
      <RemoveCardDialog
        name={name}
        isOpen={isAsking}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
