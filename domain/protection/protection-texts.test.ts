import { money } from '../money/money';
import {
  coverageText,
  coverageTitle,
  PROTECTION_EXPIRIES,
  type ProtectionExpiry,
  type ProtectionState,
  protectionStatus,
} from './protection-texts';

const usd = (cents: number) => money(cents, 'USD');
const status = (changes: Partial<ProtectionState>) =>
  protectionStatus({
    action: 'PURCHASE',
    expiredBy: null,
    exercisableUntil: '2026-06-20T19:00:00.000Z',
    coverageAmount: usd(74_000),
    refund: null,
    ...changes,
  });

test('[AD-26] a variant is named by its refund', () => {
  expect(coverageTitle('FULL', 100)).toBe('Full refund');
  expect(coverageTitle('PARTIAL', 80)).toBe('80% refund');
  expect(coverageText(usd(59_200))).toBe('$592.00 back if you cancel before check-in, whatever the reason.');
});

test('[AD-18] [AD-20] each state of a protection has a text', () => {
  expect(status({})).toEqual({
    badge: 'Active',
    text: 'You can use it until check-in: Sat, Jun 20, 2026, 3:00 PM EDT.',
  });
  expect(status({ refund: { state: 'FAILED', amount: usd(0) } })).toMatchObject({
    badge: 'Active',
    text: expect.stringContaining('not granted, and the stay is still booked'),
  });
  expect(status({ action: 'PENDING' }).badge).toBe('Being used');
  expect(status({ action: 'CANCEL' }).badge).toBe('Not used');
  expect(status({ action: 'EXERCISE', refund: { state: 'SUCCESS', amount: usd(74_000) } })).toEqual({
    badge: 'Used',
    text: '$740.00 is refunded to where it was paid from, within 1 to 2 billing cycles.',
  });
  expect(status({ action: 'EXERCISE', refund: { state: 'UNKNOWN', amount: null } }).text).toContain(
    'Call us',
  );
});

test.each([...Object.keys(PROTECTION_EXPIRIES), 'UNKNOWN'] as ProtectionExpiry[])(
  '[AD-20] a protection that %s has ended shows it',
  (expiredBy) => {
    const { badge, text } = status({ expiredBy });
    expect(badge).toBe('Expired');
    expect(text).toMatch(/^It can no longer be used(, because .+)?\.$/);
  },
);
