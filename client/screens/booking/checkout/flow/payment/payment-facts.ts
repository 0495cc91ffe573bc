/** The payment options, in the types of the domain's payment plan. */
import type { Experiment } from '#domain/portal/experiments.ts';
import { conditionOf } from '#domain/payment/offer-conditions.ts';
import { CREDIT_RULES } from '#domain/payment/wallet-labels.ts';
import { walletGates } from '#domain/payment/wallet-gates.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentPlan, PaymentPlanInput } from '#domain/payment/payment-plan.ts';
import { parsePoints } from '#domain/money/points.ts';
import type { RedemptionAccount } from '#domain/payment/redemption.ts';
import type { TenantRules } from '#domain/portal/tenants.ts';
import type { Quote } from '../checkout-state';
import type { CheckoutPaymentOptionsQuery } from './payment-options.generated';

export type RewardsAccountFacts = NonNullable<CheckoutPaymentOptionsQuery['rewardsAccounts']>[number];

export type PaymentFacts = Omit<PaymentPlanInput, 'choice' | 'convertedRewards' | 'cardLast4'>;

export interface PaymentConditions {
  readonly tenant: TenantRules;
  readonly experiments: readonly Experiment[];
  readonly collection: string;
  readonly now: Date;
}

/** An account whose amounts cannot be read is omitted: it cannot pay. */
export const redemptionAccounts = (accounts: readonly RewardsAccountFacts[]): RedemptionAccount[] =>
  accounts.flatMap(
    ({ accountReferenceId, productDisplayName, customerAccountRole, rewardsBalance, ...account }) => {
      const balance = parsePoints(rewardsBalance.value, rewardsBalance.currency);
      const redemptionMin = parsePoints(account.redemptionMin, rewardsBalance.currency);
      if (!balance.ok || !redemptionMin.ok) return [];
      return {
        accountReferenceId,
        productDisplayName,
        role: customerAccountRole,
        balance: balance.value,
        redemptionMin: redemptionMin.value,
        allowRewardsRedemption: account.allowRewardsRedemption,
      };
    },
  );

export function paymentFacts(
  { payNowTotal, priceFreeze }: Quote,
  { rewardsAccounts, wallet }: Pick<CheckoutPaymentOptionsQuery, 'rewardsAccounts' | 'wallet'>,
  { tenant, experiments, collection, now }: PaymentConditions,
): PaymentFacts {
  const total = plain(payNowTotal.fiat);
  return {
    total,
    priceFreeze: priceFreeze && {
      discount: plain(priceFreeze.discount),
      deposit: plain(priceFreeze.deposit),
    },
    tripTotals: payNowTotal.rewards.flatMap(({ accountReferenceId, value, currency }) => {
      const amount = parsePoints(value, currency);
      return amount.ok ? { accountReferenceId, amount: amount.value } : [];
    }),
    accounts: redemptionAccounts(rewardsAccounts ?? []),
    setting: { tenant, listingCollection: collection },
    wallet: wallet && {
      credit: plain(wallet.credit),
      heldCredits: heldCredits(wallet),
      // The graph returns only offers for homes, so none is for another product.
      offers: wallet.offers.map((offer) => ({
        ...offer,
        funnels: [],
        condition: conditionOf(offer.conditions),
      })),
    },
    gates: walletGates(experiments),
    now,
  };
}

/** WA-14: credits that cannot be spent at the moment. */
export const heldCredits = ({
  creditBreakdown,
}: Pick<NonNullable<CheckoutPaymentOptionsQuery['wallet']>, 'creditBreakdown'>) =>
  creditBreakdown.flatMap(({ id, name, hold, remainingAmount }) =>
    hold && remainingAmount ? { id, name, hold, amount: plain(remainingAmount) } : [],
  );

/** AD-14: rules that a traveler has to know before using credits, by the name of the credit. */
export const creditRules = ({
  creditBreakdown,
}: Pick<NonNullable<CheckoutPaymentOptionsQuery['wallet']>, 'creditBreakdown'>) =>
  creditBreakdown.flatMap(({ id, name, kind, usableAmount }) => {
    const rule = CREDIT_RULES[kind];
    return rule && usableAmount.minorUnits > 0 ? { id, name, rule } : [];
  });

/** EA-01: the description of the offer that is used; null without one. */
export const earnOfferDescription = (
  paymentOptions: Pick<CheckoutPaymentOptionsQuery, 'wallet'> | undefined,
  { offer }: Pick<PaymentPlan, 'offer'>,
): string | null =>
  paymentOptions?.wallet?.offers.find(({ id }) => id === offer?.id)?.descriptions[0] ?? null;

const plain = ({ minorUnits, currencyCode }: Money): Money => ({ minorUnits, currencyCode });
