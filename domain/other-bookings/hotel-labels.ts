/** The texts of a booked hotel (VO-05, VO-12). */
export const HOTEL_STATUSES = {
  PENDING_CONFIRM: 'Waiting for the hotel',
  CANCELLED_WITH_ERRORS: 'Canceled. Contact us about your refund.',
  CANCELLED: 'Canceled',
  FAILURE: 'Not booked',
  CONFIRMED: 'Confirmed by the hotel',
  PARTIALLY_PAID: 'Paid in part',
  RECEIVED: 'Received by the hotel',
  UNKNOWN: 'Ask the hotel',
} as const;

/** Null without a text. */
export const HOTEL_CONFIRMATIONS = {
  CONFIRMED: 'Sent by the hotel',
  PENDING: 'Not sent yet',
  UNAVAILABLE: 'Not available. Ask the hotel.',
  UNKNOWN: null,
} as const;

export const PAYMENT_TIMINGS = {
  PAY_NOW: 'Paid with the booking',
  PAY_LATER: 'At the hotel',
  UNKNOWN: 'Ask the hotel',
} as const;

export const REFUNDABILITY = {
  FULLY_REFUNDABLE: 'Fully refundable',
  NON_REFUNDABLE: 'Non-refundable',
  PARTIALLY_REFUNDABLE: 'Partially refundable',
  UNKNOWN: 'Ask the hotel',
} as const;

/** Null without a text. */
export const MEALS = {
  ALL_INCLUSIVE: 'All inclusive',
  BREAKFAST: 'Breakfast',
  BREAKFAST_FOR1: 'Breakfast for one',
  BREAKFAST_FOR2: 'Breakfast for two',
  DINNER: 'Dinner',
  FULL_BOARD: 'Full board',
  HALF_BOARD: 'Half board',
  LUNCH: 'Lunch',
  ROOM_ONLY: 'Room only',
  UNKNOWN: null,
} as const;

export const BEDS = {
  MURPHY: 'Murphy bed',
  SINGLE: 'single bed',
  DOUBLE: 'double bed',
  KING: 'king bed',
  TWIN: 'twin bed',
  QUEEN: 'queen bed',
  SOFA: 'sofa bed',
  FULL: 'full bed',
  TATAMI: 'tatami bed',
  FUTON: 'futon bed',
  UNKNOWN: 'bed',
} as const;
