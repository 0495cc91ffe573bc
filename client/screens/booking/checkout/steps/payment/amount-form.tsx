import { Button, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { enteredAmount } from '#domain/money/entered-amount.ts';
import {
  enteredOfBalance,
  formatPointsWithUnit,
  isCashRewards,
  parsePoints,
  type Points,
} from '#domain/money/points.ts';
import type { RedemptionAccount } from '#domain/payment/redemption.ts';
import { AMOUNT_NOT_VALID, customAmountError } from '#domain/payment/rewards-payment.ts';
import { UnappliedChoiceNote } from './unapplied-choice';

interface AmountFormProps {
  readonly account: RedemptionAccount;
  readonly amount: Points;
  readonly isApplied: boolean;
  readonly onSave: (amount: Points) => void;
  readonly onCancel: () => void;
}

/** SP-09: another amount of rewards, checked when it is saved. */
export function AmountForm({ account, amount, isApplied, onSave, onCancel }: AmountFormProps) {
  const initial = String(amount.hundredths / 100);
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = () => {
    const read = parsePoints(enteredAmount(text, isCashRewards(amount.currency) ? '$' : ''), amount.currency);
    const entered = read.ok ? enteredOfBalance(read.value, account.balance) : null;
    const refusal = entered ? customAmountError(entered, account) : AMOUNT_NOT_VALID;
    setError(refusal);
    if (entered && !refusal) onSave(entered);
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
        {isApplied && text !== initial && (
          <UnappliedChoiceNote
            title="This amount of rewards is not applied yet"
            advice="Save it, or cancel the change."
          />
        )}
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
          <Field.HelperText>
            To apply this amount, Save before you continue.
            {account.redemptionMin.hundredths > 0 && (
              <Text as="span" display="block">
                {`The minimum is ${formatPointsWithUnit(account.redemptionMin)}.`}
              </Text>
            )}
          </Field.HelperText>
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
