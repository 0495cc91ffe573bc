/** The most characters of each answer that a business asks for with a booking (CP-07, CP-09). */
export const MAX_CORPORATE_ANSWERS = {
  outOfPolicyReason: 500,
  approvalRequestReason: 500,
  tripPurpose: 200,
} as const;
