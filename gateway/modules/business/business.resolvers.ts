import type { Resolvers } from '../../generated/graph';
import { policies, policyChanges, spend, travelers, trips, updatePolicyLimits } from './administration';
import { acknowledgeBusinessTerms, businessTerms, completeOnboardingStep, onboarding } from './first-steps';

export const businessResolvers: Resolvers = {
  Query: {
    businessTerms: (_, _args, context) => businessTerms(context),
    onboarding: (_, _args, context) => onboarding(context),
    businessAdministration: () => ({}),
  },
  Mutation: {
    acknowledgeBusinessTerms: (_, { input }, context) => acknowledgeBusinessTerms(input, context),
    completeOnboardingStep: (_, { input }, context) => completeOnboardingStep(input, context),
    updatePolicyLimits: (_, { input }, context) => updatePolicyLimits(input, context),
  },
  BusinessAdministration: {
    travelers: (_, page, context) => travelers(page, context),
    trips: (_, page, context) => trips(page, context),
    spend: (_, _args, context) => spend(context),
    policies: (_, _args, context) => policies(context),
    policyChanges: (_, page, context) => policyChanges(page, context),
  },
};
