/** CP-07: how the page of a home tells the checkout, with the entry of the history, that the traveler continues anyway. */
export const OUT_OF_POLICY_ACCEPTED = { isOutOfPolicyAccepted: true } as const;

export const isOutOfPolicyAccepted = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  'isOutOfPolicyAccepted' in entry &&
  entry.isOutOfPolicyAccepted === true;
