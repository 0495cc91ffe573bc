/**
 * The refund of cancel for any reason (AD-04, AD-20). The premium and the fee of an agent count as paid by the card as far as the card has paid, then by
 * rewards, travel credit, the deposit of a frozen price, and an offer. The traveler receives the coverage to the cent: the part
 * of the price that is not refunded counts as paid by an offer first. An offer that paid more than that is restored whole; the rest
 * of the coverage is refunded in proportion to the payments. Expired credit and offers are not returned. The same percentage of a
 * frozen price's discount is returned to its funding.
 */
import { type BookingPayment, type RefundLine, sumOf } from '../purchase/booking-payment';
import type { BookedProtection } from '../purchase/protection';

type Part = BookingPayment;

/** The order in which payments cover the premium: the traveler's own money before granted means. */
const PREMIUM_ORDER: Readonly<Record<Part['kind'], number>> = {
  UserCard: 0,
  Rewards: 1,
  TravelWalletCredit: 2,
  HotelPriceFreezeDeposit: 3,
  TravelWalletOffer: 4,
  HotelPriceFreezeDiscount: 5,
};

/** The parts of a payment without the premium and the agent's fee, which no cancellation refunds. */
export function withoutExtras(payments: readonly Part[], extrasMinor: number): Part[] {
  let left = extrasMinor;
  const paid = new Map<Part, Part>();
  const inOrder = [...payments].sort((one, other) => PREMIUM_ORDER[one.kind] - PREMIUM_ORDER[other.kind]);
  for (const part of inOrder) {
    const extra = Math.min(left, part.amountMinor);
    left -= extra;
    paid.set(part, extra === 0 ? part : lessOf(part, part.amountMinor - extra));
  }
  return payments.map((part) => paid.get(part) ?? part);
}

/** A smaller part of the same kind; rewards in proportion, rounded down. */
function lessOf(part: Part, amountMinor: number): Part {
  return part.kind === 'Rewards'
    ? { ...part, amountMinor, hundredths: shareOf(part.hundredths, amountMinor, part.amountMinor) }
    : { ...part, amountMinor };
}

const shareOf = (whole: number, share: number, of: number): number =>
  of === 0 ? 0 : Number((BigInt(whole) * BigInt(share)) / BigInt(of));

export interface Exercise {
  readonly protection: BookedProtection;
  readonly payments: readonly Part[];
  /** The premium and the agent's fee that are part of the payments. */
  readonly extrasMinor: number;
  /** The expired parts of credit and offers, in minor units. */
  readonly expiredMinor: Readonly<Partial<Record<Part['kind'], number>>>;
}

export function exerciseLines({ protection, payments, extrasMinor, expiredMinor }: Exercise): RefundLine[] {
  const paid = withoutExtras(payments, extrasMinor);
  return coverageOf(paid, protection, (expiredMinor.TravelWalletOffer ?? 0) > 0)
    .map(({ part, amountMinor }) => {
      const atMost = Math.max(0, part.amountMinor - (expiredMinor[part.kind] ?? 0));
      return lineOf(lessOf(part, Math.min(amountMinor, atMost)));
    })
    .filter(({ amountMinor }) => amountMinor > 0);
}

/** The coverage, split among the parts. */
function coverageOf(
  paid: readonly Part[],
  { coverageMinor, coveragePercentage }: BookedProtection,
  isOfferExpired: boolean,
): { part: Part; amountMinor: number }[] {
  const discounts = paid.filter(({ kind }) => kind === 'HotelPriceFreezeDiscount');
  const offers = paid.filter(({ kind }) => kind === 'TravelWalletOffer');
  const others = paid.filter((part) => !discounts.includes(part) && !offers.includes(part));
  const notRefunded = sumOf(offers) + sumOf(others) - coverageMinor;
  const restored = sumOf(offers) > notRefunded && !isOfferExpired ? offers : [];
  return [
    ...discounts.map((part) => ({
      part,
      amountMinor: Math.floor((part.amountMinor * coveragePercentage) / 100),
    })),
    ...restored.map((part) => ({ part, amountMinor: part.amountMinor })),
    ...proportional(Math.max(0, coverageMinor - sumOf(restored)), others),
  ];
}

/**
 * Splits an amount among parts in proportion to their payments; the cents left by rounding are assigned one by one to the largest
 * remainders.
 */
export function proportional(
  amountMinor: number,
  parts: readonly Part[],
): { part: Part; amountMinor: number }[] {
  const paid = sumOf(parts);
  const given = Math.min(amountMinor, paid);
  const shares = parts.map((part, index) => {
    const floor = shareOf(given, part.amountMinor, paid);
    const remainder = BigInt(given) * BigInt(part.amountMinor) - BigInt(floor) * BigInt(paid);
    return { part, index, amountMinor: floor, remainder };
  });
  let left = given - sumOf(shares);
  const byRemainder = [...shares].sort((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    share.amountMinor += 1;
    left -= 1;
  }
  return shares.map(({ part, amountMinor: share }) => ({ part, amountMinor: share }));
}

const lineOf = (part: Part): RefundLine => ({
  kind: part.kind,
  description: part.description,
  amountMinor: part.amountMinor,
  ...(part.kind === 'Rewards' ? { hundredths: part.hundredths, unit: part.unit } : {}),
});
