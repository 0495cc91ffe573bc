import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { afterCardDeleted } from '../../../../../domain/payment/payment-choice';
import { ConfirmDialog } from '../../../../components/confirm-dialog/confirm-dialog';
import { refusedBy, unreachable } from '../../flow/checkout-failures';
import { useCheckout } from '../../flow/checkout-context';
import { CheckoutMeansDocument, RemoveCardDocument } from './payment.generated';

export interface RemoveCardProps {
  readonly id: string;
  /** The card in words (`Visa ending in 4821`). */
  readonly name: string;
}

/** PM-05, PM-06: a card that is removed is no longer chosen, and the list is the platform's new one, where there is one. */
export function RemoveCard({ id, name }: RemoveCardProps) {
  const { state, choosePayment, showMessage } = useCheckout();
  const [send, { loading }] = useMutation(RemoveCardDocument, {
    // A card that was removed is removed, also where the list after it could not be read.
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (data?.deletePaymentMethod.__typename !== 'PaymentMethodDeleted') return;
      const { paymentMethods } = data.deletePaymentMethod;
      cache.updateQuery(
        { query: CheckoutMeansDocument },
        (known) =>
          known && {
            ...known,
            paymentMethods: paymentMethods ?? known.paymentMethods?.filter((card) => card.id !== id) ?? null,
          },
      );
    },
  });
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<void> {
    try {
      const answer = (await send({ variables: { id } })).data?.deletePaymentMethod;
      if (answer?.__typename === 'PaymentMethodDeleted') choosePayment(afterCardDeleted(state.choice, id));
      else showMessage(answer ? refusedBy(answer) : unreachable);
    } catch {
      showMessage(unreachable);
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
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove this card?"
        confirmLabel="Remove card"
        keepLabel="Keep card"
        onConfirm={() => {
          setIsAsking(false);
          void remove();
        }}
        onClose={() => setIsAsking(false)}
      >
        {`${name} can no longer be used to book. You can add it again at any time.`}
      </ConfirmDialog>
    </>
  );
}
