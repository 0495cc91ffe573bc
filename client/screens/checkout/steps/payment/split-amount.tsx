import { Alert, Box, Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMoney } from '../../../../../domain/money/money-format';
import { chooseRewards, type RewardsChoice } from '../../../../../domain/payment/payment-choice';
import { formatPointsWithUnit, parsePoints, type Points } from '../../../../../domain/money/points';
import type { RedemptionAccount } from '../../../../../domain/payment/redemption';
import {
  AMOUNT_NOT_VALID,
  CONVERSION_FAILED,
  customAmountError,
} from '../../../../../domain/payment/rewards-payment';
import { refusedBy } from '../../flow/checkout-failures';
import { useCheckout } from '../../flow/checkout-context';
import { usePaymentPlan } from '../../flow/payment/use-payment-plan';

/** SP-07 to SP-10: how many rewards of an account pay. They count once they are applied, or saved after an edit. */
export function SplitAmount({ accountReferenceId }: { readonly accountReferenceId: string }) {
  const { state, facts, choosePayment, showMessage } = useCheckout();
  const applied = state.choice.rewards;
  const proposed = applied ?? { accountReferenceId, amount: null };
  const payment = usePaymentPlan(facts, { ...state.choice, rewards: proposed }, null);
  const [isEditing, setIsEditing] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const rewards = payment?.plan.rewards;
  const isConverting = payment?.isConverting ?? false;
  const settle = (choice?: RewardsChoice) => {
    if (choice) choosePayment(chooseRewards(state.choice, choice));
    setIsEditing(false);
    setIsUsed(true);
  };
  // The pressed button disappears; the remaining one takes the focus.
  useEffect(() => {
    if (isUsed) edit.current?.focus();
  }, [isUsed, isEditing, applied, isConverting]);

  // ER-01: each failed conversion opens the error message.
  const refusal = payment?.refusal ?? null;
  const tell = useEffectEvent((refused: typeof refusal) => refused && showMessage(refusedBy(refused)));
  useEffect(() => void tell(refusal), [refusal]);

  const account = facts?.accounts.find((each) => each.accountReferenceId === accountReferenceId);
  if (isEditing && account) {
    return (
      <AmountPanel isApplied={applied !== null}>
        <AmountForm
          account={account}
          amount={rewards?.amount ?? applied?.amount ?? account.balance}
          onSave={(amount) => settle({ accountReferenceId, amount })}
          onCancel={() => settle()}
        />
      </AmountPanel>
    );
  }
  if (isConverting) {
    return (
      <Text role="status" color="fg.muted">
        Working out what your rewards are worth
      </Text>
    );
  }
  const editButton = (
    <Button ref={edit} variant="outline" onClick={() => setIsEditing(true)}>
      Edit amount
    </Button>
  );
  if (!rewards) {
    return (
      <NotConverted
        payment={payment}
        onRetry={async () => {
          const refused = await payment?.retryConversion().catch(() => null);
          if (refused) showMessage(refusedBy(refused));
        }}
      >
        {editButton}
      </NotConverted>
    );
  }
  return (
    <AmountPanel isApplied={applied !== null}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Box aria-live="polite">
          <Text fontWeight="semibold">
            {`${formatPointsWithUnit(rewards.amount)} for ${formatMoney(rewards.cash)}`}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {applied ? 'Applied to this trip' : 'Not applied yet'}
          </Text>
        </Box>
        <Flex gap="3">
          {!applied && <Button onClick={() => settle(proposed)}>Apply</Button>}
          {editButton}
        </Flex>
      </Flex>
    </AmountPanel>
  );
}

const AmountPanel = ({ isApplied, children }: { isApplied: boolean; children: ReactNode }) => (
  <Box p="5" borderWidth="1px" borderRadius="l3" bg={isApplied ? 'bg.success' : 'bg.subtle'}>
    {children}
  </Box>
);

interface AmountFormProps {
  readonly account: RedemptionAccount;
  readonly amount: Points;
  readonly onSave: (amount: Points) => void;
  readonly onCancel: () => void;
}

function AmountForm({ account, amount, onSave, onCancel }: AmountFormProps) {
  const [text, setText] = useState(String(amount.hundredths / 100));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = () => {
    const entered = parsePoints(text.replace(/,/g, '').trim(), amount.currency);
    const refusal = entered.ok ? customAmountError(entered.value, account) : AMOUNT_NOT_VALID;
    setError(refusal);
    if (entered.ok && !refusal) onSave(entered.value);
    else input.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="4">
        <Field.Root invalid={error !== undefined}>
          <Field.Label>{`Amount of ${amount.currency} to apply`}</Field.Label>
          <Input
            ref={input}
            size="lg"
            inputMode="decimal"
            bg="bg.panel"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Field.HelperText>To apply this amount, Save before you continue.</Field.HelperText>
          <Field.ErrorText>{error}</Field.ErrorText>
        </Field.Root>
        <Flex gap="3">
          <Button type="submit">Save</Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

interface NotConvertedProps {
  readonly payment: ReturnType<typeof usePaymentPlan>;
  readonly onRetry: () => Promise<void>;
  /** The way to another amount. */
  readonly children: ReactNode;
}

/** SP-07: the balance stays as it was, to choose another amount of. */
function NotConverted({ payment, onRetry, children }: NotConvertedProps) {
  const problem = payment?.plan.problems.find(({ field }) => field === 'REWARDS')?.message;
  if (!problem) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{problem}</Alert.Title>
        <Flex gap="3" mt="2" wrap="wrap">
          {problem === CONVERSION_FAILED && <Button onClick={() => void onRetry()}>Try again</Button>}
          {children}
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
