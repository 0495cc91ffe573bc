import { partInDollars } from '#domain/payment/earn.ts';
import { atLeastZero, type Money, money, moneyNumber } from '#domain/money/money.ts';
import {
  comparePoints,
  parsePoints,
  type Points,
  pointsForMoney,
  pointsNumber,
} from '#domain/money/points.ts';
import { accountsOfSession } from '#domain/payment/rewards-accounts.ts';
import { tenantOf } from '#domain/portal/tenants.ts';
import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type {
  QueryRewardsEarnedArgs,
  QueryRewardsToCashArgs,
  RewardsAmount,
  RewardsToCashResult,
} from '../../generated/graph';
import {
  convertProductToEarn,
  convertRewardsToUsd,
  getUserInfo,
  listRewardsAccounts,
  pollQuote,
} from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { isRefusal, isReadFailure } from '../failure/read-failure';
import {
  exactMoney,
  exactPoints,
  graphMoney,
  moneyFromInput,
  pointsFromInput,
  rewardsAmount,
} from '../money/money-mapping';
import { type ReadAccount, readAccount } from './rewards-mapping';

/**
 * RW-04, RW-09: the user's accounts; in the corporate tenant those of the session's business, from which its users may always
 * redeem. A user without a business may redeem what the accounts allow, in either tenant.
 */
export async function shownAccounts({
  platform,
  environment,
}: GatewayContext): Promise<readonly Wire<'RewardsAccount'>[]> {
  const tenant = tenantOf(environment.tenant, environment.cardNames);
  const [{ accounts }, session] = await Promise.all([
    listRewardsAccounts(platform, {}),
    tenant.filtersAccountsByBusiness ? getUserInfo(platform, {}) : null,
  ]);
  const business = session?.corporateInfo ?? null;
  const shown = accountsOfSession(accounts, business, tenant.businessCardPrefixes);
  return business !== null && tenant.alwaysAllowRedemption
    ? shown.map((account) => ({ ...account, allowRewardsRedemption: true }))
    : shown;
}

export const readAccounts = async (context: GatewayContext): Promise<ReadAccount[]> =>
  (await shownAccounts(context)).map(readAccount).filter((account) => account !== null);

async function accountOf(accountReferenceId: string, context: GatewayContext): Promise<ReadAccount> {
  const account = (await readAccounts(context)).find(
    ({ wire }) => wire.accountReferenceId === accountReferenceId,
  );
  if (!account) throw requestError('NOT_FOUND', 'There is no such rewards account.');
  return account;
}

const CENT = money(1, 'USD');

/** The most rewards that the platform converts in one request. */
const MAX_REWARDS = 1_000_000_000;

/** SP-06, SP-07: a conversion that fails or returns nothing usable leaves the balance unchanged. Less than a cent's worth may be 0. */
export async function rewardsToCash(
  { accountReferenceId, rewardsAmount: value }: QueryRewardsToCashArgs,
  context: GatewayContext,
): Promise<RewardsToCashResult> {
  const { balance } = await accountOf(accountReferenceId, context);
  const rewards = pointsFromInput(value, balance.currency);
  if (pointsNumber(rewards) < 0 || pointsNumber(rewards) > MAX_REWARDS) {
    throw requestError('BAD_USER_INPUT', '`rewardsAmount` has to be 0 to 1,000,000,000.');
  }
  const cash = await readOrNull(cashFor({ accountReferenceId, amount: rewards }, context));
  const isTiny = comparePoints(rewards, pointsForMoney(CENT, balance.currency)) < 0;
  return cash && (cash.minorUnits > 0 || isTiny)
    ? {
        __typename: 'RewardsInCash',
        rewards: rewardsAmount(accountReferenceId, rewards),
        cash: graphMoney(cash),
      }
    : {
        __typename: 'RewardsConversionRefused',
        ...failed('REWARDS_CONVERSION_FAILED', 'REWARDS_CONVERSION', context),
      };
}

interface RewardsToConvert {
  readonly accountReferenceId: string;
  readonly amount: Points;
}

type Platform = Pick<GatewayContext, 'platform'>;

