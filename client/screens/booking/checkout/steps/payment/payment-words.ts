/** The introduction of the payment, both next to the trip and in its popup on a phone. */
export const PAYMENT_INTRODUCTION =
  'Choose how you would like to pay. You can review everything before you book.';

export const REVIEW_MY_TRIP = 'Review my Trip';

/** SP-01. */
export const DO_NOT_APPLY = 'Do not apply my rewards';
