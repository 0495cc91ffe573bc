/** CP-07: how the listing passes to the checkout, with the history entry, that the traveler continues anyway. */
export const OUT_OF_POLICY_ACCEPTED = { isOutOfPolicyAccepted: true } as const;

export const isOutOfPolicyAccepted = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  'isOutOfPolicyAccepted' in entry &&
  entry.isOutOfPolicyAccepted === true;
