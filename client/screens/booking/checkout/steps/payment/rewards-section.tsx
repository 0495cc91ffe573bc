import { Alert, Box, Heading, RadioCard, Stack, Text } from '@chakra-ui/react';
import { Fragment, useState } from 'react';
import { chooseRewards } from '#domain/payment/payment-choice.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { usePaymentChoice } from '../../flow/selectors';
import { AccountChoice } from './account-choice';
import { ChoiceCard } from './choice-card';
import { DO_NOT_APPLY } from './payment-words';
import type { RewardsAccountFacts } from '../../flow/payment/payment-facts';
import { SplitAmount } from './split-amount';
import { UnappliedChoiceNote } from './unapplied-choice';
import { useEarnVersusBurn } from './use-earn-versus-burn';

const NO_REWARDS = 'none';

export interface RewardsSectionProps {
  readonly accounts: readonly RewardsAccountFacts[];
  readonly plan: PaymentPlan;
}

/** RW-08 to RW-13, SP-01 to SP-10: whether rewards pay, from which account, and how many. */
export function RewardsSection({ accounts, plan }: RewardsSectionProps) {
  const { choice, choose } = usePaymentChoice();
  const earnVersusBurn = useEarnVersusBurn(plan);
  const [picked, setPicked] = useState(choice.rewards?.accountReferenceId ?? NO_REWARDS);
  const offered = plan.accounts.find((account) => account.accountReferenceId === picked && account.isEnabled);
  // SP-02, SP-04: an account that cannot pay cannot be selected.
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
            if (choice.rewards) choose(chooseRewards(choice, null));
          }}
        >
          <RadioCard.Label srOnly>Rewards account</RadioCard.Label>
          <Stack gap="3">
            <ChoiceCard value={NO_REWARDS} title={DO_NOT_APPLY} />
            {plan.accounts.map((planned) => {
              const account = accounts.find(
                ({ accountReferenceId }) => accountReferenceId === planned.accountReferenceId,
              );
              return (
                account && (
                  <Fragment key={planned.accountReferenceId}>
                    <AccountChoice account={account} planned={planned} earnVersusBurn={earnVersusBurn} />
                    {selected === planned.accountReferenceId && !choice.rewards && (
                      <UnappliedChoiceNote
                        title="These rewards are not applied yet"
                        advice={`Apply them, or select “${DO_NOT_APPLY}”.`}
                      />
                    )}
                    {selected === planned.accountReferenceId && <SplitAmount accountReferenceId={selected} />}
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

const Notice = ({ children }: { children: string }) => (
  <Alert.Root status="info">
    <Alert.Indicator />
    <Alert.Description>
      <Text>{children}</Text>
    </Alert.Description>
  </Alert.Root>
);
