import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { cardName } from '../../../../components/card-name/card-name';
import { type CardName_PaymentMethodFragment, CardName_PaymentMethodFragmentDoc } from './means.generated';

/** PM-16: a card in words (`Visa ending in 4821`); a brand that is not known keeps the platform's name. */
export function useCardName(card: FragmentType<CardName_PaymentMethodFragment> | undefined): string | null {
  const { data, complete } = useFragment({ fragment: CardName_PaymentMethodFragmentDoc, from: card ?? null });
  return complete ? cardName(data) : null;
}
