/** The maximum length of an approver's reason for declining a booking (CP-11). */
export const MAX_DECLINE_REASON = 500;
