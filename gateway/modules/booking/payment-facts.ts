/** The facts that a payment depends on, in the types of the domain's payment rules, and those that could not be read. */
import { type Money, money, zeroMoney } from '#domain/money/money.ts';
import type { PaymentPlanInput } from '#domain/payment/payment-plan.ts';
import { walletGates } from '#domain/payment/wallet-gates.ts';
import { isOn } from '#domain/portal/experiments.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import type { PriceFreezeCover } from '#domain/price-freeze/frozen-price.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { PaymentInput } from '../../generated/graph';
import { exactPoints } from '../money/money-mapping';
import { type QuoteModel, quoteTotal } from '../quote/quote-mapping';
import { readAccount, redemptionAccountOf } from '../rewards/rewards-mapping';
import { enabledCredit, enabledCreditParts, heldCredits } from '../wallet/wallet-mapping';
import type { PayableQuote } from './payable-quote';
import type { PaymentMeans } from './payment-means';

/** A payable quote, with all payment means. */
export interface Payable extends PayableQuote {
  readonly means: PaymentMeans;
}

export interface PaymentFacts {
  /** The input of the domain's `paymentPlan`, except the choices. */
  readonly known: Omit<PaymentPlanInput, 'choice' | 'convertedRewards' | 'cardLast4'>;
  readonly unread: UnreadFacts;
}

/** Facts that the platform did not send, or sent with an amount that cannot be read. */
interface UnreadFacts {
  /** Why there are no rewards accounts at all. */
  readonly accountsError: Error | undefined;
  /** Accounts whose balance or whose total of the trip cannot be read. */
  readonly accountReferenceIds: readonly string[];
  /** Why there is no wallet. */
  readonly walletError: Error | undefined;
  readonly offerIds: readonly string[];
  readonly isCreditUnread: boolean;
}

export function paymentFacts(
  { quote, listing, rewardsTotals, means }: Payable,
  { clock, environment }: GatewayContext,
): PaymentFacts {
  const accounts = means.accounts.map((wire) => ({ id: wire.accountReferenceId, read: readAccount(wire) }));
  const totals = Object.entries(rewardsTotals).map(([id, wire]) => ({ id, read: exactPoints(wire) }));
  const gates = walletGates(means.experiments);
  const hasAnnualCredits = isOn(means.experiments, 'ANNUAL_TRAVEL_CREDITS');
  const credit = means.wallet && enabledCredit(means.wallet, hasAnnualCredits);
  const total = quoteTotal(quote);
  return {
    known: {
      total,
      priceFreeze: quotedCover(quote),
      tripTotals: totals.flatMap(({ id, read }) => (read ? [{ accountReferenceId: id, amount: read }] : [])),
      accounts: accounts.flatMap(({ read }) => (read ? [redemptionAccountOf(read)] : [])),
      setting: {
        tenant: tenantOf(environment.tenant, environment.cardNames),
        listingCollection: listing.collection,
      },
      wallet: means.wallet && {
        offers: means.offers,
        credit: credit ?? zeroMoney(total.currencyCode),
        heldCredits: heldCredits(enabledCreditParts(means.wallet, hasAnnualCredits)),
      },
      gates,
      now: clock.now(),
    },
    unread: {
      accountsError: means.accountsError,
      accountReferenceIds: [...accounts, ...totals].flatMap(({ id, read }) => (read ? [] : [id])),
      walletError: means.walletError,
      offerIds: unreadOffers(means),
      isCreditUnread: gates.credits && means.wallet !== null && credit === null,
    },
  };
}

const quotedCover = ({ priceFreeze }: QuoteModel): PriceFreezeCover | null =>
  priceFreeze ? { discount: plain(priceFreeze.discount), deposit: plain(priceFreeze.deposit) } : null;

const plain = ({ minorUnits, currencyCode }: Money): Money => money(minorUnits, currencyCode);

const unreadOffers = ({ wallet, offers }: PaymentMeans): string[] =>
  (wallet?.offers ?? [])
    .filter(({ id, state }) => state === 'Open' && !offers.some((offer) => offer.id === id))
    .map(({ id }) => id);

/**
 * Throws when a payment uses something that could not be read: the rewards accounts, the wallet, or one of their amounts.
 * Otherwise the plan would treat it as a choice that the user does not have.
 */
export function requireRead({ rewards, offer, credit }: PaymentInput, unread: UnreadFacts): void {
  if (rewards) {
    if (unread.accountsError) throw unread.accountsError;
    if (unread.accountReferenceIds.includes(rewards.accountReferenceId))
      throw unreadable('The rewards account');
  }
  if ((offer ?? credit) && unread.walletError) throw unread.walletError;
  if (offer?.id !== undefined && unread.offerIds.includes(offer.id)) throw unreadable('The offer');
  if (credit && unread.isCreditUnread) throw unreadable('The travel credit');
}

const unreadable = (what: string) => requestError('PLATFORM_CONTRACT', `${what} cannot be read.`);
