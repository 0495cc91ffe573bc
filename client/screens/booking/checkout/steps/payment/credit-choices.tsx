import { Button, chakra, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { CURRENCIES } from '#domain/money/currencies.ts';
import { enteredAmount, notAnAmount } from '#domain/money/entered-amount.ts';
import { compareMoney, type Money, moneyText, parseMoney, sameMoney } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { formatPointsWithUnit, isCashRewards, pointsForMoney } from '#domain/money/points.ts';
import { chooseCredit, type CreditChoice, withoutExcludedFunds } from '#domain/payment/payment-choice.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { useFocusAfterReplacement } from '#client/components/focus.ts';
import { usePayment } from '../../flow/checkout-context';
import type { creditRules } from '../../flow/payment/payment-facts';
import { usePaymentChoice } from '../../flow/selectors';
import { SwitchCard } from './switch-card';
import { UnappliedChoiceNote } from './unapplied-choice';

export interface CreditChoicesProps {
  readonly available: Money;
  /** Credits with different rules. */
  readonly rules: ReturnType<typeof creditRules>;
  readonly plan: PaymentPlan;
}

/** WA-06, WA-07: how much travel credit is used. */
export function CreditChoices({ available, rules, plan }: CreditChoicesProps) {
  const { facts } = usePayment();
  const { choice, choose: choosePayment } = usePaymentChoice();
  const offer = facts?.wallet?.offers.find(({ id }) => id === plan.offer?.id);
  const [isEditing, setIsEditing] = useState(false);
  const change = useFocusAfterReplacement(isEditing);
  // RW-20: the unit of the trip's rewards, unless they are cash.
  const unit = facts?.tripTotals.find(({ amount }) => !isCashRewards(amount.currency))?.amount.currency;
  const inRewards = unit === undefined ? null : pointsForMoney(available, unit);

  function choose(made: CreditChoice): void {
    setIsEditing(false);
    const chosen = chooseCredit(choice, made);
    choosePayment(facts?.gates.stacking ? chosen : withoutExcludedFunds(chosen, 'CREDIT'));
  }

  // If the offer excludes credits, none are applied, whatever was chosen before.
  const applied = plan.credit;
  return (
    <Stack gap="3">
      <SwitchCard
        title={`Travel credits: ${formatMoney(available)} available`}
        amount={applied}
        onChange={(isOn) => choose({ kind: isOn ? 'ALL' : 'NONE' })}
      >
        {inRewards && <Text color="fg.muted">{`Worth ${formatPointsWithUnit(inRewards)}`}</Text>}
        {rules.map(({ id, name, rule }) => (
          <Text key={id} textStyle="sm">
            <chakra.strong fontWeight="semibold">{name}</chakra.strong>
            {`: ${rule}`}
          </Text>
        ))}
        {applied && (
          <Text textStyle="sm" color="fg.muted">
            {appliedReason(choice.credit, applied, available, offer?.maxApplicableCredit ?? null)}{' '}
            {!isEditing && (
              <Button
                ref={change}
                variant="plain"
                size="sm"
                h="6"
                px="0"
                textDecoration="underline"
                onClick={() => setIsEditing(true)}
              >
                Change the amount
              </Button>
            )}
          </Text>
        )}
      </SwitchCard>
      {isEditing && applied && (
        <CreditAmount
          available={available}
          applied={applied}
          onApply={(amount) => choose({ kind: 'AMOUNT', amount })}
          onCancel={() => setIsEditing(false)}
        />
      )}
    </Stack>
  );
}

/** Why this much of the credit pays. */
function appliedReason(chosen: CreditChoice, applied: Money, available: Money, limit: Money | null): string {
  if (chosen.kind === 'AMOUNT' && sameMoney(chosen.amount, applied)) return 'The amount that you chose.';
  if (limit && sameMoney(limit, applied)) return `The offer allows at most ${formatMoney(limit)} of credits.`;
  return sameMoney(applied, available) ? 'All of them.' : 'They pay the rest of this trip.';
}

interface CreditAmountProps {
  readonly available: Money;
  readonly applied: Money;
  readonly onApply: (amount: Money) => void;
  readonly onCancel: () => void;
}

function CreditAmount({ available, applied, onApply, onCancel }: CreditAmountProps) {
  const [text, setText] = useState(moneyText(applied));
  // The trip can take less than the amount that was entered: the text is compared, not the amount.
  const [appliedText, setAppliedText] = useState(moneyText(applied));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const apply = () => {
    const entered = parseMoney(
      enteredAmount(text, CURRENCIES[available.currencyCode].symbol),
      available.currencyCode,
    );
    const refusal = entered.ok ? amountRefusal(entered.value, available) : notAnAmount(text);
    setError(refusal);
    if (!entered.ok || refusal) return input.current?.focus();
    setAppliedText(text);
    onApply(entered.value);
  };
  return (
    <Stack gap="4" p="5" borderWidth="1px" borderRadius="l3" bg="bg.subtle">
      {text !== appliedText && (
        <UnappliedChoiceNote
          title="This amount of travel credits is not applied yet"
          advice="Apply it, or cancel the change."
        />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Stack gap="4">
          <Field.Root invalid={error !== undefined} maxW="64">
            <Field.Label>{`Amount of travel credits in ${available.currencyCode}`}</Field.Label>
            <Input
              ref={input}
              size="lg"
              inputMode="decimal"
              bg="bg.panel"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Field.ErrorText>{error}</Field.ErrorText>
          </Field.Root>
          <Flex gap="3">
            <Button type="submit">Apply amount</Button>
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          </Flex>
        </Stack>
      </form>
    </Stack>
  );
}

function amountRefusal(amount: Money, available: Money): string | undefined {
  if (amount.minorUnits <= 0) return 'Enter an amount of money.';
  return compareMoney(amount, available) > 0
    ? `Enter an amount of at most ${formatMoney(available)}.`
    : undefined;
}
