import {
  accountRole,
  accountsOfSession,
  cardTypeOf,
  hiddenRewardsText,
  isUnserviced,
  selectedAccount,
} from './rewards-accounts';

const account = (accountReferenceId: string, productDisplayName = 'Larkfield Summit') => ({
  accountReferenceId,
  productDisplayName,
});

test.each([
  ['AuthorizedUser', 'AUTHORIZED_USER'],
  ['Authorized User', 'AUTHORIZED_USER'],
  ['Account Manager', 'ACCOUNT_MANAGER'],
  ['Non Financial User', 'NON_FINANCIAL_USER'],
  ['Primary', 'PRIMARY'],
  ['Concierge', 'UNKNOWN'],
])('[RW-18] the role %p is %s', (wire, role) => {
  expect(accountRole(wire)).toBe(role);
});

test.each([
  ['AUTHORIZED_USER', "Authorized users can't redeem rewards"],
  ['ACCOUNT_MANAGER', "Account managers can't redeem rewards"],
  ['NON_FINANCIAL_USER', "Can't redeem rewards"],
  ['PRIMARY', "Can't redeem rewards"],
  ['UNKNOWN', "Can't redeem rewards"],
] as const)('[RW-07] %s reads %p', (role, text) => {
  expect(hiddenRewardsText(role)).toBe(text);
});

test('[RW-04] a corporate session sees the account of its business, else its business cards', () => {
  const accounts = [account('a-1'), account('a-2', 'Larkfield Business Plus'), account('a-3')];
  const ids = (reference: string | null) =>
    accountsOfSession(accounts, { accountReferenceId: reference }, []).map((each) => each.accountReferenceId);
  expect(ids('a-3')).toEqual(['a-3']);
  expect(ids('gone')).toEqual(['a-2']);
  expect(ids(null)).toEqual(['a-2']);
  expect(accountsOfSession(accounts, null, [])).toBe(accounts);
});

test('[RW-05] [RW-06] the index in the address overrides the stored account; an invalid index is ignored', () => {
  const accounts = [account('a-1'), account('a-2'), account('a-3')];
  expect(selectedAccount(accounts, { index: 1, storedReferenceId: 'a-3' })).toBe(accounts[1]);
  expect(selectedAccount(accounts, { index: 7, storedReferenceId: 'a-3' })).toBe(accounts[2]);
  expect(selectedAccount(accounts, { storedReferenceId: 'gone' })).toBe(accounts[0]);
  expect(selectedAccount([], { index: 0 })).toBeNull();
});

test('[RW-14] the card of a non-financial user is that of the saved payment method', () => {
  const saved = { cardType: 'visa' };
  expect(cardTypeOf({ role: 'NON_FINANCIAL_USER', productDisplayName: 'Summit' }, saved)).toBe('visa');
  expect(cardTypeOf({ role: 'NON_FINANCIAL_USER', productDisplayName: 'Summit' }, null)).toBe('Summit');
  expect(cardTypeOf({ role: 'PRIMARY', productDisplayName: 'Summit' }, saved)).toBe('Summit');
});

test('[RW-16] the paradise card cannot be serviced', () => {
  expect(isUnserviced('Larkfield Paradise', 'paradise')).toBe(true);
  expect(isUnserviced('Larkfield Summit', 'paradise')).toBe(false);
});
