import type { Clock } from '#domain/clock.ts';
import { feeLabel, nightlyBeforeDiscounts } from '#domain/listing/listing-price.ts';
import { money, type Money as ExactMoney } from '#domain/money/money.ts';
import { COMPLIMENTARY_NIGHT_TITLE, missingNights } from '#domain/portal/complimentary-night.ts';
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import { nightCount, type Stay } from '#domain/stay/stay-dates.ts';
import {
  type BestPromotion,
  type ComplimentaryNight,
  type Discount,
  DiscountFunding,
  type Money,
  type PriceLine,
  PromotionType,
  type Rate,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader, wireMember } from '../../rest/wire-enum';
import { listingCollection } from '../listing/listing-mapping';
import { exactMoney, graphMoney, moneyOf, priceOf } from '../money/money-mapping';
import { freezeOptionsOf, stayToFreeze } from '../price-freeze/freeze-option-mapping';
import type { RequestedStay } from '../stay/stay-input';
import { cancellationPolicyOf, paymentPolicyOf, termsDigestOf } from './policy-mapping';
import { cancelForAnyReasonOf } from './protection-mapping';
import { rateId } from './rate-id';

/** PR-02: who pays for a discount. */
const discountFunding = enumReader(DiscountFunding);

/** Null when one of its amounts cannot be read: an incomplete rate is not shown. */
export function rateOf(
  wire: Wire<'Rate'>,
  listing: Wire<'Listing'>,
  requested: RequestedStay,
  clock: Clock,
): Rate | null {
  const { price, cancellationPolicy, paymentPolicy, complimentaryNight, bestPromotion, priceFreeze } = wire;
  const { stay } = requested;
  const nightly = priceOf(price.nightly);
  const rentTotal = priceOf(price.rentTotal);
  const total = priceOf(price.total);
  const taxes = allOf(price.taxes, priceLineOf);
  const fees = allOf(price.fees, priceLineOf);
  const discounts = allOf(price.discounts, discountOf);
  if (!nightly || !rentTotal || !total || !taxes || !fees || !discounts) return null;
  const collection = listingCollection(listing.listingCollection);
  return {
    id: rateId({
      listingId: listing.id.id,
      provider: listing.providerData.listingProviderId,
      // PQ-02: a collection that this graph does not know is quoted as none.
      collection: collection === 'UNKNOWN' ? 'NoCollection' : wireMember(collection),
      ...requested,
      total: money(total.fiat.minorUnits, total.fiat.currencyCode),
    }),
    nightly,
    nightlyBeforeDiscounts: beforeDiscounts(
      price.nightly,
      price.discounts.map(({ amount }) => amount),
      stay,
    ),
    nights: nightCount(stay),
    rentTotal,
    total,
    taxes,
    fees,
    discounts,
    complimentaryNight: complimentaryNightOf(complimentaryNight, stay),
    bestPromotion: bestPromotionOf(bestPromotion),
    cancelForAnyReason: cancelForAnyReasonOf(wire, stay, clock),
    displaysTaxesAndFeesIncluded: price.displayTaxesAndFeesIncluded,
    freezeOptions: freezeOptionsOf(priceFreeze, stayToFreeze(listing.id.id, requested)),
    cancellationPolicy: cancellationPolicyOf(cancellationPolicy),
    paymentPolicy: paymentPolicyOf(paymentPolicy),
    // Computed when it is selected: it takes as long as the rest of a rate.
    get termsDigest() {
      return termsDigestOf(cancellationPolicy, paymentPolicy);
    },
  };
}

/** The promotion for a stay; null if the home does not participate. A stay has it when the platform has deducted an amount. */
export function complimentaryNightOf(
  wire: Wire<'ComplimentaryNight'> | undefined,
  stay: Stay,
): ComplimentaryNight | null {
  if (!wire) return null;
  const amount = moneyOf(wire.amount);
  const isUnlocked = amount !== null;
  return {
    title: COMPLIMENTARY_NIGHT_TITLE,
    minimumNights: wire.minimumNights,
    isUnlocked,
    missingNights: isUnlocked ? 0 : missingNights(nightCount(stay), wire.minimumNights),
    amount,
  };
}

const promotionType = enumReader(PromotionType);

/** LS-27; null without discounts, and when its amount cannot be read. */
export function bestPromotionOf(wire: Wire<'BestPromotion'> | undefined): BestPromotion | null {
  const amount = wire && priceOf(wire.amount);
  if (!amount) return null;
  const { type, name, percentage } = wire;
  return { type: promotionType(type), name: plainText(name), amount, percentage: percentage ?? null };
}

/** PR-05: the price to strike through; null without discounts, or when they cannot be read. */
export function beforeDiscounts(
  nightly: Wire<'Price'>,
  discounts: readonly Wire<'Price'>[],
  stay: Stay,
): Money | null {
  const price = exactMoney(nightly.fiat);
  const amounts = allOf(discounts, ({ fiat: amount }) => exactMoney(amount));
  const isComparable = (amount: ExactMoney) => amount.currencyCode === price?.currencyCode;
  if (!price || !amounts?.every(isComparable)) return null;
  const before = nightlyBeforeDiscounts(price, amounts, nightCount(stay));
  return before && graphMoney(before);
}

export function priceLineOf({ name, kind, amount, description }: Wire<'PriceLine'>): PriceLine | null {
  const value = moneyOf(amount.fiat);
  return (
    value && {
      label: feeLabel(kind.Kind, plainText(name)),
      rawKind: kind.Kind,
      amount: value,
      description: plainTextOf(description),
    }
  );
}

function discountOf({ name, amount, funding }: Wire<'Discount'>): Discount | null {
  const value = moneyOf(amount.fiat);
  if (!value) return null;
  return {
    funding: discountFunding(funding.Funding),
    rawFunding: funding.Funding,
    platformAmount: moneyOf(funding.platformAmount),
    hostAmount: moneyOf(funding.hostAmount),
    label: plainText(name),
    amount: value,
  };
}

/** Every item mapped, or null when one cannot be. */
export function allOf<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped | null,
): Mapped[] | null {
  const mapped = items.map(map).filter((each) => each !== null);
  return mapped.length === items.length ? mapped : null;
}
