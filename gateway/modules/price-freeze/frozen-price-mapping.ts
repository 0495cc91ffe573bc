/** Maps frozen prices from REST to the graph. Plain JSON: outcomes are stored for repeated calls. */
import { durationDays } from '#domain/price-freeze/frozen-price.ts';
import {
  type FrozenPrice,
  type FrozenPriceToday,
  PriceFreezeActivity,
  PriceFreezeAvailability,
  PriceFreezeState,
  type PriceFreezeVoucher,
  type QuotedPriceFreeze,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { type ListingModel, listingOf } from '../listing/listing-mapping';
import { moneyOf } from '../money/money-mapping';
import { priceFreezeKind } from './freeze-option-mapping';
import { nodeIdOf } from '../node/node-id';

/** A frozen price without the fields that are read only when selected. */
export type FrozenPriceModel = Omit<FrozenPrice, '__typename' | 'listing' | 'exercise'> & {
  readonly listing: ListingModel;
};

const priceFreezeState = enumReader(PriceFreezeState);

const priceFreezeActivity = enumReader(PriceFreezeActivity);

const priceFreezeAvailability = enumReader(PriceFreezeAvailability);

export const frozenPriceOf = (wire: Wire<'PriceFreeze'>): FrozenPriceModel => ({
  id: wire.id,
  nodeId: nodeIdOf('FrozenPrice', wire.id),
  listing: listingOf(wire.listing),
  fromDate: wire.stayDates.from,
  untilDate: wire.stayDates.until,
  guests: {
    adults: wire.guests.adults,
    children: [...wire.guests.children],
    petsIncluded: wire.guests.petsIncluded ?? false,
  },
  kind: priceFreezeKind(wire.kind),
  state: priceFreezeState(wire.state),
  activity: priceFreezeActivity(wire.activity),
  purchasedAt: wire.purchasedAt,
  expiresAt: wire.expiresAt,
  durationHours: wire.durationHours,
  durationDays: durationDays(wire.durationHours),
  nightly: moneyOf(wire.price.nightly),
  total: moneyOf(wire.price.total),
  cap: moneyOf(wire.cap),
  deposit: moneyOf(wire.deposit),
  paidWith: wire.paidWith,
  vouchers: wire.vouchers.map(voucherOf),
  today: wire.today ? todayOf(wire.today) : null,
  tripId: wire.reservationNumber ?? null,
  refundedAt: wire.refundedAt ?? null,
});

const voucherOf = (wire: Wire<'PriceFreezeVoucher'>): PriceFreezeVoucher => ({
  id: wire.id,
  fromDate: wire.stayDates.from,
  untilDate: wire.stayDates.until,
  pricings: pricingsOf(wire.pricings),
  deposit: moneyOf(wire.deposit),
  state: priceFreezeState(wire.state),
  action: { expiration: wire.action.expiration },
  durationHours: wire.durationHours,
});

function pricingsOf(wire: Wire<'PriceFreezeVoucher'>['pricings']): PriceFreezeVoucher['pricings'] {
  const nightly = moneyOf(wire.nightly);
  const total = moneyOf(wire.total);
  const cap = moneyOf(wire.cap);
  return nightly && total && cap && { nightly, total, cap };
}

/** A stay whose price cannot be read cannot be booked: the provider has failed to price it. */
export function todayOf(wire: Wire<'PriceFreezeToday'>): FrozenPriceToday {
  const availability = priceFreezeAvailability(wire.availability);
  const amounts = {
    total: moneyOf(wire.total),
    discount: moneyOf(wire.discount),
    deposit: moneyOf(wire.deposit),
    due: moneyOf(wire.due),
  };
  const isReadable = Object.values(amounts).every((amount) => amount !== null);
  if (availability === 'AVAILABLE' && isReadable) return { availability, ...amounts };
  return {
    availability: availability === 'AVAILABLE' ? 'FAILURE' : availability,
    total: null,
    discount: null,
    deposit: null,
    due: null,
  };
}

/** Null when an amount cannot be read: such a quote cannot be booked. */
export function quotedPriceFreezeOf(wire: Wire<'QuotedPriceFreeze'>): QuotedPriceFreeze | null {
  const frozenTotal = moneyOf(wire.frozenTotal);
  const discount = moneyOf(wire.discount);
  const deposit = moneyOf(wire.deposit);
  if (!frozenTotal || !discount || !deposit) return null;
  return {
    frozenPriceId: wire.priceFreezeId,
    kind: priceFreezeKind(wire.kind),
    frozenTotal,
    discount,
    deposit,
  };
}
