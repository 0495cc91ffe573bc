import type { Handlers } from '../../http/operations';
import type { Services } from '../../services';
import { administeredBusiness } from './administered-business';
import { businessSpend, businessTravelers } from './business-spend';
import { businessTrips } from './business-trips';
import { businessPolicies, changePolicyLimits, policyChanges } from './policy-changes';

export const administrationHandlers = ({ database, clock }: Services) =>
  ({
    listBusinessTravelers: async ({ session, body }) =>
      businessTravelers(database, await administeredBusiness(database, session.userId), body),

    listBusinessTrips: async ({ session, body }) =>
      businessTrips(database, await administeredBusiness(database, session.userId), body),

    getBusinessSpend: async ({ session }) =>
      businessSpend(database, clock, await administeredBusiness(database, session.userId)),

    listBusinessPolicies: async ({ session }) =>
      businessPolicies(database, await administeredBusiness(database, session.userId)),

    updatePolicyLimits: ({ session, body }) => changePolicyLimits(database, clock, session.userId, body),

    listPolicyChanges: async ({ session, body }) =>
      policyChanges(database, await administeredBusiness(database, session.userId), body),
  }) satisfies Partial<Handlers>;
