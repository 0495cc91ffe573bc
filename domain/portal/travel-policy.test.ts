import { isApprovalRequired } from './travel-policy';

test('[CP-03] approval is not required only when the settings say so', () => {
  expect(isApprovalRequired({ isApprovalRequired: false })).toBe(false);
  expect(isApprovalRequired({ isApprovalRequired: true })).toBe(true);
  expect(isApprovalRequired(null)).toBe(true);
});
