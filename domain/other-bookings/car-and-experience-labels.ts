/** The texts of a booked car and of a booked experience (VO-10, VO-11, VO-12). */
export const CAR_STATUSES = {
  PENDING_CONFIRM: 'Waiting for the company',
  CANCELLED_WITH_ERRORS: 'Canceled. Contact us about your refund.',
  CANCELLED: 'Canceled',
  FAILURE: 'Not booked',
  CONFIRMED: 'Confirmed by the company',
  PARTIALLY_PAID: 'Paid in part',
  RECEIVED: 'Received by the company',
  UNKNOWN: 'Ask the company',
} as const;

export const TRANSMISSIONS = {
  AUTOMATIC: 'Automatic',
  CVT: 'CVT',
  MANUAL: 'Manual',
  UNKNOWN: 'Ask the company',
} as const;

export const MILEAGES = { LIMITED: 'Limited', UNLIMITED: 'Unlimited', UNKNOWN: 'Ask the company' } as const;

export const CAR_CANCELLATIONS = {
  FREE_CANCELLATION: 'Free cancellation',
  NON_REFUNDABLE: 'Non-refundable',
  PARTIALLY_REFUNDABLE: 'Partially refundable',
  CONDITIONAL: 'Depends on the company’s terms',
  UNKNOWN: 'Ask the company',
} as const;

export const TICKETS = {
  MOBILE_ONLY: 'On your phone',
  PAPER: 'Printed',
  UNKNOWN: 'Ask the provider',
} as const;

export const EXPERIENCE_CANCELLATIONS = {
  ALREADY_CANCELED: 'Canceled already',
  BOOKING_PENDING: 'Possible once the booking is confirmed',
  CANCELLATION_PENDING: 'Being canceled',
  CONTACT_CUSTOMER_SERVICE: 'Contact us',
  FULLY_REFUNDABLE: 'Fully refundable',
  NON_CANCELLABLE: 'Cannot be canceled',
  NON_REFUNDABLE: 'Non-refundable',
  PARTIALLY_REFUNDABLE: 'Partially refundable',
  PAST_ACTIVITY_START: 'It has begun',
  UNKNOWN: 'Ask the provider',
} as const;
