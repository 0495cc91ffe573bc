/** Maps the wallet from REST; entries whose amount cannot be read are left out, because they cannot be spent. */
import { type Money as ExactMoney, subtractMoney, sumMoney, zeroMoney } from '#domain/money/money.ts';
import { conditionRows, meets, stayOccasion } from '#domain/payment/offer-conditions.ts';
import {
  bestOffer,
  type HeldCredit,
  offerStage,
  type WalletOffer as DomainOffer,
} from '#domain/payment/wallet.ts';
import {
  AccountStanding,
  OfferFunnel,
  StandingChange,
  type WalletAccount,
  type WalletCredit,
  WalletCreditHold,
  WalletCreditKind,
  WalletCreditState,
  type WalletEvent,
  WalletEventKind,
  WalletEventState,
  type WalletOffer,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { exactCredit, graphMoney } from '../money/money-mapping';
import { readCondition } from './offer-condition-mapping';

/** The currency of a wallet that has never had any credit. */
const EMPTY_WALLET_CURRENCY = 'USD';

/** The sum of all credit; null when a part cannot be read. */
export const creditTotal = ({ credit }: Wire<'Wallet'>): ExactMoney | null =>
  credit === undefined ? zeroMoney(EMPTY_WALLET_CURRENCY) : exactCredit(credit.amount);

const isAnnual = ({ CreditDetail }: Wire<'CreditPart'>): boolean => CreditDetail === 'AnnualTravelCredit';

/** WA-08: without their experiment, annual travel credits are not part of the wallet. */
export const enabledCreditParts = (
  { creditBreakdown }: Wire<'WalletDetails'>,
  hasAnnualCredits: boolean,
): readonly Wire<'CreditPart'>[] =>
  hasAnnualCredits ? creditBreakdown : creditBreakdown.filter((part) => !isAnnual(part));

/** The sum of all available credit; null when it, or a part to subtract, cannot be read. */
export function enabledCredit(details: Wire<'WalletDetails'>, hasAnnualCredits: boolean): ExactMoney | null {
  const total = creditTotal(details);
  if (hasAnnualCredits || !total) return total;
  const annual = details.creditBreakdown
    .filter((part) => isAnnual(part) && part.state === 'Available')
    .map(({ usableAmount }) => exactCredit(usableAmount));
  if (annual.some((amount) => amount?.currencyCode !== total.currencyCode)) return null;
  const left = subtractMoney(
    total,
    sumMoney(
      annual.filter((amount) => amount !== null),
      total.currencyCode,
    ),
  );
  return left.minorUnits > 0 ? left : zeroMoney(total.currencyCode);
}

/** PM-13: the part of the credit that is spent first; the platform lists them by their expiry. */
export const firstCreditToSpend = (
  parts: readonly Wire<'CreditPart'>[],
  currencyCode: string,
): Wire<'CreditPart'> | undefined =>
  parts.find(({ usableAmount }) => {
    const usable = exactCredit(usableAmount);
    return usable !== null && usable.minorUnits > 0 && usable.currencyCode === currencyCode;
  });

const walletCreditKind = enumReader(WalletCreditKind);

const walletCreditState = enumReader(WalletCreditState);

const walletCreditHold = enumReader(WalletCreditHold);

const offerFunnel = enumReader(OfferFunnel);

const accountStanding = enumReader(AccountStanding);

export const walletAccountOf = (wire: Wire<'WalletAccount'>): WalletAccount => ({
  accountReferenceId: wire.accountReferenceId,
  productDisplayName: wire.productDisplayName,
  lastFour: wire.lastFour ?? null,
  openedOn: wire.openedOn ?? null,
  standing: accountStanding(wire.standing),
  changes: (wire.changes ?? []).map(({ change, occurredAt }) => ({
    kind: standingChange(change),
    occurredAt,
  })),
});

/** A credit without its account and its trips, which are read when they are selected. */
export type WalletCreditModel = Omit<WalletCredit, 'account' | 'trips' | '__typename'> & {
  readonly accountReferenceId: string | null;
  readonly itineraryIds: readonly string[];
};

/** WA-14: credit in addition to what can be spent. */
export const heldCredits = (parts: readonly Wire<'CreditPart'>[]): HeldCredit[] =>
  parts.flatMap(({ hold, remainingAmount }) => {
    const amount = exactCredit(remainingAmount);
    return hold !== undefined && amount ? { hold: walletCreditHold(hold), amount } : [];
  });

export function walletCreditOf(wire: Wire<'CreditPart'>): WalletCreditModel | null {
  const amount = exactCredit(wire.usableAmount);
  const remaining = exactCredit(wire.remainingAmount);
  const granted = exactCredit(wire.grantedAmount);
  return (
    amount && {
      id: wire.id,
      name: wire.description,
      kind: walletCreditKind(wire.CreditDetail),
      rawKind: wire.CreditDetail,
      state: walletCreditState(wire.state),
      usableAmount: graphMoney(amount),
      remainingAmount: remaining && graphMoney(remaining),
      grantedAmount: granted && graphMoney(granted),
      hold: wire.hold === undefined ? null : walletCreditHold(wire.hold),
      expiresOn: wire.expiresOn ?? null,
      accountReferenceId: wire.accountReferenceId ?? null,
      itineraryIds: wire.itineraryIds ?? [],
    }
  );
}

/** An offer with parsed amounts, its text and its tracking facts. */
export interface ReadOffer extends DomainOffer {
  readonly descriptions: readonly string[];
  readonly expiresOn: string | null;
  readonly trackingProperties: unknown;
}

function readOffer(wire: Wire<'Offer'>): ReadOffer | null {
  const amount = exactCredit(wire.amount);
  const maxApplicableCredit = exactCredit(wire.maxApplicableCredit);
  const isLimitUnreadable = wire.maxApplicableCredit !== undefined && maxApplicableCredit === null;
  if (!amount || isLimitUnreadable) return null;
  return {
    id: wire.id,
    amount,
    maxApplicableCredit,
    saleEventStartOn: wire.saleEventStartOn ?? null,
    expiresOn: wire.expiresOn ?? null,
    funnels: wire.funnels,
    condition: wire.condition ? readCondition(wire.condition) : null,
    descriptions: wire.descriptions,
    trackingProperties: wire.trackingPropertiesV2 ?? null,
  };
}

/** Valid offers (WA-10). */
export const readOffers = ({ offers }: Wire<'WalletDetails'>): ReadOffer[] =>
  offers
    .filter(({ state }) => state === 'Open')
    .map(readOffer)
    .filter((offer) => offer !== null);

/** WA-05, WA-06: those that can be used for a stay now, whatever its price and currency. */
export const usableWalletOffers = (details: Wire<'WalletDetails'>, now: Date): ReadOffer[] =>
  readOffers(details).filter((offer) => offer.amount.minorUnits > 0 && offerStage(offer, now) === 'OPEN');

/** Offers in several currencies cannot be compared: the best one in the first one's currency. */
export const bestWalletOffer = (usable: readonly ReadOffer[]): ReadOffer | null =>
  bestOffer(usable.filter(({ amount }) => amount.currencyCode === usable[0]?.amount.currencyCode));

export const walletOfferOf = (offer: ReadOffer, now: Date): WalletOffer => ({
  id: offer.id,
  amount: graphMoney(offer.amount),
  descriptions: [...offer.descriptions],
  maxApplicableCredit: offer.maxApplicableCredit && graphMoney(offer.maxApplicableCredit),
  saleEventStartOn: offer.saleEventStartOn,
  expiresOn: offer.expiresOn,
  stage: offerStage(offer, now),
  conditions: (offer.condition ? conditionRows(offer.condition) : []).map(
    ({ depth, kind, text, airlineCodes, atLeast, condition }) => ({
      depth,
      kind,
      text,
      isMetByStays: meets(condition, stayOccasion(null)),
      airlineCodes: [...airlineCodes],
      atLeast: atLeast && graphMoney(atLeast),
    }),
  ),
  funnels: offer.funnels.map(offerFunnel),
  trackingProperties: offer.trackingProperties,
});

const walletEventKind = enumReader(WalletEventKind);

const knownCreditState = enumReader(WalletEventState);

/** The wire spells one state in another way than the graph. */
const creditState = (wire: string): WalletEventState =>
  wire === 'Cancelled' ? WalletEventState.CANCELED : knownCreditState(wire);

const standingChange = enumReader(StandingChange);

/** An event without its trip, which comes from the list of trips. */
export type WalletEventModel = Omit<WalletEvent, 'trip' | '__typename'> & {
  readonly itineraryId: string | null;
};

export function walletEventOf(wire: Wire<'CreditTransaction'>): WalletEventModel | null {
  const amount = exactCredit(wire.amount);
  return (
    amount && {
      id: wire.id,
      kind: walletEventKind(wire.event),
      state: creditState(wire.state),
      description: wire.description,
      amount: graphMoney(amount),
      occurredAt: wire.occurredAt,
      standingChange: wire.standingChange === undefined ? null : standingChange(wire.standingChange),
      itineraryId: wire.itineraryId ?? null,
    }
  );
}
