import { useMutation, useQuery } from '@apollo/client/react';
import {
  Alert,
  Button,
  Container,
  Flex,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ONBOARDING_STEPS, type OnboardingStep, onboardingStepName } from '#domain/portal/onboarding.ts';
import { ROUTES } from '#domain/routes.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { usePortal, useSessionCommands } from '#client/app/session/session-context.ts';
import { useSignOut } from '#client/app/session/use-sign-out.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { NoticePage } from '#client/components/notice-page.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import type { OnboardingFactsFragment } from '#client/values.generated.ts';
import { CompleteOnboardingStepDocument, OnboardingDocument } from './onboarding.generated';
import { OnboardingFields, type StepAnswers, stepInput } from './onboarding-fields';

const TITLE = 'Set up your business';

/** TN-06: the onboarding of a business where the operator has no admin portal. The platform keeps the step. */
export function OnboardingScreen() {
  const { data, loading, refetch } = useQuery(OnboardingDocument, {
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const onboarding = data?.onboarding;
  if (onboarding && !onboarding.isLive && !onboarding.canOnboard) return <WaitForOthers {...onboarding} />;
  return (
    <Container maxW="3xl" py={{ base: '10', lg: '16' }}>
      <PageTitle>{TITLE}</PageTitle>
      {!onboarding && loading && <Waiting />}
      {!onboarding && !loading && (
        <LoadFailure
          title={data ? 'There is nothing to set up' : 'The onboarding could not be loaded'}
          level="h1"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {onboarding && <Steps onboarding={onboarding} />}
    </Container>
  );
}

/** For members without the right to onboard: the missing steps, and the people who can complete them. */
function WaitForOthers({ businessName, administrators, step }: OnboardingFactsFragment) {
  const supportPhone = usePortal()?.supportPhone;
  const signOut = useSignOut();
  const left = ONBOARDING_STEPS.slice(ONBOARDING_STEPS.indexOf(step)).map(onboardingStepName);
  return (
    <NoticePage
      title={`${businessName} is not set up yet`}
      text={`You can book as soon as it is. Missing: ${left.join(', ')}.`}
      help={
        administrators.length > 0
          ? `Ask ${administrators.join(' or ')} to finish it.`
          : supportPhone && `Nobody at your business can finish it. Call ${supportPhone}.`
      }
    >
      <Button size="lg" onClick={() => window.location.reload()}>
        Check again
      </Button>
      <Button size="lg" variant="outline" onClick={() => void signOut()}>
        Sign out
      </Button>
    </NoticePage>
  );
}

function Steps({ onboarding }: { readonly onboarding: OnboardingFactsFragment }) {
  const [shown, setShown] = useState<OnboardingStep | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = shown ?? onboarding.step;
  const position = ONBOARDING_STEPS.indexOf(step);
  const isFirstStep = useRef(true);
  useEffect(() => {
    if (!isFirstStep.current) heading.current?.focus();
    isFirstStep.current = false;
  }, [step]);
  return (
    <Stack gap="6">
      <Text color="fg.muted">{`${onboarding.businessName}: step ${position + 1} of ${ONBOARDING_STEPS.length}`}</Text>
      <Flex as="ol" listStyleType="none" gap="2" aria-label="Steps" wrap="wrap">
        {ONBOARDING_STEPS.map((each, index) => (
          <li key={each}>
            <Button
              size="sm"
              variant={each === step ? 'solid' : 'outline'}
              aria-current={each === step ? 'step' : undefined}
              disabled={index > ONBOARDING_STEPS.indexOf(onboarding.step)}
              onClick={() => setShown(each)}
            >
              {onboardingStepName(each)}
            </Button>
          </li>
        ))}
      </Flex>
      <Heading as="h1" size="3xl" ref={heading} tabIndex={-1} outline="none">
        {onboardingStepName(step)}
      </Heading>
      <StepForm key={step} step={step} onboarding={onboarding} onCompleted={() => setShown(null)} />
    </Stack>
  );
}

interface StepFormProps {
  readonly step: OnboardingStep;
  readonly onboarding: OnboardingFactsFragment;
  readonly onCompleted: () => void;
}

interface Failure {
  readonly title: string;
  readonly text: string;
  readonly inputErrors?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

function StepForm({ step, onboarding, onCompleted }: StepFormProps) {
  const navigate = useNavigate();
  const { retry } = useSessionCommands();
  const [send, { loading }] = useMutation(CompleteOnboardingStepDocument, {
    update: (cache, { data }) => {
      const result = data?.completeOnboardingStep;
      if (result?.__typename !== 'OnboardingStepCompleted') return;
      cache.writeQuery({ query: OnboardingDocument, data: { onboarding: result.onboarding } });
    },
  });
  const [answers, setAnswers] = useState<StepAnswers>({
    accountReferenceId: onboarding.accountReferenceId,
    businessName: onboarding.businessName,
    loyaltyPrograms: onboarding.loyaltyPrograms
      .map(({ programCode, membershipNumber }) => `${programCode} ${membershipNumber}`)
      .join('\n'),
    maxUsdPerNight: onboarding.maxPricePerNight ? String(onboarding.maxPricePerNight.minorUnits / 100) : '',
    isApprovalRequired: onboarding.isApprovalRequired,
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  const isLast = step === 'YOU_ARE_ALL_SET';

  const complete = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      const { data } = await send({ variables: { input: stepInput(step, answers) } });
      const result = data?.completeOnboardingStep;
      if (result?.__typename !== 'OnboardingStepCompleted') return setFailure(result ?? NOT_SENT);
      if (!result.onboarding.isLive) return onCompleted();
      retry();
      void navigate(linkWithSource(ROUTES.stays), { replace: true });
    } catch {
      setFailure(NOT_SENT);
    }
  };

  const errors = failure?.inputErrors ?? [];
  return (
    <form onSubmit={(event) => void complete(event)} noValidate>
      <Stack gap="6" align="stretch">
        {failure && (
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{failure.title}</Alert.Title>
              <Alert.Description>
                {errors.length > 0 ? 'Please check the marked fields.' : failure.text}
              </Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
        <OnboardingFields
          step={step}
          onboarding={onboarding}
          answers={answers}
          onChange={(changed) => setAnswers({ ...answers, ...changed })}
          errorOf={(field) => errors.find(({ path }) => path[1] === field)?.message}
        />
        <Button type="submit" size="lg" alignSelf="start" loading={loading} loadingText="Saving">
          {isLast ? 'Go live' : 'Save and continue'}
        </Button>
      </Stack>
    </form>
  );
}

const NOT_SENT: Failure = {
  title: 'This step was not saved',
  text: 'Check your connection, then try again.',
};

const Waiting = () => (
  <>
    <VisuallyHidden role="status">Loading the onboarding</VisuallyHidden>
    <Stack gap="4" aria-hidden="true">
      <Skeleton h="10" w="60" />
      <Skeleton h="40" />
    </Stack>
  </>
);
