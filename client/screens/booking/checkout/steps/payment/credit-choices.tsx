import { Button, chakra, Field, Flex, Input, RadioCard, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { CURRENCIES } from '#domain/money/currencies.ts';
import { enteredAmount, notAnAmount } from '#domain/money/entered-amount.ts';
import { compareMoney, type Money, moneyText, parseMoney } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { formatPointsWithUnit, isCashRewards, pointsForMoney } from '#domain/money/points.ts';
import { chooseCredit, type CreditChoice, withoutExcludedFunds } from '#domain/payment/payment-choice.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { usePayment } from '../../flow/checkout-context';
import type { creditRules } from '../../flow/payment/payment-facts';
import { usePaymentChoice } from '../../flow/selectors';
import { ChoiceCard } from './choice-card';
import { DO_NOT_APPLY_CREDITS } from './payment-words';
import { UnappliedChoiceNote } from './unapplied-choice';

type Way = CreditChoice['kind'];

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
  const [isEditing, setIsEditing] = useState(false);
  const { credit } = choice;
  // If the offer excludes credits, none are applied, whatever was chosen before.
  const applied: Way = plan.credit === null ? 'NONE' : credit.kind;
  const way = isEditing ? 'AMOUNT' : applied;
  // RW-20: the unit of the trip's rewards, unless they are cash.
  const unit = facts?.tripTotals.find(({ amount }) => !isCashRewards(amount.currency))?.amount.currency;
  const inRewards = unit === undefined ? null : pointsForMoney(available, unit);

  function choose(made: CreditChoice): void {
    setIsEditing(false);
    const chosen = chooseCredit(choice, made);
    choosePayment(facts?.gates.stacking ? chosen : withoutExcludedFunds(chosen, 'CREDIT'));
  }

  return (
    <RadioCard.Root
      value={way}
      colorPalette="pine"
      onValueChange={({ value }) => {
        if (value === 'AMOUNT') setIsEditing(true);
        else choose({ kind: value === 'ALL' ? 'ALL' : 'NONE' });
      }}
    >
      <RadioCard.Label fontWeight="semibold">
        {`Travel credits: ${formatMoney(available)} available`}
      </RadioCard.Label>
      {inRewards && <Text color="fg.muted">{`Worth ${formatPointsWithUnit(inRewards)}`}</Text>}
      {rules.map(({ id, name, rule }) => (
        <Text key={id} textStyle="sm">
          <chakra.strong fontWeight="semibold">{name}</chakra.strong>
          {`: ${rule}`}
        </Text>
      ))}
      <Stack gap="3">
        <ChoiceCard
          value="ALL"
          title="Apply all travel credits"
          description={`As much as this trip ${plan.offer ? 'and the offer allow' : 'allows'}`}
        />
        <ChoiceCard
          value="AMOUNT"
          title="Apply another amount"
          description={
            credit.kind === 'AMOUNT' && plan.credit ? `${formatMoney(plan.credit)} applied` : undefined
          }
        />
        {way === 'AMOUNT' && (
          <CreditAmount
            available={available}
            applied={plan.credit}
            onApply={(amount) => choose({ kind: 'AMOUNT', amount })}
          />
        )}
        <ChoiceCard value="NONE" title={DO_NOT_APPLY_CREDITS} />
      </Stack>
    </RadioCard.Root>
  );
}

interface CreditAmountProps {
  readonly available: Money;
  readonly applied: Money | null;
  readonly onApply: (amount: Money) => void;
}

function CreditAmount({ available, applied, onApply }: CreditAmountProps) {
  const [text, setText] = useState(moneyText(applied ?? available));
  // The trip can take less than the amount that was entered: the text is compared, not the amount.
  const [appliedText, setAppliedText] = useState(applied && moneyText(applied));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
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
          advice={`Apply it, or select “${DO_NOT_APPLY_CREDITS}”.`}
        />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Flex gap="3" align="start" direction={{ base: 'column', sm: 'row', lg: 'column', xl: 'row' }}>
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
          <Button type="submit" size="lg" mt={{ sm: '7', lg: '0', xl: '7' }}>
            Apply amount
          </Button>
        </Flex>
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
