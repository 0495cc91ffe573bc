import { dueCredit } from './due-credit';

const annual = { kind: 'AnnualTravelCredit', opened_from: null, opened_until: null } as const;
const limited = {
  kind: 'LimitedOfferTravelCredit',
  opened_from: '2026-01-01',
  opened_until: '2026-03-31',
} as const;

test.each([
  ['the day of opening', '2026-05-04', '2026-05-04', '2026-05-04', '2027-05-03', 'NewAccountOpening'],
  [
    'the last day of the first year',
    '2026-05-04',
    '2027-05-03',
    '2026-05-04',
    '2027-05-03',
    'NewAccountOpening',
  ],
  [
    'the first day of the second year',
    '2026-05-04',
    '2027-05-04',
    '2027-05-04',
    '2028-05-03',
    'NewBenefitPeriod',
  ],
  [
    'a year that begins later this year',
    '2014-09-20',
    '2026-05-04',
    '2025-09-20',
    '2026-09-19',
    'NewBenefitPeriod',
  ],
  ['an account of February 29', '2024-02-29', '2025-02-28', '2025-02-28', '2026-02-27', 'NewBenefitPeriod'],
  [
    'an account of February 29, in a leap year',
    '2024-02-29',
    '2028-02-28',
    '2027-02-28',
    '2028-02-28',
    'NewBenefitPeriod',
  ],
])('[AD-14] an annual credit on %s', (_name, openedOn, day, period, expiresOn, grantedFor) => {
  expect(dueCredit(annual, openedOn, day)).toEqual({ period, expiresOn, grantedFor });
});

test.each([
  ['in the window', '2026-03-31', '2026-05-04', '2027-03-31'],
  ['in the window, on its last day', '2026-01-01', '2027-01-01', '2027-01-01'],
  ['in the window, a year later', '2026-01-01', '2027-01-02', undefined],
  ['before the window', '2025-12-31', '2026-05-04', undefined],
  ['after the window', '2026-04-01', '2026-05-04', undefined],
  ['tomorrow', '2026-03-02', '2026-03-01', undefined],
])('[AD-14] a limited-offer credit for an account that was opened %s', (_name, openedOn, day, expiresOn) => {
  expect(dueCredit(limited, openedOn, day)?.expiresOn).toBe(expiresOn);
});
