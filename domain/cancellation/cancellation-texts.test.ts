import { CANCELLATION_TITLES, refundSummary, supportReason } from './cancellation-texts';

test('[CN-01] the steps have the specified names, and each has a title', () => {
  expect(Object.keys(CANCELLATION_TITLES)).toEqual([
    'loading',
    'policy',
    'confirm',
    'success',
    'nonrefundable',
    'support',
    'pending',
    'cancelled',
    'tryAgain',
  ]);
});

test.each([
  ['PAST_CHECK_IN_DATE', 'The check-in day has arrived, so this stay can no longer be canceled online.'],
  [
    'AGENT_REVIEW_AND_FULFILLMENT',
    'An agent reviews the cancellation of this stay and completes it with you.',
  ],
  ['CONTACT_CUSTOMER_SERVICE', 'This stay cannot be canceled online.'],
  ['UNKNOWN', 'This stay cannot be canceled online.'],
])('[CN-02] %s refers to support: %s', (outcome, text) => {
  expect(supportReason(outcome)).toBe(text);
});

test.each([
  ['FULLY_REFUNDABLE', 'Everything that you paid is refunded.'],
  ['PARTIALLY_REFUNDABLE', 'A part of what you paid is refunded.'],
  [
    'NON_REFUNDABLE_PARTIALLY',
    'Travel credits and offers that cannot be restored are not refunded. Everything else is.',
  ],
  ['NON_REFUNDABLE', 'None of what you paid is refunded.'],
])('[CN-02] %s: %s', (outcome, text) => {
  expect(refundSummary(outcome)).toBe(text);
});

test.each(['FULLY_REFUNDABLE', 'NON_REFUNDABLE_PARTIALLY'])(
  '[AD-04] %s of a stay with a protection states that the premium is not refunded',
  (outcome) => {
    expect(refundSummary(outcome, true)).toMatch(/The premium of your protection is not\.$/);
  },
);
