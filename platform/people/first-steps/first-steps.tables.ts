import type { components } from '#schema/platform.openapi.ts';

export type OnboardingStep = components['schemas']['OnboardingStep'];

export interface FirstStepsTables {
  terms_acknowledgements: {
    user_id: string;
    version: string;
    acknowledged_at: Date;
  };
}
