import { cancellationKind, cancellationText, showsFreeCancellationBadge } from './cancellation-policy';

test.each([
  ['FullyRefundable', 'FULLY_REFUNDABLE'],
  ['NonRefundable', 'NON_REFUNDABLE'],
  ['PartiallyRefundable', 'PARTIALLY_REFUNDABLE'],
  ['Unknown', 'UNKNOWN'],
  ['Conditional', 'UNKNOWN'],
  [null, 'UNKNOWN'],
])('[PR-14] %p is %s', (wire, kind) => {
  expect(cancellationKind(wire)).toBe(kind);
});

test('[LS-14] a fully refundable stay has the badge and at least its text', () => {
  expect(showsFreeCancellationBadge('FULLY_REFUNDABLE')).toBe(true);
  expect(showsFreeCancellationBadge('PARTIALLY_REFUNDABLE')).toBe(false);
  expect(cancellationText('FULLY_REFUNDABLE', 'Free until May 3')).toBe('Free until May 3');
  expect(cancellationText('FULLY_REFUNDABLE', ' ')).toBe('Free cancellation');
  expect(cancellationText('NON_REFUNDABLE', null)).toBeNull();
});
