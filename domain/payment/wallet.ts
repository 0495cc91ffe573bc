/** Travel offers and credits of a wallet: which are usable, which is best, how much applies (WA-05 to WA-08, WA-11). */
import { compareMoney, minMoney, type Money, zeroMoney } from '../money/money';
import type { CreditHold } from './wallet-labels';
import { meets, type OfferCondition, stayOccasion } from './offer-conditions';

export interface WalletOffer {
  readonly id: string;
  readonly amount: Money;
  /** The most credit that can be combined with the offer; null for no limit (WA-07). */
  readonly maxApplicableCredit: Money | null;
  /** The time from which the offer is valid; null for immediately (WA-05). */
  readonly saleEventStartOn: string | null;
  /** The products that the offer applies to; empty for all (WA-06). */
  readonly funnels: readonly string[];
  /** The conditions that a booking must meet; null for none (WA-11). */
  readonly condition: OfferCondition | null;
}

/** Credit that cannot be spent at the moment, and why (WA-14). */
export interface HeldCredit {
  readonly amount: Money;
  readonly hold: CreditHold;
}

/** The wallet features that the experiments of the session enable (WA-08). */
export interface WalletGates {
  readonly offers: boolean;
  readonly credits: boolean;
  /** Without it, an offer and credits exclude each other (WA-07). */
  readonly stacking: boolean;
}

const HOMES_FUNNEL = 'homes';

const isStarted = ({ saleEventStartOn }: WalletOffer, now: Date): boolean =>
  saleEventStartOn === null || Date.parse(saleEventStartOn) <= now.getTime();

const isForHomes = ({ funnels }: WalletOffer): boolean =>
  funnels.length === 0 || funnels.some((funnel) => funnel.toLowerCase() === HOMES_FUNNEL);

/** Whether a stay meets the condition of an offer; null when that depends on its total, which is not known. */
const isMetByStay = ({ condition }: WalletOffer, total: Money | null): boolean | null =>
  condition === null || meets(condition, stayOccasion(total));

export type OfferStage = 'OPEN' | 'COMING' | 'OTHER_PRODUCTS';

/** When and where an offer can be used, whatever a stay costs. */
export function offerStage(offer: WalletOffer, now: Date): OfferStage {
  if (!isForHomes(offer) || isMetByStay(offer, null) === false) return 'OTHER_PRODUCTS';
  return isStarted(offer, now) ? 'OPEN' : 'COMING';
}

/** Offers that can be used now for a stay with this total. An offer with an unreadable start or an unknown condition cannot. */
export const usableOffers = <Offer extends WalletOffer>(
  offers: readonly Offer[],
  { now, total }: { readonly now: Date; readonly total: Money },
): readonly Offer[] =>
  offers.filter(
    (offer) =>
      offerStage(offer, now) === 'OPEN' &&
      offer.amount.currencyCode === total.currencyCode &&
      offer.amount.minorUnits > 0 &&
      isMetByStay(offer, total) === true,
  );

/** WA-06: the offer with the largest discount; the first of equals. Expects usable offers. */
export const bestOffer = <Offer extends WalletOffer>(usable: readonly Offer[]): Offer | null =>
  usable.reduce<Offer | null>(
    (best, offer) => (best === null || compareMoney(offer.amount, best.amount) > 0 ? offer : best),
    null,
  );

/** The most credit that can be applied to the amount left after an offer (WA-07). */
export function applicableCredit(credit: Money, left: Money, offer: WalletOffer | null): Money {
  if (credit.currencyCode !== left.currencyCode || credit.minorUnits <= 0) {
    return zeroMoney(left.currencyCode);
  }
  const most = minMoney(credit, left);
  return offer?.maxApplicableCredit ? minMoney(most, offer.maxApplicableCredit) : most;
}
