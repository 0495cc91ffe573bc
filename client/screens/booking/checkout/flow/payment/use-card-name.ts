import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { cardName } from '#client/components/card-name.ts';
import {
  type CardName_PaymentMethodFragment,
  CardName_PaymentMethodFragmentDoc,
} from './payment-options.generated';

/** PM-16: a card as text (`Visa ending in 4821`); an unknown brand keeps the platform's name. */
export function useCardName(card: FragmentType<CardName_PaymentMethodFragment> | undefined): string | null {
  const { data, complete } = useFragment({ fragment: CardName_PaymentMethodFragmentDoc, from: card ?? null });
  return complete ? cardName(data) : null;
}
