/**
 * Cancel for any reason, extended from hotels to homes (AD-04, AD-05, AD-26): which of the platform's variants are offered, and
 * their price per night.
 */
import { type Clock, hasPassed } from '../clock';
import type { CancellationKind } from '../listing/cancellation-policy';
import { compareMoney, money, type Money } from '../money/money';
import { formatMoney } from '../money/money-format';

export const CANCEL_FOR_ANY_REASON = 'Cancel for any reason';

/** A variant as a platform sells it. */
export interface VariantOnSale {
  /** For the whole stay. */
  readonly premium: Money;
  readonly coverageAmount: Money;
  /** 100 for the whole price of the stay. */
  readonly coveragePercentage: number;
  /** The check-in time at the home (RFC 3339). */
  readonly exercisableUntil: string;
}

export interface OfferFacts<Variant extends VariantOnSale> {
  readonly isDisabled: boolean;
  readonly policy: CancellationKind;
  /** The refunds under the terms of the home, each with its deadline; null if the platform does not provide them. */
  readonly refundSteps: readonly { readonly until: string; readonly percent: number }[] | null;
  readonly variants: readonly Variant[];
  readonly clock: Clock;
}

/** The variants to offer, the smallest coverage first. */
export function offeredVariants<Variant extends VariantOnSale>({
  isDisabled,
  policy,
  refundSteps,
  variants,
  clock,
}: OfferFacts<Variant>): Variant[] {
  if (isDisabled) return [];
  const usable = [...variants]
    .sort((one, other) => compareMoney(one.coverageAmount, other.coverageAmount))
    .filter(
      (variant) =>
        !hasPassed(clock, variant.exercisableUntil) &&
        isWorthItsPremium(variant) &&
        givesMoreAtTheEnd(variant, refundSteps ?? []),
    );
  if (policy !== 'PARTIALLY_REFUNDABLE') return usable;
  return usable.filter((variant, index) => !isCostlierThan(usable[index + 1], variant));
}

/** A premium must be above zero, and must not exceed the refund. */
const isWorthItsPremium = ({ premium, coverageAmount }: VariantOnSale): boolean =>
  premium.minorUnits > 0 && compareMoney(premium, coverageAmount) < 0;

/** Whether canceling at the last moment refunds more with the variant than under the terms of the home. */
const givesMoreAtTheEnd = (
  { exercisableUntil, coveragePercentage }: VariantOnSale,
  steps: readonly { readonly until: string; readonly percent: number }[],
): boolean =>
  !steps.some(
    ({ until, percent }) => new Date(until) >= new Date(exercisableUntil) && percent >= coveragePercentage,
  );

/** AD-05: a variant costs more than the next one, which covers more. */
const isCostlierThan = (next: VariantOnSale | undefined, variant: VariantOnSale): boolean =>
  next !== undefined && compareMoney(next.premium, variant.premium) < 0;

/** AD-04: rounded up to the minor unit. */
export const premiumPerNight = (premium: Money, nights: number): Money =>
  money(Math.ceil(premium.minorUnits / nights), premium.currencyCode);

/** AD-26: the premium, for one night or for each of several. */
export const pricingDescription = (premium: Money, nights: number): string =>
  nights === 1
    ? `${formatMoney(premium)} for your night`
    : `${formatMoney(premiumPerNight(premium, nights))} per night, ${formatMoney(premium)} in all`;

/** Whether a protection refunds more than the terms of the home; null when those do not cancel the stay. */
export const isBetterRefund = (byProtection: Money, byHome: Money | null): boolean =>
  byHome === null || compareMoney(byProtection, byHome) > 0;
