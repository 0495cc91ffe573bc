import { useFragment } from '@apollo/client/react';
import { Badge, RadioCard } from '@chakra-ui/react';
import { useToday } from '#client/app/session/session-context.ts';
import { cardExpiry, isCardExpired } from '#client/components/card-name.ts';
import { CardMark } from '#client/components/card-mark.tsx';
import { useCheckoutState } from '../../flow/checkout-context';
import { useCardName } from '../../flow/payment/use-card-name';
import type { Card } from '../../flow/selectors';
import { CardChoice_PaymentMethodFragmentDoc } from './card-choice.generated';

/** A saved card to select, marked if the booking has failed with it. An expired one would be declined. */
export function SavedCard({ card }: { readonly card: Card }) {
  const { declinedCardIds } = useCheckoutState();
  const name = useCardName(card);
  const { data } = useFragment({ fragment: CardChoice_PaymentMethodFragmentDoc, from: card });
  const today = useToday();
  return (
    <RadioCard.Item value={card.id} disabled={isCardExpired(data.expiresOn ?? null, today)} borderRadius="l3">
      <RadioCard.ItemHiddenInput />
      <RadioCard.ItemControl alignItems="center">
        <CardMark brand={data.brand ?? ''} />
        <RadioCard.ItemContent>
          <RadioCard.ItemText textStyle="md">
            {name} {declinedCardIds.includes(card.id) && <Badge colorPalette="red">Declined</Badge>}
          </RadioCard.ItemText>
          {data.expiresOn && (
            <RadioCard.ItemDescription>{cardExpiry(data.expiresOn, today)}</RadioCard.ItemDescription>
          )}
        </RadioCard.ItemContent>
        <RadioCard.ItemIndicator />
      </RadioCard.ItemControl>
    </RadioCard.Item>
  );
}
