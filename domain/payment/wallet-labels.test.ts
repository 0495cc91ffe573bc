import { tableCode } from '../codes';
import { CREDIT_KINDS, expiry, formatDayOfMoment, STANDING_CHANGES } from './wallet-labels';

test.each([
  ['2026-12-31', { text: 'Expires Dec 31, 2026', daysLeft: '244 days left', isSoon: false }],
  ['2026-06-01', { text: 'Expires Jun 1, 2026', daysLeft: '31 days left', isSoon: false }],
  ['2026-05-31', { text: 'Expires May 31, 2026', daysLeft: '30 days left', isSoon: true }],
  ['2026-05-02', { text: 'Expires May 2, 2026', daysLeft: '1 day left', isSoon: true }],
  ['2026-05-01', { text: 'Expires May 1, 2026', daysLeft: 'Last day today', isSoon: true }],
  ['2026-04-30', { text: 'Expired Apr 30, 2026', daysLeft: null, isSoon: false }],
  [null, { text: 'No expiry date', daysLeft: null, isSoon: false }],
])('[WA-14] on May 1, 2026 a credit whose last day is %s', (expiresOn, expected) => {
  expect(expiry(expiresOn, '2026-05-01')).toEqual(expected);
});

test('[FM-02] a moment shows its date in Toronto', () => {
  expect(formatDayOfMoment('2026-03-03T03:30:00.000Z')).toBe('Mar 2, 2026');
});

test.each([
  'NewAccountOpening',
  'NewBenefitPeriod',
  'BadStanding',
  'GoodStanding',
  'Upgrade',
  'Downgrade',
  'Migration',
])('[WA-13] the change of standing %s has a text', (member) => {
  expect(tableCode(STANDING_CHANGES, member)).toBeDefined();
});

test.each([
  'PriceFreezeCredit',
  'HotelPriceFreezeDeposit',
  'HotelPriceFreezeDiscount',
  'HotelPriceFreezeExercise',
  'CancelForAnyReasonCredit',
])('[WA-16] the kind of credit %s has a text', (member) => {
  expect(tableCode(CREDIT_KINDS, member)).toBeDefined();
});
