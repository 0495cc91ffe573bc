/** The options to freeze the price of a stay (AD-11): the offer of its home, in minor units of the home's currency. */
import type { components } from '../../../schema/platform.openapi';
import type { FreezeKind, PriceFreezeRules } from '../../catalogue/catalogue.types';
import type { Stay } from '../../homes/stay';
import type { StayPrice } from '../../homes/stay-price';
import { daysBetween, type PlainDate } from '../../kernel/dates';
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

/** A price is frozen for whole days, and at most until the day of check-in begins. */
const HOURS_OF_A_DAY = 24;

export interface PriceToFreeze {
  readonly price: Pick<StayPrice, 'currencyCode' | 'totalMinor'>;
  readonly stay: Pick<Stay, 'from' | 'until'>;
  readonly today: PlainDate;
}

/** One option for each kind; none when the home does not offer to freeze its prices, or the stay begins too soon. */
export function freezeOptions(
  rules: PriceFreezeRules | undefined,
  { price: { currencyCode, totalMinor }, stay, today }: PriceToFreeze,
): FreezeOption[] {
  const hoursAhead = (daysBetween(today, stay.from) - 1) * HOURS_OF_A_DAY;
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
  rules: PriceFreezeRules | undefined,
  price: PriceToFreeze,
): { priceFreeze?: Schemas['PriceFreezeOffer'] } {
  const options = freezeOptions(rules, price);
  return options.length > 0 ? { priceFreeze: { options: options.map(freezeOptionView) } } : {};
}
