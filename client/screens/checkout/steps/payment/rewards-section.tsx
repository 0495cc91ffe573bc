import { Alert, Box, Heading, RadioCard, Stack, Text } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { chooseRewards } from '../../../../../domain/payment/payment-choice';
import type { PaymentPlan } from '../../../../../domain/payment/payment-plan';
import { withUnit } from '../../../../../domain/money/points';
import { useCheckout } from '../../flow/checkout-context';
import { ChoiceCard } from './choice-card';
import type { RewardsAccountFacts } from '../../flow/payment/payment-means';
import { SplitAmount } from './split-amount';
import { useEarnVersusBurn } from './use-earn-versus-burn';

const NO_REWARDS = 'none';

export interface RewardsSectionProps {
  readonly accounts: readonly RewardsAccountFacts[];
  readonly plan: PaymentPlan;
}

/** RW-08 to RW-13, SP-01 to SP-10: whether rewards pay, from which account, and how many. */
export function RewardsSection({ accounts, plan }: RewardsSectionProps) {
  const { state, choosePayment } = useCheckout();
  const earnVersusBurn = useEarnVersusBurn(plan);
  const [picked, setPicked] = useState(state.choice.rewards?.accountReferenceId ?? NO_REWARDS);
  const offered = plan.accounts.find((account) => account.accountReferenceId === picked && account.isEnabled);
  // SP-02, SP-04: an account that cannot pay is no choice.
  const selected = offered ? picked : NO_REWARDS;
  const notAllowed = plan.accounts.filter(({ refusal }) => refusal === 'NOT_ALLOWED');
  const nameOf = (id: string) =>
    accounts.find(({ accountReferenceId }) => accountReferenceId === id)?.productDisplayName ?? '';
  return (
    <Box as="section" aria-labelledby="rewards">
      <Heading as="h3" id="rewards" size="lg" mb="3">
        Rewards
      </Heading>
      <Stack gap="4">
        {notAllowed.length > 0 && (
          <Notice>
            {`Rewards cannot be redeemed from: ${notAllowed
              .map(({ accountReferenceId }) => nameOf(accountReferenceId))
              .join(', ')}.`}
          </Notice>
        )}
        {plan.minimumRedemptionNotice && <Notice>{plan.minimumRedemptionNotice}</Notice>}
        <RadioCard.Root
          value={selected}
          colorPalette="pine"
          onValueChange={({ value }) => {
            setPicked(value ?? NO_REWARDS);
            if (state.choice.rewards) choosePayment(chooseRewards(state.choice, null));
          }}
        >
          <RadioCard.Label srOnly>Rewards account</RadioCard.Label>
          <Stack gap="3">
            <ChoiceCard value={NO_REWARDS} title="Do not apply my rewards" />
            {plan.accounts.map(({ accountReferenceId, isEnabled, disabledReason, tripTotal }) => {
              const account = accounts.find((each) => each.accountReferenceId === accountReferenceId);
              return (
                account && (
                  <Fragment key={accountReferenceId}>
                    <ChoiceCard
                      value={accountReferenceId}
                      isDisabled={!isEnabled}
                      title={account.productDisplayName}
                      description={[
                        disabledReason ?? `${balanceText(account)} available`,
                        earnVersusBurn(account, isEnabled ? tripTotal : null),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                    {selected === accountReferenceId && (
                      <SplitAmount accountReferenceId={accountReferenceId} />
                    )}
                  </Fragment>
                )
              );
            })}
          </Stack>
        </RadioCard.Root>
      </Stack>
    </Box>
  );
}

const balanceText = ({
  rewardsBalance: { currency, formatted, currencyDescription },
}: RewardsAccountFacts): string => withUnit(formatted, currency, currencyDescription);

const Notice = ({ children }: { children: string }) => (
  <Alert.Root status="info">
    <Alert.Indicator />
    <Alert.Description>
      <Text>{children}</Text>
    </Alert.Description>
  </Alert.Root>
);
