import type { FrozenPriceCard_FrozenPriceFragment } from './frozen-prices.generated';

/** A frozen price, as its card selects it. */
export type FrozenPrice = FrozenPriceCard_FrozenPriceFragment;