/** The value of rewards, 0 or more; null when the platform refuses to convert them. */
async function cashFor(
  { accountReferenceId, amount }: RewardsToConvert,
  { platform }: Platform,
): Promise<Money | null> {
  try {
    const body = { rewardsAmount: pointsNumber(amount), accountReferenceId };
    const { data } = await convertRewardsToUsd(platform, { body });
    const cash = exactMoney(data);
    if (!cash) throw requestError('PLATFORM_CONTRACT', 'The worth of the rewards cannot be read.');
    return atLeastZero(cash);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** The value of rewards; null when the platform values them at nothing here, or refuses to convert them. */
export async function convertRewards(rewards: RewardsToConvert, context: Platform): Promise<Money | null> {
  const cash = await cashFor(rewards, context);
  return cash && cash.minorUnits > 0 ? cash : null;
}

/** SP-07: also null when the value could not be read. An expired session still ends the request. */
export const convertedRewards = (rewards: RewardsToConvert, context: Platform): Promise<Money | null> =>
  readOrNull(convertRewards(rewards, context));

async function readOrNull(cash: Promise<Money | null>): Promise<Money | null> {
  try {
    return await cash;
  } catch (error) {
    if (isReadFailure(error)) return null;
    throw error;
  }
}

/** The longest description of an offer that the platform accepts. */
const MAX_OFFER_LENGTH = 200;

/** The highest price in US dollars that the platform computes earnings for. */
const MAX_DOLLARS = 1_000_000;

/** More than any user has; each one is a call. */
const MAX_ACCOUNTS = 20;

/** EA-01: one call for each account, in parallel. An amount that cannot be read earns nothing that could be shown. */
export async function rewardsEarned(
  { amount, accountReferenceIds, earnOfferDescription, quoteToken }: QueryRewardsEarnedArgs,
  context: GatewayContext,
): Promise<RewardsAmount[]> {
  const paid = moneyFromInput(amount);
  if (accountReferenceIds && accountReferenceIds.length > MAX_ACCOUNTS) {
    throw requestError('BAD_USER_INPUT', `\`accountReferenceIds\` has at most ${MAX_ACCOUNTS} accounts.`);
  }
  const amountUsd = paid.currencyCode === 'USD' ? paid : await inDollars(paid, quoteToken, context);
  if (!amountUsd) return [];
  const dollars = moneyNumber(amountUsd);
  if (dollars < 0 || dollars > MAX_DOLLARS) {
    throw requestError('BAD_USER_INPUT', '`amount` has to be 0 to 1,000,000 US dollars.');
  }
  const asked =
    accountReferenceIds ?? (await readAccounts(context)).map(({ wire }) => wire.accountReferenceId);
  const offer = earnOfferDescription
    ? { earnOfferDescription: earnOfferDescription.slice(0, MAX_OFFER_LENGTH) }
    : {};
  const earned = await Promise.all(
    asked.map(async (account) => {
      const body = { account, travelProduct: 'Homes' as const, amountUsd: dollars, ...offer };
      const answer = await convertProductToEarn(context.platform, { body });
      const value = parsePoints(answer.amount, answer.currency);
      return value.ok ? rewardsAmount(account, value.value) : null;
    }),
  );
  return earned.filter((each) => each !== null);
}

/** The platform converts only rewards: the dollar value of a price is that of the rewards in its quote. */
async function inDollars(
  part: Money,
  quoteToken: string | null | undefined,
  context: GatewayContext,
): Promise<Money | null> {
  if (!quoteToken) return null;
  const { quote } = await pollQuote(context.platform, { body: { value: quoteToken } });
  const total = quote?.value?.rate.detailedPrice.payNowTotal;
  const whole = exactMoney(total?.fiat);
  const [[accountReferenceId, rewards] = []] = Object.entries(total?.rewards ?? {});
  const wholeInRewards = rewards && exactPoints(rewards);
  if (!whole || !accountReferenceId || !wholeInRewards) return null;
  const wholeInDollars = await convertRewards({ accountReferenceId, amount: wholeInRewards }, context);
  return wholeInDollars && partInDollars(part, whole, wholeInDollars);
}
