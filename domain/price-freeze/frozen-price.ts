/** A frozen price (AD-11, AD-12): its name, how long it is valid, and which part of the current price of a stay it covers. */
import { addMoney, compareMoney, minMoney, type Money, subtractMoney, zeroMoney } from '../money/money';

export const PRICE_FREEZE_TITLE = 'Price freeze';

export type PriceFreezeKind = 'BEST_AVAILABLE' | 'ROOM_TYPE' | 'HOLD_THE_ROOM' | 'UNKNOWN';

interface KindWords {
  readonly title: string;
  readonly text: string;
}

/** Kinds to choose from, and what each freezes. */
export const PRICE_FREEZE_KINDS: Readonly<Record<PriceFreezeKind, KindWords>> = {
  HOLD_THE_ROOM: {
    title: 'Freeze the price and hold the nights',
    text: 'Nobody else can book your nights while your price is frozen.',
  },
  ROOM_TYPE: {
    title: 'Freeze the price only',
    text: 'Other travelers can still book your nights. If they do, you get your deposit back.',
  },
  BEST_AVAILABLE: {
    title: 'Freeze the best price',
    text: 'You book at the lowest price of this home. Other travelers can still book your nights; if they do, you get your deposit back.',
  },
  UNKNOWN: { title: 'Freeze the price', text: 'The price is kept for you.' },
};

/** AD-11: hours divided by 24. */
export const durationDays = (hours: number): number => hours / 24;

export interface PriceFreezeCover {
  /** The rise of the price that is covered. */
  readonly discount: Money;
  /** The part of the price that the deposit, already paid, covers. */
  readonly deposit: Money;
}

/** The part of a total that a frozen price covers; never more than the total. */
export function coverOf(total: Money, cover: PriceFreezeCover | null): PriceFreezeCover & { covered: Money } {
  const nothing = zeroMoney(total.currencyCode);
  if (cover === null) return { discount: nothing, deposit: nothing, covered: nothing };
  const discount = minMoney(cover.discount, total);
  const deposit = minMoney(cover.deposit, subtractMoney(total, discount));
  return { discount, deposit, covered: addMoney(discount, deposit) };
}

export type PriceMove = 'RISEN' | 'FALLEN' | 'SAME';

/** How the current price compares with the frozen one. */
export function priceMove(frozen: Money, today: Money): PriceMove {
  if (frozen.currencyCode !== today.currencyCode) return 'SAME';
  const difference = compareMoney(today, frozen);
  if (difference === 0) return 'SAME';
  return difference > 0 ? 'RISEN' : 'FALLEN';
}
