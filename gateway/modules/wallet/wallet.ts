/**
 * Travel credits and offers. Experiments determine which of them are available (WA-08); each field reads its own resource, and
 * only when it is selected. Fields of one resource share one call.
 */
import type { Money as ExactMoney } from '#domain/money/money.ts';
import { pointsForMoney } from '#domain/money/points.ts';
import type { WalletGates } from '#domain/payment/wallet.ts';
import { hasWallet, walletGates } from '#domain/payment/wallet-gates.ts';
import { isOn } from '#domain/portal/experiments.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type {
  Money,
  RewardsAmount,
  WalletAccount,
  WalletActivityArgs,
  WalletCreditInRewardsArgs,
  WalletOffer,
} from '../../generated/graph';
import { getWallet, getWalletDetails, getWalletHistory } from '../../rest/endpoints';
import { graphMoney, rewardsAmount } from '../money/money-mapping';
import { readAccounts } from '../rewards/rewards';
import { type Connection, latestFirst, pageOfAll, type WholeList } from '../paging/page-cursor';
import { activeExperiments } from '../session/experiments';
import { tripOfItinerary } from '../trip/trips';
import {
  bestWalletOffer,
  creditTotal,
  enabledCredit,
  enabledCreditParts,
  readOffers,
  usableWalletOffers,
  walletAccountOf,
  type WalletCreditModel,
  walletCreditOf,
  type WalletEventModel,
  walletEventOf,
  walletOfferOf,
} from './wallet-mapping';

/** The part of the wallet that is available to the user. */
export interface WalletModel {
  readonly gates: WalletGates;
  readonly hasAnnualCredits: boolean;
  readonly showsHistory: boolean;
}

/** Null when neither credits nor offers are available, or when the platform has no wallet for the user. */
export async function wallet(context: GatewayContext): Promise<WalletModel | null> {
  const experiments = await activeExperiments(context);
  if (!hasWallet(experiments)) return null;
  return {
    gates: walletGates(experiments),
    hasAnnualCredits: isOn(experiments, 'ANNUAL_TRAVEL_CREDITS'),
    showsHistory: isOn(experiments, 'CREDIT_TRANSACTION_HISTORY'),
  };
}

export const credit = async (model: WalletModel, context: GatewayContext): Promise<Money> =>
  graphMoney(await exactTotal(model, context));

/** RW-20: the credit in the unit of a rewards account. */
export async function creditInRewards(
  model: WalletModel,
  { accountReferenceId }: WalletCreditInRewardsArgs,
  context: GatewayContext,
): Promise<RewardsAmount | null> {
  const [total, accounts] = await Promise.all([exactTotal(model, context), readAccounts(context)]);
  const account = accounts.find(({ wire }) => wire.accountReferenceId === accountReferenceId);
  return account ? rewardsAmount(accountReferenceId, pointsForMoney(total, account.balance.currency)) : null;
}

async function exactTotal(
  { gates, hasAnnualCredits }: WalletModel,
  { platform }: GatewayContext,
): Promise<ExactMoney> {
  const total =
    gates.credits && !hasAnnualCredits
      ? enabledCredit(await getWalletDetails(platform), hasAnnualCredits)
      : creditTotal(gates.credits ? await getWallet(platform) : {});
  if (!total) throw requestError('PLATFORM_CONTRACT', 'The travel credit cannot be read.');
  return total;
}

export async function creditBreakdown(
  { gates, hasAnnualCredits }: WalletModel,
  { platform }: GatewayContext,
): Promise<WalletCreditModel[]> {
  if (!gates.credits) return [];
  return enabledCreditParts(await getWalletDetails(platform), hasAnnualCredits)
    .map(walletCreditOf)
    .filter((part) => part !== null);
}

export async function accounts(
  { gates }: WalletModel,
  { platform }: GatewayContext,
): Promise<WalletAccount[]> {
  if (!gates.credits) return [];
  return ((await getWalletDetails(platform)).accounts ?? []).map(walletAccountOf);
}

export async function accountOfCredit(
  { accountReferenceId }: WalletCreditModel,
  { platform }: GatewayContext,
): Promise<WalletAccount | null> {
  if (accountReferenceId === null) return null;
  const { accounts = [] } = await getWalletDetails(platform);
  const account = accounts.find((each) => each.accountReferenceId === accountReferenceId);
  return account ? walletAccountOf(account) : null;
}

export async function tripsOfCredit({ itineraryIds }: WalletCreditModel, context: GatewayContext) {
  const trips = await Promise.all(itineraryIds.map((id) => tripOfItinerary(id, context)));
  return trips.filter((trip) => trip !== null);
}

export async function offers(model: WalletModel, context: GatewayContext): Promise<WalletOffer[]> {
  return (await usable(model, context)).map((offer) => walletOfferOf(offer, context.clock.now()));
}

export async function allOffers(
  { gates }: WalletModel,
  { platform, clock }: GatewayContext,
): Promise<WalletOffer[]> {
  if (!gates.offers) return [];
  return readOffers(await getWalletDetails(platform)).map((offer) => walletOfferOf(offer, clock.now()));
}

export async function bestOffer(model: WalletModel, context: GatewayContext): Promise<WalletOffer | null> {
  const best = bestWalletOffer(await usable(model, context));
  return best && walletOfferOf(best, context.clock.now());
}

async function usable({ gates }: WalletModel, { platform, clock }: GatewayContext) {
  return gates.offers ? usableWalletOffers(await getWalletDetails(platform), clock.now()) : [];
}

const ACTIVITY: WholeList<WalletEventModel> = {
  name: ['walletActivity'],
  keyOf: ({ id }) => id,
  rankOf: ({ occurredAt }) => latestFirst(occurredAt),
};

export async function activity(
  { gates, showsHistory }: WalletModel,
  page: Partial<WalletActivityArgs>,
  { platform }: GatewayContext,
): Promise<Connection<WalletEventModel>> {
  if (!gates.credits || !showsHistory) return pageOfAll([], page, ACTIVITY);
  const { credits } = await getWalletHistory(platform);
  return pageOfAll(
    credits.map(walletEventOf).filter((event) => event !== null),
    page,
    ACTIVITY,
  );
}

export const tripOfEvent = async ({ itineraryId }: WalletEventModel, context: GatewayContext) =>
  itineraryId === null ? null : tripOfItinerary(itineraryId, context);
