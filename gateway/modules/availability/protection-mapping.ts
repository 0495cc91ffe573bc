/** Cancel for any reason in REST responses: the variants on sale, and the purchased protection (AD-05, AD-18, AD-20, AD-26). */
import type { Clock } from '#domain/clock.ts';
import {
  offeredVariants,
  premiumPerNight,
  pricingDescription,
} from '#domain/protection/cancel-for-any-reason.ts';
import { cancellationKind } from '#domain/listing/cancellation-policy.ts';
import { money, type Money as ExactMoney } from '#domain/money/money.ts';
import { plainTextOf } from '#domain/plain-text.ts';
import { nightCount, type Stay } from '#domain/stay/stay-dates.ts';
import {
  AddOnAvailability,
  type CancelForAnyReasonOffer,
  type Money,
  ProtectionAction,
  ProtectionCoverage,
  ProtectionExpiry,
  ProtectionRefundState,
  type RefundableVariant,
  type TripProtection,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { graphMoney, moneyOf, priceOf } from '../money/money-mapping';

const addOnAvailability = enumReader(AddOnAvailability);

const protectionCoverage = enumReader(ProtectionCoverage);

const protectionAction = enumReader(ProtectionAction);

const protectionExpiry = enumReader(ProtectionExpiry);

const refundState = enumReader(ProtectionRefundState);

/** Null if the home does not sell it. */
export function cancelForAnyReasonOf(
  {
    cancelForAnyReason: wire,
    cancellationPolicy: { policy },
  }: Pick<Wire<'Rate'>, 'cancelForAnyReason' | 'cancellationPolicy'>,
  stay: Stay,
  clock: Clock,
): CancelForAnyReasonOffer | null {
  if (!wire) return null;
  const availability = addOnAvailability(wire.availability.Availability);
  const variants = wire.variants
    .map((each) => variantOf(each, stay))
    .filter((variant) => variant !== null)
    .filter(({ coverage }) => coverage !== 'UNKNOWN');
  const offered = offeredVariants({
    isDisabled: availability !== 'AVAILABLE',
    policy: cancellationKind(policy.Policy),
    refundSteps: policy.refunds ?? null,
    variants: variants.map((variant) => ({ variant, ...onSale(variant) })),
    clock,
  });
  return { availability, variants: offered.map(({ variant }) => variant) };
}

const onSale = ({
  premiumPrices,
  coverageAmount,
  coveragePercentage,
  exercisableUntil,
}: RefundableVariant) => ({
  premium: exact(premiumPrices.total.fiat),
  coverageAmount: exact(coverageAmount),
  coveragePercentage,
  exercisableUntil,
});

const exact = ({ minorUnits, currencyCode }: Money): ExactMoney => money(minorUnits, currencyCode);

/** Null when one of its amounts cannot be read. */
export function variantOf(wire: Wire<'RefundableVariant'>, stay: Stay): RefundableVariant | null {
  const total = priceOf(wire.premiumPrices.total);
  const coverageAmount = moneyOf(wire.coverageAmount);
  if (!total || !coverageAmount || coverageAmount.currencyCode !== total.fiat.currencyCode) return null;
  const premium = exact(total.fiat);
  const nights = nightCount(stay);
  return {
    quoteId: wire.quoteId,
    coverage: protectionCoverage(wire.coverage),
    coveragePercentage: wire.coveragePercentage,
    coverageAmount,
    premiumPrices: { total, perNight: graphMoney(premiumPerNight(premium, nights)) },
    pricingDescription: pricingDescription(premium, nights),
    exercisableUntil: wire.exercisableUntil,
  };
}

export const tripProtectionOf = (wire: Wire<'ItineraryProtection'>): TripProtection => ({
  coverage: protectionCoverage(wire.coverage),
  coveragePercentage: wire.coveragePercentage,
  coverageAmount: moneyOf(wire.coverageAmount),
  premium: moneyOf(wire.premium),
  exercisableUntil: wire.exercisableUntil,
  boughtAt: wire.boughtAt ?? null,
  paidWith: plainTextOf(wire.paidWith),
  action: protectionAction(wire.action),
  expiredBy: wire.expiredBy === undefined ? null : protectionExpiry(wire.expiredBy),
  refund: wire.refund
    ? { state: refundState(wire.refund.result), amount: moneyOf(wire.refund.amount) }
    : null,
});
