/**
 * Which rewards accounts may pay for a stay, and why the others may not (RW-08 to RW-13, RW-15, SP-02, SP-04). To add a
 * reason, add a row to REDEMPTION_REFUSALS and a line to redemptionRefusal.
 */
import { type ProductFamily, productFamily } from '../card-products';
import { comparePoints, type Points } from '../money/points';
import { type AccountRole, hiddenRewardsText } from './rewards-accounts';

export interface RedemptionAccount {
  readonly accountReferenceId: string;
  readonly productDisplayName: string;
  readonly role: AccountRole;
  readonly balance: Points;
  /** The smallest amount that can be redeemed, in the unit of the balance. */
  readonly redemptionMin: Points;
  /** RW-08, RW-09: whether this user may redeem from it at all. */
  readonly allowRewardsRedemption: boolean;
}

/** The tenant's settings for these rules (tenants.ts). */
interface RedemptionTenant {
  readonly productFamilies: Readonly<Record<ProductFamily, readonly string[]>>;
  readonly splitPayExemptFamilies: readonly ProductFamily[];
}

export interface RedemptionSetting {
  readonly tenant: RedemptionTenant;
  /** 'LIFESTYLE' disables redemption for all products except the tenant's exempt ones (RW-15). */
  readonly listingCollection: string;
}

export type RedemptionRefusal =
  | 'NOT_ALLOWED'
  | 'COLLECTION_EXCLUDED'
  | 'NO_BALANCE'
  | 'BELOW_MINIMUM'
  | 'NOT_IN_TRIP_TOTAL'
  | 'AMOUNT_DUE_BELOW_MINIMUM';

const REDEMPTION_REFUSALS: Readonly<Record<RedemptionRefusal, string | ((role: AccountRole) => string)>> = {
  NOT_ALLOWED: hiddenRewardsText,
  COLLECTION_EXCLUDED: "Rewards of this card can't be used on Lifestyle Collection stays",
  NO_BALANCE: 'There are no rewards to redeem',
  BELOW_MINIMUM: 'The balance is below the minimum redemption amount',
  NOT_IN_TRIP_TOTAL: "Rewards of this card can't be used on this trip",
  AMOUNT_DUE_BELOW_MINIMUM: 'The amount due is below the minimum redemption amount',
};

export const redemptionRefusalText = (refusal: RedemptionRefusal, role: AccountRole): string => {
  const text = REDEMPTION_REFUSALS[refusal];
  return typeof text === 'string' ? text : text(role);
};

/** RW-10, RW-13: the balance reaches the smallest amount that can be redeemed. */
const meetsMinimum = ({ balance, redemptionMin }: RedemptionAccount): boolean =>
  comparePoints(balance, redemptionMin) >= 0;

/** Why an account may not pay for any stay of a collection; undefined when it may. For one trip: rewards-payment.ts. */
export function redemptionRefusal(
  account: RedemptionAccount,
  setting: RedemptionSetting,
): Exclude<RedemptionRefusal, 'NOT_IN_TRIP_TOTAL' | 'AMOUNT_DUE_BELOW_MINIMUM'> | undefined {
  if (!account.allowRewardsRedemption) return 'NOT_ALLOWED';
  if (isExcludedByCollection(account, setting)) return 'COLLECTION_EXCLUDED';
  if (account.balance.hundredths <= 0) return 'NO_BALANCE';
  return meetsMinimum(account) ? undefined : 'BELOW_MINIMUM';
}

/** How much of a price the balance of an account covers, when at least the minimum can be redeemed (RW-10). */
export type RewardsCover = 'ALL' | 'PART' | 'NONE';

export function rewardsCover(
  price: Points,
  { balance, redemptionMin }: Pick<RedemptionAccount, 'balance' | 'redemptionMin'>,
): RewardsCover {
  if (price.currency !== balance.currency || balance.hundredths <= 0) return 'NONE';
  if (balance.hundredths < redemptionMin.hundredths) return 'NONE';
  return comparePoints(balance, price) >= 0 ? 'ALL' : 'PART';
}

/** How much of a price a balance pays, in words: `16%`; rounded down, so that it never promises more. */
export function shareOfPrice(price: Points, balance: Points): string {
  const percent = Math.floor((100 * balance.hundredths) / price.hundredths);
  return percent < 1 ? 'less than 1%' : `${percent}%`;
}

function isExcludedByCollection(
  { productDisplayName }: RedemptionAccount,
  { tenant, listingCollection }: RedemptionSetting,
): boolean {
  if (listingCollection !== 'LIFESTYLE') return false;
  const family = productFamily(productDisplayName, tenant.productFamilies);
  return family === null || !tenant.splitPayExemptFamilies.includes(family);
}

export type MinimumRedemption = 'ALL_MEET' | 'SOME_DO_NOT_MEET' | 'NONE_MEET';

/** RW-13, over the accounts that may redeem. */
export function minimumRedemption(accounts: readonly RedemptionAccount[]): MinimumRedemption {
  const redeemable = accounts.filter(({ allowRewardsRedemption }) => allowRewardsRedemption);
  const failing = redeemable.filter((account) => !meetsMinimum(account)).length;
  if (failing === 0) return 'ALL_MEET';
  return failing === redeemable.length ? 'NONE_MEET' : 'SOME_DO_NOT_MEET';
}

/** RW-11, RW-12: the notice on the payment step; null without one. */
export const MINIMUM_REDEMPTION_NOTICES: Readonly<Record<MinimumRedemption, string | null>> = {
  ALL_MEET: null,
  SOME_DO_NOT_MEET: 'One of your rewards accounts does not meet the minimum redemption amount.',
  NONE_MEET:
    "Your rewards account does not meet the minimum redemption amount. To continue with this booking, please use your card issuer's credit card to complete this transaction.",
};
