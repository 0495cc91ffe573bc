import { fixture } from '#fixtures/fixture.ts';

const ALL_CLASSES = ['BasicEconomy', 'Economy', 'PremiumEconomy', 'Business', 'First'];

export const activePolicies = () => fixture<'PolicyDetails'>('policies/get-policy-details.approval-required');

/** CP-02: policies that limit nothing. */
export function inactivePolicies() {
  const details = activePolicies();
  details.policies = details.policies.map((policy) => ({
    ...policy,
    hotels: { allowedStarRatings: [1, 2, 3, 4, 5] },
    flights: {
      short: { allowedFareClasses: ALL_CLASSES },
      long: { allowedFareClasses: ALL_CLASSES },
      enableLongFlights: true,
    },
  }));
  return details;
}
