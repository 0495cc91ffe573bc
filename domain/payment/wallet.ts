/**
 * Travel offers and credits of a wallet: which count, which is best, how much applies (WA-05 to WA-08).
 */
import { compareMoney, minMoney, type Money, zeroMoney } from '../money/money';

export interface WalletOffer {
  readonly id: string;
  readonly amount: Money;
  /** The most credit that may be stacked with the offer; null for no limit (WA-07). */
  readonly maxApplicableCredit: Money | null;
  /** The instant from which the offer counts; null for at once (WA-05). */
  readonly saleEventStartOn: string | null;
  /** Products that the offer is for; empty for all (WA-06). */
  readonly funnels: readonly string[];
}

/** What the experiments of the session open (WA-08). */
export interface WalletGates {
  readonly offers: boolean;
  readonly credits: boolean;
  /** Without it an offer and credits exclude each other (WA-07). */
  readonly stacking: boolean;
}

const HOMES_FUNNEL = 'homes';

const isStarted = ({ saleEventStartOn }: WalletOffer, now: Date): boolean =>
  saleEventStartOn === null || Date.parse(saleEventStartOn) <= now.getTime();

const isForHomes = ({ funnels }: WalletOffer): boolean =>
  funnels.length === 0 || funnels.some((funnel) => funnel.toLowerCase() === HOMES_FUNNEL);

/** Offers that count now for a stay priced in a currency. An unreadable start counts as not yet. */
export const usableOffers = <Offer extends WalletOffer>(
  offers: readonly Offer[],
  { now, currencyCode }: { readonly now: Date; readonly currencyCode: string },
): readonly Offer[] =>
  offers.filter(
    (offer) =>
      isStarted(offer, now) &&
      isForHomes(offer) &&
      offer.amount.currencyCode === currencyCode &&
      offer.amount.minorUnits > 0,
  );

/** WA-06: the offer that takes off most; the first of equals. Expects usable offers. */
export const bestOffer = <Offer extends WalletOffer>(usable: readonly Offer[]): Offer | null =>
  usable.reduce<Offer | null>(
    (best, offer) => (best === null || compareMoney(offer.amount, best.amount) > 0 ? offer : best),
    null,
  );

/** The most credit that can be applied to what is left to pay after an offer (WA-07). */
export function applicableCredit(credit: Money, left: Money, offer: WalletOffer | null): Money {
  if (credit.currencyCode !== left.currencyCode || credit.minorUnits <= 0) {
    return zeroMoney(left.currencyCode);
  }
  const most = minMoney(credit, left);
  return offer?.maxApplicableCredit ? minMoney(most, offer.maxApplicableCredit) : most;
}
