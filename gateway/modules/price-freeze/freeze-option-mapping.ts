/** Maps offers to freeze a price to the graph. */
import { durationDays, PRICE_FREEZE_KINDS } from '#domain/price-freeze/frozen-price.ts';
import { PriceFreezeKind, type PriceFreezeOption } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader, wireMember } from '../../rest/wire-enum';
import { moneyOf } from '../money/money-mapping';
import { type RequestedStay, wireGuests } from '../stay/stay-input';
import { freezeOptionId, type FreezeTerms } from './freeze-option-id';

export const priceFreezeKind = enumReader(PriceFreezeKind);

export interface StayToFreeze {
  readonly listingId: string;
  readonly stayDates: FreezeTerms['stayDates'];
  readonly guests: FreezeTerms['guests'];
}

export const stayToFreeze = (listingId: string, { stay, guests }: RequestedStay): StayToFreeze => ({
  listingId,
  stayDates: { from: stay.from, until: stay.until },
  guests: wireGuests(guests),
});

/** Kinds that this graph does not know, and offers whose amounts cannot be read, are left out: they cannot be accepted. */
export const freezeOptionsOf = (
  offer: Wire<'PriceFreezeOffer'> | undefined,
  stay: StayToFreeze,
): PriceFreezeOption[] =>
  (offer?.options ?? []).map((option) => freezeOptionOf(option, stay)).filter((option) => option !== null);

type Currency = FreezeTerms['seenTotal']['currencyCode'];

function freezeOptionOf(option: Wire<'PriceFreezeOption'>, stay: StayToFreeze): PriceFreezeOption | null {
  const kind = priceFreezeKind(option.kind);
  const nightly = moneyOf(option.price.nightly);
  const total = moneyOf(option.price.total);
  const deposit = moneyOf(option.deposit);
  const cap = moneyOf(option.cap);
  if (kind === 'UNKNOWN' || !nightly || !total || !deposit || !cap) return null;
  const currencyCode: Currency = total.currencyCode;
  return {
    id: freezeOptionId({
      ...stay,
      kind: wireMember(kind),
      seenTotal: { value: option.price.total.value, currencyCode },
      seenDeposit: { value: option.deposit.value, currencyCode },
      seenCap: { value: option.cap.value, currencyCode },
      durationHours: option.durationHours,
    }),
    kind,
    ...PRICE_FREEZE_KINDS[kind],
    nightly,
    total,
    deposit,
    cap,
    durationHours: option.durationHours,
    durationDays: durationDays(option.durationHours),
  };
}
