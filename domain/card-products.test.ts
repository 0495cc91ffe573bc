import { DEMONSTRATION_CARD_NAMES, isBusinessCard, productFamily } from './card-products';

const { businessCardPrefixes, productFamilies } = DEMONSTRATION_CARD_NAMES;
const account = (productDisplayName: string, accountReferenceId = 'a-1') => ({
  productDisplayName,
  accountReferenceId,
});

test.each([
  ['Larkfield Summit', 'PREMIUM'],
  ['LARKFIELD MERIDIAN', 'MID_TIER'],
  ['Larkfield Cash Plus', 'CASH_BACK'],
  ['Larkfield Business Cash', 'BUSINESS'],
  ['Somebody else', null],
])('[RW-21] %s is of the family %s', (name, family) => {
  expect(productFamily(name, productFamilies)).toBe(family);
});

test('[RW-19] business cards by prefix, by word and by account', () => {
  expect(isBusinessCard(account('Ledger Plus'), businessCardPrefixes)).toBe(true);
  expect(isBusinessCard(account('My BUSINESS card'), businessCardPrefixes)).toBe(true);
  expect(isBusinessCard(account('My Ledger card'), businessCardPrefixes)).toBe(false);
  expect(isBusinessCard(account('Summit', 'a-9'), businessCardPrefixes, 'a-9')).toBe(true);
  expect(isBusinessCard(account('Summit', 'a-1'), businessCardPrefixes, 'a-9')).toBe(false);
  expect(isBusinessCard(account('Summit'), businessCardPrefixes, null)).toBe(false);
});
