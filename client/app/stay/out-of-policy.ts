/**
 * CP-07: the history state in which the listing tells the checkout that the traveler continues although the stay is out of
 * policy.
 */
export const OUT_OF_POLICY_ACCEPTED = { isOutOfPolicyAccepted: true } as const;

export const isOutOfPolicyAccepted = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  'isOutOfPolicyAccepted' in entry &&
  entry.isOutOfPolicyAccepted === true;
