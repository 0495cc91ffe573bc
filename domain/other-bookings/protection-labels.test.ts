import { money } from '../money/money';
import {
  CHOICE_CONSEQUENCES,
  disruptionText,
  END_REASONS,
  lossText,
  PROTECTION_NAMES,
  type ProtectionFacts,
  protectionSummary,
  usedText,
} from './protection-labels';

const facts = (changes: Partial<ProtectionFacts> = {}): ProtectionFacts => ({
  kind: 'CANCEL_FOR_ANY_REASON',
  refundPercent: null,
  delayThresholdMinutes: null,
  fareCap: null,
  maxCredit: null,
  ...changes,
});

test('[AD-01] [AD-02] [AD-21] cancel for any reason states its deadline, its share, and that all passengers are canceled', () => {
  const text = protectionSummary(facts({ refundPercent: 80 }));
  for (const part of [
    'all passengers',
    'up to 3 hours before the first departure',
    '80% of base fare and taxes',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('It cannot be reversed.');
  expect(CHOICE_CONSEQUENCES.REFUND).toContain('within 1 to 2 billing cycles');
});

test('[AD-06] change for any reason states one change, its deadline, the year, and the ten business days', () => {
  const text = protectionSummary(facts({ kind: 'CHANGE_FOR_ANY_REASON' }));
  for (const part of [
    'once',
    'up to 3 hours before departure',
    'within a year',
    '10 business days',
    'cannot be used to cancel',
  ])
    expect(text).toContain(part);
});

test('[AD-07] [AD-22] disruption assistance states its threshold and its cap where they are known', () => {
  const sold = facts({
    kind: 'DISRUPTION_ASSISTANCE',
    delayThresholdMinutes: 180,
    fareCap: money(80_000, 'USD'),
  });
  expect(protectionSummary(sold)).toContain('a delay of more than 180 minutes');
  expect(protectionSummary(sold)).toContain('another flight under $800 each');
  expect(protectionSummary(facts({ kind: 'DISRUPTION_ASSISTANCE' }))).toContain('a delay, or a cancellation');
});

test('[AD-09] a missed connection is rebooked up to its cap', () => {
  expect(
    protectionSummary(facts({ kind: 'MISSED_CONNECTION_REBOOKING', fareCap: money(500_000, 'USD') })),
  ).toContain('up to $5,000 for each passenger');
});

test('[AD-15] a flight is watched for ten days up to its credit, a hotel is compared after five', () => {
  expect(protectionSummary(facts({ kind: 'PRICE_DROP', maxCredit: money(5_000, 'USD') }))).toContain(
    'up to $50',
  );
  expect(protectionSummary(facts({ kind: 'PRICE_DROP' }))).toContain('five days');
});

test('[AD-03] [AD-23] each reason and each name has a text', () => {
  for (const text of Object.values(END_REASONS)) expect(text).toMatch(/^[A-Z].*\.$/);
  expect(Object.values(PROTECTION_NAMES)).toContain('Flight disruption assistance');
  expect(END_REASONS.NO_FLIGHTS).toContain('Contact an agent');
  expect(END_REASONS.NOT_ALL_TRAVELERS).toContain('Call us');
});

test.each([
  ['DELAYED', '4 h', 'Your flight is delayed by 4 h.'],
  ['DELAYED', null, 'Your flight is delayed.'],
  ['MISSED_CONNECTION', null, 'You cannot make your connection.'],
  ['AIRLINE_CANCELLATION', null, 'The airline has canceled your flight.'],
  ['UNKNOWN', null, 'Something has happened to your flight.'],
] as const)('[AD-07] %s is a complete sentence', (reason, delay, text) => {
  expect(disruptionText(reason, delay)).toBe(text);
});

test('a used protection names its outcome with the amount, which a new flight does not have', () => {
  expect(usedText('REFUND', money(145_954, 'USD'))).toBe('Refund: $1,459.54');
  expect(usedText('REFUND', null)).toBe('Refund');
  expect(usedText('REBOOK', money(145_954, 'USD'))).toBe(usedText('REBOOK', null));
});

test('[AD-03] cancel for any reason names the refund that ends with it, and other uses lose nothing', () => {
  const refund = { kind: 'REFUND', amount: money(41_265, 'USD') } as const;
  const assistance = { kind: 'DISRUPTION_ASSISTANCE', state: 'EXERCISABLE', choices: [refund] } as const;
  const text = 'It ends flight disruption assistance';
  expect(lossText('CANCEL_FOR_ANY_REASON', [assistance])).toBe(`${text}, which would refund $412.65.`);
  expect(lossText('CANCEL_FOR_ANY_REASON', [{ ...assistance, state: 'ACTIVE', choices: [] }])).toBe(
    `${text}.`,
  );
  expect(lossText('CANCEL_FOR_ANY_REASON', [{ ...assistance, state: 'EXERCISED' }])).toBeNull();
  expect(lossText('DISRUPTION_ASSISTANCE', [assistance])).toBeNull();
});
