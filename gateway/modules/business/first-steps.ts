/** The steps that 40105 and 40106 lead to: onboarding (TN-06), and the business travel terms (SE-08). */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import {
  type AcknowledgeBusinessTermsInput,
  type BusinessOnboarding,
  type BusinessTerms,
  type CompleteOnboardingStepInput,
  type InputError,
  type OnboardingStep,
  type ResolversTypes,
} from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import {
  acknowledgeBusinessTerms as acknowledge,
  completeOnboardingStep as complete,
  getBusinessTerms,
  getOnboarding,
} from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { moneyOf } from '../money/money-mapping';

const termsOf = ({ version, sections, acknowledgedAt }: Wire<'BusinessTerms'>): BusinessTerms => ({
  version,
  sections: [...sections],
  acknowledgedAt: acknowledgedAt ?? null,
});

export const businessTerms = async ({ platform }: GatewayContext): Promise<BusinessTerms> =>
  termsOf(await getBusinessTerms(platform));

const TERMS_REFUSALS: Refusals<MutationFailure<'acknowledgeBusinessTerms'>> = {
  badRequest: 'BUSINESS_TERMS_CHANGED',
  conflict: 'BUSINESS_TERMS_CHANGED',
};

export async function acknowledgeBusinessTerms(
  { version }: AcknowledgeBusinessTermsInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes['AcknowledgeBusinessTermsResult']>> {
  try {
    const terms = termsOf(await acknowledge(context.platform, { body: { version } }));
    return { __typename: 'BusinessTermsAcknowledged', terms };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, TERMS_REFUSALS);
    return { __typename: 'BusinessTermsRefused', ...failed(code, 'TRIPS', context, { rawCode }) };
  }
}

/** Null for users without a business. */
export async function onboarding({ platform }: GatewayContext): Promise<BusinessOnboarding | null> {
  try {
    return onboardingOf(await getOnboarding(platform));
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'notFound') return null;
    throw error;
  }
}

const onboardingOf = ({
  step,
  loyaltyPrograms,
  maxPricePerNight,
  ...wire
}: Wire<'Onboarding'>): BusinessOnboarding => ({
  ...wire,
  step: step.toUpperCase() as OnboardingStep,
  administrators: [...wire.administrators],
  accounts: [...wire.accounts],
  loyaltyPrograms: loyaltyPrograms.map(({ programCode, value }) => ({
    programCode,
    membershipNumber: value,
  })),
  maxPricePerNight: moneyOf(maxPricePerNight),
});

const ONBOARDING_REFUSALS: Refusals<MutationFailure<'completeOnboardingStep'>> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'BUSINESS_MISSING',
  conflict: 'ONBOARDING_STEP_UNAVAILABLE',
};

export async function completeOnboardingStep(
  input: CompleteOnboardingStepInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes['CompleteOnboardingStepResult']>> {
  const refused = (
    code: MutationFailure<'completeOnboardingStep'>,
    rawCode: string | null,
    errors: InputError[],
  ) => ({
    __typename: 'OnboardingRefused' as const,
    ...failed(code, 'TRIPS', context, { rawCode }),
    inputErrors: errors,
  });
  const inputErrors = stepErrors(input);
  if (inputErrors.length > 0) return refused('INVALID_REQUEST', null, inputErrors);
  try {
    const wire = await complete(context.platform, { body: stepRequest(input) });
    return { __typename: 'OnboardingStepCompleted', onboarding: onboardingOf(wire) };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, ONBOARDING_REFUSALS);
    const isAccount = code === 'BUSINESS_MISSING';
    return refused(
      code,
      rawCode,
      isAccount ? [inputError('NOT_FOUND', ['input', 'accountReferenceId'])] : [],
    );
  }
}

const MAX_USD = 100_000;

/** The errors of what the step requires, by field. */
function stepErrors(input: CompleteOnboardingStepInput): InputError[] {
  const { step, accountReferenceId, businessName, loyaltyPrograms, maxUsdPerNight, isApprovalRequired } =
    input;
  const missing = (name: keyof CompleteOnboardingStepInput) => [inputError('REQUIRED', ['input', name])];
  switch (step) {
    case 'LIST':
      return accountReferenceId ? [] : missing('accountReferenceId');
    case 'DETAILS':
      if (!businessName?.trim()) return missing('businessName');
      return businessName.length > 80 ? [inputError('TOO_LONG', ['input', 'businessName'])] : [];
    case 'ADDITIONAL':
      if (!loyaltyPrograms) return missing('loyaltyPrograms');
      return loyaltyPrograms.flatMap(({ programCode, membershipNumber }, index) => [
        ...(/^[A-Z]{2,3}$/.test(programCode)
          ? []
          : [inputError('UNSUPPORTED_VALUE', ['input', 'loyaltyPrograms', String(index), 'programCode'])]),
        ...(/^[A-Za-z0-9-]{1,30}$/.test(membershipNumber)
          ? []
          : [
              inputError('UNSUPPORTED_VALUE', [
                'input',
                'loyaltyPrograms',
                String(index),
                'membershipNumber',
              ]),
            ]),
      ]);
    case 'POLICY':
      return [
        ...(typeof isApprovalRequired === 'boolean' ? [] : missing('isApprovalRequired')),
        ...(typeof maxUsdPerNight === 'number' && (maxUsdPerNight < 1 || maxUsdPerNight > MAX_USD)
          ? [inputError('OUT_OF_RANGE', ['input', 'maxUsdPerNight'])]
          : []),
      ];
    default:
      return [];
  }
}

const stepRequest = (input: CompleteOnboardingStepInput): Wire<'OnboardingStepRequest'> => ({
  step: input.step.toLowerCase() as Wire<'OnboardingStep'>,
  ...(input.accountReferenceId && { accountReferenceId: input.accountReferenceId }),
  ...(input.businessName && { businessName: input.businessName }),
  ...(input.loyaltyPrograms && {
    loyaltyPrograms: input.loyaltyPrograms.map(({ programCode, membershipNumber }) => ({
      programCode,
      value: membershipNumber,
    })),
  }),
  ...(typeof input.maxUsdPerNight === 'number' && { maxUsdPerNight: input.maxUsdPerNight }),
  ...(typeof input.isApprovalRequired === 'boolean' && { isApprovalRequired: input.isApprovalRequired }),
});
