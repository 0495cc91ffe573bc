/** The introduction of the payment, next to the trip and, on a phone, in its popup alike. */
export const PAYMENT_INTRODUCTION =
  'Choose how you would like to pay. You can review everything before you book.';

export const REVIEW_MY_TRIP = 'Review my Trip';
