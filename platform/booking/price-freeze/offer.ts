/** The options to freeze the price of a stay (AD-11): the offer of its home, in minor units of the home's currency. */
import type { components } from '#schema/platform.openapi.ts';
import type { AvailabilityRules, FreezeKind, PricingRules } from '../../catalogue/catalogue.types';
import type { Stay } from '../../homes/stay';
import type { StayPrice } from '../../homes/stay-price';
import { addDays, daysBetween, type PlainDate } from '../../kernel/dates';
import { shareOf, toFiat } from '../../kernel/money';

type Schemas = components['schemas'];

/** The deposit as a share of the price. Held nights cost the host more than a price does. */
const DEPOSIT_BASIS_POINTS: Readonly<Record<FreezeKind, number>> = {
  HoldTheRoom: 800,
  RoomType: 400,
  BestAvailable: 300,
};

export interface FreezeOption {
  readonly kind: FreezeKind;
  readonly currency: string;
  readonly nights: number;
  readonly totalMinor: number;
  readonly depositMinor: number;
  readonly capMinor: number;
  readonly durationHours: number;
}

/** A price is frozen for whole days. */
const HOURS_OF_A_DAY = 24;

/** The home's rules that an offer depends on. */
export interface FreezableHome {
  readonly pricing: Pick<PricingRules, 'priceFreeze'>;
  readonly availability: Pick<AvailabilityRules, 'minBookingWindowDays'>;
}

/** A frozen price ends at the latest when this day begins: the day of check-in, or the first one with too little notice for the home. */
export const lastEndOf = (
  { availability }: Pick<FreezableHome, 'availability'>,
  checkIn: PlainDate,
): PlainDate => addDays(checkIn, Math.min(0, 1 - availability.minBookingWindowDays));

export interface PriceToFreeze {
  readonly price: Pick<StayPrice, 'currencyCode' | 'totalMinor'>;
  readonly stay: Pick<Stay, 'from' | 'until'>;
  readonly today: PlainDate;
}

/** One option for each kind; none when the home does not offer to freeze its prices, or the stay begins too soon. */
export function freezeOptions(
  home: FreezableHome,
  { price: { currencyCode, totalMinor }, stay, today }: PriceToFreeze,
): FreezeOption[] {
  const rules = home.pricing.priceFreeze;
  const hoursAhead = (daysBetween(today, lastEndOf(home, stay.from)) - 1) * HOURS_OF_A_DAY;
  if (rules === undefined || hoursAhead < HOURS_OF_A_DAY || totalMinor <= 0) return [];
  return rules.kinds.map((kind) => ({
    kind,
    currency: currencyCode,
    nights: daysBetween(stay.from, stay.until),
    totalMinor,
    depositMinor: Math.max(1, shareOf(totalMinor, DEPOSIT_BASIS_POINTS[kind])),
    capMinor: rules.capMinor,
    durationHours: Math.min(rules.durationHours, hoursAhead),
  }));
}

/** The nightly price is the total for a night, rounded. */
export const frozenPriceView = (
  totalMinor: number,
  nights: number,
  currency: string,
): Schemas['FrozenPrice'] => ({
  nightly: toFiat(Math.round(totalMinor / nights), currency),
  total: toFiat(totalMinor, currency),
});

export const freezeOptionView = (option: FreezeOption): Schemas['PriceFreezeOption'] => ({
  kind: option.kind,
  price: frozenPriceView(option.totalMinor, option.nights, option.currency),
  deposit: toFiat(option.depositMinor, option.currency),
  cap: toFiat(option.capMinor, option.currency),
  durationHours: option.durationHours,
});

/** The offer of a stay whose price has changed. */
export const changedOfferView = (
  listingId: string,
  { from, until, guests }: Stay,
  options: readonly FreezeOption[],
): Schemas['ChangedPriceFreezeOffer'] => ({
  listingId,
  stayDates: { from, until },
  guests: { adults: guests.adults, children: [...guests.children], petsIncluded: guests.petsIncluded },
  options: options.map(freezeOptionView),
});

/** The price freeze offer for a response; empty when the home has none. */
export function priceFreezeOfferView(
  home: FreezableHome,
  price: PriceToFreeze,
): { priceFreeze?: Schemas['PriceFreezeOffer'] } {
  const options = freezeOptions(home, price);
  return options.length > 0 ? { priceFreeze: { options: options.map(freezeOptionView) } } : {};
}
