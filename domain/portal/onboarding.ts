/** The steps of the onboarding of a business, in order, and their names on the screen (TN-06). */
export const ONBOARDING_STEPS = [
  'WELCOME',
  'LIST',
  'DETAILS',
  'ADDITIONAL',
  'POLICY',
  'YOU_ARE_ALL_SET',
] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const NAMES: Readonly<Record<OnboardingStep, string>> = {
  WELCOME: 'Welcome',
  LIST: 'Account',
  DETAILS: 'Business',
  ADDITIONAL: 'Loyalty programs',
  POLICY: 'Travel policy',
  YOU_ARE_ALL_SET: 'You are all set',
};

export const onboardingStepName = (step: OnboardingStep): string => NAMES[step];
