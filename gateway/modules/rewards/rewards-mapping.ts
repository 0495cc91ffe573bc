import type { Points } from '#domain/money/points.ts';
import { formatPoints, parsePoints } from '#domain/money/points.ts';
import type { RedemptionAccount } from '#domain/payment/redemption.ts';
import { accountRole, hiddenRewardsText } from '#domain/payment/rewards-accounts.ts';
import { decimalText } from '#domain/money/decimal.ts';
import { AccountUseType, type RewardsAccount } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { exactPoints, moneyOf } from '../money/money-mapping';
import { nodeIdOf } from '../node/node-id';

const accountUseType = enumReader(AccountUseType);

/** An account whose amounts have been parsed. */
export interface ReadAccount {
  readonly wire: Wire<'RewardsAccount'>;
  readonly balance: Points;
  readonly redemptionMin: Points;
}

/** Null for an account whose balance cannot be read: it is left out rather than shown as empty. */
export function readAccount(wire: Wire<'RewardsAccount'>): ReadAccount | null {
  const balance = exactPoints(wire.rewardsBalance);
  const redemptionMin = parsePoints(wire.redemptionMin, wire.rewardsBalance.currency);
  return balance && redemptionMin.ok ? { wire, balance, redemptionMin: redemptionMin.value } : null;
}

export function rewardsAccountOf({ wire, balance, redemptionMin }: ReadAccount): RewardsAccount {
  const role = accountRole(wire.customerAccountRole);
  return {
    id: wire.accountReferenceId,
    nodeId: nodeIdOf('RewardsAccount', wire.accountReferenceId),
    accountReferenceId: wire.accountReferenceId,
    productDisplayName: wire.productDisplayName,
    customerAccountRole: role,
    rewardsBalance: {
      value: decimalText(balance.hundredths, 2),
      currency: balance.currency,
      currencyDescription: wire.rewardsBalance.currencyDescription ?? balance.currency,
      formatted: formatPoints(balance),
    },
    rewardsCashEquivalent: moneyOf(wire.rewardsCashEquivalent),
    redemptionMin: decimalText(redemptionMin.hundredths, 2),
    allowRewardsRedemption: wire.allowRewardsRedemption,
    hiddenRewardsText: wire.allowRewardsRedemption ? null : hiddenRewardsText(role),
    lastFour: wire.lastFour,
    lastFourVirtualCardNumbers: [...wire.lastFourVirtualCardNumbers],
    isTiered: wire.isTiered,
    accountUseType: accountUseType(wire.accountUseType),
    earn: {
      homes: wire.earn.homesMultiplier,
      flights: wire.earn.flightsMultiplier,
      hotels: wire.earn.hotelsMultiplier,
      cars: wire.earn.carsMultiplier,
    },
  };
}

/** The account in the types of the redemption rules. */
export const redemptionAccountOf = ({ wire, balance, redemptionMin }: ReadAccount): RedemptionAccount => ({
  accountReferenceId: wire.accountReferenceId,
  productDisplayName: wire.productDisplayName,
  role: accountRole(wire.customerAccountRole),
  balance,
  redemptionMin,
  allowRewardsRedemption: wire.allowRewardsRedemption,
});
