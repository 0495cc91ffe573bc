import { useQuery } from '@apollo/client/react';
import { coverOf, type PriceFreezeCover } from '../../../../domain/price-freeze/frozen-price';
import type { Money } from '../../../../domain/money/money';
import { useTrip } from '../flow/checkout-context';
import { CheckoutFrozenPriceDocument, type CheckoutFrozenPriceQuery } from './frozen-price-note.generated';

export type FrozenPrice = NonNullable<CheckoutFrozenPriceQuery['frozenPrice']>;

/** RT-14: the frozen price that the stay is booked with; null without one, and while it is not known. */
export function useFrozenPrice(): FrozenPrice | null {
  const { frozenPriceId } = useTrip().search;
  const { data } = useQuery(CheckoutFrozenPriceDocument, {
    variables: { id: frozenPriceId ?? '' },
    skip: frozenPriceId === undefined,
  });
  return data?.frozenPrice ?? null;
}

/** AD-11: what a frozen price covers of the price of today; null when today's price with it cannot be read. */
export function coverOfToday(total: Money, price: FrozenPrice | null): PriceFreezeCover | null {
  const { discount, deposit } = price?.today ?? {};
  return discount && deposit ? coverOf(total, { discount, deposit }) : null;
}
