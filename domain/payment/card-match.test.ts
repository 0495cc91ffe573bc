import { isVcnToSend, matchCard } from './card-match';

const accounts = [
  { accountReferenceId: 'a-1', lastFour: '1111', lastFourVirtualCardNumbers: ['2222'] },
  { accountReferenceId: 'a-2', lastFour: '3333', lastFourVirtualCardNumbers: [] },
];
const production = { lastFours: ['4242'], isProduction: true };
const testing = { lastFours: ['4242'], isProduction: false };

test('[PM-10] a card matches by its physical or a virtual number, or not at all', () => {
  expect(matchCard('3333', accounts, production)).toEqual({
    accountReferenceId: 'a-2',
    isVirtualCardNumber: false,
  });
  expect(matchCard('2222', accounts, production)).toEqual({
    accountReferenceId: 'a-1',
    isVirtualCardNumber: true,
  });
  expect(matchCard('9999', accounts, production)).toBeNull();
});

test('[PM-11] test numbers belong to the first account, and only outside production', () => {
  expect(matchCard('4242', accounts, testing)).toEqual({
    accountReferenceId: 'a-1',
    isVirtualCardNumber: false,
  });
  expect(matchCard('9999', accounts, testing)).toBeNull();
  expect(matchCard('4242', accounts, production)).toBeNull();
  expect(matchCard('4242', [], testing)).toBeNull();
});

test('[PM-12] isVCN is sent when virtual numbers are enabled and the match was on one', () => {
  const match = { accountReferenceId: 'a-1', isVirtualCardNumber: true };
  expect(isVcnToSend(match, true)).toBe(true);
  expect(isVcnToSend(match, false)).toBe(false);
  expect(isVcnToSend({ ...match, isVirtualCardNumber: false }, true)).toBe(false);
});
