import { Field, Input, NativeSelect, Stack, Text, Textarea } from '@chakra-ui/react';
import { formatTrimmedMoney } from '#domain/money/money-format.ts';
import type { OnboardingStep } from '#domain/portal/onboarding.ts';
import { FactList } from '#client/components/fact-list.tsx';
import type { CompleteOnboardingStepInput } from '#client/generated/graph.ts';
import type { OnboardingFactsFragment } from '#client/values.generated.ts';

export interface StepAnswers {
  readonly accountReferenceId: string;
  readonly businessName: string;
  /** A membership in each line: the code and the number. */
  readonly loyaltyPrograms: string;
  /** Whole dollars; empty for no limit. */
  readonly maxUsdPerNight: string;
  readonly isApprovalRequired: boolean;
}

/** The part of the answers that a step has. */
export function stepInput(step: OnboardingStep, answers: StepAnswers): CompleteOnboardingStepInput {
  switch (step) {
    case 'LIST':
      return { step, accountReferenceId: answers.accountReferenceId };
    case 'DETAILS':
      return { step, businessName: answers.businessName.trim() };
    case 'ADDITIONAL':
      return { step, loyaltyPrograms: programsOf(answers.loyaltyPrograms) };
    case 'POLICY': {
      const limit = answers.maxUsdPerNight.trim();
      return {
        step,
        isApprovalRequired: answers.isApprovalRequired,
        // What is no whole number is out of range, and refused with its field.
        maxUsdPerNight: limit === '' ? null : /^\d{1,9}$/.test(limit) ? Number(limit) : 0,
      };
    }
    default:
      return { step };
  }
}

const programsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [programCode = '', membershipNumber = ''] = line.trim().split(/\s+/, 2);
      return { programCode: programCode.toUpperCase(), membershipNumber };
    });

export interface OnboardingFieldsProps {
  readonly step: OnboardingStep;
  readonly onboarding: OnboardingFactsFragment;
  readonly answers: StepAnswers;
  readonly onChange: (changed: Partial<StepAnswers>) => void;
  readonly errorOf: (field: keyof StepAnswers) => string | undefined;
}

/** The fields of a step. */
export function OnboardingFields({ step, onboarding, answers, onChange, errorOf }: OnboardingFieldsProps) {
  switch (step) {
    case 'WELCOME':
      return (
        <Text>
          Five short steps: the account that pays, the name of your business, its loyalty programs, its travel
          policy, and a last look. You can stop after each one and continue later.
        </Text>
      );
    case 'LIST':
      return (
        <Answer label="Account that pays for the business" error={errorOf('accountReferenceId')}>
          <NativeSelect.Root size="lg">
            <NativeSelect.Field
              value={answers.accountReferenceId}
              onChange={({ target }) => onChange({ accountReferenceId: target.value })}
            >
              {onboarding.accounts.map(({ accountReferenceId, productDisplayName }) => (
                <option key={accountReferenceId} value={accountReferenceId}>
                  {productDisplayName}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Answer>
      );
    case 'DETAILS':
      return (
        <Answer label="Name of the business" error={errorOf('businessName')}>
          <Input
            size="lg"
            maxLength={80}
            autoComplete="organization"
            value={answers.businessName}
            onChange={({ target }) => onChange({ businessName: target.value })}
          />
        </Answer>
      );
    case 'ADDITIONAL':
      return (
        <Answer
          label="Loyalty programs of the business"
          error={errorOf('loyaltyPrograms')}
          hint="Optional. One in each line: the code of the program and your number, such as MAR B-4471902."
        >
          <Textarea
            size="lg"
            rows={4}
            maxLength={400}
            value={answers.loyaltyPrograms}
            onChange={({ target }) => onChange({ loyaltyPrograms: target.value })}
          />
        </Answer>
      );
    case 'POLICY':
      return <PolicyFields answers={answers} onChange={onChange} errorOf={errorOf} />;
    case 'YOU_ARE_ALL_SET':
      return <Summary {...onboarding} />;
  }
}

const PolicyFields = ({
  answers,
  onChange,
  errorOf,
}: Pick<OnboardingFieldsProps, 'answers' | 'onChange' | 'errorOf'>) => (
  <Stack gap="5">
    <Answer
      label="Most US dollars for a night"
      error={errorOf('maxUsdPerNight')}
      hint="Leave it empty for no limit."
    >
      <Input
        size="lg"
        inputMode="numeric"
        value={answers.maxUsdPerNight}
        onChange={({ target }) => onChange({ maxUsdPerNight: target.value })}
      />
    </Answer>
    <Answer label="Stays out of policy" error={errorOf('isApprovalRequired')}>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field
          value={String(answers.isApprovalRequired)}
          onChange={({ target }) => onChange({ isApprovalRequired: target.value === 'true' })}
        >
          <option value="false">The traveler gives a reason</option>
          <option value="true">The traveler gives a reason, and an approver decides</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Answer>
  </Stack>
);

const Summary = ({
  businessName,
  accounts,
  accountReferenceId,
  loyaltyPrograms,
  maxPricePerNight,
  isApprovalRequired,
}: OnboardingFactsFragment) => (
  <FactList
    facts={[
      { label: 'Business', text: businessName },
      {
        label: 'Account',
        text: accounts.find((account) => account.accountReferenceId === accountReferenceId)
          ?.productDisplayName,
      },
      {
        label: 'Loyalty programs',
        text:
          loyaltyPrograms
            .map(({ programCode, membershipNumber }) => `${programCode} ${membershipNumber}`)
            .join(', ') || 'None',
      },
      {
        label: 'Nights',
        text: maxPricePerNight ? `Up to ${formatTrimmedMoney(maxPricePerNight)}` : 'No limit',
      },
      {
        label: 'Out of policy',
        text: isApprovalRequired ? 'An approver decides' : 'The traveler gives a reason',
      },
    ]}
  />
);

interface AnswerProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly children: React.ReactNode;
}

const Answer = ({ label, error, hint, children }: AnswerProps) => (
  <Field.Root invalid={error !== undefined}>
    <Field.Label>{label}</Field.Label>
    {children}
    {hint && <Field.HelperText>{hint}</Field.HelperText>}
    <Field.ErrorText>{error}</Field.ErrorText>
  </Field.Root>
);
