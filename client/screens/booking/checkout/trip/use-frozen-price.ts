import { useQuery } from '@apollo/client/react';
import { coverOf, type PriceFreezeCover } from '#domain/price-freeze/frozen-price.ts';
import type { Money } from '#domain/money/money.ts';
import { useTrip } from '../flow/checkout-context';
import { CheckoutFrozenPriceDocument, type CheckoutFrozenPriceQuery } from './frozen-price-note.generated';

export type FrozenPrice = NonNullable<CheckoutFrozenPriceQuery['frozenPrice']>;

interface FrozenPriceReading {
  /** Null without one, and while it is not known. */
  readonly price: FrozenPrice | null;
  readonly isLoading: boolean;
}

/** RT-14: the frozen price that the stay is booked with. */
export function useFrozenPrice(): FrozenPriceReading {
  const { frozenPriceId } = useTrip().search;
  const { data, loading } = useQuery(CheckoutFrozenPriceDocument, {
    variables: { id: frozenPriceId ?? '' },
    skip: frozenPriceId === undefined,
  });
  const price = data?.frozenPrice ?? null;
  return { price, isLoading: loading && price === null };
}

/** AD-11: the part of the current price that a frozen price covers; null when it cannot be read. */
export function coverOfToday(total: Money, price: FrozenPrice | null): PriceFreezeCover | null {
  const { discount, deposit } = price?.today ?? {};
  return discount && deposit ? coverOf(total, { discount, deposit }) : null;
}
