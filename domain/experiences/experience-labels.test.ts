import { cancellationText, daysText, experienceDuration, isFreeToCancel } from './experience-labels';

test.each([
  ['FULLY_REFUNDABLE', 24, null, 'Free cancellation until 24 hours before the start'],
  ['FULLY_REFUNDABLE', null, null, 'Free cancellation'],
  ['PARTIALLY_REFUNDABLE', 1, 50, '50% refund until 1 hour before the start'],
  ['PARTIALLY_REFUNDABLE', null, null, 'Partial refund'],
  ['NON_REFUNDABLE', null, null, 'Non-refundable'],
  ['NON_CANCELLABLE', null, null, 'Cannot be canceled'],
  ['CONTACT_CUSTOMER_SERVICE', null, null, 'Canceled by customer service only'],
  ['ALREADY_CANCELED', null, null, 'Already canceled'],
  ['BOOKING_PENDING', null, null, 'Cannot be canceled before its booking is confirmed'],
  ['CANCELLATION_PENDING', null, null, 'Its cancellation is being processed'],
  ['PAST_ACTIVITY_START', null, null, 'Cannot be canceled after it has started'],
  ['UNKNOWN', null, null, 'Ask for the cancellation terms when you call'],
] as const)('[VO-12] %s with %s hours and %s percent', (status, untilHoursBefore, refundPercent, text) => {
  expect(cancellationText({ status, untilHoursBefore, refundPercent })).toBe(text);
});

test('[VO-12] only full refunds count as free cancellation', () => {
  const terms = { untilHoursBefore: 24, refundPercent: null };
  expect(isFreeToCancel({ ...terms, status: 'FULLY_REFUNDABLE' })).toBe(true);
  expect(isFreeToCancel({ ...terms, status: 'UNKNOWN' })).toBe(false);
});

test.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [150, '2.5 hours'],
  [180, '3 hours'],
  [80, '1 hour 20 minutes'],
])('[VO-11] %i minutes are shown as %s', (minutes, text) => {
  expect(experienceDuration(minutes)).toBe(text);
});

test('[VO-11] one day shows its date once, several days the first and the last', () => {
  expect(daysText({ from: '2026-06-05', until: '2026-06-05' })).toBe('Fri, Jun 5');
  expect(daysText({ from: '2026-06-05', until: '2026-06-07' })).toBe('Fri, Jun 5 - Sun, Jun 7');
});
