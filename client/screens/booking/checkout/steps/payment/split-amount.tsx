import { Alert, Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, type Ref, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { rewardsWorthText } from '#domain/booking/payment-text.ts';
import { minPoints } from '#domain/money/points.ts';
import { chooseRewards, type RewardsChoice } from '#domain/payment/payment-choice.ts';
import { CONVERSION_FAILED } from '#domain/payment/rewards-payment.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { usePayment } from '../../flow/checkout-context';
import { refusedBy } from '../../flow/checkout-failures';
import { type PlannedPayment, usePaymentPlan } from '../../flow/payment/use-payment-plan';
import { usePaymentChoice, useShowMessage } from '../../flow/selectors';
import { AmountForm } from './amount-form';

const RewardsSlider = onDemand(async () => (await import('./rewards-slider')).RewardsSlider);

/** SP-07 to SP-10: how many rewards of an account pay. They count once they are applied, or saved after an edit. */
export function SplitAmount({ accountReferenceId }: { readonly accountReferenceId: string }) {
  const { facts } = usePayment();
  const { choice, choose } = usePaymentChoice();
  const applied = choice.rewards;
  const proposed = applied ?? { accountReferenceId, amount: null };
  const payment = usePaymentPlan(facts, { ...choice, rewards: proposed }, null);
  const [isEditing, setIsEditing] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const rewards = payment?.plan.rewards;
  const isConverting = payment?.isConverting ?? false;
  const settle = (made?: RewardsChoice) => {
    if (made) choose(chooseRewards(choice, made));
    setIsEditing(false);
    setIsUsed(true);
  };
  // The pressed button disappears; the remaining one takes the focus.
  useEffect(() => {
    if (isUsed) edit.current?.focus();
  }, [isUsed, isEditing, applied, isConverting]);
  useRefusedConversion(payment);

  const account = facts?.accounts.find((each) => each.accountReferenceId === accountReferenceId);
  const toCover = payment?.plan.accounts.find(
    (each) => each.accountReferenceId === accountReferenceId,
  )?.toCover;
  const most = account && toCover ? minPoints(toCover, account.balance) : undefined;
  if (isEditing && account) {
    return (
      <AmountPanel isApplied={applied !== null}>
        <AmountForm
          account={account}
          amount={rewards?.amount ?? applied?.amount ?? account.balance}
          isApplied={applied !== null}
          onSave={(amount) => settle({ accountReferenceId, amount })}
          onCancel={() => settle()}
        />
      </AmountPanel>
    );
  }
  const editButton = <EditButton ref={edit} onClick={() => setIsEditing(true)} />;
  if (!rewards && !isConverting) return <NotConverted payment={payment}>{editButton}</NotConverted>;
  return (
    <AmountPanel isApplied={applied !== null}>
      <Stack gap="4">
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          {rewards ? (
            <Worth rewards={rewards} isApplied={applied !== null} />
          ) : (
            <Text role="status" color="fg.muted">
              Calculating the value of your rewards
            </Text>
          )}
          {rewards && (
            <Flex gap="3">
              {!applied && <Button onClick={() => settle(proposed)}>Apply</Button>}
              {editButton}
            </Flex>
          )}
        </Flex>
        {account && most && (
          <Suspense fallback={<Skeleton h="14" />}>
            <RewardsSlider
              account={account}
              most={most}
              amount={minPoints(proposed.amount ?? most, most)}
              onChange={(amount) => {
                choose(chooseRewards(choice, { accountReferenceId, amount }));
                setIsUsed(false);
              }}
            />
          </Suspense>
        )}
      </Stack>
    </AmountPanel>
  );
}

/** ER-01: each failed conversion opens the error message. */
function useRefusedConversion(payment: PlannedPayment | null): void {
  const showMessage = useShowMessage();
  const refusal = payment?.refusal ?? null;
  const reportRefusal = useEffectEvent(
    (refused: typeof refusal) => refused && showMessage(refusedBy(refused)),
  );
  useEffect(() => void reportRefusal(refusal), [refusal]);
}

interface EditButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

const EditButton = ({ ref, onClick }: EditButtonProps) => (
  <Button ref={ref} variant="outline" onClick={onClick}>
    Edit amount
  </Button>
);

interface WorthProps {
  readonly rewards: NonNullable<PlannedPayment['plan']['rewards']>;
  readonly isApplied: boolean;
}

const Worth = ({ rewards, isApplied }: WorthProps) => (
  <Box aria-live="polite">
    <Text fontWeight="semibold">{rewardsWorthText(rewards.amount, rewards.cash)}</Text>
    <Text textStyle="sm" color="fg.muted">
      {isApplied ? 'Applied to this trip' : 'Not applied yet'}
    </Text>
  </Box>
);

const AmountPanel = ({ isApplied, children }: { isApplied: boolean; children: ReactNode }) => (
  <Box p="5" borderWidth="1px" borderRadius="l3" bg={isApplied ? 'bg.success' : 'bg.subtle'}>
    {children}
  </Box>
);

interface NotConvertedProps {
  readonly payment: PlannedPayment | null;
  /** The button that leads to another amount. */
  readonly children: ReactNode;
}

/** SP-07: the balance is unchanged, so that another amount can be chosen. */
function NotConverted({ payment, children }: NotConvertedProps) {
  const showMessage = useShowMessage();
  const problem = payment?.plan.problems.find(({ field }) => field === 'REWARDS')?.message;
  if (!problem) return null;
  const retry = async () => {
    const refused = await payment?.retryConversion().catch(() => null);
    if (refused) showMessage(refusedBy(refused));
  };
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{problem}</Alert.Title>
        <Flex gap="3" mt="2" wrap="wrap">
          {problem === CONVERSION_FAILED && <Button onClick={() => void retry()}>Try again</Button>}
          {children}
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
