import { useFragment } from '@apollo/client/react';
import { withUnit } from '#domain/money/points.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import type { RewardsAccountFacts } from '../../flow/payment/payment-facts';
import { AccountChoice_AccountFragmentDoc } from './account-choice.generated';
import { ChoiceCard } from './choice-card';
import type { EarnVersusBurn } from './use-earn-versus-burn';

export interface AccountChoiceProps {
  readonly account: RewardsAccountFacts;
  readonly planned: PaymentPlan['accounts'][number];
  readonly earnVersusBurn: EarnVersusBurn;
}

/** A rewards account to pay with: its balance, or why it cannot pay. */
export function AccountChoice({ account, planned, earnVersusBurn }: AccountChoiceProps) {
  const { isEnabled, disabledReason, toCover } = planned;
  const { data, complete } = useFragment({ fragment: AccountChoice_AccountFragmentDoc, from: account });
  if (!complete) return null;
  const { currency, formatted, currencyDescription } = data.rewardsBalance;
  return (
    <ChoiceCard
      value={account.accountReferenceId}
      isDisabled={!isEnabled}
      title={data.productDisplayName}
      description={[
        disabledReason ?? `${withUnit(formatted, currency, currencyDescription)} available`,
        earnVersusBurn(account, toCover),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}
