import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { CardBrand } from '../../../../generated/graph';
import { type CardName_PaymentMethodFragment, CardName_PaymentMethodFragmentDoc } from './means.generated';

const BRANDS: Readonly<Record<Exclude<CardBrand, 'UNKNOWN'>, string>> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DINERS_CLUB: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  DANKORT: 'Dankort',
  MAESTRO: 'Maestro',
};

/** PM-16: a card in words (`Visa ending in 4821`); a brand that is not known keeps the platform's name. */
export function useCardName(card: FragmentType<CardName_PaymentMethodFragment> | undefined): string | null {
  const { data, complete } = useFragment({ fragment: CardName_PaymentMethodFragmentDoc, from: card ?? null });
  if (!complete) return null;
  return `${data.brand === 'UNKNOWN' ? data.rawBrand : BRANDS[data.brand]} ending in ${data.lastFour}`;
}
