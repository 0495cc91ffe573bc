import { Alert, Box, Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMoney } from '../../../../domain/money-format';
import { chooseRewards, type RewardsChoice } from '../../../../domain/payment-choice';
import { formatPointsWithUnit, parsePoints, type Points } from '../../../../domain/points';
import { AMOUNT_NOT_VALID, CONVERSION_FAILED, customAmountError } from '../../../../domain/rewards-payment';
import { refusedBy } from '../state/checkout-failures';
import { useCheckout } from '../state/checkout-context';
import { usePaymentPlan } from './use-payment-plan';

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
  // The button that was pressed is gone after it; the one that stays takes the focus.
  useEffect(() => {
    if (isUsed) edit.current?.focus();
  }, [isUsed, isEditing, applied, isConverting]);

  // ER-01: a conversion that fails is told by the error message, each time.
  const refusal = payment?.refusal ?? null;
  const tell = useEffectEvent((refused: typeof refusal) => refused && showMessage(refusedBy(refused)));
  useEffect(() => void tell(refusal), [refusal]);

  if (isConverting) {
    return (
      <Text role="status" color="fg.muted">
        Working out what your rewards are worth
      </Text>
    );
  }
  if (!rewards) {
    return (
      <NotConverted
        payment={payment}
        onRetry={async () => {
          const refused = await payment?.retryConversion().catch(() => null);
          if (refused) showMessage(refusedBy(refused));
        }}
        onEdit={applied && (() => choosePayment(chooseRewards(state.choice, null)))}
      />
    );
  }
  return (
    <Box p="5" borderWidth="1px" borderRadius="l3" bg={applied ? 'bg.success' : 'bg.subtle'}>
      {isEditing ? (
        <AmountForm
          accountReferenceId={accountReferenceId}
          amount={rewards.amount}
          onSave={(amount) => settle({ accountReferenceId, amount })}
          onCancel={() => settle()}
        />
      ) : (
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
            <Button ref={edit} variant="outline" onClick={() => setIsEditing(true)}>
              Edit amount
            </Button>
          </Flex>
        </Flex>
      )}
    </Box>
  );
}

interface AmountFormProps {
  readonly accountReferenceId: string;
  readonly amount: Points;
  readonly onSave: (amount: Points) => void;
  readonly onCancel: () => void;
}

function AmountForm({ accountReferenceId, amount, onSave, onCancel }: AmountFormProps) {
  const { facts } = useCheckout();
  const [text, setText] = useState(String(amount.hundredths / 100));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = () => {
    const account = facts?.accounts.find((each) => each.accountReferenceId === accountReferenceId);
    const entered = parsePoints(text.replace(/,/g, '').trim(), amount.currency);
    const refusal = account && entered.ok ? customAmountError(entered.value, account) : AMOUNT_NOT_VALID;
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
  /** Null when no amount was chosen. */
  readonly onEdit: (() => void) | null;
}

/** SP-07: the balance stays as it was, to choose another amount of. */
function NotConverted({ payment, onRetry, onEdit }: NotConvertedProps) {
  const problem = payment?.plan.problems.find(({ field }) => field === 'REWARDS')?.message;
  if (!problem) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{problem}</Alert.Title>
        {problem === CONVERSION_FAILED && (
          <Flex gap="3" mt="2">
            <Button size="sm" variant="outline" onClick={() => void onRetry()}>
              Try again
            </Button>
            {onEdit && (
              <Button size="sm" variant="ghost" onClick={onEdit}>
                Edit amount
              </Button>
            )}
          </Flex>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
