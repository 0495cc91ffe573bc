/** The price of a stay, in whole minor units of the home's currency: total = rent after discounts + fees + taxes. */
import type { Charge, DiscountRule, FeeRule, PricingRules } from '../catalogue/catalogue.types';
import { nightlyPrice } from '../catalogue/pricing/nightly-price';
import { daysBetween, type PlainDate } from '../kernel/dates';
import { shareOf } from '../kernel/money';
import { COMPLIMENTARY_NIGHT_RULE, complimentaryNightIndex } from './complimentary-night';
import type { StayRules } from './homes.tables';
import { nightsOf, numberOfNights, type Stay } from './stay';

export interface StayPrice {
  readonly currencyCode: string;
  /** Rent of each night before discounts. */
  readonly nights: readonly { night: PlainDate; minor: number }[];
  readonly discounts: readonly AppliedDiscount[];
  /** The discount for the complimentary night; null when the stay has none. */
  readonly complimentaryNightMinor: number | null;
  /** Rent of all nights after discounts. */
  readonly rentMinor: number;
  /** Mean of the rent after discounts. */
  readonly nightlyMinor: number;
  readonly fees: readonly AppliedFee[];
  readonly taxes: readonly AppliedFee[];
  readonly totalMinor: number;
}

export interface AppliedDiscount {
  readonly rule: DiscountRule | typeof COMPLIMENTARY_NIGHT_RULE;
  readonly minor: number;
  /** The platform's part; the host pays the rest. */
  readonly platformMinor: number;
}

export interface AppliedFee {
  readonly rule: FeeRule;
  readonly minor: number;
}

const sum = (amounts: readonly { minor: number }[]): number =>
  amounts.reduce((total, { minor }) => total + minor, 0);

export function priceStay({ pricing }: StayRules, stay: Stay, today: PlainDate): StayPrice {
  const nights = nightsOf(stay).map((night) => ({ night, minor: nightlyPrice({ pricing }, night) }));
  const terms = pricedTerms(stay, daysBetween(today, stay.from));
  const complimentary = nights[complimentaryNightIndex(pricing, nights.length) ?? NaN]?.minor ?? null;
  const discounts = [
    ...(complimentary === null
      ? []
      : [{ rule: COMPLIMENTARY_NIGHT_RULE, minor: complimentary, platformMinor: complimentary }]),
    // A share of the paid nights: a complimentary night is not discounted again.
    ...pricing.discounts
      .filter((rule) => applies(rule, terms))
      .map((rule) => {
        const minor = shareOf(sum(nights) - (complimentary ?? 0), rule.basisPoints);
        return { rule, minor, platformMinor: shareOf(minor, rule.platformShareBasisPoints) };
      }),
  ];
  const rentMinor = sum(nights) - sum(discounts);
  const charges = pricing.fees
    .map((rule) => ({ rule, minor: chargeOf(rule.charge, rentMinor, terms) }))
    .filter(({ minor }) => minor > 0);
  const fees = charges.filter(({ rule }) => rule.category === 'Fee');
  const taxes = charges.filter(({ rule }) => rule.category === 'Tax');
  return {
    currencyCode: pricing.currencyCode,
    nights,
    discounts,
    complimentaryNightMinor: complimentary,
    rentMinor,
    nightlyMinor: Math.round(rentMinor / nights.length),
    fees,
    taxes,
    totalMinor: rentMinor + sum(fees) + sum(taxes),
  };
}

/** The host has changed the rent of the first night; fees and taxes are unchanged. */
export const changedBy = (price: StayPrice, deltaMinor: number): StayPrice => ({
  ...price,
  nights: price.nights.map((night, index) =>
    index === 0 ? { ...night, minor: night.minor + deltaMinor } : night,
  ),
  rentMinor: price.rentMinor + deltaMinor,
  totalMinor: price.totalMinor + deltaMinor,
});

/** The facts about a stay that discounts and charges depend on. */
export interface PricedTerms {
  readonly from: PlainDate;
  readonly numberOfNights: number;
  /** Days from today until the check-in. */
  readonly notice: number;
  readonly petsIncluded: boolean;
}

export const pricedTerms = (stay: Stay, notice: number): PricedTerms => ({
  from: stay.from,
  numberOfNights: numberOfNights(stay),
  notice,
  petsIncluded: stay.guests.petsIncluded,
});

/** Only the total of `priceStay`, from the rent before discounts: for the many stays of flexible dates. */
export function totalOf(
  { discounts, fees }: PricingRules,
  terms: PricedTerms,
  fullRentMinor: number,
  complimentaryMinor: number,
): number {
  const paidMinor = fullRentMinor - complimentaryMinor;
  let rentMinor = paidMinor;
  for (const rule of discounts) {
    if (applies(rule, terms)) rentMinor -= shareOf(paidMinor, rule.basisPoints);
  }
  let totalMinor = rentMinor;
  for (const { charge } of fees) totalMinor += Math.max(0, chargeOf(charge, rentMinor, terms));
  return totalMinor;
}

/** All conditions of a discount must be met. */
const applies = (rule: DiscountRule, { from, numberOfNights: nights, notice }: PricedTerms): boolean =>
  nights >= (rule.minNights ?? 0) &&
  notice <= (rule.maxDaysUntilCheckIn ?? Infinity) &&
  notice >= (rule.minDaysUntilCheckIn ?? 0) &&
  (rule.checkInFrom === null || from >= rule.checkInFrom) &&
  (rule.checkInUntil === null || from <= rule.checkInUntil);

function chargeOf(charge: Charge, rentMinor: number, terms: PricedTerms): number {
  switch (charge.basis) {
    case 'PerStay':
      return charge.amountMinor;
    case 'PerNight':
      return charge.amountMinor * terms.numberOfNights;
    case 'PerPet':
      // Guests state whether pets come, not how many; hosts charge for one and discuss the rest.
      return terms.petsIncluded ? charge.amountMinor : 0;
    case 'PercentOfRent':
      return shareOf(rentMinor, charge.basisPoints);
  }
}

/** The lowest price of any night of a year, for searches without dates. */
export function lowestNightly({ pricing }: Pick<StayRules, 'pricing'>, year: readonly PlainDate[]): number {
  return Math.min(...year.map((night) => nightlyPrice({ pricing }, night)));
}
