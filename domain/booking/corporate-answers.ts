/** The maximum length of each answer that a business requires with a booking (CP-07, CP-09). */
export const MAX_CORPORATE_ANSWERS = {
  outOfPolicyReason: 500,
  approvalRequestReason: 500,
  tripPurpose: 200,
} as const;

/** What the answers are called where they are shown. */
export const CORPORATE_ANSWERS = {
  outOfPolicyReason: 'Reason for your business',
  approvalRequestReason: 'Message to your approver',
  tripPurpose: 'Purpose of the trip',
} as const satisfies Record<keyof typeof MAX_CORPORATE_ANSWERS, string>;
